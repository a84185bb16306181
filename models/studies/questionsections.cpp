#include "models/agreement/figurecolumns.h"
#include "models/agreement/labelreport.h"
#include "models/agreement/ratingsreport.h"
#include "models/results/spelling.h"
#include "models/studies/resultsections.h"
#include "models/words.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>

#include <algorithm>
#include <cstring>

namespace tandem::studies {

namespace {

using results::Absent;
using results::Cell;
using results::Outlet;

/// Most items that are named one by one below a table.
constexpr qsizetype kMostNamedItems = 50;
/// Most texts in a document: each is a line of its table.
constexpr qsizetype kMostWrittenInReports = 200;
constexpr int kWrittenLetters = 60;

/// A coefficient as it is shown.
struct ShownStatistic
{
    const char* key;
    QString name;
    ShownFigure shown;
    std::optional<Interval> largeSample;
    QString note; ///< why it has no interval; empty where it has one, and where it is undefined
    std::optional<ChiSquareTest> test;
};

/// Whether the figure is a share of items, each of which agrees or does not.
bool isShareOfItems(const AgreementStatistic& statistic, const RatingsAgreement& agreement)
{
    return std::strcmp(statistic.key, "percent_agreement_all_raters") == 0 ||
           (std::strcmp(statistic.key, "percent_agreement") == 0 && agreement.raters == 2);
}

QString withoutInterval(const AgreementStatistic& one, const StudyResults& results)
{
    if (results.drawsRaters())
        return one.intervalNote;
    if (!one.agreement)
        return results.isGrouped && one.figure.interval
                   ? StudyWords::tr("No interval: it would assume that items are independent, and "
                                    "items of a group are not.")
                   : one.intervalNote;
    if (results.bootstrap)
        return StudyWords::tr("No interval: there are fewer than ten %1 to resample, or too many "
                              "resamples leave the statistic undefined.")
            .arg(results.isGrouped ? StudyWords::tr("groups of items") : StudyWords::tr("items"));
    return results.isGrouped ? StudyWords::tr("No interval: items of a group are dependent, and "
                                              "only resampling groups accounts for that.")
                             : one.intervalNote;
}

QList<ShownStatistic> shownStatistics(const StudyResults& results, const QuestionResults& question)
{
    const RatingsAgreement& agreement = *question.agreement;
    QList<ShownStatistic> shown;
    for (qsizetype i = 0; i < agreement.statistics.size(); ++i) {
        const AgreementStatistic& one = agreement.statistics.at(i);
        Figure figure = one.figure;
        if (results.isGrouped && !results.drawsRaters())
            figure.interval.reset();
        const bool isShare = isShareOfItems(one, agreement) && !results.drawsRaters();
        const ShownFigure as = shownFigure(
            figure, question.bootstrap.value(i), isShare ? "clopper_pearson" : one.intervalKey);
        const bool isWithout = figure.isDefined() && !as.figure.interval;
        shown.append({one.key, one.name, as, one.largeSample,
            isWithout ? withoutInterval(one, results) : QString(), one.test});
    }
    return shown;
}

results::Section agreementForPrograms(
    const SectionPlace& place, const QList<ShownStatistic>& statistics)
{
    results::SectionOf table("", statistics);
    table.add("key", [](const ShownStatistic& one) { return QLatin1String(one.key); });
    table.add("", [](const ShownStatistic& one) { return one.shown.figure; });
    table.add(
        "interval", [](const ShownStatistic& one) { return intervalCell(one.shown.interval); });
    table.add("large_sample", [](const ShownStatistic& one) { return endsCell(one.largeSample); });
    table.add("interval_note", [](const ShownStatistic& one) {
        return one.note.isEmpty() ? Cell(Absent()) : Cell(one.note);
    });
    addChiSquareTest(table, &ShownStatistic::test);
    table.section().key = place.key(QStringLiteral("agreement"));
    table.section().shape = results::Shape::Keyed;
    table.section().in = Outlet::Json;
    return table;
}

/// Each reason once, behind the figures that it is about.
QStringList notesWithoutInterval(const QList<ShownStatistic>& statistics)
{
    QMap<QString, QStringList> names;
    for (const ShownStatistic& one : statistics) {
        if (!one.note.isEmpty())
            names[one.note].append(one.name);
    }
    QStringList lines;
    for (auto it = names.cbegin(); it != names.cend(); ++it)
        lines += QStringLiteral("%1: %2").arg(it.value().join(QStringLiteral("; ")), it.key());
    return lines;
}

results::Section agreementForPeople(
    const SectionPlace& place, const QuestionResults& question, QList<ShownStatistic> statistics)
{
    // The one of the question's own scale stands there under its scale, too.
    statistics.removeIf([](const ShownStatistic& one) {
        return !one.shown.figure.isDefined() || std::strcmp(one.key, "alpha") == 0;
    });
    results::SectionOf table("", statistics, place.title(StudyWords::tr("Agreement")));
    table.section().key = place.key(QStringLiteral("agreement"));
    const auto figureOf = [](const ShownStatistic& one) { return one.shown.figure; };
    table.add("figure", StudyWords::tr("Statistic"), &ShownStatistic::name);
    addValueAndEnds(table, figureOf);
    table.add(results::kPeople, StudyWords::tr("Interval"),
        [](const ShownStatistic& one) { return intervalCell(one.shown.interval); });
    addCount(table, figureOf);
    table.section().in = {Outlet::Window, Outlet::Console, Outlet::Readers, Outlet::Csv};
    table.section().notes = undefinedCoefficients(*question.agreement);
    if (!table.section().notes.isEmpty())
        table.section().notes.prepend(StudyWords::tr("Undefined:"));
    table.section().notes += notesWithoutInterval(statistics);
    table.section().notes += concordanceNotes(*question.agreement);
    return table;
}

/// Of grouped items there are no intervals: their own know nothing of groups.
results::Section byAnswerSection(const SectionPlace& place, const QuestionResults& question)
{
    QList<CategoryAgreement> categories = question.agreement->byCategory;
    for (CategoryAgreement& one : categories) {
        if (place.results.isGrouped)
            one.agreement.interval.reset();
    }
    results::Section section = categorySection(categories, [&](const QString& value) {
        return Cell(value).shownAs(shownAnswer(question.question, value));
    });
    section.title = section.title.isEmpty() ? QString() : place.title(section.title);
    section.key = place.key(QStringLiteral("by_category"));
    return section;
}

QList<results::Section> modelSections(const SectionPlace& place, const QuestionResults& question)
{
    if (!question.labels)
        return {};
    return labelSections(
        *question.labels, [&](const QString& name) { return place.key(name); },
        [&](const QString& heading) { return place.title(heading); },
        [&](const QString& value) {
            return Cell(value).shownAs(shownAnswer(question.question, value));
        });
}

QJsonObject votesJson(const QuestionResults& question, const ItemMajority& majority)
{
    QJsonObject votes;
    for (qsizetype i = 0; i < majority.votes.size(); ++i)
        votes.insert(question.values.at(i), majority.votes.at(i));
    return votes;
}

/// Most raters seeing no difference is a tie of the sides, too.
bool isTied(const ItemMajority& majority)
{
    return !majority.tied.isEmpty() || majority.choice == QLatin1String("tie");
}

Cell choiceCell(const Question& question, const ItemMajority& majority)
{
    if (majority.side != 0)
        return Cell(majority.side).shownAs(shownAnswer(question, majority.choice));
    if (isTied(majority))
        return Cell(QStringLiteral("tied")).shownAs(StudyWords::tr("tied"));
    return Cell(majority.choice).shownAs(shownAnswer(question, majority.choice));
}

/// "3 items are tied: a, b, c".
QStringList tiedNotes(const SectionPlace& place, const QuestionResults& question)
{
    int ties = 0;
    QStringList names;
    for (const ItemMajority& majority : question.majorities) {
        if (!isTied(majority))
            continue;
        if (ties++ < kMostNamedItems)
            names.append(results::onOneLine(place.results.itemNames.at(majority.item)));
    }
    if (ties == 0)
        return {StudyWords::tr("No item is tied.")};
    if (ties > names.size())
        names.append(QStringLiteral("..."));
    return {StudyWords::tr("%n items have no majority for a side: %1.", nullptr, ties)
                .arg(names.join(QStringLiteral(", ")))};
}

/// How often each answer was given, and to how many items by most.
results::Section countsSection(const SectionPlace& place, const QuestionResults& question)
{
    struct Line
    {
        QString value;
        qint64 times;
        qint64 majorities;
    };
    QList<Line> lines;
    for (qsizetype i = 0; i < question.values.size(); ++i)
        lines.append({question.values.at(i), question.times.at(i), 0});
    for (const ItemMajority& majority : question.majorities) {
        if (majority.tied.isEmpty())
            ++lines[question.values.indexOf(majority.choice)].majorities;
    }
    results::SectionOf table("", lines, place.title(StudyWords::tr("Answers")));
    table.add("value", StudyWords::tr("Answer"), [&](const Line& line) {
        return Cell(line.value).shownAs(shownAnswer(question.question, line.value));
    });
    table.add("times", StudyWords::tr("Count"), &Line::times);
    if (question.isChoice()) {
        table.add("majorities", StudyWords::tr("Items with this majority"), &Line::majorities);
        table.section().notes = tiedNotes(place, question);
    }
    table.section().shape = results::Shape::Keyed;
    table.section().key = place.key(QStringLiteral("counts"));
    return table;
}

QString meanIntervalName(const QuestionResults& question, const SectionPlace& place)
{
    if (place.results.isGrouped && !question.mean.interval && !question.meanBootstrap)
        return StudyWords::tr("The mean is taken over item means; it has no interval because items "
                              "of a group are dependent and there are fewer than ten groups.");
    const QString over = place.results.isGrouped && question.meanBootstrap
                             ? StudyWords::tr("bootstrap over groups of items")
                         : question.isBounded
                             ? StudyWords::tr("Student's t over item means, on the logit scale")
                             : StudyWords::tr("Student's t over item means");
    return StudyWords::tr("The mean is taken over item means; its interval: %1.").arg(over);
}

QList<results::Section> scaleSections(const SectionPlace& place, const QuestionResults& question)
{
    // Of grouped items only the bootstrap knows that they hang together.
    const bool takesBootstrap = place.results.isGrouped && question.meanBootstrap;
    const char* usual = question.isBounded ? "student_t_logit" : "student_t";
    const ShownFigure shown =
        shownFigure(question.mean, takesBootstrap ? question.meanBootstrap : std::nullopt, usual);
    const QList<ShownFigure> one{shown};
    results::SectionOf table("", one, place.title(StudyWords::tr("Ratings")));
    table.add("mean", StudyWords::tr("Mean"), &ShownFigure::figure)
        .withInterval(results::IntervalStyle::Range);
    table.add("mean.interval", [](const ShownFigure& f) { return intervalCell(f.interval); });
    table.add(
        "mean.bootstrap", [&](const ShownFigure&) { return endsCell(question.meanBootstrap); });
    table.add("median", StudyWords::tr("Median answer"),
        [&](const ShownFigure&) { return Cell(question.median); });
    table.add(
        results::kPeople, StudyWords::tr("Items"), [](const ShownFigure& f) { return f.figure.n; });
    table.section().key = place.key({});
    table.section().shape = results::Shape::Fields;
    table.section().notes = {question.mean.isDefined() ? meanIntervalName(question, place)
                                                       : question.mean.undefinedBecause};
    using ItemMean = std::pair<qsizetype, Figure>;
    results::SectionOf items("", question.itemMeans);
    items.add("item", StudyWords::tr("Item"),
        [&](const ItemMean& mean) { return place.results.itemNames.at(mean.first); });
    items.add(
        "mean", StudyWords::tr("Mean"), [](const ItemMean& mean) { return *mean.second.value; });
    items.add("n", StudyWords::tr("Raters"), [](const ItemMean& mean) { return mean.second.n; });
    items.section().key = place.key(QStringLiteral("means"));
    items.section().in = {Outlet::Window, Outlet::Csv, Outlet::Json};
    return {table, items};
}

/// The sentence at the head of what raters wrote.
QString writtenCount(const QuestionResults& question)
{
    if (question.answers == 0)
        return StudyWords::tr("No one wrote anything.");
    return QStringList{StudyWords::tr("%n answer(s)", nullptr, int(question.answers)),
               StudyWords::tr("%n rater(s)", nullptr, int(question.raters)),
               StudyWords::tr("on %n item(s)", nullptr, int(question.items))}
               .join(QStringLiteral(", ")) +
           u'.';
}

results::Section writtenSection(
    const SectionPlace& place, const QuestionResults& question, const QList<WrittenAnswer>& written)
{
    results::SectionOf table("", written, place.title(StudyWords::tr("Text answers")));
    table.add("item", StudyWords::tr("Item"),
        [&](const WrittenAnswer& one) { return place.results.itemNames.at(one.item); });
    table.add("rater", StudyWords::tr("Rater"),
        [&](const WrittenAnswer& one) { return place.results.raterNames.at(one.rater); });
    table.add("text", StudyWords::tr("Answer"), &WrittenAnswer::text)
        .wide(kWrittenLetters)
        .cut(kWrittenLetters);
    table.setItems(&WrittenAnswer::item);
    table.section().key = place.key(QStringLiteral("texts"));
    table.section().notes = {writtenCount(question)};
    if (written.size() < question.written.size())
        table.section().notes +=
            StudyWords::tr("First %1 shown; the raw data contains all of them.")
                .arg(written.size());
    return table;
}

} // namespace

QString shownQuestion(const Question& question)
{
    const QString text = results::onOneLine(question.text).trimmed();
    return text.isEmpty() ? question.name : text;
}

QString shownAnswer(const Question& question, const QString& value)
{
    const auto option = std::find_if(question.options.cbegin(), question.options.cend(),
        [&](const Option& one) { return one.value == value; });
    if (option == question.options.cend())
        return value;
    if (option->side != 0)
        return StudyWords::tr("side %1", "of an item's two").arg(option->side);
    return option->label.isEmpty() ? value : results::onOneLine(option->label);
}

QList<results::Section> writtenSections(const SectionPlace& place, const QuestionResults& question)
{
    if (question.question.kind != Question::Kind::Text)
        return {};
    const QList<WrittenAnswer> some =
        question.written.first(std::min(question.written.size(), kMostWrittenInReports));
    return {results::only({Outlet::Window, Outlet::Csv, Outlet::Json},
                writtenSection(place, question, question.written)),
        results::only({Outlet::Console, Outlet::Readers}, writtenSection(place, question, some))};
}

QList<results::Section> questionSections(const SectionPlace& place, const QuestionResults& question)
{
    results::Section head = results::fieldsOf(
        "", {{"question", question.question.name}, {"question_items", question.items},
                {"question_raters", question.raters}, {"question_answers", question.answers}});
    head.key = place.key({});
    QList<results::Section> sections{head};
    if (!question.agreement)
        return sections;
    sections += systemSections(place, question);
    // Side 1 and 2 of pairs that are implied are no answers.
    if (!question.arePairsImplied)
        sections += countsSection(place, question);
    if (question.isScale())
        sections += scaleSections(place, question);
    const QList<ShownStatistic> statistics = shownStatistics(place.results, question);
    return sections << agreementForPrograms(place, statistics)
                    << agreementForPeople(place, question, statistics)
                    << byAnswerSection(place, question) << modelSections(place, question);
}

QList<results::Section> majoritySections(const SectionPlace& place, const QuestionResults& question)
{
    if (!question.agreement || !question.isChoice() || question.arePairsImplied)
        return {};
    results::SectionOf table(
        "", question.majorities, place.title(StudyWords::tr("Majority per item")));
    table.add("item", StudyWords::tr("Item"),
        [&](const ItemMajority& one) { return place.results.itemNames.at(one.item); });
    table
        .add("choice", StudyWords::tr("Majority"),
            [&](const ItemMajority& one) { return choiceCell(question.question, one); })
        .ordinal();
    for (qsizetype i = 0; i < question.values.size(); ++i) {
        table
            .add(QStringLiteral("votes_") + question.values.at(i),
                shownAnswer(question.question, question.values.at(i)),
                [i](const ItemMajority& one) { return one.votes.at(i); })
            .only({Outlet::Window, Outlet::Csv});
    }
    table
        .add("votes", QString(),
            [&](const ItemMajority& one) { return QJsonValue(votesJson(question, one)); })
        .only(Outlet::Json);
    table
        .add("tied", QString(),
            [](const ItemMajority& one) {
                return one.tied.isEmpty() ? Cell(Absent())
                                          : Cell(QJsonValue(QJsonArray::fromStringList(one.tied)));
            })
        .only(Outlet::Json);
    table.setItems(&ItemMajority::item);
    table.section().key = place.key(QStringLiteral("majority"));
    table.section().in = {Outlet::Window, Outlet::Csv, Outlet::Json};
    return {table};
}

} // namespace tandem::studies
