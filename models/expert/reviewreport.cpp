#include "models/expert/reviewreport.h"

#include "models/expert/decisionnames.h"
#include "models/expert/systemreport.h"
#include "models/results/reportjson.h"
#include "models/wordof.h"
#include "models/words.h"

namespace tandem::expert {

namespace {

using results::IntervalStyle;
using results::Outlet;

/// In lower case, within a line.
QString kindWord(DecisionKind kind)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("ExpertWords", "aspects"),
        QT_TRANSLATE_NOOP("ExpertWords", "match"), QT_TRANSLATE_NOOP("ExpertWords", "content"),
        QT_TRANSLATE_NOOP("ExpertWords", "style")};
    return ExpertWords::tr(wordOf(kind, words));
}

/// A figure as a sentence for the console and as a number with its interval in the window.
template <typename Table, typename FigureOf>
results::Column& addFigure(Table& table, const char* key, const QString& console,
    const QString& window, const FigureOf& figureOf)
{
    table.add(key, console, figureOf)
        .withInterval(IntervalStyle::Sentence)
        .only({Outlet::Console, Outlet::Json});
    return table.add(Outlet::Window, window, figureOf)
        .coefficient()
        .withInterval(IntervalStyle::Range);
}

template <typename Table>
void addKind(Table& table, const QString& console, const QString& window)
{
    table.add("kind", [](const auto& row) { return decisionKindKey(row.kind); });
    table.add(Outlet::Console, console, [](const auto& row) { return kindWord(row.kind); });
    table.add(Outlet::Window, window, [](const auto& row) { return decisionKindName(row.kind); });
}

QString pairName(const ReviewerPair& pair, const PersonName& nameOf)
{
    return ExpertWords::tr("%1 and %2", "two reviewers")
        .arg(nameOf(pair.first), nameOf(pair.second));
}

bool areVerdicts(const ReviewerPair& pair)
{
    return pair.categories == ReviewCategories::Verdicts;
}

/// What is compared, for the console and JSON, and in the window.
void addCategories(results::SectionOf<QList<ReviewerPair>>& table)
{
    table.add("of", [](const ReviewerPair& pair) {
        return areVerdicts(pair) ? QLatin1String("verdicts") : QLatin1String("opinions");
    });
    table.add(Outlet::Console, ExpertWords::tr("Compared"), [](const ReviewerPair& pair) {
        return areVerdicts(pair) ? ExpertWords::tr("judgments") : ExpertWords::tr("reviews");
    });
    table.add(Outlet::Window, ExpertWords::tr("Compared"), [](const ReviewerPair& pair) {
        return areVerdicts(pair) ? ExpertWords::tr("judgment: yes or no")
                                 : ExpertWords::tr("agree, disagree, unsure");
    });
}

results::Section scoresTable(const ReviewerAgreement& agreement)
{
    struct Line
    {
        const ReviewedScores* scores;
        Mode mode;
    };
    QList<Line> lines;
    for (const ReviewedScores& scores : agreement.scores) {
        for (const Mode mode : kAllModes)
            lines.append({&scores, mode});
    }
    const auto figure = [](auto of) {
        return [of](const Line& line) { return (line.scores->*of)[size_t(line.mode)]; };
    };
    results::SectionOf table("", lines, ExpertWords::tr("F1 by the judge and by reviewers"));
    table.add("", ExpertWords::tr("System"),
        [](const Line& line) { return systemName(line.scores->system); });
    table.add("", ExpertWords::tr("Mode"), [](const Line& line) { return modeName(line.mode); });
    table.add("", ExpertWords::tr("Judge"), figure(&ReviewedScores::original))
        .withInterval(IntervalStyle::Sentence);
    table.add("", ExpertWords::tr("Reviewed"), figure(&ReviewedScores::reviewed))
        .withInterval(IntervalStyle::Sentence);
    table.add("", ExpertWords::tr("Difference"), figure(&ReviewedScores::difference))
        .withInterval(IntervalStyle::Sentence);
    return results::only(Outlet::Console, table);
}

