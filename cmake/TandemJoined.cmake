# Source files that are compiled several at once, with what moc writes for their headers. Most of what a file costs are its
# headers and the templates that it instantiates, and both are shared by the files that stand in one compilation with it: the
# 15 tests of storage/runs take three times as long as one of them.
#
# CMake's own unity builds name each file by its whole path, so that the compiler cache finds nothing in the next clone; these
# name it by the way from one to the other. CMake's own moc step reads every header of Qt again for each header of ours, 0.3 s
# each; moc needs none of them. A source file may hold classes for moc, too: its last line includes what moc writes of it,
# "views/runs/rundetail.moc", which is known here when CMake runs (each ./dev does).
set(TANDEM_JOINED_FOLDER "${CMAKE_BINARY_DIR}/joined")
set(TANDEM_MOC_FOLDER "${CMAKE_BINARY_DIR}/moc")

# tandem_join(TARGET NUMBER SOURCE...): compiles the sources of TARGET, paths in full, so many at once; 0: each by itself, and
# what moc writes in one file. Headers among the sources are those that moc reads.
function(tandem_join target number)
    set(sources ${ARGN})
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    tandem_batches(${target} "${number}" ${sources})
    target_include_directories(${target} PRIVATE "${TANDEM_MOC_FOLDER}")
    foreach(source IN LISTS sources)
        file(STRINGS "${source}" own REGEX "^#include \".*\\.moc\"$")
        if(own)
            tandem_moc(moc "${source}" moc)
            set(joined "${TANDEM_BATCH_OF_${source}}")
            if(NOT joined)
                set(joined "${source}")
            endif()
            set_property(SOURCE "${joined}" APPEND PROPERTY OBJECT_DEPENDS "${moc}")
        endif()
    endforeach()
    set(headers ${ARGN})
    list(FILTER headers INCLUDE REGEX "\\.h$")
    foreach(header IN LISTS headers)
        tandem_moc(moc "${header}" cpp)
        # Beside its source file, which includes it anyway.
        cmake_path(REPLACE_EXTENSION header LAST_ONLY cpp OUTPUT_VARIABLE source)
        set(joined "${TANDEM_BATCH_OF_${source}}")
        if(NOT joined AND TANDEM_BATCHES)
            list(GET TANDEM_BATCHES 0 joined)
        elseif(NOT joined)
            set(joined "${TANDEM_JOINED_FOLDER}/${target}_moc.cpp")
            if(NOT joined IN_LIST TANDEM_BATCHES)
                list(APPEND TANDEM_BATCHES "${joined}")
                target_sources(${target} PRIVATE "${joined}")
            endif()
        endif()
        list(APPEND "${joined}" "${moc}")
        set_property(SOURCE "${joined}" APPEND PROPERTY OBJECT_DEPENDS "${moc}")
    endforeach()
    foreach(joined IN LISTS TANDEM_BATCHES)
        set(includes "")
        foreach(source IN LISTS ${joined})
            cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${TANDEM_JOINED_FOLDER}")
            string(APPEND includes "#include \"${source}\"\n")
        endforeach()
        file(CONFIGURE OUTPUT "${joined}" CONTENT "${includes}" @ONLY)
        # What the fuzzer is to find its way through.
        if(TANDEM_READERS AND "${${joined}}" MATCHES "${TANDEM_READERS}")
            set_property(SOURCE "${joined}" APPEND PROPERTY COMPILE_OPTIONS ${TANDEM_STEERS_FUZZER})
        endif()
    endforeach()
endfunction()

