#include "models/studies/studyresultsreport.h"

#include "models/agreement/alttestreport.h"
#include "models/results/spelling.h"
#include "models/studies/kindkeys.h"
#include "models/studies/resultsections.h"
#include "models/text/isolated.h"
#include "models/words.h"

#include <QJsonObject>

#include <algorithm>

namespace tandem::studies {

namespace {

using results::Absent;
using results::Cell;

/// Of a question's text in a heading.
constexpr qsizetype kQuestionLetters = 60;

/// What figures of a set of raters were counted from, for programs.
results::Section countsOf(const SectionPlace& place, const AnswerResults& answers)
{
    QJsonObject versions;
    for (auto version = answers.byVersion.cbegin(); version != answers.byVersion.cend(); ++version)
        versions.insert(QString::number(version.key()), version.value());
    results::Section section = results::fieldsOf(
        "", {{"items", answers.items}, {"raters", answers.raters}, {"answers", answers.answers},
                {"answers_by_version", QJsonValue(versions)}});
    section.key = place.key({});
    return section;
}

/// Of nothing there is nothing to be read; programs find all keys in their places.
QList<results::Section> forProgramsAlone(QList<results::Section> sections)
{
    for (results::Section& section : sections)
        section.in &= results::Outlet::Json;
    return sections;
}

QList<results::Section> sectionsOf(const SectionPlace& place, const AnswerResults& answers)
{
    QList<results::Section> sections{countsOf(place, answers)};
    if (answers.main >= 0)
        sections += questionSections(place, answers.questions.at(answers.main));
    if (answers.alignment)
        sections += alignmentSections(place, *answers.alignment);
    sections += ceilingSections(place, answers.ceiling);
    if (!answers.right.isEmpty())
        sections += rightSections(place, answers.right);
    if (place.results.kind == Kind::GoodBad)
        sections += scoreSections(place, answers.scores);
    if (answers.survey)
        sections += surveySections(place, *answers.survey);
    if (!answers.decisions.isEmpty())
        sections += decisionSections(place, answers.decisions, answers.questions.at(answers.main));
    sections += altTestSections(
        answers.altTests, [&](const QString& name) { return place.key(name); },
        [&](const QString& heading) { return place.title(heading); });
    for (qsizetype i = 0; i < answers.questions.size(); ++i) {
        const QuestionResults& question = answers.questions.at(i);
        if (i == answers.main)
            continue;
        const QString name =
            isolated(results::beginning(shownQuestion(question.question), kQuestionLetters));
        const QString remark =
            place.remark.isEmpty() ? name : name + QStringLiteral("; ") + place.remark;
        const SectionPlace own{place.results,
            place.key(QStringLiteral("questions.") + question.question.name), remark};
        QList<results::Section> ofQuestion = questionSections(own, question);
        ofQuestion += majoritySections(own, question);
        ofQuestion += writtenSections(own, question);
        sections += question.answers == 0 ? forProgramsAlone(ofQuestion) : ofQuestion;
    }
    if (answers.main >= 0)
        sections += majoritySections(place, answers.questions.at(answers.main));
    return answers.answers == 0 ? forProgramsAlone(sections) : sections;
}

/// Everybody's answers beside those that count, for people.
results::Section basisSection(const StudyResults& results)
{
    struct Line
    {
        QString key;
        QString name;
        const AnswerResults* answers;
    };
    QList<Line> lines;
    if (results.kept)
        lines.append(
            {QStringLiteral("counted"), StudyWords::tr("Included raters"), &*results.kept});
    lines.append({QStringLiteral("everybody"), StudyWords::tr("All raters"), &results.everybody});
    results::SectionOf table("basis", lines, StudyWords::tr("Basis of the results"));
    table.add("who", StudyWords::tr("Answers of"),
        [](const Line& line) { return Cell(line.key).shownAs(line.name); });
    table.add(
        "items", StudyWords::tr("Items"), [](const Line& line) { return line.answers->items; });
    table.add(
        "raters", StudyWords::tr("Raters"), [](const Line& line) { return line.answers->raters; });
    table.add("answers", StudyWords::tr("Answers"),
        [](const Line& line) { return line.answers->answers; });
    const auto versionsIn = [](results::Outlet outlet) {
        return [outlet](const Line& line) {
            QStringList versions;
            const QMap<int, qint64>& all = line.answers->byVersion;
            for (auto version = all.cbegin(); version != all.cend(); ++version)
                versions += StudyWords::tr("%1: %2", "a version and its answers")
                                .arg(results::ordinalText(version.key(), outlet),
                                    results::ordinalText(version.value(), outlet));
            return versions.join(QStringLiteral(", "));
        };
    };
    const QString byVersion = StudyWords::tr("By design version");
    table.add(results::Outlet::Window, byVersion, versionsIn(results::Outlet::Window));
    table.add("versions", byVersion, versionsIn(results::Outlet::Readers))
        .only(results::kBeyondWindow);
    table.section().in = {results::Outlet::Window, results::Outlet::Readers};
    return table;
}

QString countsLine(const StudyResults& results, const AnswerResults& answers)
{
    const QStringList counts{StudyWords::tr("%n rater(s)", nullptr, int(answers.raters)),
        StudyWords::tr("%n answer(s) to rated items", nullptr, int(answers.answers)),
        StudyWords::tr("%n rated item(s) in total", nullptr, int(results.ratedItems)),
        StudyWords::tr("%n of them answered", nullptr, int(answers.items))};
    return counts.join(QStringLiteral(", ")) + u'.';
}

/// The rules that could leave nobody out, since what they go by is not there.
QStringList rulesWithoutFigures(const StudyResults& results)
{
    struct Rule
    {
        bool isNamed;
        ExclusionRule rule;
        Figure RaterFigures::*figure;
    };
    const Exclusions& named = results.exclusions;
    QStringList lines;
    for (const Rule& one :
        {Rule{named.failedChecks.has_value(), ExclusionRule::FailedChecks, &RaterFigures::checks},
            Rule{named.secondsPerItem.has_value(), ExclusionRule::TooQuick, &RaterFigures::seconds},
            Rule{named.straightLining.has_value(), ExclusionRule::StraightLining,
                &RaterFigures::straightLined},
            Rule{named.leastAnswered.has_value(), ExclusionRule::FewAnswered,
                &RaterFigures::answered}}) {
        const bool hasFigure = std::any_of(results.raters.cbegin(), results.raters.cend(),
            [&](const RaterFigures& rater) { return (rater.*one.figure).isDefined(); });
        if (one.isNamed && !hasFigure && !results.raters.isEmpty())
            lines += StudyWords::tr("The rule \"%1\" excludes no one: %2")
                         .arg(exclusionRuleName(one.rule),
                             (results.raters.constFirst().*one.figure).undefinedBecause);
    }
    return lines;
}

/// What there are no figures of, and why.
QStringList withoutAnswers(const StudyResults& results)
{
    const AnswerResults& counted = results.counted();
    if (results.everybody.answers == 0)
        return {StudyWords::tr("No rated item was answered: there are no results.")};
    if (counted.answers == 0)
        return {StudyWords::tr("The rules exclude every rater with an answer: there are no results "
                               "for included raters.")};
    QStringList names;
    for (const QuestionResults& question : counted.questions) {
        if (question.answers == 0)
            names += isolated(shownQuestion(question.question));
    }
    if (names.isEmpty())
        return {};
    return {
        StudyWords::tr("No included rater answered: %1.").arg(names.join(QStringLiteral("; ")))};
}

QStringList headLines(const StudyResults& results, results::Outlet outlet)
{
    QStringList lines;
    if (!results.title.isEmpty())
        lines += results.title.simplified();
    lines += countsLine(results, results.counted());
    if (results.kept) {
        const qsizetype out = countedRaters(results).count(false);
        lines += StudyWords::tr("%n rater(s) excluded by the predefined rules; results for all "
                                "raters are shown separately.",
            nullptr, int(out));
        lines += rulesWithoutFigures(results);
    }
    lines += withoutAnswers(results);
    if (results.counted().byVersion.size() > 1)
        lines += StudyWords::tr("The answers belong to %n version(s) of the study.", nullptr,
            int(results.counted().byVersion.size()));
    if (results.bootstrap)
        lines +=
            StudyWords::tr("Bootstrap: %1 resamples of %2, seed %3. Intervals are percentile "
                           "intervals; for agreement they use the standard error of the resamples.")
                .arg(results::ordinalText(results.bootstrap->resamples, outlet),
                    results.isGrouped ? StudyWords::tr("groups of items") : StudyWords::tr("items"),
                    results::ordinalText(qint64(results.bootstrap->seed), outlet));
    if (results.drawsRaters())
        lines += StudyWords::tr("Intervals of agreement, alignment and the human ceiling hold for "
                                "other raters, too: raters are drawn beside items. Those of "
                                "systems, strengths and means hold for these raters.");
    return lines;
}

results::Section studySection(const StudyResults& results)
{
    const auto& bootstrap = results.bootstrap;
    const Cell drawn =
        bootstrap ? Cell(QJsonValue(QJsonObject{{QStringLiteral("resamples"), bootstrap->resamples},
                        {QStringLiteral("seed"), QString::number(bootstrap->seed)},
                        {QStringLiteral("draws_raters"), bootstrap->drawsRaters},
                        {QStringLiteral("over"), results.isGrouped ? QStringLiteral("groups")
                                                                   : QStringLiteral("items")}}))
                  : Cell(Absent());
    return results::fieldsOf(
        "", {{"kind", studyKindKey(results.kind)},
                {"title", results.title.isEmpty() ? Cell(Absent()) : Cell(results.title)},
                {"rated_items", results.ratedItems}, {"check_items", results.checkItems},
                {"grouped", results.isGrouped}, {"bootstrap", drawn}});
}

} // namespace

results::Report studyResultsReport(const StudyResults& results, results::Outlet outlet)
{
    results::Report report;
    report.lines = headLines(results, outlet);
    report.sections = {studySection(results), basisSection(results)};
    report.sections += sectionsOf({results, {}, {}}, results.counted());
    if (results.kept)
        report.sections += sectionsOf(
            {results, QStringLiteral("without_exclusions"), StudyWords::tr("all raters")},
            results.everybody);
    report.sections += raterSections(results);
    return report;
}

} // namespace tandem::studies
