#include "models/agreement/agreementgroups.h"

#include "models/rounds/stepname.h"
#include "models/wordof.h"
#include "models/words.h"

#include <QDate>
#include <QHash>
#include <QMap>

#include <algorithm>
#include <optional>
#include <utility>

namespace tandem {

namespace {

/// The group that a round belongs to, under one grouping.
struct AgreementGroupKey
{
    bool blind = true;
    QString key;
    QString label;   ///< for people, translated
    QString order;   ///< sorts before the label
    PersonId person; ///< whose group it is, by person

    /// Whether this group is listed before the other.
    bool isBefore(const AgreementGroupKey& other) const;
};

constexpr QLatin1String kFirst("0");
constexpr QLatin1String kLast("1"); ///< groups without a domain or a date

QString padded(qint64 number)
{
    return QStringLiteral("%1").arg(number, 10, 10, QLatin1Char('0'));
}

QString personNameOf(PersonId person, const QHash<PersonId, QString>& names)
{
    const QString name = names.value(person);
    return name.isEmpty() ? AgreementWords::tr("Unknown person") : name;
}

AgreementGroupKey ofStep(const RatedRound& round)
{
    const int step = int(round.step);
    return {true, QString::number(step), stepName(round.step), padded(step), {}};
}

AgreementGroupKey ofRound(const RatedRound& round)
{
    return {true, round.uuid,
        AgreementWords::tr("%1. %2 (%3)", "position of the sample, its title, the step")
            .arg(QString::number(round.samplePosition), round.sampleTitle, stepName(round.step)),
        padded(round.samplePosition) + padded(int(round.step)) +
            round.closedAt.toUTC().toString(Qt::ISODateWithMs),
        {}};
}

AgreementGroupKey ofPair(const RatedRound& round, const QHash<PersonId, QString>& names)
{
    const auto [low, high] = std::minmax(round.pair.a, round.pair.b);
    QString first = personNameOf(low, names);
    QString second = personNameOf(high, names);
    if (QString::localeAwareCompare(second, first) < 0)
        std::swap(first, second);
    return {true, QStringLiteral("%1-%2").arg(low.value).arg(high.value),
        AgreementWords::tr("%1 and %2", "a pair of people").arg(first, second), kFirst, {}};
}

AgreementGroupKey ofPerson(PersonId person, const QHash<PersonId, QString>& names)
{
    return {true, QString::number(person.value), personNameOf(person, names), kFirst, person};
}

AgreementGroupKey ofDomain(const RatedRound& round)
{
    const QString domain = round.domain.trimmed();
    if (domain.isEmpty())
        return {true, {}, AgreementWords::tr("No domain"), kLast, {}};
    return {true, domain, domain, kFirst, {}};
}

AgreementGroupKey ofTime(const RatedRound& round, AgreementGrouping grouping)
{
    if (!round.closedAt.isValid())
        return {true, {}, AgreementWords::tr("No date"), kLast, {}};
    const QDate day = round.closedAt.toUTC().date();
    QString name = day.toString(QStringLiteral("yyyy-MM"));
    if (grouping == AgreementGrouping::ByWeek) {
        int year = 0;
        const int week = day.weekNumber(&year);
        name = QStringLiteral("%1-W%2").arg(year).arg(week, 2, 10, QLatin1Char('0'));
    }
    return {true, name, name, kFirst + name, {}};
}

QList<AgreementGroupKey> blindKeys(
    const RatedRound& round, AgreementGrouping grouping, const QHash<PersonId, QString>& names)
{
    switch (grouping) {
    case AgreementGrouping::Overall:
        return {{true, QStringLiteral("all"), AgreementWords::tr("All rounds"), kFirst, {}}};
    case AgreementGrouping::ByStep:
        return {ofStep(round)};
    case AgreementGrouping::ByRound:
        return {ofRound(round)};
    case AgreementGrouping::ByPair:
        return {ofPair(round, names)};
    case AgreementGrouping::ByPerson:
        return {ofPerson(round.pair.a, names), ofPerson(round.pair.b, names)};
    case AgreementGrouping::ByDomain:
        return {ofDomain(round)};
    case AgreementGrouping::ByMonth:
    case AgreementGrouping::ByWeek:
        return {ofTime(round, grouping)};
    }
    return {};
}

bool AgreementGroupKey::isBefore(const AgreementGroupKey& other) const
{
    if (blind != other.blind)
        return blind;
    if (order != other.order)
        return order < other.order;
    const int byLabel = QString::localeAwareCompare(label, other.label);
    return byLabel != 0 ? byLabel < 0 : key < other.key;
}

/// The groups of a round: one, or one for each of its people.
QList<AgreementGroupKey> agreementGroupKeys(
    const RatedRound& round, AgreementGrouping grouping, const QHash<PersonId, QString>& names)
{
    QList<AgreementGroupKey> keys = blindKeys(round, grouping, names);
    if (round.isBlind())
        return keys;
    for (AgreementGroupKey& key : keys) {
        key.blind = false;
        key.label =
            AgreementWords::tr("Second pass, not blind: %1", "a group of rounds").arg(key.label);
    }
    return keys;
}

/// Rounds that make one row.
struct Group
{
    AgreementGroupKey key;
    QList<const RatedRound*> rounds; ///< in the order of closing
};

/// Puts the answers of several rounds about the same item together, as long as nobody would be
/// among its raters twice.
class ItemCollector final
{
public:
    void add(const RatedRound& round, const RatedItem& item);
    RatingCounts counts() const;

private:
    struct Judged
    {
        QList<PersonId> people;
        QList<int> perCategory = {0, 0};

