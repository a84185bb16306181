# What is installed where a desktop and the shells look for it, and how a Debian package is made of it.
include(GNUInstallDirs)

# Debian looks for what belongs to a package under its name.
set(CMAKE_INSTALL_DOCDIR ${CMAKE_INSTALL_DATADIR}/doc/tandem-workbench)

# The manual page is what the program's own help says.
set(man_page ${CMAKE_CURRENT_BINARY_DIR}/tandem.1)
add_custom_command(OUTPUT ${man_page}.gz
    COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 $<TARGET_FILE:tandem> help man > ${man_page}
    COMMAND gzip -9nf ${man_page}
    DEPENDS tandem VERBATIM)
add_custom_target(man_page DEPENDS ${man_page}.gz)

set(changelog ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz)
add_custom_command(OUTPUT ${changelog}
    COMMAND gzip -9nc ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md > ${changelog}
    DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md VERBATIM)

# Debian wants an account of the packaging beside it, in a form of its own.
set(debian_changelog ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian)
set(debian_revision 1)
add_custom_command(OUTPUT ${debian_changelog}.gz
    COMMAND ${CMAKE_COMMAND} -D VERSION=${PROJECT_VERSION} -D REVISION=${debian_revision} -D CHANGELOG=${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md
        -D OUTPUT=${debian_changelog} -P ${CMAKE_CURRENT_SOURCE_DIR}/cmake/WriteDebianChangelog.cmake
    COMMAND gzip -9nf ${debian_changelog}
    DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md ${CMAKE_CURRENT_SOURCE_DIR}/cmake/WriteDebianChangelog.cmake VERBATIM)

# Its releases are those of the changelog.
set(metainfo ${CMAKE_CURRENT_BINARY_DIR}/tandem.metainfo.xml)
set(metainfo_template ${CMAKE_CURRENT_SOURCE_DIR}/resources/desktop/tandem.metainfo.xml.in)
set(metainfo_script ${CMAKE_CURRENT_SOURCE_DIR}/cmake/WriteMetainfo.cmake)
add_custom_command(OUTPUT ${metainfo}
    COMMAND ${CMAKE_COMMAND} -D TEMPLATE=${metainfo_template} -D CHANGELOG=${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md
        -D VERSION=${PROJECT_VERSION} -D OUTPUT=${metainfo} -P ${metainfo_script}
    DEPENDS ${metainfo_template} ${metainfo_script} ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md VERBATIM)
add_custom_target(installed_files DEPENDS man_page ${changelog} ${debian_changelog}.gz ${metainfo})

install(TARGETS tandem RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES resources/desktop/tandem.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES resources/desktop/tandem.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES resources/icons/tandem.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
# Where the program alone was built these are not there; `./dev package` makes them.
install(FILES ${man_page}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 OPTIONAL)
install(FILES ${changelog} ${debian_changelog}.gz DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
install(FILES ${metainfo} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo OPTIONAL)
install(FILES resources/desktop/copyright docs/serving.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES resources/desktop/completions/tandem.bash RENAME tandem
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES resources/desktop/completions/_tandem DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES resources/desktop/completions/tandem.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tandem-workbench)
set(CPACK_PACKAGE_CONTACT "Tandem maintainers <maintainers@tandem.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for summarization benchmarks and human evaluation")
set(CPACK_PACKAGE_DESCRIPTION "Two experts label the same material blind to each other, and only what both
say stays: supporting paragraphs, key atomic facts, clear atomic opinions.
Explained evaluations are shown side by side with the texts and reviewed blind,
measures and agreement are computed with what they stand on, and
human-agreement studies are run with raters who need only a browser.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${debian_revision})
set(CPACK_DEBIAN_PACKAGE_SECTION science)
# What draws the icons (SVG files) comes with libqt6svg6, which the program is linked with.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# X! Tandem, a program of proteomics, installs a program of the same name.
set(CPACK_DEBIAN_PACKAGE_CONFLICTS "tandem-mass")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "wordnet-base, fonts-noto-core, libqt6sql6-psql")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "qt6-wayland, fonts-noto-cjk")
include(CPack)
