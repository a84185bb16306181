# Layers: one library per top folder (and one per workspace in views/). A layer's headers are reached through a
# tree of links that holds that folder alone, so an include of a folder that is not among its DEPENDS does not compile.
set(TANDEM_LAYER_TREE "${CMAKE_SOURCE_DIR}/build/.layers")

# tandem_layer(FOLDER PRECOMPILED set DEPENDS layer... LINK target... [COMPUTES subfolder-or-file...] [READS subfolder...]):
# library tandem_FOLDER ('/' becomes '_'). The folders and files (without their suffix) named by COMPUTES are optimized as what
# computes, everything else as what only stores, lays out and wires (TANDEM_COMPUTING and TANDEM_PLAIN, in the presets). READS are the folders
# whose readers of foreign input are fuzzed.
function(tandem_layer folder)
    cmake_parse_arguments(ARG "" "PRECOMPILED" "DEPENDS;LINK;COMPUTES;READS" ${ARGN})
    string(REPLACE "/" "_" name "${folder}")
    set(target "tandem_${name}")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${folder}/*.cpp" "${CMAKE_SOURCE_DIR}/${folder}/*.h")
    set(computing ${sources})
    list(JOIN ARG_COMPUTES "|" folders)
    list(FILTER computing INCLUDE REGEX "^${CMAKE_SOURCE_DIR}/${folder}/(${folders})(/|\\.)")
    if(computing)
        list(REMOVE_ITEM sources ${computing})
    endif()
    add_library(${target} ${sources})
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)

    cmake_path(GET folder PARENT_PATH parent)
    file(MAKE_DIRECTORY "${TANDEM_LAYER_TREE}/${name}/${parent}")
    file(CREATE_LINK "${CMAKE_SOURCE_DIR}/${folder}" "${TANDEM_LAYER_TREE}/${name}/${folder}" SYMBOLIC)
    target_include_directories(${target} PUBLIC "${TANDEM_LAYER_TREE}/${name}")

    list(TRANSFORM ARG_DEPENDS REPLACE "/" "_")
    list(TRANSFORM ARG_DEPENDS PREPEND "tandem_")
    target_link_libraries(${target} PUBLIC ${ARG_DEPENDS} ${ARG_LINK} PRIVATE tandem_strict)
    target_compile_options(${target} PRIVATE ${TANDEM_PLAIN})
    tandem_precompiled(${target} ${ARG_PRECOMPILED})
    set(TANDEM_READERS "")
    if(ARG_READS)
        list(JOIN ARG_READS "|" readers)
        set(TANDEM_READERS "${CMAKE_SOURCE_DIR}/${folder}/(${readers})/")
    endif()
    tandem_join(${target} "${TANDEM_JOINED}" ${sources})
    if(computing)
        add_library(${target}_computing OBJECT ${computing})
        target_include_directories(${target}_computing PRIVATE "${TANDEM_LAYER_TREE}/${name}")
        target_link_libraries(${target}_computing PRIVATE ${ARG_DEPENDS} ${ARG_LINK} tandem_strict)
        target_compile_options(${target}_computing PRIVATE ${TANDEM_COMPUTING})
        tandem_precompiled(${target}_computing computing)
        # What is optimized takes longer: fewer files at once, so that a change of one of them is not waited for.
        math(EXPR fewer "(${TANDEM_JOINED} + 1) / 2")
        tandem_join(${target}_computing "${fewer}" ${computing})
        target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_computing>)
    endif()
endfunction()

# A layer for every folder in views/; sets TANDEM_WORKSPACES to their names. Workspaces do not see each other, but all
# of them see views/session, the open project and its undo stack.
function(tandem_workspaces)
    cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
    tandem_layer(views/session PRECOMPILED views DEPENDS ${ARG_DEPENDS})
    set(workspaces views/session)
    file(GLOB folders CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}" "${CMAKE_SOURCE_DIR}/views/*")
    foreach(folder IN LISTS folders)
        if(NOT IS_DIRECTORY "${CMAKE_SOURCE_DIR}/${folder}" OR folder STREQUAL "views/session")
            continue()
        endif()
        tandem_layer(${folder} PRECOMPILED views DEPENDS views/session ${ARG_DEPENDS})
        list(APPEND workspaces ${folder})
    endforeach()
    set(TANDEM_WORKSPACES ${workspaces} PARENT_SCOPE)
endfunction()
