#include "views/inspect/decisionpane.h"

#include "ui/screen/livetext.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "views/inspect/answerbar.h"
#include "views/inspect/decisioncard.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/inspectactions.h"

#include <QAction>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kAspectCards = 3;
constexpr int kCards = 5;
constexpr int kScoreWidth = 264;

} // namespace

DecisionPane::DecisionPane(ReviewDesk& desk, InspectActions* actions,
    std::function<QString(PersonId)> nameOf, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_actions(actions)
    , m_nameOf(std::move(nameOf))
    , m_strip(new StateStrip(this))
    , m_pages(new QStackedWidget(this))
    , m_score(new ScorePanel(this))
    , m_answers(new AnswerBar(actions, this))
{
    setObjectName(QStringLiteral("decisionPane"));
    m_strip->setObjectName(QStringLiteral("reviewStrip"));
    setSurface(this, Surface::Panel);
    static constexpr const char* names[kCards] = {
        "matchCard", "contentCard", "styleCard", "expectedCard", "generatedCard"};
    for (const char* name : names) {
        auto* card = new DecisionCard(this);
        card->setObjectName(QLatin1String(name));
        const auto index = int(m_places.size());
        m_places.append(Place{card, {}});
        connect(card, &DecisionCard::chosen, this,
            [this, index] { emit decisionChosen(m_places.at(index).decision); });
    }
    m_pages->addWidget(buildPage(0, kAspectCards));
    m_pages->addWidget(buildPage(kAspectCards, kCards));
    m_score->setMaximumWidth(kScoreWidth);
    m_score->setMinimumWidth(196);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_pages, 3);
    row->addWidget(m_score, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addLayout(row, 1);
    column->addWidget(m_answers);
    inEveryLanguage(this, [this] { refresh(); });
}

QWidget* DecisionPane::buildPage(int first, int last)
{
    auto* page = new QWidget(m_pages);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int i = first; i < last; ++i)
        row->addWidget(m_places.at(i).card, 1);
    return page;
}

void DecisionPane::refresh()
{
    m_score->setCase(m_desk.shownCase(), m_desk.reviewedScores());
    const auto current = m_desk.current();
    if (!m_desk.shownCase() || !current) {
        m_answers->setDecision({}, {}, false);
        return;
    }
    using expert::DecisionKind;
    const bool extraction = current->kind == DecisionKind::Extraction;
    m_pages->setCurrentIndex(extraction ? 1 : 0);
    const auto key = [](const QAction* action) {
        return action->shortcut().toString(QKeySequence::NativeText);
    };
    if (extraction) {
        m_places[3].decision = {DecisionKind::Extraction, expert::Side::Expected, -1};
        m_places[4].decision = {DecisionKind::Extraction, expert::Side::Generated, -1};
        for (int i = kAspectCards; i < kCards; ++i) {
            fill(m_places[i]);
            m_places.at(i).card->setKey(
                m_places.at(i).card->isCurrent() ? QString() : key(m_actions->decideExtraction));
        }
    } else {
        const QAction* const keys[kAspectCards] = {
            m_actions->decideMatch, m_actions->decideContent, m_actions->decideStyle};
        static constexpr DecisionKind kinds[kAspectCards] = {
            DecisionKind::Match, DecisionKind::Content, DecisionKind::Style};
        for (int i = 0; i < kAspectCards; ++i) {
            m_places[i].decision = {kinds[i], current->side, current->aspect};
            m_places.at(i).card->setKey(key(keys[i]));
            fill(m_places[i]);
        }
    }
    m_answers->setDecision(decisionName(*current), m_desk.note(*current),
        m_desk.mayReview() && m_desk.isReviewable(*current));
}

void DecisionPane::fill(Place& place)
{
    place.card->setText(decisionText(m_desk, place.decision, m_nameOf));
    place.card->setCurrent(place.decision == m_desk.current());
}

void DecisionPane::showStrip(bool asksToFinish)
{
    if (!m_desk.shownCase()) {
        m_strip->showState({});
    } else if (m_desk.isDone()) {
        QStringList lines = agreementLines(m_desk, m_nameOf);
        if (lines.isEmpty())
            lines.append(tr("Nobody else is done with it yet."));
        lines.prepend(tr("You are done with this evaluation."));
        m_strip->showState(lines.join(QLatin1Char(' ')));
    } else if (asksToFinish) {
        m_strip->showState(tr("Done with this evaluation? That is final: afterwards you see what "
                              "others said, and cannot change your mind."),
            m_actions->done);
    } else if (m_desk.mayReview() && !m_desk.decisions().isEmpty() &&
               m_desk.decided() == m_desk.decisions().size()) {
        m_strip->showState(
            tr("Every decision of this evaluation has your opinion."), m_actions->done);
    } else {
        m_strip->showState({});
    }
}

} // namespace tandem
