#include "models/agreement/agreementreport.h"

#include "models/results/reportjson.h"
#include "models/results/spelling.h"
#include "models/rounds/stepname.h"
#include "models/wordof.h"
#include "models/words.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace tandem {

namespace {

using results::Cell;
using results::Outlet;

constexpr int kAnswerNo = 0;
constexpr int kAnswerYes = 1;
constexpr qsizetype kLabelLetters = 40;
constexpr results::Outlets kPaper{Outlet::Console, Outlet::Readers};

using PersonNames = QHash<PersonId, QString>;
using RowTable = results::SectionOf<QList<AgreementRow>>;

PersonNames personNames(const QList<Person>& people)
{
    PersonNames names;
    for (const Person& person : people)
        names.insert(person.id, person.name);
    return names;
}

QString exclusionKey(AgreementExclusion reason)
{
    static constexpr std::array words{"answered_by_one", "answered_by_none", "marked_unsure"};
    return QLatin1String(wordOf(reason, words));
}

/// How often both said what; none where that is not to be told, or means nothing since several
/// pairs share the table.
auto apart(int a, int b)
{
    return [a, b](const AgreementRow& row) {
        return row.tableIsNamed() ? Cell(row.table.count(a, b)) : Cell(results::Absent());
    };
}

auto together(int both)
{
    return [both](const AgreementRow& row) { return row.table.count(both, both); };
}

qint64 disagreed(const AgreementRow& row)
{
    return row.table.n() - row.table.agreed();
}

QString captionOf(const QList<AgreementRow>& rows, AgreementGrouping grouping)
{
    const auto isBlind = [](const AgreementRow& row) { return row.blind; };
    QString caption = AgreementWords::tr("Agreement on blind answers, with 95 % intervals");
    if (!rows.isEmpty() && std::none_of(rows.cbegin(), rows.cend(), isBlind))
        caption = AgreementWords::tr("Agreement on answers revised after the calibration "
                                     "discussion (not blind), with 95 % confidence intervals");
    else if (!std::all_of(rows.cbegin(), rows.cend(), isBlind))
        caption = AgreementWords::tr("Agreement on blind answers and, in second-pass rows, on "
                                     "answers given after a discussion, with 95 % intervals");
    if (grouping == AgreementGrouping::Overall)
        return caption;
    return AgreementWords::tr("%1, by %2", "caption; pair, person, domain …")
        .arg(caption, agreementGroupingName(grouping).toLower());
}

QJsonValue excludedJson(const AgreementRow& row, const QHash<RoundId, const RatedRound*>& rounds)
{
    results::SectionOf table("", row.excluded);
    const auto round = [&](const ExcludedItem& item) { return rounds.value(item.round); };
    table.add("sample", [&](const ExcludedItem& item) { return round(item)->samplePosition; });
    table.add("step", [&](const ExcludedItem& item) { return stepKey(round(item)->step); });
    table.add("item", &ExcludedItem::number);
    table.add("text", &ExcludedItem::text);
    table.add("reason", [](const ExcludedItem& item) { return exclusionKey(item.reason); });
    return results::rowsJson(table);
}

QJsonValue pairsJson(const AgreementRow& row, const PersonNames& names)
{
    QJsonArray pairs;
    for (const Pair& pair : row.pairs)
        pairs.append(QJsonArray{names.value(pair.a), names.value(pair.b)});
    return pairs;
}

QJsonValue stepsJson(const AgreementRow& row)
{
    QJsonArray steps;
    for (const Step step : row.steps)
        steps.append(stepKey(step));
    return steps;
}

/// Who worked in a group, or what they were asked where its label says who.
QString originText(const AgreementRow& row, AgreementGrouping grouping, const PersonNames& names)
{
    if (!row.blind)
        return AgreementWords::tr("not blind: after discussion");
    if (grouping == AgreementGrouping::ByPair) {
        QStringList steps;
        for (const Step step : row.steps)
            steps += stepName(step);
        return steps.join(AgreementWords::tr(", ", "between steps"));
    }
    if (row.pairs.size() != 1)
        return AgreementWords::tr("%n pair(s)", nullptr, int(row.pairs.size()));
    return AgreementWords::tr("%1 and %2", "a pair of people")
        .arg(names.value(row.pairs.first().a), names.value(row.pairs.first().b));
}

/// What a group is, and how much of it there is.
void addCounts(RowTable& table, const AgreementFigures& figures, const PersonNames& names)
{
    const bool overall = figures.grouping == AgreementGrouping::Overall;
    table
        .add("group",
            overall ? AgreementWords::tr("Group") : agreementGroupingName(figures.grouping),
            [&](const AgreementRow& row) {
                Cell cell(row.label);
                cell.below = originText(row, figures.grouping, names);
                cell.toolTip = row.label;
                cell.warns = !row.blind;
                return cell;
            })
        .cut(kLabelLetters);
    table.add("key", &AgreementRow::key);
    table.add("blind", &AgreementRow::blind);
    table.add("rounds", AgreementWords::tr("Rounds"),
        [](const AgreementRow& row) { return row.rounds.size(); });
    table.add("steps", stepsJson).only(Outlet::Json);
    table.add("pairs", [&](const AgreementRow& row) { return pairsJson(row, names); })
        .only(Outlet::Json);
    table.add("pairs", [](const AgreementRow& row) { return row.pairs.size(); }).only(Outlet::Csv);
    table
        .add("items", AgreementWords::tr("Items"),
            [](const AgreementRow& row) {
                Cell cell(row.items.comparable());
                if (!row.excluded.isEmpty())
                    cell.below =
                        AgreementWords::tr("%n excluded", nullptr, int(row.excluded.size()));
                return cell;
            })
        .only({Outlet::Window, Outlet::Json})
        .hint(AgreementWords::tr("Items answered by two or more"));
    table.add(kPaper, AgreementWords::tr("n (answer pairs)"),
        [](const AgreementRow& row) { return row.table.n(); });
}

/// The contingency table, apart from the people.
void addTable(RowTable& table, const PersonNames& names)
{
    for (const auto& [prefix, outlet] :
        {std::pair(QString(), Outlet::Csv), std::pair(QStringLiteral("table."), Outlet::Json)}) {
        const auto add = [&, prefix = prefix, outlet = outlet](
                             const char* key, const auto& countOf) {
            table.add(prefix + QLatin1String(key), {}, countOf).only(outlet);
        };
        add("yes_yes", together(kAnswerYes));
        add("yes_no", apart(kAnswerYes, kAnswerNo));
        add("no_yes", apart(kAnswerNo, kAnswerYes));
        add("no_no", together(kAnswerNo));
        add("disagreed", disagreed);
    }
    const auto person = [&names](PersonId AgreementRow::*who) {
        return [&names, who](const AgreementRow& row) {
            if (!row.tableIsNamed())
                return Cell(results::Absent());
            return (row.*who).isValid() ? Cell(names.value(row.*who)) : Cell();
        };
    };
    table.add("table.rows", person(&AgreementRow::rowPerson)).only(Outlet::Json);
    table.add("table.columns", person(&AgreementRow::columnPerson)).only(Outlet::Json);
}

/// A coefficient and, for programs, the two agreements that it is made from.
template <typename FigureOf, typename PartOf>
void addCoefficient(RowTable& table, const char* key, const QString& title, const QString& hint,
    const FigureOf& figureOf, const PartOf& partOf)
{
    table.add(key, title, figureOf)
        .coefficient()
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All)
        .hint(hint);
    const auto part = [&](auto which) {
        return [&partOf, which](const AgreementRow& row) {
            const std::optional<double> value = partOf(row).*which;
            return value ? Cell(*value) : Cell(results::Absent());
        };
    };
    using Parts = std::remove_cvref_t<decltype(partOf(std::declval<const AgreementRow&>()))>;
    const QString path = QString::fromLatin1(key);
    table.add(path + QStringLiteral(".observed"), {}, part(&Parts::observed)).only(Outlet::Json);
    table.add(path + QStringLiteral(".expected"), {}, part(&Parts::expected)).only(Outlet::Json);
}

