#include "views/compare/comparecontroller.h"

#include "ui/confirmbar.h"
#include "ui/parts.h"
#include "ui/reasonform.h"
#include "ui/screen/command.h"
#include "ui/screen/idlekeys.h"
#include "views/compare/comparecommands.h"
#include "views/compare/compareworkspace.h"
#include "views/compare/comparisontable.h"
#include "views/compare/decisionpanel.h"
#include "views/compare/rowpanel.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QLayout>

#include <initializer_list>
#include <utility>

namespace tandem {

CompareController::CompareController(ProjectSession& session, const CompareState& state,
    ComparisonTable& table, RowPanel& row, Workspace& workspace)
    : QObject(&workspace)
    , m_session(session)
    , m_state(state)
    , m_table(table)
    , m_row(row)
    , m_workspace(workspace)
    , m_commands(new CompareCommands(session, this))
    , m_confirm(new ConfirmBar)
    , m_reopenBar(named(new ReasonForm(QStringLiteral("reopen")), "compareReopenBar"))
{
    m_reopenBar->layout()->setContentsMargins(16, 8, 16, 8);
    m_reopenBar->setWords([]() -> ReasonForm::Words {
        return {
            CompareWorkspace::tr("Why reopen this sample? The reason is recorded in the journal."),
            CompareWorkspace::tr("Reason; Enter reopens, Esc cancels"),
            CompareWorkspace::tr("Reason for reopening"),
            CompareWorkspace::tr("Reopening needs a reason."), CompareWorkspace::tr("Reopen"),
            CompareWorkspace::tr("Cancel")};
    });
    connectParts();
    sayWhyKeysAreIdle(&m_table, [this](const QAction* action) { return whyIdle(action); });
}

void CompareController::connectParts()
{
    connect(m_row.decision(), &DecisionPanel::decided, this,
        [this](Outcome outcome, const QString& note) { commitDecision(outcome, note); });
    connect(m_row.decision(), &DecisionPanel::finished, &m_workspace, &Workspace::takeFocus);
    connect(m_reopenBar, &ReasonForm::given, this, [this](const QString& reason) {
        m_workspace.clearMessage();
        m_commands->reopen(m_state.comparison.round, reason);
    });
    connect(m_confirm, &ConfirmBar::finished, &m_workspace, &Workspace::takeFocus);
    connect(m_reopenBar, &ReasonForm::finished, &m_workspace, &Workspace::takeFocus);
    m_session.unfinished().addTyped(this, {}, [this] {
        if (m_reopenBar->isTyping())
            return CompareWorkspace::tr("The reason for reopening is not saved yet.");
        return m_row.decision()->isTyping()
                   ? CompareWorkspace::tr("A decision in Compare is not saved yet.")
                   : QString();
    });
}

void CompareController::startAnew()
{
    m_deciding.reset();
    m_confirm->dismiss();
    m_reopenBar->reset();
}

void CompareController::dropOutdated()
{
    if (!m_state.mayReopen)
        m_reopenBar->reset();
    if (!commandNamed(&m_workspace, "compareSettle")->isEnabled())
        m_confirm->dismiss();
}

void CompareController::showTag(int row)
{
    const bool valid = row >= 0 && row < m_state.comparison.items.size();
    const ShownItem item = valid ? m_state.comparison.items.at(row) : ShownItem();
    const bool isAnother = std::exchange(m_tagging, item.item) != item.item;
    // Of what is not decided yet it stays as it was set.
    if (isAnother || item.decision)
        commandNamed(&m_workspace, "compareTagGuideline")
            ->setChecked(item.decision && item.decision->guidelineMustChange);
}

const QObject* CompareController::asker() const
{
    return m_commands;
}

void CompareController::beginDecision(Outcome outcome)
{
    const int row = m_table.currentRow();
    if (!commandNamed(&m_workspace, "compareDecideYes")->isEnabled() || m_deciding)
        return;
    m_workspace.clearMessage();
    const auto& decision = m_state.comparison.items.at(row).decision;
    m_row.decision()->begin(outcome, decision ? decision->note : QString());
    // The field has its place once it is laid out.
    QMetaObject::invokeMethod(&m_row, &RowPanel::bringUpDecision, Qt::QueuedConnection);
}

void CompareController::commitDecision(Outcome outcome, const QString& note)
{
    const int row = m_table.currentRow();
    if (row < 0 || row >= m_state.comparison.items.size())
        return;
    const ShownItem& item = m_state.comparison.items.at(row);
    m_deciding = item.item;
    m_commands->decide(m_state, item, {item.item, outcome, {}, note, {}, isTagged()})
        .watch(this, [this, decided = item.item](const Expected<void>& end) {
            if (m_deciding != decided)
                return;
            m_deciding.reset();
            if (end)
                advance(decided);
        });
}

bool CompareController::isTagged() const
{
    return commandNamed(&m_workspace, "compareTagGuideline")->isChecked();
}

void CompareController::tagGuideline()
{
    const ShownItem& item = m_state.comparison.items.at(m_table.currentRow());
    if (item.decision && item.decision->guidelineMustChange != isTagged())
        m_commands->tagGuideline(m_state, item, isTagged());
}

void CompareController::askSettle()
{
    m_workspace.clearMessage();
    // What cannot be settled yet is refused, with what is to be done first.
    if (m_state.comparison.count(std::nullopt) > 0)
        m_commands->settle(m_state);
    else
        m_confirm->ask(CompareWorkspace::tr("Settle this sample? Its outcome counts from now on, "
                                            "and only the lead can reopen it."),
            CompareWorkspace::tr("Settle"), [this] { m_commands->settle(m_state); });
}

void CompareController::askLabelAgain()
{
    m_workspace.ask(CompareWorkspace::tr("Have you discussed where you differ? Both of you will "
                                         "label the sample again; this cannot be undone."),
        CompareWorkspace::tr("Start second pass"),
        [this] { m_commands->labelAgain(m_state.comparison.round); });
}

void CompareController::offer(bool showsRows)
{
    const int row = m_table.currentRow();
    const auto& items = m_state.comparison.items;
    const bool valid = showsRows && row >= 0 && row < items.size();
    const bool decidable = valid && m_state.mayDecide && !items.at(row).consistent;
    const bool compared = m_state.kind == CompareState::Kind::Compared;
    const bool settled = compared && m_state.comparison.isSettled();
    const bool somebodyHere = m_session.currentPerson().isValid();
    const auto enable = [this](std::initializer_list<const char*> commands, bool on) {
        enableCommands(&m_workspace, commands, on);
    };
    enable({"compareDecideYes", "compareDecideNo"}, decidable);
    enable(
        {"compareTagGuideline"}, decidable || (valid && m_state.mayTag && items.at(row).decision));
    enable({"compareKeepBoundary"}, decidable && m_state.sample.step == Step::Paragraphs);
    enable({"compareNextUndecided"}, valid && m_state.comparison.count(std::nullopt) > 0);
    enable({"compareDisagreementsFirst", "compareFocusDiscussion"}, showsRows);
    enable({"compareCopyRows"}, valid);
    enable({"compareSettle"}, compared && !settled && !m_state.showsBlindPass && somebodyHere);
    commandNamed(&m_workspace, "compareSettle")->setVisible(!settled);
    enable({"compareNextStep"}, settled);
    show("compareReopen", m_state.mayReopen);
    const auto& calibration = m_state.calibration;
    show("compareLabelAgain", calibration && calibration->mayLabelAgain);
    show("compareBlindAnswers", calibration && calibration->secondBegun);
}

void CompareController::show(const char* command, bool on)
{
    QAction* shown = commandNamed(&m_workspace, command);
    shown->setVisible(on); // first: what is invisible cannot be enabled
    shown->setEnabled(on);
}

/// Why the key of a command does nothing on the row.
QString CompareController::whyIdle(const QAction* action) const
{
    const QString command = action->objectName();
    if (command == QLatin1String("compareFunnel"))
        return CompareWorkspace::tr("The funnel is only shown for paragraphs.");
    if (m_table.currentRow() < 0)
        return {};
    if (command == QLatin1String("compareNextUndecided"))
        return CompareWorkspace::tr("Nothing here is awaiting adjudication.");
    if (command == QLatin1String("compareKeepBoundary") &&
        m_session.currentStep() == Step::KeyFacts)
        return CompareWorkspace::tr("A fact is key or not key, never boundary.");
    return m_row.rule();
}

void CompareController::advance(ItemId decided)
{
    const int row = m_state.comparison.indexOf(decided);
    const int next = m_table.nextUndecided(row);
    if (next >= 0)
        m_table.setCurrentRow(next);
}

} // namespace tandem
