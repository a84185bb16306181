#include "models/people/assignment.h"

#include "models/people/matchmaking.h"
#include "models/random.h"
#include "models/rounds/missing.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

namespace tandem {

namespace {

QList<PersonId> withoutRepeats(const QList<PersonId>& people)
{
    QList<PersonId> different;
    for (const PersonId person : people) {
        if (!different.contains(person))
            different.append(person);
    }
    return different;
}

} // namespace

Expected<QList<Pair>> balancedPairs(int samples, const QList<PersonId>& people,
    const QHash<PersonId, int>& loadBefore, quint32 seed)
{
    const QList<PersonId> everyone = withoutRepeats(people);
    if (everyone.size() < 2) {
        return failure(ErrorCode::Refused,
            QCoreApplication::translate("Assignment", "A pair needs two different people."), {},
            QCoreApplication::translate(
                "Assignment", "Add people until at least two can be assigned, then assign again."));
    }
    if (samples < 0) {
        return failure(
            ErrorCode::InvalidInput, QCoreApplication::translate("Assignment",
                                         "The number of samples to assign must not be negative."));
    }

    std::vector<qint64> loads;
    for (const PersonId person : everyone)
        loads.push_back(loadBefore.value(person, 0));
    std::mt19937 generator(seed);
    const std::vector<Couple> couples =
        orientCouples(chooseCouples(samples, std::move(loads), generator), size_t(everyone.size()));

    QList<Pair> pairs;
    pairs.reserve(samples);
    for (const auto& [a, b] : couples)
        pairs.append({everyone.at(qsizetype(a)), everyone.at(qsizetype(b))});
    return pairs;
}

QString shortPositions(const QList<int>& positions)
{
    constexpr qsizetype kLongestList = 120;
    QString text = numberRanges(positions);
    if (text.size() > kLongestList)
        text = QString(text.left(text.lastIndexOf(QLatin1Char(','), kLongestList) + 1) +
                       QLatin1Char(' ') + QChar(0x2026));
    return text;
}

QString importedLabelsRemark(const QList<int>& positions)
{
    if (positions.isEmpty())
        return {};
    return QCoreApplication::translate("Assignment",
        "%n sample(s) came with labels: %1. Once a pair's labels are settled, they replace the "
        "imported labels; imported facts of paragraphs that are relabelled or removed are then "
        "excluded from the benchmark.",
        nullptr, int(positions.size()))
        .arg(shortPositions(positions));
}

int drawBeginner(int participants, std::mt19937& generator)
{
    return int(drawBelow(quint64(participants), generator));
}

int alternate(int participants, int beginner, int turn)
{
    Q_ASSERT(participants > 0 && beginner >= 0 && beginner < participants && turn >= 0);
    return int((qint64(beginner) + turn) % participants);
}

} // namespace tandem
