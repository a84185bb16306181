#include "views/compare/showncomparison.h"

#include "models/people/personin.h"
#include "models/rounds/timing.h"
#include "views/compare/comparewords.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

SideHead headOf(const Person& person, const QString& otherwise)
{
    return {person.name.isEmpty() ? otherwise : person.name, person.colour};
}

ShownTime timeOf(const QList<qint64>& durations)
{
    qint64 sum = 0;
    for (const qint64 duration : durations)
        sum += duration;
    QList<qint64> measured = durations;
    const auto unmeasured = int(measured.removeAll(0));
    return {sum, medianMs(measured), unmeasured};
}

/// Turns items into what may be shown of them.
class ItemShower final
{
public:
    ItemShower(const Comparison& comparison, bool named, const QList<Person>& people)
        : m_comparison(comparison)
        , m_named(named)
        , m_people(people)
    {
    }

    ShownItem shown(const ComparedItem& item) const
    {
        ShownItem out{item.item, item.number, item.paragraph, item.text, {item.a, {}}, {item.b, {}},
            item.isConsistent(), outcomeOf(item, m_comparison.rule, m_comparison.round.step),
            decisionOf(item)};
        if (m_named) {
            out.first.timeMs = item.timeAMs;
            out.second.timeMs = item.timeBMs;
        } else if (sidesSwapped(m_comparison.round.uuid, item.number)) {
            std::swap(out.first, out.second);
        }
        return out;
    }

private:
    std::optional<ShownDecision> decisionOf(const ComparedItem& item) const
    {
        // Under the strict rule, and on consistent items, decisions have no say.
        if (!item.decision || item.isConsistent() || m_comparison.rule == ConsistencyRule::Strict)
            return std::nullopt;
        const Decision& decision = *item.decision;
        const bool nameless = !m_named && m_comparison.round.pair.contains(decision.by);
        const QString by =
            nameless ? CompareWords::tr("one of the pair") : personIn(m_people, decision.by).name;
        return ShownDecision{decision.outcome, by, decision.note, decision.at,
            m_comparison.guidelineTags.contains(item.item)};
    }

    const Comparison& m_comparison;
    bool m_named;
    const QList<Person>& m_people;
};

/// Yes and no of the two sides as they are shown, so that an unnamed table tells of shuffled sides.
ContingencyTable tableOf(const QList<ShownItem>& items)
{
    QList<std::optional<YesNo>> first;
    QList<std::optional<YesNo>> second;
    for (const ShownItem& item : items) {
        first.append(item.first.answer.value);
        second.append(item.second.answer.value);
    }
    return ContingencyTable::fromAnswers(first, second);
}

void addTimes(ShownComparison& shown, const QList<ComparedItem>& items)
{
    QList<qint64> ofA;
    QList<qint64> ofB;
    for (const ComparedItem& item : items) {
        ofA.append(item.timeAMs);
        ofB.append(item.timeBMs);
    }
    shown.timeBoth = timeOf(ofA + ofB);
    if (shown.named) {
        shown.timeFirst = timeOf(ofA);
        shown.timeSecond = timeOf(ofB);
    }
}

} // namespace

int ShownComparison::count(std::optional<Outcome> outcome) const
{
    return int(std::count_if(items.cbegin(), items.cend(),
        [outcome](const ShownItem& item) { return item.outcome == outcome; }));
}

int ShownComparison::inconsistent() const
{
    return int(std::count_if(
        items.cbegin(), items.cend(), [](const ShownItem& item) { return !item.consistent; }));
}

int ShownComparison::indexOf(ItemId item) const
{
    const auto found = std::find_if(items.cbegin(), items.cend(),
        [item](const ShownItem& shown) { return shown.item == item; });
    return found == items.cend() ? -1 : int(found - items.cbegin());
}

ShownComparison showComparison(
    const Comparison& comparison, SidesShown sides, const QList<Person>& people)
{
    ShownComparison shown;
    shown.round = comparison.round.id;
    shown.sample = comparison.round.sample;
    shown.step = comparison.round.step;
    shown.state = comparison.round.state();
    shown.rule = comparison.rule;
    shown.named = sides == SidesShown::Named;
    shown.blind = comparison.round.isBlind();
    if (shown.named) {
        shown.first = headOf(personIn(people, comparison.round.pair.a), CompareWords::tr("A"));
        shown.second = headOf(personIn(people, comparison.round.pair.b), CompareWords::tr("B"));
    } else {
        shown.first = {CompareWords::tr("Side 1"), {}};
        shown.second = {CompareWords::tr("Side 2"), {}};
    }
    const ItemShower shower(comparison, shown.named, people);
    for (const ComparedItem& item : comparison.items)
        shown.items.append(shower.shown(item));
    shown.table = tableOf(shown.items);
    const ContingencyTable answers = ContingencyTable::fromComparedItems(comparison.items);
    shown.agreement = percentAgreement(answers);
    shown.kappa = cohenKappa(answers);
    addTimes(shown, comparison.items);
    return shown;
}

} // namespace tandem
