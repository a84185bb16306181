#include "app/commandline/rounds/comparisonreport.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "storage/repositories/peoplerepository.h"

namespace tandem {

namespace {

constexpr int kAgreementDecimals = 3;

/// What one side said of one paragraph, in the order in which the sides are shown.
struct Side
{
    const Answer& answer;
    qint64 timeMs;
};

std::pair<Side, Side> shownSides(const ComparisonReport& report, const ComparedItem& item)
{
    const Side a{item.a, item.timeAMs};
    const Side b{item.b, item.timeBMs};
    const bool swapped = report.sides == SidesShown::Unnamed &&
                         sidesSwapped(report.comparison.round.uuid, item.number);
    return swapped ? std::pair{b, a} : std::pair{a, b};
}

Json itemJson(const ComparisonReport& report, const ComparedItem& item)
{
    const bool named = report.sides == SidesShown::Named;
    const QString first = named ? QStringLiteral("a") : QStringLiteral("1");
    const QString second = named ? QStringLiteral("b") : QStringLiteral("2");
    const auto [one, two] = shownSides(report, item);
    Json object{{"item", item.number}, {"paragraph", item.paragraph},
        {"consistent", item.isConsistent()}, {"text", item.text}};
    const Step step = report.comparison.round.step;
    const auto outcome = outcomeOf(item, report.comparison.rule, step);
    object.insert("outcome", outcome ? QJsonValue(outcomeKey(outcome, step)) : QJsonValue());
    const auto insert = [&](const QString& suffix, const Side& side) {
        object.insert(QStringLiteral("answer_") + suffix, answerKey(side.answer));
        object.insert(QStringLiteral("note_") + suffix, side.answer.note);
        // Times could tell who is who.
        if (named)
            object.insert(QStringLiteral("seconds_") + suffix,
                side.timeMs > 0 ? QJsonValue(double(side.timeMs) / 1000.0) : QJsonValue());
    };
    insert(first, one);
    insert(second, two);
    if (item.decision) {
        object.insert("decision", Json{{"outcome", outcomeKey(item.decision->outcome, step)},
                                      {"note", item.decision->note},
                                      {"time", item.decision->at.toString(Qt::ISODateWithMs)}});
    }
    return object;
}

QString sideName(const ComparisonReport& report, bool first)
{
    if (report.sides == SidesShown::Named)
        return first ? report.nameA : report.nameB;
    return first ? Words::tr("Side 1") : Words::tr("Side 2");
}

void printItems(QTextStream& out, const ComparisonReport& report)
{
    constexpr qsizetype kTextUnits = 60;
    Table table;
    const Step step = report.comparison.round.step;
    table.header = {step == Step::KeyFacts ? Words::tr("Fact") : Words::tr("Paragraph"),
        sideName(report, true), sideName(report, false), Words::tr("Outcome"), Words::tr("Text")};
    for (const ComparedItem& item : report.comparison.items) {
        const auto [one, two] = shownSides(report, item);
        table.rows.append(
            {QString::number(item.number), answerName(one.answer), answerName(two.answer),
                outcomeName(outcomeOf(item, report.comparison.rule, step), step),
                beginning(item.text, kTextUnits)});
    }
    printTable(out, table);
}

void printNotes(QTextStream& out, const ComparisonReport& report)
{
    QStringList lines;
    const auto add = [&](int number, const QString& who, const QString& note) {
        if (!note.isEmpty())
            lines.append(
                QStringLiteral("  %1, %2: %3").arg(number).arg(printable(who), printable(note)));
    };
    for (const ComparedItem& item : report.comparison.items) {
        const auto [one, two] = shownSides(report, item);
        add(item.number, sideName(report, true), one.answer.note);
        add(item.number, sideName(report, false), two.answer.note);
        if (item.decision)
            add(item.number, Words::tr("Decision"), item.decision->note);
    }
    if (!lines.isEmpty())
        out << '\n' << Words::tr("Notes") << '\n' << lines.join(u'\n') << '\n';
}

} // namespace

Expected<ComparisonReport> comparisonReport(Database& database, const SampleRow& sample)
{
    if (!sample.round) {
        return failure(ErrorCode::Refused, Words::tr("Nobody labels this sample here."),
            Words::tr("sample %1").arg(sample.position), Words::tr("Assign it to a pair first."));
    }
    ComparisonRepository comparisons(database);
    const auto comparison = comparisons.compare(sample.round->id);
    if (!comparison)
        return failure(comparison.error().in(Words::tr("sample %1").arg(sample.position)));
    TANDEM_TRY(sides, comparisons.sidesShown(comparison->round));
    TANDEM_TRY(a, PeopleRepository(database).byId(comparison->round.pair.a));
    TANDEM_TRY(b, PeopleRepository(database).byId(comparison->round.pair.b));
    TANDEM_TRY(funnel, comparisons.funnel(sample.id));
    ComparisonReport report{sample, *comparison, *sides, a->name, b->name, *funnel, std::nullopt};
    if (comparison->round.repeats.isValid()) {
        TANDEM_TRY(blind, comparisons.compare(comparison->round.repeats));
        report.blind = *blind;
    }
    return report;
}

ItemCounts countsOf(const Comparison& comparison)
{
    ItemCounts counts;
    for (const ComparedItem& item : comparison.items) {
        const auto outcome = outcomeOf(item, comparison.rule, comparison.round.step);
        if (!outcome)
            ++counts.undecided;
        else
            ++(*outcome == Outcome::Key ? counts.yes : counts.no);
    }
    return counts;
}

Json countsJson(const ItemCounts& counts)
{
    return Json{{"key", counts.yes}, {"non_key", counts.no}, {"undecided", counts.undecided}};
}

Json agreementJson(const ContingencyTable& table)
{
    const KappaFigure kappa = cohenKappa(table);
    Json object{{"agreement", figureJson(percentAgreement(table))},
        {"kappa", figureJson(kappa.kappa)}, {"agreed", table.agreed()}, {"n", table.n()}};
    if (kappa.expected)
        object.insert("expected", *kappa.expected);
    return object;
}

QStringList agreementLines(const ContingencyTable& table)
{
    return {Words::tr("Agreement: %1").arg(figureText(percentAgreement(table), kAgreementDecimals)),
        Words::tr("Cohen's kappa: %1")
            .arg(figureText(shownCoefficient(cohenKappa(table).kappa), kAgreementDecimals))};
}

void printAgreement(QTextStream& out, const ContingencyTable& table)
{
    out << agreementLines(table).join(u'\n') << '\n';
}

Json comparisonJson(const ComparisonReport& report)
{
    const bool named = report.sides == SidesShown::Named;
    QJsonArray items;
    for (const ComparedItem& item : report.comparison.items)
        items.append(itemJson(report, item));
    Json object = agreementJson(ContingencyTable::fromComparedItems(report.comparison.items));
    object.insert("sample", report.sample.position);
    object.insert("title", report.sample.title);
    object.insert("state", stateKey(report.sample.state()));
    object.insert("rule", report.comparison.rule == ConsistencyRule::Strict
                              ? QStringLiteral("strict")
                              : QStringLiteral("adjudication"));
    object.insert("sides", named ? QStringLiteral("named") : QStringLiteral("unnamed"));
    if (named) {
        object.insert("a", report.nameA);
        object.insert("b", report.nameB);
    }
    object.insert("items", items);
    object.insert("step", stepKey(report.comparison.round.step));
    object.insert("blind", report.comparison.round.isBlind());
    if (report.blind)
        object.insert(
            "first_pass", agreementJson(ContingencyTable::fromComparedItems(report.blind->items)));
    if (report.comparison.round.step == Step::Paragraphs)
        object.insert("funnel", funnelJson(report.funnel));
    else
        object.insert("counts", countsJson(countsOf(report.comparison)));
    return object;
}

void printComparison(QTextStream& out, const ComparisonReport& report)
{
    out << Words::tr("Sample %1, %2: %3")
               .arg(QString::number(report.sample.position), stateName(report.sample.state()),
                   printable(report.sample.title))
        << "\n\n";
    printItems(out, report);
    printNotes(out, report);
    out << '\n';
    if (report.blind) {
        out << Words::tr("Blind, before the discussion") << '\n';
        printAgreement(out, ContingencyTable::fromComparedItems(report.blind->items));
        out << '\n' << Words::tr("Second pass, after the discussion (not blind)") << '\n';
    }
    printAgreement(out, ContingencyTable::fromComparedItems(report.comparison.items));
    out << '\n';
    if (report.comparison.round.step == Step::Paragraphs) {
        printTable(out, funnelTable(report.funnel));
        return;
    }
    const ItemCounts counts = countsOf(report.comparison);
    out << Words::tr("Key facts: %1, not key: %2, to be decided: %3")
               .arg(groupedCount(counts.yes), groupedCount(counts.no),
                   groupedCount(counts.undecided))
        << '\n';
}

} // namespace tandem
