#include "views/compare/comparecontroller.h"

#include "models/rounds/consistency.h"
#include "storage/changes/job.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundwrites.h"
#include "ui/confirmbar.h"
#include "ui/parts.h"
#include "ui/reasonform.h"
#include "ui/screen/command.h"
#include "ui/screen/idlekeys.h"
#include "views/compare/compareworkspace.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/comparisontable.h"
#include "views/compare/decisionpanel.h"
#include "views/compare/figuretext.h"
#include "views/compare/rowpanel.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QLayout>

#include <initializer_list>
#include <utility>

namespace tandem {

/// What Compare has the project change: decisions, which can be undone, settling, which a lead can
/// undo, reopening, second passes.
class CompareCommands final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareCommands)

public:
    explicit CompareCommands(ProjectSession& session, QObject* parent = nullptr);

    /// Decides on an item of the state's comparison: outcome, note, tag are those of `decision`.
    /// What was decided before comes back in the name of the one who undoes: nobody else gave it
    /// now.
    Job decide(const CompareState& state, const ShownItem& item, const DecisionRow& decision);
    /// Tags the decision on an item, or takes the tag away; it stays who decided.
    void tagGuideline(const CompareState& state, const ShownItem& item, bool on);
    void settle(const CompareState& state);
    void reopen(RoundId round, const QString& reason);
    void labelAgain(RoundId round);

private:
    ProjectSession& m_session;
};

namespace {

/// The item of a round that a decision is about.
struct DecisionPlace
{
    SampleId sample;
    RoundId round;
    ItemId item;
};

/// The decision that counts, be it that none does.
QString uuidOf(const std::optional<DecisionRow>& decision)
{
    return decision ? decision->uuid : QString();
}

/// `wrote` is of the way back: the decision that is to be taken back. Somebody else's that came
/// after it stays.
Write decisionWrite(const DecisionPlace& place, const std::optional<DecisionRow>& decision,
    PersonId by, const std::optional<QString>& wrote = {})
{
    return [=](Database& database) -> Expected<Written> {
        ComparisonRepository comparisons(database);
        TANDEM_TRY(before, comparisons.decision(place.round, place.item));
        if (wrote && *wrote != uuidOf(*before))
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("The decision was changed in the meantime."));
        if (!decision) {
            TANDEM_DO(comparisons.withdrawDecision(place.round, place.item, by));
        } else if (!decision->uuid.isEmpty()) {
            // One that was stored comes back as whose it is.
            TANDEM_DO(comparisons.restoreDecision(place.round, *decision, by));
        } else {
            TANDEM_DO(comparisons.decide(place.round, place.item, *decision->outcome, by,
                decision->note, decision->guidelineMustChange));
        }
        TANDEM_TRY(now, comparisons.decision(place.round, place.item));
        return Written(RoundChanged{place.sample, place.round, place.item},
            decisionWrite(place, *before, by, uuidOf(*now)));
    };
}

} // namespace

CompareCommands::CompareCommands(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
}

Job CompareCommands::decide(
    const CompareState& state, const ShownItem& item, const DecisionRow& decision)
{
    const Step step = state.comparison.step;
    const QString text = step == Step::KeyFacts ? tr("decision on fact %1 of sample %2: %3")
                                                : tr("decision on paragraph %1 of sample %2: %3");
    const DecisionPlace place{state.sample.id, state.comparison.round, item.item};
    return m_session.change(
        this, {text.arg(results::countText(item.number), results::countText(state.sample.position),
                   outcomeWord(decision.outcome, step)),
                  decisionWrite(place, decision, m_session.currentPerson())});
}

void CompareCommands::tagGuideline(const CompareState& state, const ShownItem& item, bool on)
{
    const QString text = state.comparison.step == Step::KeyFacts
                             ? tr("guideline tag of fact %1 of sample %2")
                             : tr("guideline tag of paragraph %1 of sample %2");
    m_session.change(this,
        {text.arg(results::countText(item.number), results::countText(state.sample.position)),
            guidelineTagWrite(state.comparison.round, item.item, on, m_session.currentPerson())});
}

void CompareCommands::settle(const CompareState& state)
{
    m_session.change(this, {tr("settling sample %1").arg(results::countText(state.sample.position)),
                               settleWrite(state.comparison.round, m_session.currentPerson())});
}

void CompareCommands::reopen(RoundId round, const QString& reason)
{
    m_session.change(this,
        {.write = roundWrite(&RoundRepository::reopen, round, m_session.currentPerson(), reason)});
}

void CompareCommands::labelAgain(RoundId round)
{
    m_session.change(this,
        {.write = roundWrite(&RoundRepository::labelAgain, round, m_session.currentPerson())});
}

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

#include "views/compare/comparecontroller.moc"
