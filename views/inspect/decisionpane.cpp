#include "views/inspect/decisionpane.h"

#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/parts.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "views/inspect/answerbar.h"
#include "views/inspect/decisioncard.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/inspectactions.h"

#include <QAction>
#include <QStackedWidget>

#include <utility>

namespace tandem {

namespace {

} // namespace

DecisionPane::DecisionPane(ReviewDesk& desk, InspectActions* actions,
    std::function<QString(PersonId)> nameOf, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_actions(actions)
    , m_nameOf(std::move(nameOf))
    , m_strip(named(new StateStrip(this), "reviewStrip"))
    , m_confirm(new ConfirmBar(this))
    , m_pages(new QStackedWidget(this))
    , m_score(new ScorePanel(this))
    , m_answers(new AnswerBar(actions, this))
{
    setObjectName(QStringLiteral("decisionPane"));
    setSurface(this, Surface::Panel);
    for (const char* name :
        {"matchCard", "contentCard", "styleCard", "expectedCard", "generatedCard"}) {
        auto* card = named(new DecisionCard(this), name);
        const auto index = m_places.size();
        m_places.append(Place{card, {}});
        connect(card, &DecisionCard::chosen, this,
            [this, index] { emit decisionChosen(m_places.at(index).decision); });
    }
    const auto card = [this](int index) { return Piece(m_places.at(index).card, 1); };
    auto* aspect = new QWidget(m_pages);
    inRow(aspect, {card(0), card(1), card(2)}, 0);
    auto* extraction = new QWidget(m_pages);
    inRow(extraction, {card(3), card(4)}, 0);
    m_pages->addWidget(aspect);
    m_pages->addWidget(extraction);
    m_score->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    inColumn(this,
        {m_strip, m_confirm, {inRow({{m_pages, 3}, {m_score, 1}}, 0), 1},
            new Divider(Qt::Horizontal, this), m_answers},
        0);
    connect(m_confirm, &ConfirmBar::finished, this, [this] {
        showStrip();
        emit questionLeft();
    });
    inEveryLanguage(this, [this] { refresh(); });
}

void DecisionPane::refresh()
{
    m_score->setCase(m_desk.shownCase(), m_desk.reviewedScores());
    const auto current = m_desk.current();
    if (!m_desk.shownCase() || !current) {
        m_answers->setDecision({}, {}, false, false);
        return;
    }
    using expert::DecisionKind;
    if (current->kind == DecisionKind::Extraction) {
        m_pages->setCurrentIndex(1);
        // The key leads from one text to the other.
        for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated})
            showDecision(3 + int(side), {DecisionKind::Extraction, side, -1},
                side == current->side ? nullptr : m_actions->decideExtraction);
    } else {
        m_pages->setCurrentIndex(0);
        showDecision(
            0, {DecisionKind::Match, current->side, current->aspect}, m_actions->decideMatch);
        showDecision(
            1, {DecisionKind::Content, current->side, current->aspect}, m_actions->decideContent);
        showDecision(
            2, {DecisionKind::Style, current->side, current->aspect}, m_actions->decideStyle);
    }
    m_answers->setDecision(decisionName(*current), m_desk.note(*current),
        m_desk.mayReview() && m_desk.isReviewable(*current), m_desk.isUnstored(*current));
}

void DecisionPane::showDecision(int place, const expert::DecisionRef& decision, const QAction* key)
{
    auto& [card, shown] = m_places[place];
    shown = decision;
    card->setText(decisionText(m_desk, decision, m_nameOf));
    card->setCurrent(decision == m_desk.current());
    card->setKey(key ? key->shortcut().toString(QKeySequence::NativeText) : QString());
}

void DecisionPane::askToFinish(std::function<void()> then)
{
    m_confirm->ask(tr("Done with this evaluation? That is final: afterwards you see what others "
                      "said, and cannot change your mind."),
        tr("Done"), std::move(then));
    showStrip();
}

void DecisionPane::dropQuestion()
{
    m_confirm->dismiss();
}

void DecisionPane::showStrip()
{
    if (!m_desk.shownCase() || !m_confirm->isHidden()) {
        m_strip->showState({});
    } else if (m_desk.isDone()) {
        QStringList lines = agreementLines(m_desk, m_nameOf);
        if (lines.isEmpty())
            lines.append(tr("Nobody else is done with it yet."));
        lines.prepend(tr("You are done with this evaluation."));
        m_strip->showState(lines.join(QLatin1Char(' ')),
            m_actions->nextUndecided->isEnabled() ? m_actions->nextUndecided : nullptr);
    } else if (m_desk.mayReview() && !m_desk.decisions().isEmpty() &&
               m_desk.decided() == m_desk.decisions().size()) {
        m_strip->showState(
            tr("Every decision of this evaluation has your opinion."), m_actions->done);
    } else if (m_actions->choosePerson->isVisible()) {
        m_strip->showState(tr("Choose your name to say what you think of the model's decisions."),
            m_actions->choosePerson);
    } else {
        m_strip->showState({});
    }
}

} // namespace tandem
