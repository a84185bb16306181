#include "views/inspect/decisionpane.h"

#include "models/expert/evidence.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/verdicts/decisioncard.h"
#include "views/inspect/casewords.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/inspectwords.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace tandem {

namespace {

using expert::DecisionKind;
using expert::DecisionRef;
using expert::Explanation;
using expert::Side;

QString arrow(const QString& from, const QString& to)
{
    return InspectWords::tr("%1 → %2", "aspect, the one it matches").arg(from, to);
}

const expert::AspectMatch& matchOf(const Explanation& explanation, const DecisionRef& decision)
{
    return explanation.side(decision.side).matches.at(decision.aspect);
}

/// Labels of the aspects of the other side that match this one; the other direction's word.
QStringList matchedFromThere(const Explanation& explanation, Side side, int aspect)
{
    QStringList labels;
    const Side there = expert::otherSide(side);
    const QList<expert::AspectMatch>& matches = explanation.side(there).matches;
    for (int i = 0; i < matches.size(); ++i) {
        if (matches.at(i).matched && matches.at(i).other == aspect)
            labels.append(expert::aspectLabel(there, i));
    }
    return labels;
}

/// "O3 is also matched by E4", "The precision side matches O3 to E4".
QStringList otherDirectionText(const Explanation& explanation, const DecisionRef& decision)
{
    const QString separator = InspectWords::tr(", ", "between labels of aspects");
    QStringList remarks;
    const expert::AspectMatch& match = matchOf(explanation, decision);
    const QString own = expert::aspectLabel(decision.side, decision.aspect);
    const Side there = expert::otherSide(decision.side);
    const bool recall = decision.side == Side::Expected;
    if (match.matched && match.other) {
        const QString partner = expert::aspectLabel(there, *match.other);
        QStringList rivals = matchedFromThere(explanation, there, *match.other);
        rivals.removeAll(own);
        if (!rivals.isEmpty())
            remarks.append(InspectWords::tr("%1 is also matched by %2.", "aspect, other aspects")
                               .arg(partner, rivals.join(separator)));
        const expert::AspectMatch& back = explanation.side(there).matches.at(*match.other);
        const bool mutual = back.matched && back.other == decision.aspect;
        if (!mutual) {
            const QString target = back.matched && back.other
                                       ? expert::aspectLabel(decision.side, *back.other)
                                       : QString();
            if (target.isEmpty())
                remarks.append((recall ? InspectWords::tr("The precision side leaves %1 unmatched.")
                                       : InspectWords::tr("The recall side leaves %1 unmatched."))
                                   .arg(partner));
            else
                remarks.append((recall ? InspectWords::tr("The precision side matches %1 to %2.")
                                       : InspectWords::tr("The recall side matches %1 to %2."))
                                   .arg(partner, target));
        }
    }
    QStringList suitors = matchedFromThere(explanation, decision.side, decision.aspect);
    if (!match.matched && !suitors.isEmpty())
        remarks.append((recall ? InspectWords::tr("The precision side matches %1 to it.")
                               : InspectWords::tr("The recall side matches %1 to it."))
                           .arg(suitors.join(separator)));
    return remarks;
}

SubjectText aspectText(const ShownCase& shown, Side side, int aspect)
{
    const expert::Aspect& said = shown.detail.explanation.side(side).aspects.at(aspect);
    SubjectText text{aspectName(shown.detail.explanation, side, aspect), said.description, {}};
    for (const QString& piece : said.evidence)
        text.evidence.append(InspectWords::tr("“%1”", "evidence").arg(piece.simplified()));
    for (const EvidencePlace& place : shown.places(side)) {
        if (place.aspect == aspect && place.fit == EvidenceFit::Absent)
            text.evidence[place.evidence] = InspectWords::tr("not in the text: %1", "evidence")
                                                .arg(text.evidence.at(place.evidence));
    }
    return text;
}

void tellMatch(DecisionText& text, const ShownCase& shown, const DecisionRef& decision)
{
    const Explanation& explanation = shown.detail.explanation;
    const expert::AspectMatch& match = matchOf(explanation, decision);
    const QString own = expert::aspectLabel(decision.side, decision.aspect);
    const Side there = expert::otherSide(decision.side);
    text.reason = match.reason;
    text.fault = match.fault;
    text.pair = own;
    text.subjects.append(aspectText(shown, decision.side, decision.aspect));
    if (!match.matched) {
        text.sign = Sign::Dash;
        text.color = &ThemeColors::secondary;
        text.title = InspectWords::tr("Unmatched");
    } else if (match.other) {
        text.sign = Sign::Check;
        text.color = &ThemeColors::linkContent;
        text.title = InspectWords::tr("Matched");
        text.pair = arrow(own, expert::aspectLabel(there, *match.other));
        text.subjects.append(aspectText(shown, there, *match.other));
    } else {
        text.sign = Sign::Question;
        text.color = &ThemeColors::boundary;
        text.title = InspectWords::tr("Matched to an aspect that does not exist");
        text.remarks.append(
            InspectWords::tr("No aspect has the title “%1”.").arg(match.otherTitle));
    }
    text.remarks += otherDirectionText(explanation, decision);
    if (!match.counts)
        text.remarks.append(
            InspectWords::tr("It has the same title as an earlier aspect: result files have one "
                             "entry for both, so this one is not counted."));
}

void tellAlignment(DecisionText& text, const Explanation& model, const Explanation& reviewed,
    const DecisionRef& decision)
{
    const bool content = decision.kind == DecisionKind::Content;
    const expert::AspectMatch& asked = matchOf(model, decision);
    const expert::AspectMatch& match = matchOf(reviewed, decision);
    const QString own = expert::aspectLabel(decision.side, decision.aspect);
    if (!match.matched) {
        text.sign = Sign::None;
        text.color = &ThemeColors::faint;
        text.title = content ? InspectWords::tr("Content") : InspectWords::tr("Style");
        text.remarks.append(InspectWords::tr("Nothing to compare: %1 is unmatched.").arg(own));
        return;
    }
    if (match.other)
        text.pair = arrow(own, expert::aspectLabel(expert::otherSide(decision.side), *match.other));
    if (!asked.matched) {
        text.sign = Sign::Question;
        text.color = &ThemeColors::accent;
        text.title =
            content ? InspectWords::tr("Content aligned?") : InspectWords::tr("Style aligned?");
        text.remarks.append(InspectWords::tr("You matched this pair; the model did not compare it. "
                                             "Agree: not aligned. Disagree: aligned."));
        return;
    }
    const expert::Alignment& alignment = content ? asked.content : asked.style;
    text.reason = alignment.reason;
    text.fault = alignment.fault;
    text.sign = alignment.aligned ? Sign::Check : Sign::Cross;
    text.color = alignment.aligned ? &ThemeColors::linkBoth : &ThemeColors::linkNeither;
    if (content)
        text.title = alignment.aligned ? InspectWords::tr("Content aligned")
                                       : InspectWords::tr("Content not aligned");
    else
        text.title = alignment.aligned ? InspectWords::tr("Style aligned")
                                       : InspectWords::tr("Style not aligned");
}

QString tokensLine(const expert::ExplainedSide& side)
{
    if (side.tokensRead < 0 || side.tokensInText < 0)
        return {};
    const QLocale locale;
    if (side.tokensRead >= side.tokensInText)
        return InspectWords::tr("The model read all %1 tokens of the text.")
            .arg(locale.toString(side.tokensInText));
    return InspectWords::tr("The model read the first %1 of %2 tokens of the text.")
        .arg(locale.toString(side.tokensRead), locale.toString(side.tokensInText));
}

void tellExtraction(DecisionText& text, const ShownCase& shown, const DecisionRef& decision)
{
    const expert::ExplainedSide& side = shown.detail.explanation.side(decision.side);
    const int aspects = int(side.aspects.size());
    text.sign = side.fault.isEmpty() ? Sign::Check : Sign::Exclamation;
    text.color = side.fault.isEmpty() ? &ThemeColors::text : &ThemeColors::boundary;
    text.title = decision.side == Side::Expected
                     ? InspectWords::tr("Expected text: %n aspect(s)", "", aspects)
                     : InspectWords::tr("Generated text: %n aspect(s)", "", aspects);
    text.fault = side.fault;
    if (const QString tokens = tokensLine(side); !tokens.isEmpty())
        text.remarks.append(tokens);
    int fuzzy = 0;
    int absent = 0;
    for (const EvidencePlace& place : shown.places(decision.side)) {
        fuzzy += place.fit == EvidenceFit::Fuzzy ? 1 : 0;
        absent += place.fit == EvidenceFit::Absent ? 1 : 0;
    }
    if (fuzzy > 0)
        text.remarks.append(
            InspectWords::tr("%n piece(s) of evidence paraphrase the text.", "", fuzzy));
    if (absent > 0)
        text.remarks.append(
            InspectWords::tr("%n piece(s) of evidence are not in the text.", "", absent));
    for (int i = 0; i < aspects; ++i) {
        const expert::Aspect& aspect = side.aspects.at(i);
        text.subjects.append(
            {aspectName(shown.detail.explanation, decision.side, i), aspect.description, {}});
        if (aspect.evidence.isEmpty())
            text.remarks.append(
                InspectWords::tr("%1 has no evidence.").arg(expert::aspectLabel(decision.side, i)));
    }
    if (decision.side == Side::Expected)
        text.remarks += shown.detail.explanation.remarks;
}

} // namespace

