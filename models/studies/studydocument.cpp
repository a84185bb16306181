#include "models/studies/studydocument.h"

#include "models/results/spelling.h"
#include "models/rounds/timetext.h"
#include "models/studies/answervalues.h"
#include "models/studies/designchanges.h"
#include "models/studies/kindkeys.h"
#include "models/studies/resultsections.h"
#include "models/studies/templates.h"
#include "models/text/plainmarkdown.h"
#include "models/version.h"
#include "models/words.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

/// The one of this name; a new one that is not shown where there is none.
DescribedField& fieldNamed(QList<DescribedField>& fields, const QString& name)
{
    const auto found = std::find_if(fields.begin(), fields.end(),
        [&](const DescribedField& field) { return field.field.name == name; });
    if (found != fields.end())
        return *found;
    DescribedField fresh;
    fresh.field.name = name;
    fresh.isShown = false;
    fields.append(fresh);
    return fields.last();
}

QString labelText(const DescribedField& field)
{
    if (!field.isShown)
        return StudyWords::tr("not shown");
    return field.field.label.isEmpty() ? StudyWords::tr("no heading") : field.field.label;
}

results::Cell evidenceCell(const DescribedField& field)
{
    if (!field.isShown)
        return results::Absent();
    return results::Cell(field.field.marksEvidence)
        .shownAs(
            field.field.marksEvidence ? StudyWords::tr("marked") : StudyWords::tr("not marked"));
}

} // namespace

QList<DescribedField> describedFields(const Design& design, const QList<StudyItem>& items)
{
    QList<DescribedField> fields;
    for (const ShownField& shown : design.fields)
        fields.append({shown});
    for (const StudyItem& item : items) {
        if (item.item.kind != ItemKind::Rated)
            continue;
        QSet<QString> counted;
        for (const Field& field : item.item.fields) {
            DescribedField& described = fieldNamed(fields, field.name);
            described.hasSides = described.hasSides || field.side != 0;
            if (!counted.contains(field.name))
                ++described.items;
            counted.insert(field.name);
        }
    }
    return fields;
}

results::Section fieldsSection(const Design& design, const QList<DescribedField>& described)
{
    const bool areItemsKnown = !described.isEmpty();
    const QList<DescribedField> fields = areItemsKnown ? described : describedFields(design, {});
    results::SectionOf table("fields", fields, StudyWords::tr("Item fields"));
    table.add("name", StudyWords::tr("Field"),
        [](const DescribedField& field) { return field.field.name; });
    table.add("shown", &DescribedField::isShown);
    table.add("label", [](const DescribedField& field) { return field.field.label; });
    table.add(results::kPeople, StudyWords::tr("Heading"), labelText);
    table.add("marks_evidence", StudyWords::tr("Evidence"), evidenceCell);
    if (areItemsKnown) {
        table.add("texts", StudyWords::tr("Texts per item"),
            [](const DescribedField& field) { return field.hasSides ? 2 : 1; });
        table.add("items", StudyWords::tr("Rated items with field"), &DescribedField::items);
    }
    table.section().notes = {StudyWords::tr(
        "Fields are listed in the order shown to raters, below the item's heading if it has one.")};
    return table;
}

