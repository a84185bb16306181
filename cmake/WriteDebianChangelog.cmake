# cmake -D VERSION=1.2.3-1 -D CHANGELOG=FILE -D OUTPUT=FILE -P WriteDebianChangelog.cmake: writes the changelog of the packaging,
# which points to the one of the program and has its date.
execute_process(COMMAND date -R -u -r "${CHANGELOG}" OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
file(WRITE "${OUTPUT}" "tandem-workbench (${VERSION}) unstable; urgency=medium

  * What is new in the program is said in changelog.gz beside this file.

 -- Tandem maintainers <maintainers@tandem.example>  ${date}
")
