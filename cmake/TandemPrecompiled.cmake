# Precompiled Qt and standard headers, one set for each floor of the house. They hold nothing of the project, so a layer's
# includes stay as honest as without them (what it saves: CONTRIBUTING.md, on dependencies).
set(tandem_headers_core
    <algorithm> <array> <atomic> <cmath> <functional> <map> <memory> <optional> <unordered_map> <utility> <variant> <vector>
    <QByteArray> <QCoreApplication> <QDateTime> <QDir> <QEvent> <QFile> <QFileInfo> <QHash> <QJsonArray> <QJsonDocument>
    <QJsonObject> <QList> <QLocale> <QMap> <QObject> <QPointer> <QRegularExpression> <QSet> <QString> <QStringList>
    <QTextStream> <QThread> <QTimer> <QUuid> <QVariant> <tl/expected.hpp>)
set(tandem_headers_widgets ${tandem_headers_core} <QtWidgets/QtWidgets> <QSvgRenderer>)

function(tandem_precompiled_set name)
    cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
    set(source "${CMAKE_BINARY_DIR}/precompiled_${name}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "")
    add_library(tandem_precompiled_${name} OBJECT "${source}")
    set_target_properties(tandem_precompiled_${name} PROPERTIES AUTOMOC OFF)
    target_link_libraries(tandem_precompiled_${name} PRIVATE ${ARG_LINK} tandem_strict)
    target_precompile_headers(tandem_precompiled_${name} PRIVATE ${tandem_headers_${name}})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        # Without it the time stands in the file, and ccache finds nothing again.
        target_compile_options(tandem_precompiled_${name} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    endif()
endfunction()

tandem_precompiled_set(core LINK Qt6::Core tl::expected)
tandem_precompiled_set(widgets LINK Qt6::Core Qt6::Widgets Qt6::Svg tl::expected)

# tandem_precompiled(TARGET SET): compiles TARGET with the precompiled headers of SET.
function(tandem_precompiled target set)
    target_precompile_headers(${target} REUSE_FROM tandem_precompiled_${set})
endfunction()