        void add(PersonId person, YesNo answer)
        {
            people.append(person);
            ++perCategory[static_cast<int>(answer)];
        }
    };

    QHash<std::pair<int, ItemId>, QList<Judged>> m_judged; ///< by step and item
    QList<Judged> m_unnamed;                               ///< items known in one round only
};

void ItemCollector::add(const RatedRound& round, const RatedItem& item)
{
    QList<Judged>& same = item.item.isValid() ? m_judged[{int(round.step), item.item}] : m_unnamed;
    auto free = same.end();
    if (item.item.isValid()) {
        free = std::find_if(same.begin(), same.end(), [&round](const Judged& judged) {
            return !judged.people.contains(round.pair.a) && !judged.people.contains(round.pair.b);
        });
    }
    Judged& judged = free == same.end() ? same.emplaceBack() : *free;
    judged.add(round.pair.a, *item.a);
    judged.add(round.pair.b, *item.b);
}

RatingCounts ItemCollector::counts() const
{
    RatingCounts counts(2);
    for (const QList<Judged>& same : m_judged) {
        for (const Judged& judged : same)
            counts.add(judged.perCategory);
    }
    for (const Judged& judged : m_unnamed)
        counts.add(judged.perCategory);
    return counts;
}

std::optional<AgreementExclusion> exclusionOf(const RatedItem& item)
{
    if (!item.a && !item.b)
        return AgreementExclusion::AnsweredByNone;
    if (!item.a || !item.b)
        return AgreementExclusion::AnsweredByOne;
    if (item.unsure)
        return AgreementExclusion::MarkedUnsure;
    return std::nullopt;
}

Pair turned(const Pair& pair)
{
    return {pair.b, pair.a};
}

/// Who stands for the rows of the table where this round is counted: the group's person, or
/// whoever was A when these two first met in the group. Notes the pair.
Pair orientation(const RatedRound& round, PersonId person, QList<Pair>& pairs)
{
    Pair pair = round.pair;
    if (person.isValid() ? pair.b == person : pairs.contains(turned(pair)))
        pair = turned(pair);
    if (!pairs.contains(pair))
        pairs.append(pair);
    return pair;
}

void countRound(const RatedRound& round, bool rowIsA, AgreementRow& row, ItemCollector& items)
{
    for (const RatedItem& item : round.items) {
        if (const auto reason = exclusionOf(item)) {
            row.excluded.append({round.id, item.number, item.text, *reason});
            row.table.addExcluded();
            row.items.add({0, 0});
            continue;
        }
        const int ofA = static_cast<int>(*item.a);
        const int ofB = static_cast<int>(*item.b);
        row.table.add(rowIsA ? ofA : ofB, rowIsA ? ofB : ofA);
        items.add(round, item);
    }
}

void computeFigures(AgreementRow& row)
{
    row.percent = percentAgreement(row.table);
    if (row.pairs.size() == 1) {
        row.kappa = cohenKappa(row.table);
    } else {
        row.kappa.kappa = Figure::undefined(
            AgreementWords::tr("Cohen's kappa is defined for one pair; see the rows by pair."),
            row.table.n());
    }
    row.ac1 = gwetAc1(row.items);
    row.alpha = krippendorffAlpha(row.items);
}

AgreementRow rowOf(const Group& group)
{
    AgreementRow row;
    row.key = group.key.key;
    row.label = group.key.label;
    row.blind = group.key.blind;
    ItemCollector items;
    for (const RatedRound* round : group.rounds) {
        row.rounds.append(round->id);
        row.sidesNamed = row.sidesNamed && round->sidesNamed;
        if (!row.steps.contains(round->step))
            row.steps.append(round->step);
        const Pair pair = orientation(*round, group.key.person, row.pairs);
        countRound(*round, pair == round->pair, row, items);
    }
    std::sort(row.steps.begin(), row.steps.end());
    const RatingCounts compared = items.counts();
    for (const RatingCounts::Pattern& pattern : compared.patterns())
        row.items.addGiven(pattern.given, pattern.items);

    const bool onePair = row.pairs.size() == 1;
    row.rowPerson = onePair ? row.pairs.first().a : group.key.person;
    row.columnPerson = onePair ? row.pairs.first().b : PersonId{};
    computeFigures(row);
    return row;
}

QList<const RatedRound*> inOrderOfClosing(const QList<RatedRound>& rounds)
{
    QList<const RatedRound*> list;
    for (const RatedRound& round : rounds)
        list.append(&round);
    std::sort(list.begin(), list.end(), [](const RatedRound* one, const RatedRound* other) {
        if (one->closedAt != other->closedAt)
            return one->closedAt < other->closedAt;
        return one->uuid < other->uuid;
    });
    return list;
}

} // namespace

qint64 AgreementRow::excludedFor(AgreementExclusion reason) const
{
    return std::count_if(excluded.cbegin(), excluded.cend(),
        [reason](const ExcludedItem& item) { return item.reason == reason; });
}

QList<AgreementRow> agreementRows(
    const QList<RatedRound>& rounds, AgreementGrouping grouping, const QList<Person>& people)
{
    QHash<PersonId, QString> names;
    for (const Person& person : people)
        names.insert(person.id, person.name);

    QMap<std::pair<bool, QString>, Group> byKey;
    for (const RatedRound* round : inOrderOfClosing(rounds)) {
        for (const AgreementGroupKey& key : agreementGroupKeys(*round, grouping, names)) {
            Group& group = byKey[{key.blind, key.key}];
            group.key = key;
            group.rounds.append(round);
        }
    }
    QList<Group> groups = byKey.values();
    std::sort(groups.begin(), groups.end(),
        [](const Group& one, const Group& other) { return one.key.isBefore(other.key); });
    QList<AgreementRow> rows;
    for (const Group& group : std::as_const(groups))
        rows.append(rowOf(group));
    return rows;
}

QString agreementExclusionText(AgreementExclusion reason)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("AgreementWords", "answered by one only"),
        QT_TRANSLATE_NOOP("AgreementWords", "answered by none"),
        QT_TRANSLATE_NOOP("AgreementWords", "marked as unsure")};
    return AgreementWords::tr(wordOf(reason, words));
}

} // namespace tandem
