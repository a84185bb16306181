#include "views/opinions/checkpanel.h"

#include "models/kgds/opinion.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionsactions.h"
#include "views/opinions/opinionwords.h"
#include "views/opinions/verdictrow.h"

#include <QAction>
#include <QLabel>

#include <algorithm>

namespace tandem {

void CheckPanel::clear()
{
    m_opinion = {};
    m_turn = OpinionTurn::Nobody;
    for (QWidget* part : std::initializer_list<QWidget*>{m_text, m_written, m_said})
        part->hide();
    showTurn();
}

void CheckPanel::show(const PlacedOpinion& opinion, ConsistencyRule rule, OpinionTurn turn,
    const QList<Person>& people)
{
    if (opinion.thread.uuid != m_opinion.thread.uuid) {
        m_edit->settle();
        m_note->settle();
    }
    m_opinion = opinion;
    m_turn = turn;
    m_standing = standing(opinion.thread, rule);
    m_text->setText(m_standing.text);
    m_text->show();
    const bool changed = m_standing.text != opinion.thread.written;
    m_written->setText(tr("As handed in: %1").arg(kgds::opinionText(opinion.thread.written).plain));
    m_written->setVisible(changed);
    m_said->setText(saidText(opinion.thread, people));
    m_said->setVisible(!opinion.thread.events.isEmpty());
    showTurn();
}

void CheckPanel::forget(const QString& opinion)
{
    m_drafts.remove(opinion);
}

void CheckPanel::forgetAll()
{
    m_drafts.clear();
    showDraft();
}

bool CheckPanel::hasDrafts()
{
    m_edit->settle();
    m_note->settle();
    return std::any_of(
        m_drafts.cbegin(), m_drafts.cend(), [](const Draft& draft) { return draft != Draft(); });
}

void CheckPanel::showTurn()
{
    const bool checks = m_turn == OpinionTurn::Checker;
    const bool answers = m_turn == OpinionTurn::Author;
    const bool decides = m_turn == OpinionTurn::Adjudicator;
    for (VerdictRow* row : m_verdicts)
        row->setVisible(checks);
    for (QAction* action : {m_actions.faithful, m_actions.references, m_actions.atomic,
             m_actions.independent, m_actions.allYes, m_actions.suggest, m_actions.giveCheck})
        action->setEnabled(checks);
    m_actions.note->setEnabled(m_turn != OpinionTurn::Nobody);
    m_actions.accept->setEnabled(
        answers && m_standing.lastCheck && !m_standing.lastCheck->suggestion.trimmed().isEmpty());
    m_actions.change->setEnabled(answers || decides);
    m_actions.defend->setEnabled(answers);
    m_actions.keep->setEnabled(decides);
    m_actions.drop->setEnabled(decides);
    m_question->setText(checks    ? tr("Check it as it stands")
                        : answers ? tr("Your partner said no: what do you answer?")
                                  : tr("It stays disputed: what becomes of it?"));
    m_question->setVisible(m_turn != OpinionTurn::Nobody);
    showDraft();
}

void CheckPanel::showDraft()
{
    const Draft now =
        m_turn == OpinionTurn::Nobody ? Draft() : m_drafts.value(m_opinion.thread.uuid);
    for (size_t i = 0; i < m_verdicts.size(); ++i)
        m_verdicts[i]->setVerdict(now.verdicts[i]);
    const bool checks = m_turn == OpinionTurn::Checker;
    const bool writesText = checks || now.response == ResponseKind::Change ||
                            now.decision == OpinionVerdict::KeepChanged;
    const bool writesNote = checks || now.response || now.decision;
    m_textTitle->setText(
        checks ? tr("Suggested correction · S") : tr("The opinion as it should read"));
    m_textTitle->setVisible(writesText);
    m_edit->setVisible(writesText);
    m_noteTitle->setVisible(writesNote);
    m_note->setVisible(writesNote);
    m_edit->resetText(now.text);
    m_note->resetText(now.note);
    m_problem->hide();
}

void CheckPanel::toggle(OpinionCriterion criterion)
{
    std::optional<bool>& verdict = draft().verdicts[size_t(criterion)];
    verdict = !verdict.value_or(false);
    m_verdicts[size_t(criterion)]->setVerdict(verdict);
    m_problem->hide();
}

void CheckPanel::answerAllYes()
{
    draft().verdicts.fill(true);
    draft().text.clear();
    showDraft();
    complete();
}

void CheckPanel::begin(MarkerEdit* field)
{
    showDraft();
    field->setFocus(Qt::OtherFocusReason);
    field->moveCursor(QTextCursor::End);
}

void CheckPanel::editSuggestion()
{
    if (draft().text.isEmpty())
        draft().text = m_standing.text;
    begin(m_edit);
}

void CheckPanel::editNote()
{
    if (m_note->isVisibleTo(this))
        begin(m_note);
}

void CheckPanel::beginChange()
{
    if (m_turn == OpinionTurn::Author)
        draft().response = ResponseKind::Change;
    else
        draft().decision = OpinionVerdict::KeepChanged;
    if (draft().text.isEmpty()) {
        const QString suggested =
            m_standing.lastCheck ? m_standing.lastCheck->suggestion.trimmed() : QString();
        draft().text = suggested.isEmpty() ? m_standing.text : suggested;
    }
    begin(m_edit);
}

void CheckPanel::beginDefence()
{
    draft().response = ResponseKind::Defend;
    begin(m_note);
}

void CheckPanel::beginDecision(OpinionVerdict verdict)
{
    draft().decision = verdict;
    begin(m_note);
}

QString CheckPanel::problem() const
{
    const Draft now = m_drafts.value(m_opinion.thread.uuid);
    if (m_turn == OpinionTurn::Checker) {
        for (const auto& verdict : now.verdicts) {
            if (!verdict)
                return tr("Answer all four questions first: 1 to 4, or Y for yes to everything.");
        }
    }
    return {};
}

std::optional<OpinionEvent> CheckPanel::readyEvent()
{
    const Draft now = m_drafts.value(m_opinion.thread.uuid);
    if (m_turn == OpinionTurn::Checker) {
        OpinionCheck check{now.verdicts[0], now.verdicts[1], now.verdicts[2], now.verdicts[3],
            now.text, now.note, {}, {}};
        // A correction of what passes was begun before the last answer turned to yes.
        if (check.passes())
            check.suggestion.clear();
        return check;
    }
    if (m_turn == OpinionTurn::Author && now.response) {
        const bool changes = *now.response == ResponseKind::Change;
        return OpinionResponse{*now.response, changes ? now.text : QString(), now.note, {}, {}};
    }
    if (m_turn == OpinionTurn::Adjudicator && now.decision) {
        const bool changes = *now.decision == OpinionVerdict::KeepChanged;
        return OpinionDecision{*now.decision, changes ? now.text : QString(), now.note, {}, {}};
    }
    return std::nullopt;
}

void CheckPanel::complete()
{
    m_edit->settle();
    m_note->settle();
    const QString missing = problem();
    m_problem->setText(missing);
    m_problem->setVisible(!missing.isEmpty());
    if (!missing.isEmpty())
        return;
    if (const auto ready = readyEvent())
        emit said(*ready);
}

} // namespace tandem