results::Section scoresForPrograms(const ReviewerAgreement& agreement)
{
    results::SectionOf table("systems", agreement.scores);
    table.add("system", &ReviewedScores::system);
    for (const Mode mode : kAllModes) {
        const auto add = [&](const char* part, auto of) {
            table.add(QStringLiteral("averages.%1_f1.%2").arg(modeKey(mode), QLatin1String(part)),
                {}, [of, mode](const ReviewedScores& one) { return (one.*of)[size_t(mode)]; });
        };
        add("original", &ReviewedScores::original);
        add("reviewed", &ReviewedScores::reviewed);
        add("difference", &ReviewedScores::difference);
    }
    return results::only(Outlet::Json, table);
}

} // namespace

QString decisionKindName(DecisionKind kind)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("ExpertWords", "Aspects of a text"),
        QT_TRANSLATE_NOOP("ExpertWords", "Match"), QT_TRANSLATE_NOOP("ExpertWords", "Content"),
        QT_TRANSLATE_NOOP("ExpertWords", "Style")};
    return ExpertWords::tr(wordOf(kind, words));
}

results::Section kindsSection(const ReviewerAgreement& agreement)
{
    results::SectionOf table("kinds", agreement.kinds, ExpertWords::tr("Reviewers and the judge"));
    addKind(table, ExpertWords::tr("Judgments"), ExpertWords::tr("Judgment"));
    table.add("decisions", ExpertWords::tr("n"), &KindAgreement::decisions)
        .only({Outlet::Console, Outlet::Json});
    table.add(Outlet::Window, ExpertWords::tr("Reviewed"), &KindAgreement::decisions);
    table.add("agree", ExpertWords::tr("Agree"), &KindAgreement::agree);
    table.add("disagree", ExpertWords::tr("Disagree"), &KindAgreement::disagree);
    table.add("unsure", ExpertWords::tr("Unsure"), &KindAgreement::unsure);
    const QString withModel = ExpertWords::tr("Agreement with the judge");
    addFigure(table, "with_model", withModel, withModel, &KindAgreement::withModel).percent();
    table.add(Outlet::Window, ExpertWords::tr("n (reviews)"),
        [](const KindAgreement& kind) { return kind.withModel.n; });
    const auto ac1 = [](const KindAgreement& kind) { return kind.ac1.figure; };
    addFigure(table, "ac1", ExpertWords::tr("AC1 among reviewers"),
        ExpertWords::tr("AC1 among reviewers"), ac1);
    table.add(Outlet::Window, ExpertWords::tr("n (judgments)"),
        [](const KindAgreement& kind) { return kind.ac1.figure.n; });
    return table;
}

results::Section reviewersSection(const ReviewerAgreement& agreement, const PersonName& nameOf)
{
    results::SectionOf table("pairs", agreement.pairs, ExpertWords::tr("Between reviewers"));
    table.add("first", [&](const ReviewerPair& pair) { return nameOf(pair.first); });
    table.add("second", [&](const ReviewerPair& pair) { return nameOf(pair.second); });
    table.add(results::kPeople, ExpertWords::tr("Reviewers"),
        [&](const ReviewerPair& pair) { return pairName(pair, nameOf); });
    addKind(table, ExpertWords::tr("Judgments"), ExpertWords::tr("Judgment"));
    addCategories(table);
    table.add(Outlet::Window, ExpertWords::tr("n (judgments)"),
        [](const ReviewerPair& pair) { return pair.table.n(); });
    table.add(Outlet::Window, ExpertWords::tr("Excluded"), [](const ReviewerPair& pair) {
        return results::Cell(pair.table.excluded())
            .explained(
                ExpertWords::tr("One of them is unsure, so there is no judgment to compare."));
    });
    addFigure(table, "agreement", ExpertWords::tr("Agreement"),
        ExpertWords::tr("Percent agreement"), &ReviewerPair::percent)
        .percent();
    const QString kappa = ExpertWords::tr("Cohen's kappa");
    table.add("kappa", [](const ReviewerPair& pair) { return pair.kappa.kappa; });
    table.add(Outlet::Console, kappa, [](const ReviewerPair& pair) { return pair.kappa.kappa; })
        .coefficient(3)
        .withInterval(IntervalStyle::Sentence);
    table.add(Outlet::Window, kappa, [](const ReviewerPair& pair) { return pair.kappa.kappa; })
        .coefficient()
        .withInterval(IntervalStyle::Range);
    addFigure(table, "ac1", ExpertWords::tr("AC1"), ExpertWords::tr("Gwet's AC1"),
        [](const ReviewerPair& pair) { return pair.ac1.figure; });
    return table;
}

