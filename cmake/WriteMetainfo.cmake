# cmake -D TEMPLATE=FILE -D CHANGELOG=FILE -D VERSION=1.2.3 -D OUTPUT=FILE -P WriteMetainfo.cmake: writes what software centres
# read, with every release that has a date in the changelog. Fails if the newest section there is about another version.
file(STRINGS "${CHANGELOG}" sections REGEX "^## " ENCODING UTF-8)
list(GET sections 0 newest)
if(NOT newest MATCHES "^## ([0-9.]+)" OR NOT CMAKE_MATCH_1 STREQUAL VERSION)
    message(FATAL_ERROR "CMakeLists.txt says version ${VERSION}, but CHANGELOG.md begins with \"${newest}\".")
endif()
set(releases "")
foreach(section IN LISTS sections)
    if(section MATCHES "^## ([0-9.]+) - ([0-9-]+)$")
        string(APPEND releases "\n    <release version=\"${CMAKE_MATCH_1}\" date=\"${CMAKE_MATCH_2}\"/>")
    endif()
endforeach()
configure_file("${TEMPLATE}" "${OUTPUT}" @ONLY)
