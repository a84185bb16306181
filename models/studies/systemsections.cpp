#include "models/studies/resultsections.h"
#include "models/words.h"

#include <algorithm>

namespace tandem::studies {

namespace {

using results::Cell;

/// Of grouped items only the bootstrap knows that they hang together, and answers about one item
/// hang together anyway: its interval stands wherever it was computed.
ShownFigure shownShare(const Figure& share, const std::optional<Interval>& bootstrap)
{
    return shownFigure(share, bootstrap, "wilson");
}

/// `withMajorities`: how many items a system won; of pairs that are implied an item has several.
results::Section winsSection(
    const QList<SystemWins>& lines, const QString& title, bool withMajorities)
{
    results::SectionOf table("", lines, title);
    table.add("system", StudyWords::tr("System"), &SystemWins::system);
    if (std::any_of(lines.cbegin(), lines.cend(),
            [](const SystemWins& line) { return !line.against.isEmpty(); }))
        table.add("against", StudyWords::tr("Against"), &SystemWins::against);
    const auto share = [&](const char* key, const QString& heading, Figure SystemWins::*figure,
                           std::optional<Interval> SystemWins::*bootstrap) {
        table
            .add(key, heading,
                [=](const SystemWins& line) {
                    return shownShare(line.*figure, line.*bootstrap).figure;
                })
            .withInterval(results::IntervalStyle::Range)
            .csv(results::CsvLayout::Ends);
    };
    share("won", StudyWords::tr("Won"), &SystemWins::won, &SystemWins::wonBootstrap);
    share("lost", StudyWords::tr("Lost"), &SystemWins::lost, &SystemWins::lostBootstrap);
    share("tied", StudyWords::tr("Tied"), &SystemWins::tied, &SystemWins::tiedBootstrap);
    table.add("interval", [](const SystemWins& line) {
        return Cell(shownShare(line.won, line.wonBootstrap).interval);
    });
    table.add("comparisons", StudyWords::tr("Comparisons"),
        [](const SystemWins& line) { return line.won.n; });
    table.add("items", StudyWords::tr("Items"), &SystemWins::items);
    if (withMajorities) {
        table.add("items_won", StudyWords::tr("Items won"), &SystemWins::itemsWon);
        table.add("items_lost", StudyWords::tr("Items lost"), &SystemWins::itemsLost);
    }
    return table;
}

QStringList winsNotes(const QList<SystemWins>& systems)
{
    const bool isDrawn = std::any_of(systems.cbegin(), systems.cend(),
        [](const SystemWins& line) { return line.wonBootstrap.has_value(); });
    const bool isWithout = std::none_of(systems.cbegin(), systems.cend(),
        [](const SystemWins& line) { return line.won.interval || line.wonBootstrap; });
    return {
        StudyWords::tr(
            "A comparison is one rater's answer about an item with texts of two systems. Shares "
            "are of comparisons in which the rater preferred the system's text, the other text, or "
            "neither. Items won and lost are decided by majority.") +
        u' ' +
        (isWithout ? StudyWords::tr("No intervals: items of a group are dependent, and there are "
                                    "fewer than ten groups.")
            : isDrawn
                ? StudyWords::tr(
                      "95 % intervals: bootstrap; Wilson over items where all resamples are equal.")
                : StudyWords::tr("95 % intervals: Wilson over items."))};
}

results::Section testsBetweenSystems(const SectionPlace& place, const QList<SystemTest>& tests)
{
    results::SectionOf table("", tests, place.title(StudyWords::tr("Tests between systems")));
    table.add("a", StudyWords::tr("System"), &SystemTest::first);
    table.add("b", StudyWords::tr("Other system"), &SystemTest::second);
    table.add("won", StudyWords::tr("Won"), &SystemTest::won);
    table.add("lost", StudyWords::tr("Lost"), &SystemTest::lost);
    table.add("tied", StudyWords::tr("Tied"), &SystemTest::tied);
    table.add(place.results.isGrouped ? "groups" : "items",
        place.results.isGrouped ? StudyWords::tr("Groups") : StudyWords::tr("Items"),
        &SystemTest::clusters);
    table.add("raters", StudyWords::tr("Raters"), &SystemTest::raters);
    const auto probability = [&](const char* key, const QString& heading,
                                 std::optional<double> SystemTest::*p) {
        table.add(key, heading, p).probability().exactly();
    };
    probability("p_items", StudyWords::tr("p (items)"), &SystemTest::pItems);
    probability("p_raters", StudyWords::tr("p (raters)"), &SystemTest::pRaters);
    probability("p", StudyWords::tr("p"), &SystemTest::p);
    probability("p_holm", StudyWords::tr("p (Holm)"), &SystemTest::holm);
    table.section().key = place.key(QStringLiteral("system_tests"));
    table.section().notes = {
        StudyWords::tr("Two-sided sign tests; ties are ignored. p (items) flips signs at random by "
                       "item (by group where items have groups), p (raters) by rater; p covers "
                       "both; p (Holm) is p adjusted for all tests of the table.")};
    const bool areFew = std::any_of(tests.cbegin(), tests.cend(),
        [](const SystemTest& test) { return test.raters < kFewestRatersForTest; });
    if (areFew)
        table.section().notes +=
            StudyWords::tr("With fewer than %n rater(s), p (raters) cannot be below 0.05, whatever "
                           "they answer; p (items) then holds for these raters only.",
                nullptr, kFewestRatersForTest);
    return table;
}

} // namespace

namespace {

QStringList strengthNotes(const SystemStrengths& strengths, bool isGrouped)
{
    const SystemStrength& first = strengths.systems.constFirst();
    if (!first.strength.isDefined())
        return {first.strength.undefinedBecause};
    QStringList notes{StudyWords::tr(
        "Log strengths by the model of Bradley and Terry with Davidson's ties, over all "
        "comparisons; their mean is 0, and a difference of 1 means odds of 2.7 to 1. Systems that "
        "share a letter do not differ significantly: p (Holm) of the test between them is 0.05 or "
        "more.")};
    const bool isWithout = std::none_of(strengths.systems.cbegin(), strengths.systems.cend(),
        [](const SystemStrength& one) { return one.strength.interval.has_value(); });
    notes += isWithout
                 ? StudyWords::tr("No intervals: fewer than ten %1 to resample, or too many "
                                  "resamples leave strengths unbounded.")
                       .arg(isGrouped ? StudyWords::tr("groups of items") : StudyWords::tr("items"))
                 : StudyWords::tr("95 % intervals: Student's t with the "
                                  "standard error of resamples.");
    return notes;
}

QList<results::Section> strengthSections(
    const SectionPlace& place, const SystemStrengths& strengths)
{
    if (strengths.systems.isEmpty())
        return {};
    results::SectionOf table(
        "", strengths.systems, place.title(StudyWords::tr("Strengths of systems")));
    table.add("system", StudyWords::tr("System"), &SystemStrength::system);
    table.add("rank", StudyWords::tr("Rank"),
        [](const SystemStrength& one) { return one.rank > 0 ? Cell(one.rank) : Cell(); });
    table.add("strength", StudyWords::tr("Log strength"), &SystemStrength::strength)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add("letters", StudyWords::tr("Letters"), &SystemStrength::letters);
    table.add(results::kPeople, StudyWords::tr("Comparisons"),
        [](const SystemStrength& one) { return one.strength.n; });
    table.section().key = place.key(QStringLiteral("strengths"));
    table.section().shape = results::Shape::Keyed;
    table.section().notes = strengthNotes(strengths, place.results.isGrouped);
    const QList<double> ties{strengths.ties};
    results::SectionOf model("", ties);
    model.add("strength_ties", [](double v) { return v; });
    model.section().key = place.key({});
    model.section().shape = results::Shape::Fields;
    model.section().in = results::Outlet::Json;
    return {table, model};
}

} // namespace

QList<results::Section> systemSections(const SectionPlace& place, const QuestionResults& question)
{
    const QList<SystemWins>& systems = question.systems;
    if (systems.isEmpty())
        return {};
    QList<SystemWins> overall = systems;
    overall.removeIf([](const SystemWins& line) { return !line.against.isEmpty(); });
    QList<SystemWins> pairs = systems;
    pairs.removeIf([](const SystemWins& line) { return line.against.isEmpty(); });
    results::Section wins =
        winsSection(overall, place.title(StudyWords::tr("Systems")), !question.arePairsImplied);
    wins.key = place.key(QStringLiteral("systems"));
    wins.shape = results::Shape::Keyed;
    wins.notes = winsNotes(overall);
    const results::Section tests = testsBetweenSystems(place, question.systemTests);
    if (pairs.isEmpty())
        return QList<results::Section>{wins, tests} + strengthSections(place, question.strengths);
    results::Section duels =
        winsSection(pairs, place.title(StudyWords::tr("Pairwise comparisons of systems")), true);
    duels.key = place.key(QStringLiteral("system_pairs"));
    return QList<results::Section>{wins, duels, tests} +
           strengthSections(place, question.strengths);
}

} // namespace tandem::studies
