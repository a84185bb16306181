#include "timelinesbench.h"

#include "figures.h"
#include "storage/formats/activitylogs/delimitedrows.h"
#include "storage/formats/activitylogs/timelinesreader.h"
#include "storage/formats/activitylogs/writtennumber.h"
#include "storage/formats/linereader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdio>
#include <random>

namespace tandem::bench {

namespace {

/// What the 25M edition has: 162,541 users, 62,423 films.
constexpr qint64 kLinesOfAUser = 154;
constexpr int kFilms = 62'423;
constexpr qsizetype kWrittenAtOnce = qsizetype(4) << 20;
constexpr qint64 kFirstTime = 1'000'000'000;

/// Lines in the order of users and films; every third user is five times as busy as the others.
bool writeMadeUpRatings(const QString& path, qint64 lines)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    std::mt19937_64 random(25);
    QByteArray bytes = "userId,movieId,rating,timestamp\n";
    qint64 user = 0;
    qint64 leftOfUser = 0;
    quint64 film = 1;
    quint64 userTime = 0;
    for (qint64 i = 0; i < lines; ++i) {
        if (leftOfUser-- == 0) {
            ++user;
            leftOfUser = (user % 3 == 0 ? 5 : 1) * kLinesOfAUser * 3 / 7;
            film = 1;
            userTime = random() % 500'000'000;
        }
        const quint64 drawn = random();
        film = 1 + (film + drawn % 500) % kFilms;
        bytes += QByteArray::number(user) + ',' + QByteArray::number(film) + ',' +
                 QByteArray::number(double(1 + (drawn >> 32) % 10) / 2.0, 'f', 1) + ',' +
                 QByteArray::number(kFirstTime + qint64(userTime + (drawn >> 40) % 1'000'000)) +
                 '\n';
        if (bytes.size() >= kWrittenAtOnce) {
            if (file.write(bytes) != bytes.size())
                return false;
            bytes.resize(0);
        }
    }
    return file.write(bytes) == bytes.size() && file.flush();
}

/// Takes each row's numbers and does nothing with them.
class PlainRows final : public RowSink
{
public:
    Expected<void> take(const WrittenRow& row) override
    {
        const auto rating = readNumber(row[LogRole::Rating]);
        const auto time = usersum::readWrittenTime(row[LogRole::Time]);
        sum += rating.value_or(0.0) + (time ? double(time->thousandths) : 0.0);
        return {};
    }
    Expected<void> takeBad(usersum::RowProblem, qint64, qint64) override { return {}; }

    double sum = 0.0;
};

} // namespace

int readLinesPlainly(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return 1;
    ChunkReader chunks(file, path);
    LineReader lines(chunks, qint64(1) << 20);
    PlainRows rows;
    if (!lines.next())
        return 1;
    const LogHead first = readLogHead(lines.line(), path);
    const auto layout = recognizeLog(first, path);
    return layout && readCsvRows(lines, *layout, rows) && rows.sum > 0.0 ? 0 : 1;
}

int readTimelinesOf(int argc, char** argv, const QString& path)
{
    const QCoreApplication application(argc, argv);
    const auto read = readTimelines({path}, {});
    if (!read) {
        std::fprintf(stderr, "bench: %s\n", qPrintable(read.error().sentence()));
        return 1;
    }
    std::printf("%lld users of %lld, %lld activities, SHA-256 %s\n",
        static_cast<long long>(read->timelines.size()),
        static_cast<long long>(read->statistics.users),
        static_cast<long long>(read->statistics.keptActivities), read->sha256.constData());
    return 0;
}

int measureTimelines(int argc, char** argv, qint64 lines)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ratings.csv"));
    if (lines < 1 || !writeMadeUpRatings(path, lines))
        return 1;
    const double megabytes = double(QFileInfo(path).size()) / 1e6;
    printHeadline(QStringLiteral("Timelines: %L1 made-up lines, %2 MB, a sample of 200 users")
                      .arg(lines)
                      .arg(megabytes, 0, 'f', 0));
    const auto measured = [&](const char* how, const QString& name) {
        const ChildRun run =
            runChild(QCoreApplication::applicationFilePath(), {QLatin1String(how), path});
        print(name, double(lines) / run.wallMs / 1000.0, QStringLiteral("M lines/s"),
            QStringLiteral("%1 s, of the processor %2 s, peak %3 MB")
                .arg(run.wallMs / 1000.0, 0, 'f', 2)
                .arg(run.processorMs / 1000.0, 0, 'f', 2)
                .arg(run.peakMegabytes, 0, 'f', 0));
        return run;
    };
    const ChildRun plain =
        measured("--timelines-plain", QStringLiteral("plain read, same rows and numbers"));
    const ChildRun read =
        measured("--timelines-read", QStringLiteral("timelines (checked, sampled, SHA-256)"));
    std::printf("%s", qPrintable(read.output));
    if (plain.exitCode != 0 || read.exitCode != 0)
        return 1;
    print(QStringLiteral("speed, timelines over plain read"), plain.wallMs / read.wallMs,
        QStringLiteral("x"), QStringLiteral("aim: at least 0.5"));
    print(QStringLiteral("the same by processor time"), plain.processorMs / read.processorMs,
        QStringLiteral("x"), QStringLiteral("whatever else the machine does"));
    return 0;
}

} // namespace tandem::bench
