#include "views/inspect/decisionpane.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/verdicts/decisioncard.h"

#include <QAction>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace tandem {

namespace {

constexpr int kExtractions = 3; ///< the first place of an extraction
constexpr int kSecond = 5;      ///< the first place of the second system

} // namespace

DecisionPane::DecisionPane(
    WorkbenchItems& items, WorkbenchItems& second, const VerdictCommands& commands, QWidget* parent)
    : VerdictPanel("reviewStrip", parent)
    , m_items(items)
    , m_second(second)
    , m_pages(new QStackedWidget(this))
    , m_name(named(newLabel(this, LabelStyle::SmallStrong), "firstSystemName"))
    , m_secondName(named(newLabel(this, LabelStyle::SmallStrong), "secondSystemName"))
    , m_secondGroup(new QWidget(this))
    , m_secondCards(new QWidget(m_secondGroup))
    , m_score(new ScorePanel(this))
{
    setObjectName(QStringLiteral("decisionPane"));
    build(commands);
    connect(&m_second, &WorkbenchItems::reviewsChanged, this, &DecisionPane::showSecond);
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

void DecisionPane::build(const VerdictCommands& commands)
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
    layOut({inRow({{m_groups, 3}, {m_score, 1}}, 0), 1}, commands);
}

void DecisionPane::setSecond(
    const LoadedCase& second, const std::optional<AspectRef>& aspect, bool isAbove)
{
    if (second != judgedCase(m_second))
        judgeCase(m_second, second);
    m_secondAspect = aspect;
    m_groups->removeWidget(m_secondGroup);
    m_groups->insertWidget(isAbove ? 0 : 1, m_secondGroup, 1);
    showSecond();
}

int DecisionPane::neededHeight() const
{
    const LoadedCase judged = judgedCase(m_items);
    if (!judged)
        return 0;
    using expert::DecisionKind;
    constexpr std::array kinds{DecisionKind::Match, DecisionKind::Content, DecisionKind::Style};
    int longest = 0;
    for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated}) {
        const auto count = int(judged->detail.explanation.side(side).aspects.size());
        for (int aspect = 0; aspect < count; ++aspect) {
            for (std::size_t place = 0; place < kinds.size(); ++place) {
                const DecisionText text = decisionText(m_items, {kinds[place], side, aspect});
                longest = std::max(longest, m_places.at(qsizetype(place)).card->neededHeight(text));
            }
        }
    }
    // What stands above and below the cards.
    const int systems = m_secondGroup->isHidden() ? 1 : 2;
    return longest * systems + height() - m_pages->height() * systems;
}

void DecisionPane::showSecond()
{
    const LoadedCase first = judgedCase(m_items);
    const LoadedCase second = judgedCase(m_second);
    const bool both = second && first;
    m_name->setVisible(both);
    m_secondName->setVisible(both);
    m_secondGroup->setVisible(both);
    if (!both)
        return;
    // Their figures stand with their texts.
    const QString& other = second->detail.summary.system;
    m_name->setText(first->detail.summary.system);
    m_secondName->setText(
        m_secondAspect ? other : tr("%1: its evaluation has no such aspect.", "system").arg(other));
    m_secondCards->setVisible(m_secondAspect.has_value());
    if (!m_secondAspect)
        return;
    using expert::DecisionKind;
    int place = kSecond;
    for (const DecisionKind kind :
        {DecisionKind::Match, DecisionKind::Content, DecisionKind::Style}) {
        auto& [card, decision] = m_places[place++];
        decision = {kind, m_secondAspect->side, m_secondAspect->aspect};
        card->setText(decisionText(m_second, decision));
    }
}

void DecisionPane::refresh()
{
    m_score->setCase(judgedCase(m_items), reviewedScores(m_items));
    showSecond();
    const auto current = currentDecision(m_items);
    if (!current)
        return;
    using expert::DecisionKind;
    if (current->kind == DecisionKind::Extraction) {
        m_pages->setCurrentIndex(1);
        // The key leads from one text to the other.
        for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated})
            showDecision(kExtractions + int(side), {DecisionKind::Extraction, side, -1},
                side == current->side ? nullptr : commandNamed(this, "inspectDecideExtraction"));
    } else {
        m_pages->setCurrentIndex(0);
        showDecision(0, {DecisionKind::Match, current->side, current->aspect},
            commandNamed(this, "inspectDecideMatch"));
        showDecision(1, {DecisionKind::Content, current->side, current->aspect},
            commandNamed(this, "inspectDecideContent"));
        showDecision(2, {DecisionKind::Style, current->side, current->aspect},
            commandNamed(this, "inspectDecideStyle"));
    }
}

void DecisionPane::showDecision(int place, const expert::DecisionRef& decision, const QAction* key)
{
    auto& [card, shown] = m_places[place];
    shown = decision;
    card->setText(decisionText(m_items, decision));
    card->setCurrent(decision == currentDecision(m_items));
    card->setKey(key ? key->shortcut().toString(QKeySequence::NativeText) : QString());
}

void DecisionPane::readOn()
{
    for (const Place& place : std::as_const(m_places)) {
        if (place.card->isVisible() && place.card->isCurrent())
            place.card->readOn();
    }
}

} // namespace tandem