void addFigures(RowTable& table)
{
    table
        .add("left_out", AgreementWords::tr("Excluded"),
            [](const AgreementRow& row) { return row.table.excluded(); })
        .only(kPaper | Outlet::Csv);
    table.add("agreement", AgreementWords::tr("Percent agreement"), &AgreementRow::percent)
        .percent()
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All)
        .hint(AgreementWords::tr("Share of answer pairs in which both gave the same answer, with "
                                 "Wilson's 95 % interval"));
    addCoefficient(
        table, "kappa", AgreementWords::tr("Cohen's kappa"),
        AgreementWords::tr("Cohen's kappa, with the 95 % interval of Fleiss, Cohen and Everitt"),
        [](const AgreementRow& row) { return row.kappa.kappa; },
        [](const AgreementRow& row) -> const KappaFigure& { return row.kappa; });
    table.add(kPaper, AgreementWords::tr("n (items)"),
        [](const AgreementRow& row) { return row.alpha.figure.n; });
    addCoefficient(
        table, "ac1", AgreementWords::tr("Gwet's AC1"),
        AgreementWords::tr("Gwet's AC1, with his linearized 95 % interval"),
        [](const AgreementRow& row) { return row.ac1.figure; },
        [](const AgreementRow& row) -> const ChanceCorrectedFigure& { return row.ac1; });
    addCoefficient(
        table, "alpha", AgreementWords::tr("Krippendorff's alpha"),
        AgreementWords::tr(
            "Krippendorff's alpha for nominal data, with Gwet's linearized 95 % interval"),
        [](const AgreementRow& row) { return row.alpha.figure; },
        [](const AgreementRow& row) -> const ChanceCorrectedFigure& { return row.alpha; });
}

