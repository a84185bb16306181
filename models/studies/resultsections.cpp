#include "models/studies/resultsections.h"

#include "models/words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tandem::studies {

using results::Absent;
using results::Cell;

QString SectionPlace::key(const QString& name) const
{
    if (path.isEmpty() || name.isEmpty())
        return path + name;
    return path + u'.' + name;
}

QString SectionPlace::title(const QString& heading) const
{
    return remark.isEmpty()
               ? heading
               : StudyWords::tr("%1 (%2)", "a heading with a remark").arg(heading, remark);
}

ShownFigure shownFigure(
    const Figure& figure, const std::optional<Interval>& bootstrap, const char* usual)
{
    ShownFigure shown{figure, {}};
    if (!figure.isDefined())
        return shown;
    if (bootstrap) {
        shown.figure.interval = bootstrap;
        shown.interval = QStringLiteral("bootstrap");
    } else if (figure.interval) {
        shown.interval = QString::fromLatin1(usual);
    }
    return shown;
}

Cell intervalCell(const QString& interval)
{
    if (interval.isEmpty())
        return Absent();
    if (interval == QLatin1String("bootstrap"))
        return Cell(interval).shownAs(StudyWords::tr("bootstrap", "an interval"));
    if (interval == QLatin1String("wilson"))
        return Cell(interval).shownAs(StudyWords::tr("Wilson", "an interval"));
    if (interval == QLatin1String("clopper_pearson"))
        return Cell(interval).shownAs(StudyWords::tr("Clopper–Pearson", "an interval"));
    if (interval == QLatin1String("korn_graubard"))
        return Cell(interval).shownAs(StudyWords::tr("Korn–Graubard", "an interval"));
    if (interval == QLatin1String("two_way_bootstrap"))
        return Cell(interval).shownAs(StudyWords::tr("two-way bootstrap", "an interval"));
    if (interval == QLatin1String("f"))
        return Cell(interval).shownAs(StudyWords::tr("F", "an interval"));
    return interval;
}

Cell endsCell(const std::optional<Interval>& interval)
{
    if (!interval)
        return Absent();
    return QJsonValue(QJsonObject{
        {QStringLiteral("low"), interval->low}, {QStringLiteral("high"), interval->high}});
}

QJsonValue endsJson(const std::optional<Interval>& interval)
{
    return interval ? QJsonValue(QJsonArray{interval->low, interval->high}) : QJsonValue();
}

Cell valueCell(const Figure& figure)
{
    return figure.isDefined() ? Cell(*figure.value) : Cell();
}

Cell reasonCell(const Figure& figure)
{
    return figure.isDefined() ? Cell(Absent()) : Cell(figure.undefinedBecause);
}

namespace {

Cell ruleNames(const RaterFigures& rater)
{
    QStringList keys;
    QStringList names;
    for (const ExclusionRule rule : rater.excludedBy) {
        keys.append(exclusionRuleKey(rule));
        names.append(exclusionRuleName(rule));
    }
    return Cell(QJsonValue(QJsonArray::fromStringList(keys)))
        .shownAs(names.join(QStringLiteral(", ")));
}

/// The rules as they were set, for programs.
results::Section rulesSection(const Exclusions& rules)
{
    const auto orAbsent = [](const auto& rule) { return rule ? Cell(*rule) : Cell(Absent()); };
    return results::fieldsOf("exclusions", {{"failed_checks", orAbsent(rules.failedChecks)},
                                               {"seconds_per_item", orAbsent(rules.secondsPerItem)},
                                               {"straight_lining", orAbsent(rules.straightLining)},
                                               {"least_answered", orAbsent(rules.leastAnswered)}});
}

} // namespace

QList<results::Section> raterSections(const StudyResults& results)
{
    results::SectionOf table("rater_figures", results.raters, StudyWords::tr("Raters"));
    table.add("rater", StudyWords::tr("Rater"),
        [&](const RaterFigures& rater) { return results.raterNames.at(rater.rater); });
    table.add("items", StudyWords::tr("Items"), &RaterFigures::items);
    table.add("answers", StudyWords::tr("Answers"), &RaterFigures::answers);
    table.add("checks", StudyWords::tr("Attention checks passed"), &RaterFigures::checks).percent();
    table.add("failed_checks", &RaterFigures::failed);
    table.add("seconds_per_item", StudyWords::tr("Seconds per item"), &RaterFigures::seconds)
        .number(1);
    table.add("straight_lining", StudyWords::tr("Straight-lining"), &RaterFigures::straightLined)
        .percent();
    table.add("answered", StudyWords::tr("Answered"), &RaterFigures::answered).percent();
    table.add("excluded_by", StudyWords::tr("Excluded by"), ruleNames)
        .only(results::kPeople | results::Outlet::Json);
    table.section().notes = {StudyWords::tr(
        "Items include attention checks; answers count rated items only. Shares in percent. "
        "Seconds: median active time per item. Straight-lining: largest share of one answer, as it "
        "was shown, to a question about rated items with at least %n answer(s).",
        nullptr, int(kFewestForStraightLining))};
    return {rulesSection(results.exclusions), table};
}

} // namespace tandem::studies
