#include "kgdsprojectbench.h"

#include "figures.h"
#include "models/kgds/systemtables.h"
#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/project/importer.h"
#include "storage/project/systemimport.h"
#include "storage/project/systemscores.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdio>

namespace tandem::bench {

namespace {

constexpr int kOpenings = 3;

double secondsOf(QElapsedTimer& timer)
{
    return double(timer.nsecsElapsed()) / 1e9;
}

/// As "tandem kgds import" does it.
Expected<SystemImport> importOutputs(const QString& project, const QString& outputs)
{
    TANDEM_TRY(database, openProjectFile(project, Database::Mode::ReadWrite));
    QElapsedTimer timer;
    timer.start();
    TANDEM_TRY(benchmark, SystemBenchmark::of(**database));
    TANDEM_TRY(file, readSystemFile(outputs, *benchmark));
    const double read = secondsOf(timer);
    Transaction transaction(**database);
    TANDEM_DO(transaction.begin());
    TANDEM_TRY(brought, writeSystemFile(**database, *benchmark, *file, kImportedVerifier));
    TANDEM_DO(transaction.commit());
    print(QStringLiteral("imported into a project"), secondsOf(timer), QStringLiteral("s"),
        QStringLiteral("%1 outputs, %2 judgements, read in %3 s; aim 20 s; file %4 MB")
            .arg(brought->outputs)
            .arg(brought->verdicts)
            .arg(read, 0, 'f', 2)
            .arg(double(QFileInfo(project).size()) / 1e6, 0, 'f', 1));
    return *brought;
}

/// From opening the file to the table's means, then to its intervals and tests.
Expected<void> openTable(const QString& project, double& means, double& all)
{
    QElapsedTimer timer;
    timer.start();
    TANDEM_TRY(database, openProjectFile(project, Database::Mode::ReadOnly));
    TANDEM_TRY(verifier, foremostVerifier(**database));
    TANDEM_TRY(systems, systemScores(**database, *verifier));
    qsizetype rows = 0;
    for (const kgds::Pattern pattern : kgds::kPatterns)
        rows +=
            kgds::scoreTableSection(kgds::scoreTableMeans(*systems, pattern), pattern).rows.size();
    means = 1000.0 * secondsOf(timer);
    kgds::systemTablesReport(*systems, {}, {}, {});
    all = 1000.0 * secondsOf(timer);
    return rows > 0 ? Expected<void>() : failure(ErrorCode::NotFound, {});
}

bool told(const Error& error)
{
    std::fprintf(stderr, "bench: %s\n", qPrintable(error.sentence()));
    return false;
}

} // namespace

bool measureSystemsInProject(const QString& benchmark, const QString& outputs)
{
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("systems.tandem"));
    if (const auto made = importFiles({benchmark}, project); !made)
        return told(made.error());
    if (const auto brought = importOutputs(project, outputs); !brought)
        return told(brought.error());
    double means = 0.0;
    double all = 0.0;
    for (int i = 0; i < kOpenings; ++i) {
        double first = 0.0;
        double last = 0.0;
        if (const auto opened = openTable(project, first, last); !opened)
            return told(opened.error());
        means = i == 0 ? first : std::min(means, first);
        all = i == 0 ? last : std::min(all, last);
    }
    print(QStringLiteral("table of means from opening, best of %1").arg(kOpenings), means,
        QStringLiteral("ms"), QStringLiteral("aim 300 ms"));
    print(QStringLiteral("with intervals, tests and errors"), all, QStringLiteral("ms"));
    return true;
}

} // namespace tandem::bench
