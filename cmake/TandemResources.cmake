# What is compiled into the program: icons, the sample project, guidelines, translations.
file(GLOB_RECURSE resource_files CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}/resources" "${CMAKE_SOURCE_DIR}/resources/*")
list(TRANSFORM resource_files PREPEND "${CMAKE_SOURCE_DIR}/resources/" OUTPUT_VARIABLE resource_paths)
foreach(path alias IN ZIP_LISTS resource_paths resource_files)
    set_source_files_properties(${path} PROPERTIES QT_RESOURCE_ALIAS ${alias})
endforeach()
qt_add_resources(tandem_app tandem_resources PREFIX /tandem FILES ${resource_paths})

set(ts_files "${CMAKE_SOURCE_DIR}/translations/tandem_zh_CN.ts" "${CMAKE_SOURCE_DIR}/translations/tandem_fa.ts")
file(GLOB_RECURSE translated_sources CONFIGURE_DEPENDS
    "${CMAKE_SOURCE_DIR}/models/*.cpp" "${CMAKE_SOURCE_DIR}/storage/*.cpp" "${CMAKE_SOURCE_DIR}/ui/*.cpp"
    "${CMAKE_SOURCE_DIR}/views/*.cpp" "${CMAKE_SOURCE_DIR}/app/*.cpp"
    "${CMAKE_SOURCE_DIR}/models/*.h" "${CMAKE_SOURCE_DIR}/storage/*.h" "${CMAKE_SOURCE_DIR}/ui/*.h"
    "${CMAKE_SOURCE_DIR}/views/*.h" "${CMAKE_SOURCE_DIR}/app/*.h")
qt_add_lupdate(tandem_app TS_FILES ${ts_files} SOURCES ${translated_sources} OPTIONS -locations none -no-obsolete)
qt_add_lrelease(tandem_app TS_FILES ${ts_files} QM_FILES_OUTPUT_VARIABLE qm_files)
foreach(path IN LISTS qm_files)
    get_filename_component(name ${path} NAME)
    set_source_files_properties(${path} PROPERTIES QT_RESOURCE_ALIAS ${name})
endforeach()
qt_add_resources(tandem_app tandem_translations PREFIX /i18n FILES ${qm_files})
