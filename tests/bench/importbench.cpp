#include "importbench.h"

#include "figures.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <fstream>

namespace tandem::bench {

int parsePlainly(const QString& path)
{
    std::ifstream stream(QFile::encodeName(path).toStdString(), std::ios::binary);
    const auto parsed = nlohmann::json::parse(stream, nullptr, false);
    return parsed.is_array() && !parsed.empty() ? 0 : 1;
}

void measureImport(const QString& benchmark, const QString& folder)
{
    const double megabytes = static_cast<double>(QFileInfo(benchmark).size()) / 1e6;
    printHeadline(QStringLiteral("Import of %1 MB, beside plain nlohmann parsing of the same file")
                      .arg(megabytes, 0, 'f', 1));
    const ChildRun plain =
        runChild(QCoreApplication::applicationFilePath(), {QStringLiteral("--parse"), benchmark});
    const QString project = folder + QStringLiteral("/imported.tandem");
    const ChildRun import = runChild(
        QStringLiteral(TANDEM_BINARY), {QStringLiteral("import"), benchmark, project,
                                           QStringLiteral("--duplicates"), QStringLiteral("keep")});
    if (plain.exitCode != 0 || import.exitCode != 0) {
        print(QStringLiteral("failed, exit codes of parse and import"), plain.exitCode, QString(),
            QString::number(import.exitCode));
        return;
    }
    print(QStringLiteral("plain parse"), plain.wallMs / 1000, QStringLiteral("s"),
        QStringLiteral("%1 MB/s, peak %2 MB")
            .arg(megabytes / plain.wallMs * 1000, 0, 'f', 1)
            .arg(plain.peakMegabytes, 0, 'f', 0));
    print(QStringLiteral("import (parse, check, store, index)"), import.wallMs / 1000,
        QStringLiteral("s"),
        QStringLiteral("%1 MB/s, peak %2 MB")
            .arg(megabytes / import.wallMs * 1000, 0, 'f', 1)
            .arg(import.peakMegabytes, 0, 'f', 0));
    print(QStringLiteral("time, import over plain parse"), import.wallMs / plain.wallMs,
        QStringLiteral("x"));
    print(QStringLiteral("peak memory, import over plain parse"),
        import.peakMegabytes / plain.peakMegabytes, QStringLiteral("x"));
    QFile::remove(project);
}

} // namespace tandem::bench
