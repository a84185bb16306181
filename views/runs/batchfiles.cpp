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
    QString text = RunViewWords::tr("%n request(s) written.", nullptr, int(written.lines));
    if (written.fromCache > 0)
        text +=
            QLatin1Char(' ') + RunViewWords::tr("%n task(s) already answered; no request needed.",
                                   nullptr, int(written.fromCache));
    if (written.again > 0)
        text += QLatin1Char(' ') +
                RunViewWords::tr("%n of them were in an earlier batch but not in its results. If a "
                                 "reply still arrives, the first one read counts.",
                    nullptr, int(written.again));
    if (written.outAlready > 0)
        text += QLatin1Char(' ') + RunViewWords::tr("%n task(s) already pending in a batch.",
                                       nullptr, int(written.outAlready));
    if (written.beyondCap > 0)
        text += QLatin1Char(' ') + RunViewWords::tr("%n request(s) exceed the spending cap.",
                                       nullptr, int(written.beyondCap));
    return text;
}

QString batchReadText(const BatchRead& read)
{
    QString text =
        RunViewWords::tr("%1 done, %2 failed, %3 to retry, %4 already read, %5 refused.")
            .arg(batchNumber(read.done), batchNumber(read.failed), batchNumber(read.toAskAgain),
                batchNumber(read.already), batchNumber(read.refused));
    if (read.late > 0)
        text += QLatin1Char(' ') +
                RunViewWords::tr("%n line(s) came late: their tasks were already answered, retried "
                                 "or abandoned. They only count toward the cost.",
                    nullptr, int(read.late));
    if (read.left > read.toAskAgain)
        text += QLatin1Char(' ') +
                RunViewWords::tr("%n task(s) remain, including follow-up tasks from the replies. "
                                 "Write them as the next batch of this run.",
                    nullptr, int(read.left));
    if (read.stillOut > 0)
        text +=
            QLatin1Char(' ') +
            RunViewWords::tr(
                "%n task(s) still pending. Read the batch's other results or abandon the batch.",
                nullptr, int(read.stillOut));
    if (read.missing > 0)
        text += QLatin1Char(' ') + RunViewWords::tr("%n of them were missing from the results of "
                                                    "their batch; the next batch retries them.",
                                       nullptr, int(read.missing));
    if (!read.problems.isEmpty())
        text += QLatin1Char(' ') + read.problems.first();
    return text;
}

} // namespace tandem