DecisionText decisionText(const WorkbenchItems& items, const DecisionRef& decision)
{
    DecisionText text;
    const LoadedCase judged = judgedCase(items);
    const ShownCase& shown = *judged;
    switch (decision.kind) {
    case DecisionKind::Extraction:
        tellExtraction(text, shown, decision);
        break;
    case DecisionKind::Match:
        tellMatch(text, shown, decision);
        break;
    case DecisionKind::Content:
    case DecisionKind::Style:
        tellAlignment(text, shown.detail.explanation, reviewedExplanation(items), decision);
        break;
    }
    items.tellReviews(text, itemOf(shown.detail.summary.id, decision));
    return text;
}

QStringList agreementLines(
    const WorkbenchItems& items, const std::function<QString(PersonId)>& nameOf)
{
    QStringList lines;
    const JudgedWork& judged = items.main();
    for (const ItemWork& other : judged.others) {
        int both = 0;
        int same = 0;
        for (auto own = judged.own.reviews.cbegin(); own != judged.own.reviews.cend(); ++own) {
            const ItemReview theirs = other.reviews.value(own.key());
            if (!own->stance || !theirs.stance)
                continue;
            ++both;
            const auto word = [&](const ItemReview& review) {
                return judged.subject->word(own.key(), review);
            };
            same += word(*own) == word(theirs) ? 1 : 0;
        }
        lines.append(
            InspectWords::tr("%1 gave the same review on %2 of %3 judgments.", "reviewer, numbers")
                .arg(nameOf(other.person), QLocale().toString(same), QLocale().toString(both)));
    }
    return lines;
}

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
        name->setContentsMargins(14, 4, 14, 0);
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
    const auto longest = [&](const WorkbenchItems& items, const expert::Explanation& explanation) {
        int height = 0;
        for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated}) {
            const auto count = int(explanation.side(side).aspects.size());
            for (int aspect = 0; aspect < count; ++aspect) {
                for (std::size_t place = 0; place < kinds.size(); ++place) {
                    const DecisionText text = decisionText(items, {kinds[place], side, aspect});
                    const DecisionCard* card = m_places.at(qsizetype(place)).card;
                    height = std::max(height, card->neededHeight(text));
                }
            }
        }
        return height;
    };
    const int first = longest(m_items, judged->detail.explanation);
    const LoadedCase second = m_secondGroup->isHidden() ? LoadedCase() : judgedCase(m_second);
    if (!second)
        return first + height() - m_pages->height();
    // Both have the same room.
    const int group = m_name->sizeHint().height() +
                      std::max(first, longest(m_second, second->detail.explanation));
    return 2 * group + height() - m_groups->geometry().height();
}

void DecisionPane::showSecond()
{
    const LoadedCase first = judgedCase(m_items);
    const LoadedCase second = judgedCase(m_second);
    const bool both = second && first;
    m_name->setVisible(both);
    m_secondName->setVisible(both);
    m_secondGroup->setVisible(both);
    for (const Place& place : std::as_const(m_places))
        place.card->setTight(both);
    if (!both)
        return;
    // Their figures stand with their texts.
    const QString& other = second->detail.summary.system;
    m_name->setText(first->detail.summary.system);
    m_secondName->setText(
        m_secondAspect ? other : tr("%1: no matching aspect.", "system").arg(isolated(other)));
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