/// Who said what how often, for the console.
results::Section tablesSection(const AgreementFigures& figures, const PersonNames& names)
{
    results::SectionOf table("", figures.rows, AgreementWords::tr("Joint answers"));
    const auto name = [&](PersonId AgreementRow::*who, const QString& others) {
        return [&names, who, others](const AgreementRow& row) {
            if (!row.tableIsNamed())
                return Cell();
            return Cell((row.*who).isValid() ? names.value(row.*who) : others);
        };
    };
    table.add("", agreementGroupingName(figures.grouping), &AgreementRow::label).cut(kLabelLetters);
    table.add("", AgreementWords::tr("Rows"), name(&AgreementRow::rowPerson, {}));
    table.add("", AgreementWords::tr("Columns"),
        name(&AgreementRow::columnPerson, AgreementWords::tr("partners")));
    table.add("", AgreementWords::tr("yes, yes"), together(kAnswerYes));
    table.add("", AgreementWords::tr("yes, no"), apart(kAnswerYes, kAnswerNo));
    table.add("", AgreementWords::tr("no, yes"), apart(kAnswerNo, kAnswerYes));
    table.add("", AgreementWords::tr("no, no"), together(kAnswerNo));
    table.add("", AgreementWords::tr("disagreed"), disagreed);
    return results::only(Outlet::Console, table);
}

QStringList leftOutNotes(const QList<AgreementRow>& rows)
{
    QStringList lines;
    for (const AgreementRow& row : rows) {
        QStringList reasons;
        for (const AgreementExclusion reason : {AgreementExclusion::AnsweredByOne,
                 AgreementExclusion::AnsweredByNone, AgreementExclusion::MarkedUnsure}) {
            if (const qint64 count = row.excludedFor(reason); count > 0)
                reasons += results::countText(count, Outlet::Console) + u' ' +
                           agreementExclusionText(reason);
        }
        if (!reasons.isEmpty())
            lines.append(
                QStringLiteral("  %1: %2")
                    .arg(results::onOneLine(row.label), reasons.join(QStringLiteral(", "))));
    }
    return lines;
}

QString criterionKey(OpinionCriterion criterion)
{
    static constexpr std::array words{"faithful", "references", "atomic", "independent"};
    return QLatin1String(wordOf(criterion, words));
}

RowTable groupsOf(const AgreementFigures& figures, const QList<AgreementRow>& rows)
{
    const PersonNames names = personNames(figures.people);
    RowTable table("groups", rows, captionOf(rows, figures.grouping));
    addCounts(table, figures, names);
    addTable(table, names);
    addFigures(table);
    table.setItems([&](const AgreementRow& row) { return &row - rows.data(); });
    return table;
}

/// All groups for programs; for the console those of what was answered blind, and apart from them
/// those of second passes.
QList<results::Section> groupSections(const AgreementFigures& figures)
{
    QHash<RoundId, const RatedRound*> rounds;
    for (const RatedRound& round : figures.rounds)
        rounds.insert(round.id, &round);
    RowTable all = groupsOf(figures, figures.rows);
    all.add("left_out", [&](const AgreementRow& row) { return excludedJson(row, rounds); });
    QList<results::Section> sections{results::only(Outlet::Json, all)};
    for (const bool blind : {true, false}) {
        QList<AgreementRow> rows = figures.rows;
        rows.removeIf([blind](const AgreementRow& row) { return row.blind != blind; });
        if (!rows.isEmpty())
            sections += results::only(Outlet::Console, groupsOf(figures, rows));
    }
    return sections;
}

