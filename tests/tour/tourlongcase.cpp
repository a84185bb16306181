#include "tourlongcase.h"

#include "models/expert/textcase.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"

namespace tandem {

namespace {

constexpr int kPlaces = 25;
/// Every so many places of one text have no counterpart in the other.
constexpr int kLeftOut = 9;
/// Coprime to kPlaces, so that the generated text names each place once, in an order of its own.
constexpr int kStride = 7;

QString townName(int town)
{
    static const char* const beginnings[] = {"Alder", "Birch", "Cold", "Dunn", "Ever"};
    static const char* const endings[] = {"ford", "wick", "haven", "brook", "ley"};
    return QLatin1String(beginnings[town / 5]) + QLatin1String(endings[town % 5]);
}

QString townWanted(int town)
{
    return QStringLiteral("%1 asks for a bus every %2 minutes.").arg(townName(town)).arg(10 + town);
}

QString townGiven(int town)
{
    return town % 4 == 1 ? QStringLiteral("%1 keeps its timetable.").arg(townName(town))
                         : QStringLiteral("In %1 a bus comes every %2 minutes.")
                               .arg(townName(town))
                               .arg(10 + town);
}

int townInPlace(expert::Side side, int place)
{
    return side == expert::Side::Expected ? place : place * kStride % kPlaces;
}

QString sentenceInPlace(expert::Side side, int place)
{
    const int town = townInPlace(side, place);
    return side == expert::Side::Expected ? townWanted(town) : townGiven(town);
}

int placeOfTown(expert::Side side, int town)
{
    int place = 0;
    while (townInPlace(side, place) != town)
        ++place;
    return place;
}

expert::Alignment townAlignment(bool aligned, const QString& reason)
{
    expert::Alignment alignment;
    alignment.aligned = aligned;
    alignment.reason = reason;
    return alignment;
}

expert::AspectMatch townMatch(expert::Side side, int town)
{
    expert::AspectMatch match;
    match.matched = town % kLeftOut != kLeftOut - 1;
    if (!match.matched) {
        match.reason = QStringLiteral("The other text speaks of the town in passing only.");
        return match;
    }
    match.other = placeOfTown(expert::otherSide(side), town);
    match.otherTitle = QStringLiteral("Buses in %1").arg(townName(town));
    match.reason = QStringLiteral("Both are about buses in %1.").arg(townName(town));
    match.content = townAlignment(town % 4 != 1, QStringLiteral("How often they come."));
    match.style = townAlignment(town % 3 != 2, QStringLiteral("One plain sentence each."));
    return match;
}

expert::ExplainedSide townsOf(expert::Side side)
{
    expert::ExplainedSide explained;
    for (int place = 0; place < kPlaces; ++place) {
        const int town = townInPlace(side, place);
        explained.aspects.append({QStringLiteral("Buses in %1").arg(townName(town)),
            QStringLiteral("How often a bus comes to %1.").arg(townName(town)),
            {sentenceInPlace(side, place)}});
        explained.matches.append(townMatch(side, town));
    }
    return explained;
}

QString townsText(expert::Side side)
{
    QStringList sentences;
    for (int place = 0; place < kPlaces; ++place)
        sentences.append(sentenceInPlace(side, place));
    return sentences.join(u' ');
}

} // namespace

Expected<void> addTourLongCase(Database& database)
{
    EvaluationRepository evaluations(database);
    TANDEM_TRY(sets, evaluations.sets());
    if (sets->isEmpty())
        return {};
    expert::TextCase wanted;
    wanted.name = QLatin1String(kTourLongCase);
    wanted.prompt = QStringLiteral("Tell your readers which bus comes how often from June on.");
    wanted.expected = townsText(expert::Side::Expected);
    wanted.outputs = {{QStringLiteral("profile"), townsText(expert::Side::Generated)}};
    CaseRepository cases(database);
    TANDEM_TRY(added, cases.add(wanted));
    TANDEM_TRY(outputs, cases.outputs(*added));
    return evaluations
        .addImported(outputs->constFirst().id, sets->constFirst().source,
            {townsOf(expert::Side::Expected), townsOf(expert::Side::Generated), {}})
        .map([](EvaluationId) {});
}

} // namespace tandem
