# What is compiled into the program: icons, the sample project, guidelines, translations.
file(GLOB_RECURSE resource_files CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}/resources" "${CMAKE_SOURCE_DIR}/resources/*")
list(TRANSFORM resource_files PREPEND "${CMAKE_SOURCE_DIR}/resources/" OUTPUT_VARIABLE resource_paths)
foreach(path alias IN ZIP_LISTS resource_paths resource_files)
    set_source_files_properties(${path} PROPERTIES QT_RESOURCE_ALIAS ${alias})
endforeach()
qt_add_resources(tandem_app tandem_resources PREFIX /tandem FILES ${resource_paths})

# English holds only the plural forms of what the sources say with "(s)".
set(ts_files "${CMAKE_SOURCE_DIR}/translations/tandem_zh_CN.ts" "${CMAKE_SOURCE_DIR}/translations/tandem_fa.ts")
set(ts_english "${CMAKE_SOURCE_DIR}/translations/tandem_en.ts")
# `ninja update_translations` takes new texts in; the folders are given whole, and the include path lets lupdate find the
# classes' namespaces.
set(lupdate_call Qt6::lupdate -I . -locations none -no-obsolete -extensions cpp,h models storage ui views app)
add_custom_target(update_translations
    COMMAND ${lupdate_call} -ts ${ts_files}
    COMMAND ${lupdate_call} -pluralonly -source-language en -target-language en -ts ${ts_english}
    WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
qt_add_lrelease(tandem_app TS_FILES ${ts_files} ${ts_english} QM_FILES_OUTPUT_VARIABLE qm_files OPTIONS -silent)
foreach(path IN LISTS qm_files)
    get_filename_component(name ${path} NAME)
    set_source_files_properties(${path} PROPERTIES QT_RESOURCE_ALIAS ${name})
endforeach()
qt_add_resources(tandem_app tandem_translations PREFIX /i18n FILES ${qm_files})
