#include "views/runs/runbatches.h"

#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "views/runs/batchfiles.h"
#include "views/runs/runcenter.h"
#include "views/session/projectsession.h"

#include <QAction>

#include <utility>

namespace tandem {

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
