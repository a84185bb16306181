# Layers: one static library per top folder (and one per workspace in views/). A layer's headers are reached through a
# tree of links that holds that folder alone, so an include of a folder that is not among its DEPENDS does not compile.
set(TANDEM_LAYER_TREE "${CMAKE_SOURCE_DIR}/build/.layers")

# tandem_layer(FOLDER PRECOMPILED set DEPENDS layer... LINK target...): library tandem_FOLDER ('/' becomes '_').
function(tandem_layer folder)
    cmake_parse_arguments(ARG "" "PRECOMPILED" "DEPENDS;LINK" ${ARGN})
    string(REPLACE "/" "_" name "${folder}")
    set(target "tandem_${name}")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${folder}/*.cpp" "${CMAKE_SOURCE_DIR}/${folder}/*.h")
    add_library(${target} STATIC ${sources})
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)

    cmake_path(GET folder PARENT_PATH parent)
    file(MAKE_DIRECTORY "${TANDEM_LAYER_TREE}/${name}/${parent}")
    file(CREATE_LINK "${CMAKE_SOURCE_DIR}/${folder}" "${TANDEM_LAYER_TREE}/${name}/${folder}" SYMBOLIC)
    target_include_directories(${target} PUBLIC "${TANDEM_LAYER_TREE}/${name}")

    list(TRANSFORM ARG_DEPENDS REPLACE "/" "_")
    list(TRANSFORM ARG_DEPENDS PREPEND "tandem_")
    target_link_libraries(${target} PUBLIC ${ARG_DEPENDS} ${ARG_LINK} PRIVATE tandem_strict)
    tandem_precompiled(${target} ${ARG_PRECOMPILED})
    if(TANDEM_UNITY)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${TANDEM_UNITY})
    endif()
endfunction()

# A layer for every folder in views/; sets TANDEM_WORKSPACES to their names. Workspaces do not see each other, but all
# of them see views/session, the open project and its undo stack.
function(tandem_workspaces)
    cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
    tandem_layer(views/session PRECOMPILED widgets DEPENDS ${ARG_DEPENDS})
    set(workspaces views/session)
    file(GLOB folders CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}" "${CMAKE_SOURCE_DIR}/views/*")
    foreach(folder IN LISTS folders)
        if(NOT IS_DIRECTORY "${CMAKE_SOURCE_DIR}/${folder}" OR folder STREQUAL "views/session")
            continue()
        endif()
        tandem_layer(${folder} PRECOMPILED widgets DEPENDS views/session ${ARG_DEPENDS})
        list(APPEND workspaces ${folder})
    endforeach()
    set(TANDEM_WORKSPACES ${workspaces} PARENT_SCOPE)
endfunction()
