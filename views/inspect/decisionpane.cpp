#include "views/inspect/decisionpane.h"

#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/parts.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "ui/verdicts/answerbar.h"
#include "ui/verdicts/decisioncard.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/inspectactions.h"

#include <QAction>
#include <QLabel>
#include <QStackedWidget>

#include <utility>

namespace tandem {

namespace {

constexpr int kExtractions = 3; ///< the first place of an extraction
constexpr int kSecond = 5;      ///< the first place of the second system

} // namespace

DecisionPane::DecisionPane(ReviewDesk& desk, ReviewDesk& second, InspectActions* actions,
    std::function<QString(PersonId)> nameOf, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_second(second)
    , m_actions(actions)
    , m_nameOf(std::move(nameOf))
    , m_strip(named(new StateStrip(this), "reviewStrip"))
    , m_confirm(new ConfirmBar(this))
    , m_pages(new QStackedWidget(this))
    , m_name(named(newLabel(this, LabelStyle::SmallStrong), "firstSystemName"))
    , m_secondName(named(newLabel(this, LabelStyle::SmallStrong), "secondSystemName"))
    , m_secondGroup(new QWidget(this))
    , m_secondCards(new QWidget(m_secondGroup))
    , m_score(new ScorePanel(this))
    , m_answers(new AnswerBar(
          {actions->agree, actions->disagree, actions->unsure, actions->note, actions->reply},
          this))
{
    setObjectName(QStringLiteral("decisionPane"));
    setSurface(this, Surface::Panel);
    build();
    connect(m_confirm, &ConfirmBar::finished, this, [this] {
        showStrip();
        emit questionLeft();
    });
    connect(&m_second, &ReviewDesk::reviewsChanged, this, &DecisionPane::showSecond);
    inEveryLanguage(this, [this] { refresh(); });
}

DecisionCard* DecisionPane::addCard(const char* name)
{
    auto* card = named(new DecisionCard(this), name);
    const auto index = m_places.size();
    m_places.append(Place{card, {}});
    connect(card, &DecisionCard::chosen, this, [this, index] {
        const expert::DecisionRef decision = m_places.at(index).decision;
        if (index < kSecond)
            emit decisionChosen(decision);
        else
            emit secondChosen(decision);
    });
    return card;
}

void DecisionPane::build()
{
    const auto card = [this](const char* name, int share) { return Piece(addCard(name), share); };
    auto* aspect = new QWidget(m_pages);
    // The match says what its aspects are, too.
    inRow(aspect, {card("matchCard", 4), card("contentCard", 3), card("styleCard", 3)}, 0);
    auto* extraction = new QWidget(m_pages);
    inRow(extraction, {card("expectedCard", 1), card("generatedCard", 1)}, 0);
    m_pages->addWidget(aspect);
    m_pages->addWidget(extraction);
    inRow(m_secondCards,
        {card("secondMatchCard", 4), card("secondContentCard", 3), card("secondStyleCard", 3)}, 0);
    auto* first = new QWidget(this);
    inColumn(first, {m_name, {m_pages, 1}}, 0);
    inColumn(m_secondGroup, {m_secondName, {m_secondCards, 1}}, 0);
    for (QLabel* name : {m_name, m_secondName}) {
        name->setContentsMargins(14, 6, 14, 0);
        name->hide();
    }
    m_secondGroup->hide();
    m_groups = inColumn({{first, 1}, {m_secondGroup, 1}}, 0);
    m_score->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    inColumn(this,
        {m_strip, m_confirm, {inRow({{m_groups, 3}, {m_score, 1}}, 0), 1},
            new Divider(Qt::Horizontal, this), m_answers},
        0);
}

QString DecisionPane::systemText(const LoadedCase& shown) const
{
    const EvaluationSummary& summary = shown->detail.summary;
    return summary.scores ? tr("%1 · %2", "system, figures")
                                .arg(summary.system, figuresText(summary.scores->of(m_mode)))
                          : summary.system;
}

void DecisionPane::setSecond(
    const LoadedCase& second, const std::optional<AspectRef>& aspect, bool isAbove)
{
    if (second != m_second.shownCase())
        m_second.setCase(second);
    m_secondAspect = aspect;
    m_groups->removeWidget(m_secondGroup);
    m_groups->insertWidget(isAbove ? 0 : 1, m_secondGroup, 1);
    showSecond();
}

void DecisionPane::setMode(expert::Mode mode)
{
    m_mode = mode;
    showSecond();
}

void DecisionPane::showSecond()
{
    const LoadedCase second = m_second.shownCase();
    const bool both = second && m_desk.shownCase();
    m_name->setVisible(both);
    m_secondName->setVisible(both);
    m_secondGroup->setVisible(both);
    if (!both)
        return;
    m_name->setText(systemText(m_desk.shownCase()));
    m_secondName->setText(
        m_secondAspect
            ? systemText(second)
            : tr("%1: its evaluation has no such aspect.", "system").arg(systemText(second)));
    m_secondCards->setVisible(m_secondAspect.has_value());
    if (!m_secondAspect)
        return;
    using expert::DecisionKind;
    int place = kSecond;
    for (const DecisionKind kind :
        {DecisionKind::Match, DecisionKind::Content, DecisionKind::Style}) {
        auto& [card, decision] = m_places[place++];
        decision = {kind, m_secondAspect->side, m_secondAspect->aspect};
        card->setText(decisionText(m_second, decision, m_nameOf));
    }
}

void DecisionPane::refresh()
{
    m_score->setCase(m_desk.shownCase(), m_desk.reviewedScores());
    showSecond();
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
            showDecision(kExtractions + int(side), {DecisionKind::Extraction, side, -1},
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

void DecisionPane::readOn()
{
    for (const Place& place : std::as_const(m_places)) {
        if (place.card->isVisible() && place.card->isCurrent())
            place.card->readOn();
    }
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
