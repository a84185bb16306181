# cmake -D VERSION=1.2.3 -D REVISION=1 -D CHANGELOG=FILE -D OUTPUT=FILE -P WriteDebianChangelog.cmake: writes the changelog of the
# packaging, which points to the one of the program: its newest section has the date of that file, the others that have a date theirs.
function(add_entry version)
    execute_process(COMMAND date -R -u ${ARGN} OUTPUT_VARIABLE written OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    file(APPEND "${OUTPUT}" "tandem-workbench (${version}-${REVISION}) unstable; urgency=medium

  * What is new in the program is said in changelog.gz beside this file.

 -- Tandem maintainers <maintainers@tandem.example>  ${written}

")
endfunction()

file(WRITE "${OUTPUT}" "")
add_entry(${VERSION} -r "${CHANGELOG}")
file(STRINGS "${CHANGELOG}" sections REGEX "^## " ENCODING UTF-8)
foreach(section IN LISTS sections)
    if(section MATCHES "^## ([0-9.]+) - ([0-9-]+)$" AND NOT CMAKE_MATCH_1 STREQUAL VERSION)
        add_entry(${CMAKE_MATCH_1} -d ${CMAKE_MATCH_2})
    endif()
endforeach()