# tandem_join_tests(TARGET NUMBER SOURCE...): the same for the tests of one folder, each in a namespace of its own, since every
# test has its Fixture and its project(). Their headers are included before, outside of it.
function(tandem_join_tests target number)
    # A header beside the tests is named without its folder, and what moc writes for a test, too.
    list(GET ARGN 0 first)
    cmake_path(GET first PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${CMAKE_SOURCE_DIR}" OUTPUT_VARIABLE below)
    target_include_directories(${target} PRIVATE "${folder}" "${TANDEM_MOC_FOLDER}/${below}")
    foreach(source IN LISTS ARGN)
        tandem_moc(moc "${source}" moc)
        set(moc_of_${source} "${moc}")
        if(NOT number)
            set_property(SOURCE "${source}" APPEND PROPERTY OBJECT_DEPENDS "${moc}")
        endif()
    endforeach()
    tandem_batches(${target} "${number}" ${ARGN})
    foreach(joined IN LISTS TANDEM_BATCHES)
        add_custom_command(OUTPUT "${joined}"
            COMMAND ${CMAKE_COMMAND} -D "OUTPUT=${joined}" -D "SOURCES=${${joined}}" -P "${CMAKE_SOURCE_DIR}/cmake/JoinTests.cmake"
            DEPENDS ${${joined}} "${CMAKE_SOURCE_DIR}/cmake/JoinTests.cmake" VERBATIM COMMENT "Joining ${joined}")
        foreach(source IN LISTS ${joined})
            set_property(SOURCE "${joined}" APPEND PROPERTY OBJECT_DEPENDS "${moc_of_${source}}")
        endforeach()
    endforeach()
endfunction()

# tandem_moc(VARIABLE SOURCE SUFFIX): the path of what moc writes for a source file; nearly empty where it has no class for moc.
function(tandem_moc variable source suffix)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${CMAKE_SOURCE_DIR}" OUTPUT_VARIABLE written)
    cmake_path(REPLACE_EXTENSION written LAST_ONLY ${suffix})
    set(written "${TANDEM_MOC_FOLDER}/${written}")
    set(${variable} "${written}" PARENT_SCOPE)
    get_property(known GLOBAL PROPERTY tandem_moc_${source})
    if(known)
        return()
    endif()
    set_property(GLOBAL PROPERTY tandem_moc_${source} ON)
    cmake_path(GET written PARENT_PATH folder)
    file(MAKE_DIRECTORY "${folder}")
    add_custom_command(OUTPUT "${written}" COMMAND Qt6::moc --no-notes "${source}" -o "${written}"
        DEPENDS "${source}" VERBATIM COMMENT "Reading ${source} for moc")
    set_property(GLOBAL APPEND PROPERTY tandem_mocs "${written}")
endfunction()

# A target that writes all that moc writes, and compiles nothing.
function(tandem_moc_target)
    get_property(written GLOBAL PROPERTY tandem_mocs)
    add_custom_target(tandem_moc DEPENDS ${written})
endfunction()

# (A file with definitions of its own is compiled by itself.) Adds a file for each NUMBER of sources to the target in the place
# of these. Sets TANDEM_BATCHES to the files' paths, a variable named like each to
# what it joins, and TANDEM_BATCH_OF_SOURCE.
function(tandem_batches target number)
    set(batches "")
    set(place 0)
    foreach(source IN LISTS ARGN)
        get_source_file_property(own "${source}" COMPILE_DEFINITIONS)
        if(own OR NOT number)
            continue()
        endif()
        math(EXPR batch "${place} / ${number}")
        math(EXPR place "${place} + 1")
        set(joined "${TANDEM_JOINED_FOLDER}/${target}_${batch}.cpp")
        list(APPEND batches "${joined}")
        list(APPEND "${joined}" "${source}")
        set("${joined}" "${${joined}}" PARENT_SCOPE)
        set("TANDEM_BATCH_OF_${source}" "${joined}" PARENT_SCOPE)
        set_source_files_properties("${source}" PROPERTIES HEADER_FILE_ONLY ON)
    endforeach()
    list(REMOVE_DUPLICATES batches)
    target_sources(${target} PRIVATE ${batches})
    set(TANDEM_BATCHES "${batches}" PARENT_SCOPE)
endfunction()
