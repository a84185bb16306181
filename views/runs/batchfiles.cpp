#include "views/runs/batchfiles.h"

#include "storage/formats/atomicfile.h"
#include "storage/project/project.h"
#include "views/runs/runviewwords.h"

#include <QFile>
#include <QLocale>

#include <memory>

namespace tandem {

namespace {

Expected<BatchWritten> written(Database& database, const BatchJob& job)
{
    BatchWritten counted;
    TANDEM_DO(writeAtomically(job.path, [&](QIODevice& device) {
        return writeRunBatch(database, job.run, job.endpoint, device)
            .map([&](const BatchWritten& lines) { counted = lines; });
    }));
    return counted;
}

Expected<BatchRead> taken(Database& database, const BatchJob& job)
{
    QFile file(job.path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable, RunViewWords::tr("The batch results cannot be read."),
            job.path, RunViewWords::tr("Check the file and its permissions."), file.errorString());
    auto done = readRunBatch(database, job.run, job.endpoint, file, job.key);
    if (!done)
        return failure(done.error().in(job.path));
    return done;
}

/// Runs `work` as a write and hands its result on.
template <typename T>
void submit(Project& project, std::function<Expected<T>(Database&)> work, const What& what,
    QObject* guard, const std::function<void(const Expected<T>&)>& done)
{
    const auto result = std::make_shared<T>();
    project
        .change({.write =
                     [work, result, what](Database& database) {
                         return work(database).map([&](const T& value) {
                             *result = value;
                             return Written(what);
                         });
                     }})
        .onEnded(guard, [result, done](const Expected<void>& ended) {
            done(ended ? Expected<T>(*result) : Expected<T>(failure(ended.error())));
        });
}

QString batchNumber(qint64 value)
{
    return QLocale().toString(value);
}

} // namespace

void writeBatchFile(Project& project, const BatchJob& job, QObject* guard,
    const std::function<void(const Expected<BatchWritten>&)>& done)
{
    submit<BatchWritten>(
        project, [job](Database& database) { return written(database, job); }, RunChanged{job.run},
        guard, done);
}

void readBatchFile(Project& project, const BatchJob& job, QObject* guard,
    const std::function<void(const Expected<BatchRead>&)>& done)
{
    // Results concern any number of samples.
    submit<BatchRead>(
        project, [job](Database& database) { return taken(database, job); }, EverythingChanged{},
        guard, done);
}

QString batchWrittenText(const BatchWritten& written)
{
    QString text = RunViewWords::tr("%n task(s) written.", nullptr, int(written.lines));
    if (written.fromCache > 0)
        text += QLatin1Char(' ') +
                RunViewWords::tr("%n task(s) were answered before and need not be asked.", nullptr,
                    int(written.fromCache));
    if (written.again > 0)
        text += QLatin1Char(' ') +
                RunViewWords::tr("%n of them were in a batch but not in its results. Should an "
                                 "answer still come, the one that is read first stands.",
                    nullptr, int(written.again));
    if (written.outAlready > 0)
        text += QLatin1Char(' ') + RunViewWords::tr("%n task(s) are out in a batch already.",
                                       nullptr, int(written.outAlready));
    if (written.beyondCap > 0)
        text += QLatin1Char(' ') + RunViewWords::tr("%n task(s) do not fit into the spending cap.",
                                       nullptr, int(written.beyondCap));
    return text;
}

QString batchReadText(const BatchRead& read)
{
    QString text =
        RunViewWords::tr("%1 done, %2 failed, %3 to be asked again, %4 read before, %5 refused.")
            .arg(batchNumber(read.done), batchNumber(read.failed), batchNumber(read.toAskAgain),
                batchNumber(read.already), batchNumber(read.refused));
    if (read.late > 0)
        text += QLatin1Char(' ') +
                RunViewWords::tr("%n line(s) came late: what they ask was answered, asked again or "
                                 "given up meanwhile. They only count in the cost.",
                    nullptr, int(read.late));
    if (read.left > read.toAskAgain)
        text += QLatin1Char(' ') +
                RunViewWords::tr("%n task(s) are left to ask, with those that came of the "
                                 "answers: write them as the next batch of the same run.",
                    nullptr, int(read.left));
    if (read.stillOut > 0)
        text += QLatin1Char(' ') +
                RunViewWords::tr("%n task(s) are still out: read the batch's other results, or "
                                 "give it up.",
                    nullptr, int(read.stillOut));
    if (read.missing > 0)
        text += QLatin1Char(' ') +
                RunViewWords::tr("%n of them were not in the results of their batch: the next "
                                 "batch asks them again.",
                    nullptr, int(read.missing));
    if (!read.problems.isEmpty())
        text += QLatin1Char(' ') + read.problems.first();
    return text;
}

} // namespace tandem
