# Precompiled Qt and standard headers, one set for each floor of the house (what it saves: CONTRIBUTING.md, on dependencies).
# Those of views/ and app/ also hold what nearly every file there includes of the floors below; `./dev includes` compiles files
# without it, and finds an include that is missing.
set(tandem_headers_core
    <algorithm> <array> <atomic> <cmath> <functional> <map> <memory> <optional> <unordered_map> <utility> <variant> <vector>
    <QByteArray> <QCoreApplication> <QDateTime> <QDir> <QEvent> <QFile> <QFileInfo> <QHash> <QJsonArray> <QJsonDocument>
    <QJsonObject> <QList> <QLocale> <QMap> <QObject> <QPointer> <QRegularExpression> <QSet> <QString> <QStringList>
    <QTextStream> <QThread> <QTimer> <QUuid> <QVariant> <tl/expected.hpp>)
set(tandem_headers_computing ${tandem_headers_core})
set(tandem_headers_widgets ${tandem_headers_core} <QtWidgets/QtWidgets> <QSvgRenderer>)
set(tandem_headers_views ${tandem_headers_widgets})
if(TANDEM_JOINED)
    list(APPEND tandem_headers_views
        <models/error.h> <models/ids.h> <models/results/report.h> <models/results/spelling.h>
        <storage/changes/latest.h> <storage/project/project.h>
        <ui/arrange.h> <ui/parts.h> <ui/rows/rowsof.h> <ui/screen/layoutkeeping.h> <ui/screen/livetext.h>
        <ui/screen/workspace.h> <ui/theme.h>)
endif()

# tandem_precompiled_set(NAME FLAGS flag... LINK target...): the flags are those of the targets that use it.
function(tandem_precompiled_set name)
    cmake_parse_arguments(ARG "" "" "FLAGS;LINK" ${ARGN})
    set(source "${CMAKE_BINARY_DIR}/precompiled_${name}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "")
    add_library(tandem_precompiled_${name} OBJECT "${source}")
    target_link_libraries(tandem_precompiled_${name} PRIVATE ${ARG_LINK} tandem_strict)
    target_compile_options(tandem_precompiled_${name} PRIVATE ${ARG_FLAGS})
    target_precompile_headers(tandem_precompiled_${name} PRIVATE ${tandem_headers_${name}})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        # Without it the time stands in the file, and ccache finds nothing again.
        target_compile_options(tandem_precompiled_${name} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    endif()
endfunction()

tandem_precompiled_set(core FLAGS ${TANDEM_PLAIN} LINK Qt6::Core tl::expected)
tandem_precompiled_set(computing FLAGS ${TANDEM_COMPUTING} LINK Qt6::Core tl::expected)
tandem_precompiled_set(widgets FLAGS ${TANDEM_PLAIN} LINK Qt6::Core Qt6::Widgets Qt6::Svg tl::expected)
tandem_precompiled_set(views FLAGS ${TANDEM_PLAIN} LINK tandem_ui tandem_storage tandem_models)

# tandem_precompiled(TARGET SET): compiles TARGET with the precompiled headers of SET.
function(tandem_precompiled target set)
    target_precompile_headers(${target} REUSE_FROM tandem_precompiled_${set})
endfunction()
