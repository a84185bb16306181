#include "models/agreement/agreementgroupkey.h"

#include "models/rounds/stepname.h"
#include "models/words.h"

#include <QDate>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

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

} // namespace

bool AgreementGroupKey::isBefore(const AgreementGroupKey& other) const
{
    if (blind != other.blind)
        return blind;
    if (order != other.order)
        return order < other.order;
    const int byLabel = QString::localeAwareCompare(label, other.label);
    return byLabel != 0 ? byLabel < 0 : key < other.key;
}

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

} // namespace tandem