namespace {

using results::Absent;
using results::Cell;

/// A property with its value; it is left out where there is none.
struct Property
{
    QString name;
    Cell value;
};

QString yesNo(bool yes)
{
    return yes ? StudyWords::tr("yes") : StudyWords::tr("no");
}

/// A number, or words for 0.
Cell countOr(int count, const QString& none)
{
    return count > 0 ? Cell(count) : Cell(none);
}

QList<Property> designProperties(const StudyDescription& description, const StudyResults& results)
{
    const Design& design = description.design;
    QList<Property> all{{StudyWords::tr("Design"), studyKindName(design.kind)},
        {StudyWords::tr("Rated items"), results.ratedItems},
        {StudyWords::tr("Attention checks"), results.checkItems}};
    if (description.isDeclared) {
        all += {{StudyWords::tr("Raters per item"), design.ratersPerItem},
            {StudyWords::tr("Max. items per rater"),
                countOr(design.itemsPerRater, StudyWords::tr("all"))},
            {StudyWords::tr("Separate order for each rater"), yesNo(design.shuffles)},
            {StudyWords::tr("Sides balanced"), yesNo(design.balancesSides)},
            {StudyWords::tr("Seed for orders and sides"), QString::number(design.seed)},
            {StudyWords::tr("Language"),
                design.language.isEmpty() ? StudyWords::tr("rater's language") : design.language},
            {StudyWords::tr("Design versions"), description.versions.size()}};
    }
    if (results.bootstrap) {
        all += {{StudyWords::tr("Bootstrap resamples"), results.bootstrap->resamples},
            {StudyWords::tr("Bootstrap seed"), QString::number(results.bootstrap->seed)},
            {StudyWords::tr("Raters drawn, too"), yesNo(results.bootstrap->drawsRaters)}};
    }
    all.append(
        {StudyWords::tr("Computed by"), QString(QStringLiteral("Tandem ") + programVersion())});
    return all;
}

results::Section designSection(const StudyDescription& description, const StudyResults& results)
{
    const QList<Property> properties = designProperties(description, results);
    results::SectionOf table("design", properties, StudyWords::tr("Design"));
    table.add("property", StudyWords::tr("Setting"), &Property::name);
    table.add("value", StudyWords::tr("Value"), &Property::value).ordinal();
    return table;
}

/// An answer as raters saw it.
QString labelOf(const Question& question, const QString& value)
{
    const auto option = std::find_if(question.options.cbegin(), question.options.cend(),
        [&](const Option& one) { return one.value == value; });
    return option == question.options.cend() || option->label.isEmpty() ? value : option->label;
}

/// What could be answered: "1 (much worse) to 5 (much better)", or the options.
QString answersOf(const Question& question)
{
    if (question.kind == Question::Kind::Text)
        return StudyWords::tr("text");
    QStringList labels;
    for (const Option& option : question.options)
        labels.append(option.label.isEmpty() ? option.value : option.label);
    if (question.kind == Question::Kind::Choice)
        return labels.join(QStringLiteral("; "));
    const auto end = [](int number, const QString& label) {
        return label.isEmpty() ? QString::number(number)
                               : QStringLiteral("%1 (%2)").arg(number).arg(label);
    };
    return StudyWords::tr("%1 to %2", "the ends of a scale")
        .arg(end(question.least, question.leastLabel), end(question.most, question.mostLabel));
}

/// When a question is asked, in the words of the one that it depends on.
QString conditionOf(const Design& design, const Question& question)
{
    if (!question.onlyIf)
        return {};
    const Question* const other = questionNamed(design, question.onlyIf->question);
    QStringList answers;
    for (const QString& value : question.onlyIf->values)
        answers.append(other ? labelOf(*other, value) : value);
    return StudyWords::tr("if %1 is %2", "a question and its answers")
        .arg(other ? shownQuestion(*other) : question.onlyIf->question,
            answers.join(StudyWords::tr(" or ", "between answers")));
}

results::Section questionsSection(const Design& design)
{
    results::SectionOf table("questions", design.questions, StudyWords::tr("Questions"));
    table.add("name", StudyWords::tr("Name"), &Question::name);
    table.add("text", StudyWords::tr("Question"), &Question::text);
    table.add("answers", StudyWords::tr("Answers"), answersOf);
    table.add("asked", StudyWords::tr("Asked"), [&](const Question& question) {
        const QString condition = conditionOf(design, question);
        return condition.isEmpty() ? StudyWords::tr("always") : condition;
    });
    return table;
}

/// The rules for leaving raters out, in words.
QStringList ruleSentences(const Exclusions& rules, results::Outlet outlet)
{
    constexpr int kRuleDigits = 6;
    const auto number = [outlet](double value) {
        return results::significantText(value, kRuleDigits, outlet);
    };
    const auto percent = [&](double share) { return number(share * 100.0); };
    QStringList said;
    if (rules.failedChecks)
        said += StudyWords::tr("Raters who failed at least %n attention check(s) are excluded.",
            nullptr, *rules.failedChecks);
    if (rules.secondsPerItem)
        said += StudyWords::tr("Raters with a median below %1 seconds per item are excluded.")
                    .arg(number(*rules.secondsPerItem));
    if (rules.straightLining)
        said += StudyWords::tr(
            "Raters who gave the same answer to at least %1 percent of items are excluded.")
                    .arg(percent(*rules.straightLining));
    if (rules.leastAnswered)
        said +=
            StudyWords::tr("Raters who answered less than %1 percent of their items are excluded.")
                .arg(percent(*rules.leastAnswered));
    return said;
}

results::Section exclusionsSection(const StudyResults& results, results::Outlet outlet)
{
    QStringList notes = ruleSentences(results.exclusions, outlet);
    if (notes.isEmpty())
        notes += StudyWords::tr("No exclusion rule was set: every rater is included.");
    for (const RaterFigures& rater : results.raters) {
        QStringList rules;
        for (const ExclusionRule rule : rater.excludedBy)
            rules.append(exclusionRuleName(rule));
        if (!rules.isEmpty())
            notes += StudyWords::tr("Excluded: %1 (%2).")
                         .arg(results.raterNames.at(rater.rater), rules.join(QStringLiteral(", ")));
    }
    results::Section section;
    section.key = QStringLiteral("rules");
    section.title = StudyWords::tr("Excluded raters");
    section.notes = notes;
    section.in = results::kPeople;
    return section;
}

/// A time as a report has it, whatever the clock of the reader: UTC.
Cell utcCell(const QDateTime& at, results::Outlet outlet = results::Outlet::Readers)
{
    if (!at.isValid())
        return {};
    const QLocale digits = outlet == results::Outlet::Window ? QLocale() : QLocale::c();
    return Cell(at.toUTC().toString(Qt::ISODate))
        .shownAs(digits.toString(at.toUTC(), QStringLiteral("yyyy-MM-dd hh:mm")));
}

/// A version with the answers that were given under it.
struct VersionLine
{
    DescribedVersion version;
    QStringList changed; ///< since the one before
    qint64 counted = 0;
    qint64 everybody = 0;
};

results::Section versionsSection(const StudyDescription& description, const StudyResults& results)
{
    QList<VersionLine> lines;
    for (qsizetype i = 0; i < description.versions.size(); ++i) {
        const DescribedVersion& version = description.versions.at(i);
        lines.append({version,
            i == 0 ? QStringList()
                   : changedParts(description.versions.at(i - 1).design, version.design),
            results.counted().byVersion.value(version.number),
            results.everybody.byVersion.value(version.number)});
    }
    results::SectionOf table("versions", lines, StudyWords::tr("Design versions"));
    table
        .add("version", StudyWords::tr("Version"),
            [](const VersionLine& line) { return line.version.number; })
        .ordinal();
    const auto fromIn = [](results::Outlet outlet) {
        return [outlet](const VersionLine& line) { return utcCell(line.version.at, outlet); };
    };
    const QString from = StudyWords::tr("From (UTC)");
    table.add(results::Outlet::Window, from, fromIn(results::Outlet::Window));
    table.add("from", from, fromIn(results::Outlet::Readers)).only(results::kBeyondWindow);
    table.add("raters_per_item", StudyWords::tr("Raters per item"),
        [](const VersionLine& line) { return line.version.design.ratersPerItem; });
    table.add("changed", StudyWords::tr("Changed"), [](const VersionLine& line) {
        if (line.changed.isEmpty())
            return Cell(Absent());
        QStringList names;
        for (const QString& part : line.changed)
            names.append(nameOfPart(part));
        return Cell(line.changed.join(QStringLiteral(", ")))
            .shownAs(names.join(QStringLiteral(", ")));
    });
    table.add("answers", StudyWords::tr("Answers of included raters"), &VersionLine::counted);
    table.add(
        "answers_of_everybody", StudyWords::tr("Answers of all raters"), &VersionLine::everybody);
    return table;
}

results::Section workSection(const QList<DescribedRater>& raters)
{
    results::SectionOf table("work", raters, StudyWords::tr("Rater activity"));
    table.add("rater", StudyWords::tr("Rater"), &DescribedRater::name);
    table.add("state", StudyWords::tr("State"),
        [](const DescribedRater& rater) { return Cell(rater.state).shownAs(rater.stateName); });
    table.add("asked", StudyWords::tr("Assigned"), &DescribedRater::asked);
    table.add("complete", StudyWords::tr("Completed"), &DescribedRater::complete);
    table.add("released", StudyWords::tr("Released"), &DescribedRater::released);
    table.add("first", StudyWords::tr("First answer (UTC)"),
        [](const DescribedRater& rater) { return utcCell(rater.first); });
    table.add("last", StudyWords::tr("Last (UTC)"),
        [](const DescribedRater& rater) { return utcCell(rater.last); });
    table
        .add("longest_gap_hours", StudyWords::tr("Longest gap"),
            [](const DescribedRater& rater) {
                return Cell(double(rater.longestGapMs) / 3'600'000.0)
                    .shownAs(spanText(rater.longestGapMs));
            })
        .number(2);
    table.section().notes = {
        StudyWords::tr("Items include attention checks. Released: given to another rater, or still "
                       "unanswered when the study was closed.")};
    return table;
}

/// Sentences under a heading; nothing where there are none.
QList<results::Section> sentences(const QString& title, const QStringList& all)
{
    if (all.isEmpty())
        return {};
    results::Section section;
    section.title = title;
    section.notes = all;
    section.in = results::kPeople;
    return {section};
}

} // namespace

results::Report studyDescriptionReport(
    const StudyDescription& description, const StudyResults& results, results::Outlet outlet)
{
    const Design& design = description.design;
    results::Report report;
    report.lines = {design.title.isEmpty() ? description.name : design.title.simplified()};
    report.sections = {designSection(description, results)};
    if (description.isDeclared) {
        report.sections += fieldsSection(design, description.fields);
        report.sections += questionsSection(design);
        report.sections +=
            sentences(StudyWords::tr("Instructions"), plainParagraphs(design.instructions));
        report.sections += sentences(StudyWords::tr("Consent"), plainParagraphs(design.consent));
    }
    if (!description.versions.isEmpty())
        report.sections += versionsSection(description, results);
    if (!description.raters.isEmpty())
        report.sections += workSection(description.raters);
    report.sections += exclusionsSection(results, outlet);
    report.sections += sentences(StudyWords::tr("History"), description.happened);
    report.sections += sentences(StudyWords::tr("Sources"), description.origins);
    return report;
}

} // namespace tandem::studies
