#include "scorerbench.h"

#include "figures.h"
#include "storage/scorers/programscorer.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <sys/resource.h>

namespace tandem::bench {

namespace {

constexpr int kManyPairs = 20'000;
constexpr int kBusyPairs = 5'000;
constexpr int kPairWords = 29;

QList<metrics::BatchPair> madePairs(int count)
{
    QList<metrics::BatchPair> pairs;
    for (int i = 0; i < count; ++i) {
        QString reference = QString::number(i);
        for (int word = 0; word < kPairWords; ++word)
            reference += QStringLiteral(" word%1").arg((i * 7 + word * 13) % 1000);
        pairs.append({reference, reference.mid(20)});
    }
    return pairs;
}

/// Processor time of this process until now, seconds: what the protocol costs on a busy machine
/// too.
double processorSeconds()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return double(time.tv_sec) + double(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

/// Seconds until every pair has its score; less than 0 where one has none.
double secondsFor(const ProgramScorer& scorer, const QList<metrics::BatchPair>& pairs)
{
    QElapsedTimer timer;
    timer.start();
    qint64 scored = 0;
    const auto done =
        scorer.begin()->score(pairs, [&](qsizetype, const metrics::Score&) { ++scored; });
    if (!done)
        print(done.error().sentence(), 0, {});
    return done && scored == pairs.size() ? double(timer.nsecsElapsed()) / 1e9 : -1.0;
}

} // namespace

int measureScorers(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty()) {
        printHeadline(QStringLiteral("Scorers: left out, python3 is not installed"));
        return 0;
    }
    printHeadline(QStringLiteral("Measures of other programs"));
    const QTemporaryDir folder;
    const QString log = folder.filePath(QStringLiteral("log.json"));
    const auto scorer = [&](int ms) {
        ProgramMeasure measure;
        measure.key = QStringLiteral("bench");
        measure.command = QStringLiteral("%1 " TANDEM_BENCH "/scorer.py %2 %3")
                              .arg(python, QString::number(ms), log);
        return std::make_unique<ProgramScorer>(
            measure, folder.path(), folder.filePath(QStringLiteral("scores%1.sqlite").arg(ms)));
    };
    const QList<metrics::BatchPair> pairs = madePairs(kManyPairs);
    const auto nothing = scorer(0);
    const double before = processorSeconds();
    const double wall = secondsFor(*nothing, pairs);
    print(QStringLiteral("%1 pairs through a scorer that does nothing").arg(pairs.size()), wall,
        QStringLiteral("s"),
        QStringLiteral("with Python's start, aim 1; %1 s of it Tandem's processor time")
            .arg(processorSeconds() - before, 0, 'f', 3));
    print(QStringLiteral("the same again, from the cache"), secondsFor(*nothing, pairs),
        QStringLiteral("s"));
    const double seconds = secondsFor(*scorer(1), madePairs(kBusyPairs));
    QFile file(log);
    const QJsonObject told = file.open(QIODevice::ReadOnly)
                                 ? QJsonDocument::fromJson(file.readAll()).object()
                                 : QJsonObject();
    print(QStringLiteral("%1 pairs through a scorer that takes 1 ms for each").arg(kBusyPairs),
        seconds, QStringLiteral("s"),
        QStringLiteral("busy for %1 % of its time, aim 95")
            .arg(100.0 * told[QLatin1String("busy")].toDouble() /
                     told[QLatin1String("all")].toDouble(),
                0, 'f', 1));
    return 0;
}

} // namespace tandem::bench
