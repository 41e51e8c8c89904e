# Debian packages, made by `make package`: the program, and the library for developers.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME a-maze-ing)
set(CPACK_PACKAGE_VENDOR "the a_maze_ing authors")
set(CPACK_PACKAGE_CONTACT "the a_maze_ing authors <a-maze-ing@a-maze-ing.example>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
                                                WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL program library)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/package_files.cmake)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME a-maze-ing)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION graphics)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS fonts-dejavu-core)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
    "Makes mazes with many algorithms from a file or from options, finds
the shortest way, writes hexadecimal text, pictures, JSON, SVG, PNG and PDF,
whole puzzle books too, and shows a maze in a window to watch and to play.")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libmazegen-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION
    "library that makes and solves mazes (development files)
This package has the static library mazegen for programs in C++20 and its
headers, for CMake (find_package) and pkg-config. It needs nothing but the
standard library.")
include(CPack)