results::Section reviewedSection(const ReviewerAgreement& agreement, Mode mode)
{
    const auto figure = [mode](auto of) {
        return [of, mode](const ReviewedScores& scores) { return (scores.*of)[size_t(mode)]; };
    };
    const QString name = modeName(mode);
    results::SectionOf table("", agreement.scores);
    table.add("", ExpertWords::tr("System"),
        [](const ReviewedScores& scores) { return systemName(scores.system); });
    table.add("", ExpertWords::tr("n (reviewed)"),
        [mode](const ReviewedScores& scores) { return scores.original[size_t(mode)].n; });
    table.add("", ExpertWords::tr("F %1 by the judge", "%1 is a mode").arg(name),
        figure(&ReviewedScores::original));
    table.add("", ExpertWords::tr("F %1 by reviewers", "%1 is a mode").arg(name),
        figure(&ReviewedScores::reviewed));
    table.add("", ExpertWords::tr("Reviewers minus judge"), figure(&ReviewedScores::difference));
    for (qsizetype column = 2; column < table.section().columns.size(); ++column)
        table.section().columns[column].coefficient().withInterval(IntervalStyle::Range);
    return table;
}

results::Section reviewsData(const ReviewerAgreement& agreement, const PersonName& nameOf)
{
    struct Line
    {
        QString who;
        QString decision;
        QString compared;
        QString measure;
        Figure value;
    };
    QList<Line> lines;
    const auto add = [&lines](const QStringList& what, const char* measure, const Figure& value) {
        lines.append({what.at(0), what.at(1), what.at(2), QString::fromLatin1(measure), value});
    };
    const QString opinions = QStringLiteral("opinions");
    for (const KindAgreement& kind : agreement.kinds) {
        const QString key = decisionKindKey(kind.kind);
        add({QStringLiteral("model"), key, opinions}, "agreement", kind.withModel);
        add({QStringLiteral("all reviewers"), key, opinions}, "ac1", kind.ac1.figure);
    }
    for (const ReviewerPair& pair : agreement.pairs) {
        const QStringList what{nameOf(pair.first) + QStringLiteral(" / ") + nameOf(pair.second),
            decisionKindKey(pair.kind), areVerdicts(pair) ? QStringLiteral("verdicts") : opinions};
        add(what, "agreement", pair.percent);
        add(what, "kappa", pair.kappa.kappa);
        add(what, "ac1", pair.ac1.figure);
    }
    for (const ReviewedScores& scores : agreement.scores) {
        for (const Mode mode : kAllModes) {
            const QStringList what{scores.system, QStringLiteral("f1"), modeKey(mode)};
            const auto at = size_t(mode);
            add(what, "model", scores.original[at]);
            add(what, "reviewers", scores.reviewed[at]);
            add(what, "difference", scores.difference[at]);
        }
    }
    results::SectionOf table("", lines);
    table.add("who", &Line::who);
    table.add("decision", &Line::decision);
    table.add("compared", &Line::compared);
    table.add("measure", &Line::measure);
    table.add("value", &Line::value);
    const auto end = [](double Interval::*which) {
        return [which](const Line& line) {
            return line.value.interval ? std::optional(*line.value.interval.*which) : std::nullopt;
        };
    };
    table.add("low", end(&Interval::low));
    table.add("high", end(&Interval::high));
    table.add("n", [](const Line& line) { return line.value.n; });
    table.add("undefined", [](const Line& line) { return line.value.undefinedBecause; });
    results::Section section = table;
    for (results::Column& column : section.columns) {
        column.title = column.key;
        column.in = results::kEverywhere;
    }
    return section;
}

results::Report reviewsReport(const ReviewerAgreement& agreement, const PersonName& nameOf)
{
    const results::Section pairs = reviewersSection(agreement, nameOf);
    results::Report report;
    report.sections = {results::only(Outlet::Json, kindsSection(agreement)),
        results::only(Outlet::Json, pairs), scoresForPrograms(agreement)};
    if (agreement.evaluations == 0)
        return report;
    report.sections += results::only(Outlet::Console, kindsSection(agreement));
    if (!agreement.pairs.isEmpty())
        report.sections += results::only(Outlet::Console, pairs);
    report.sections += scoresTable(agreement);
    return report;
}

} // namespace tandem::expert