/// For the console.
results::Section opinionsAsText(const OpinionFigures& figures)
{
    struct Line
    {
        QString question;
        Figure yes;
    };
    QList<Line> lines;
    for (const OpinionCriterion criterion : kOpinionCriteria)
        lines.append({opinionCriterionQuestion(criterion), figures.yes[size_t(criterion)]});
    lines.append({AgreementWords::tr("Yes to all criteria"), figures.allYes});
    results::SectionOf table(
        "", lines, AgreementWords::tr("Written opinions: yes in the partner's first peer review"));
    table.add("", {}, &Line::question);
    table.add("", {}, [](const Line& line) {
        const results::Column spelling =
            results::Column().coefficient(3).withInterval(results::IntervalStyle::Range);
        return results::Cell(results::figureSentence(line.yes, spelling, Outlet::Console));
    });
    return results::only(Outlet::Console, table);
}

} // namespace

QString agreementGroupingKey(AgreementGrouping grouping)
{
    static constexpr std::array words{
        "overall", "step", "round", "pair", "person", "domain", "month", "week"};
    return QLatin1String(wordOf(grouping, words));
}

QString agreementGroupingName(AgreementGrouping grouping)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("AgreementWords", "Overall"),
        QT_TRANSLATE_NOOP("AgreementWords", "Step"), QT_TRANSLATE_NOOP("AgreementWords", "Round"),
        QT_TRANSLATE_NOOP("AgreementWords", "Pair"), QT_TRANSLATE_NOOP("AgreementWords", "Person"),
        QT_TRANSLATE_NOOP("AgreementWords", "Domain"), QT_TRANSLATE_NOOP("AgreementWords", "Month"),
        QT_TRANSLATE_NOOP("AgreementWords", "Week")};
    return AgreementWords::tr(wordOf(grouping, words));
}

results::Section agreementSection(const AgreementFigures& figures)
{
    return groupsOf(figures, figures.rows);
}

results::Section opinionsSection(const OpinionFigures& figures)
{
    struct Line
    {
        QString key;
        QString question;
        Figure yes;
    };
    QList<Line> lines;
    for (const OpinionCriterion criterion : kOpinionCriteria)
        lines.append({criterionKey(criterion), opinionCriterionQuestion(criterion),
            figures.yes[size_t(criterion)]});
    lines.append(
        {QStringLiteral("all"), AgreementWords::tr("Yes to all criteria"), figures.allYes});
    lines.append({QStringLiteral("references_right"),
        AgreementWords::tr("References correct, if any"), figures.referencesRight});
    results::SectionOf table("opinions", lines,
        AgreementWords::tr("Written opinions in the partner's first peer review"));
    table.add("", &Line::key).only(Outlet::Json);
    table.add("criterion", &Line::key).only(Outlet::Csv);
    table.add(results::kPeople, AgreementWords::tr("Question"), &Line::question);
    table.add("yes", AgreementWords::tr("Yes"), &Line::yes)
        .percent()
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All)
        .only(results::kPeople | Outlet::Csv);
    table.add(Outlet::Json, {}, &Line::yes);
    table.section().shape = results::Shape::Keyed;
    return table;
}

results::Report agreementReport(const AgreementFigures& figures)
{
    results::Report report;
    report.sections = groupSections(figures);
    if (figures.rows.isEmpty()) {
        report.lines = {
            AgreementWords::tr("No round is closed yet, so there is nothing to compare.")};
    } else {
        QStringList undefined = results::undefinedReasons(report.sections.first());
        undefined.replaceInStrings(QRegularExpression(QStringLiteral("^")), QStringLiteral("  "));
        report.sections += {tablesSection(figures, personNames(figures.people)),
            results::notesOf(undefined, AgreementWords::tr("Undefined")),
            results::notesOf(leftOutNotes(figures.rows), AgreementWords::tr("Excluded"))};
    }
    const OpinionFigures& opinions = figures.opinions;
    report.sections += {results::only(Outlet::Json, opinionsSection(opinions)),
        results::fieldsOf(
            "opinions", {{"opinions", opinions.opinions}, {"checked", opinions.checked},
                            {"kappa", opinions.kappa}})};
    if (opinions.opinions > 0)
        report.sections += opinionsAsText(opinions);
    return report;
}

} // namespace tandem
