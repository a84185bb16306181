#include "views/models/outputremoval.h"

#include "models/kgds/systemlabel.h"
#include "storage/project/project.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

namespace tandem {

namespace {

QString removalQuestion(const OutputsMeant& meant, const SystemRemoval& removal)
{
    const QString outputs = OutputRemoval::tr(
        "%n output(s) of %1 (%2)", "%2 is: 1 model, 2 patterns, 1 paradigm", int(removal.outputs))
                                .arg(meant.model, kgds::systemsSpread(removal.systems));
    if (removal.verdicts == 0)
        return OutputRemoval::tr("Remove %1?").arg(outputs);
    return OutputRemoval::tr(
        "Remove %1, with %n judgment(s) of them by %2?", nullptr, int(removal.verdicts))
        .arg(outputs, removal.verifiers.join(QStringLiteral(", ")));
}

} // namespace

OutputRemoval::OutputRemoval(ProjectSession& session, Workspace& workspace)
    : QObject(&workspace)
    , m_session(session)
    , m_workspace(workspace)
{
    connect(&session.project(), &Project::changed, this, &OutputRemoval::follow);
}

void OutputRemoval::ask(const OutputsMeant& meant)
{
    read(meant, [this, meant](const Expected<SystemRemoval>& removal) {
        if (!removal)
            return m_workspace.tellError(removal.error());
        m_asked = meant;
        m_question = removalQuestion(meant, *removal);
        m_workspace.ask(m_question, tr("&Remove"), [this, meant] { remove(meant); });
    });
}

void OutputRemoval::read(const OutputsMeant& meant, const Take& take)
{
    m_session.project().read<SystemRemoval>(
        [meant](Database& database, const CancelFlag&) { return outputsToRemove(database, meant); },
        this, take);
}

/// What was asked about other outputs, or about some that are gone, is not asked any more.
void OutputRemoval::follow(const ChangeEvent& event)
{
    if (!m_asked || !concerns(event, Part::Systems))
        return;
    read(*m_asked, [this](const Expected<SystemRemoval>& removal) {
        if (!m_asked || (removal && removalQuestion(*m_asked, *removal) == m_question))
            return;
        m_asked.reset();
        m_workspace.dropQuestion();
    });
}

void OutputRemoval::remove(const OutputsMeant& meant)
{
    m_asked.reset();
    m_session.change(this, removingOutputs(meant))
        .onEnded(this, [this](const Expected<void>& done) {
            if (done)
                m_workspace.tell(tr("Outputs removed. You can undo this."));
            else
                m_workspace.tellError(done.error());
        });
}

} // namespace tandem
