#include "views/runs/runbatches.h"

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"
#include "storage/formats/atomicfile.h"
#include "storage/project/project.h"
#include "storage/runs/runbatch.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "views/runs/runcenter.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <memory>
#include <utility>

namespace tandem {

/// A run that leaves as a batch file, or whose results come back as one.
struct BatchJob
{
    RunId run;
    llm::Endpoint endpoint;
    QString path;
    Secret key{}; ///< to blot out in results; empty: none is known
};

/// Translates the texts of views/runs.
struct RunViewWords
{
    Q_DECLARE_TR_FUNCTIONS(RunViewWords)
};

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

/// Writes what is open in the run to the file, whole or not at all, in the project's writer. `done`
/// is called once, later, and skipped when `guard` is gone.
void writeBatchFile(Project& project, const BatchJob& job, QObject* guard,
    const std::function<void(const Expected<BatchWritten>&)>& done)
{
    submit<BatchWritten>(
        project, [job](Database& database) { return written(database, job); }, RunChanged{job.run},
        guard, done);
}

/// Takes the results in the file into the project, all at once; otherwise as above.
void readBatchFile(Project& project, const BatchJob& job, QObject* guard,
    const std::function<void(const Expected<BatchRead>&)>& done)
{
    // Results concern any number of samples.
    submit<BatchRead>(
        project, [job](Database& database) { return taken(database, job); }, EverythingChanged{},
        guard, done);
}

/// What was written or read, in a sentence for people.
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

RunBatches::RunBatches(ProjectSession& session, RunCenter& center, AskFile files,
    std::function<const RunRow*()> shown, Workspace* screen)
    : QObject(screen)
    , m_session(session)
    , m_center(center)
    , m_files(std::move(files))
    , m_shown(std::move(shown))
    , m_screen(screen)
{
    addCommand(
        screen, "runWriteBatch", {}, [] { return tr("&Write batch…"); }, [this] { write(); });
    addCommand(
        screen, "runReadBatch", {}, [] { return tr("Read &batch results…"); }, [this] { read(); });
    addCommand(
        screen, "runForgetBatch", {}, [] { return tr("&Abandon batch"); },
        [this] { askToForget(); });
}

bool RunBatches::allowFor(const RunRow* run)
{
    const bool busy = m_center.activeRun().isValid();
    const bool over = !run || run->state == RunState::Ended || run->state == RunState::Cancelled;
    // Questions about what is excluded may be out when nothing else is left.
    const bool isOut = run && run->state != RunState::Cancelled && run->attempts.batched > 0;
    const bool mayWrite = run && !busy && !over;
    const bool mayRead = run && !busy && (!over || isOut);
    enableCommands(m_screen, {"runWriteBatch"}, mayWrite);
    enableCommands(m_screen, {"runReadBatch"}, mayRead);
    enableCommands(m_screen, {"runForgetBatch"}, !busy && isOut);
    return mayWrite || mayRead || (!busy && isOut);
}

void RunBatches::withFile(const QString& proposal, std::function<void(const BatchJob& job)> go)
{
    const RunRow* run = m_shown();
    if (!run)
        return;
    const auto endpoint = m_center.endpoints().byName(run->endpoint);
    if (!endpoint)
        return m_screen->tellError(endpoint.error());
    const auto kind = proposal.isEmpty() ? FileQuestion::Kind::Open : FileQuestion::Kind::Save;
    m_files.one(m_screen,
        {kind, QStringLiteral("batch"), {},
            tr("Batches (*.jsonl)") + QStringLiteral(";;") + allFilesFilter(), proposal,
            m_session.project().path(), {}},
        [go = std::move(go), id = run->id, known = *endpoint](const QString& path) {
            go({id, known, path});
        });
}

void RunBatches::write()
{
    withFile(QStringLiteral("batch.jsonl"), [this](const BatchJob& job) {
        writeBatchFile(
            m_session.project(), job, this, [this](const Expected<BatchWritten>& written) {
                if (written)
                    m_screen->tell(batchWrittenText(*written));
                else
                    m_screen->tellError(written.error());
            });
    });
}

void RunBatches::read()
{
    withFile({}, [this](const BatchJob& job) {
        // Without the key results can be read all the same.
        m_center.keys().fetch(job.endpoint, this, [this, job](const Expected<FoundKey>& found) {
            BatchJob withKey = job;
            withKey.key = found ? found->key : Secret();
            readBatchFile(
                m_session.project(), withKey, this, [this](const Expected<BatchRead>& read) {
                    if (read)
                        m_screen->tell(batchReadText(*read));
                    else
                        m_screen->tellError(read.error());
                    emit resultsRead();
                });
        });
    });
}

void RunBatches::askToForget()
{
    const RunRow* run = m_shown();
    if (!run)
        return;
    m_screen->ask(tr("Abandon the batch? Its pending requests are sent live when the run resumes "
                     "and may be billed twice."),
        tr("Abandon batch"), [this, id = run->id] { m_center.forgetBatches(id); });
}

} // namespace tandem
