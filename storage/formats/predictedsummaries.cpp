#include "storage/formats/predictedsummaries.h"

#include "models/text/wordcount.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordformat.h"
#include "storage/formats/recordreader.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem::usersum {

namespace {

using Type = RecordValue::Type;

constexpr qsizetype kMostUserUnits = 200;
constexpr qsizetype kMostTaskUnits = 200;
constexpr qsizetype kMostTasksOfLine = 10'000;
constexpr double kLargestRun = 1'000'000;

QString predictionRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how predictions from summaries and "
                           "ratings of them are written.");
}

/// A name, which may be written as a number; "" where there is none.
Expected<QString> nameOf(const RecordValue& value, qsizetype most)
{
    if (!value.isGiven())
        return QString();
    if (!value.is(Type::Text) && !value.is(Type::Number))
        return value.refuse(
            FormatWords::tr("Here a text or a number is expected."), predictionRemedy());
    const QString name = value.text().trimmed();
    if (name.size() > most)
        return failure(value.tooLarge(
            FormatWords::tr("This has more than %1 characters.").arg(most), predictionRemedy()));
    return name;
}

/// A name that must be there.
template <typename Result>
Expected<void> takeName(
    Result& result, QString Result::*member, const RecordValue& value, qsizetype most)
{
    TANDEM_TRY(name, nameOf(value, most));
    result.*member = *name;
    return {};
}

Expected<void> takeRun(PredictedSummary& summary, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    const double run = value.looseNumber().value_or(-1.0);
    if (run < 0.0 || run > kLargestRun || run != std::floor(run))
        return value.refuse(
            FormatWords::tr("A run is a whole number from 0 on."), predictionRemedy());
    summary.run = int(run);
    return {};
}

/// How many tasks a run lacks, which then does not count.
Expected<void> takeMissing(PredictedSummary& summary, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    const double missing = value.looseNumber().value_or(-1.0);
    if (missing < 0.0 || missing > double(kMostTasksOfLine) || missing != std::floor(missing))
        return value.refuse(
            FormatWords::tr("\"missing\" is a number of tasks, from 0 on."), predictionRemedy());
    summary.missing = int(missing);
    return {};
}

Expected<void> takeSummary(PredictedSummary& summary, const RecordValue& value)
{
    if (!value.is(Type::Text))
        return value.refuse(FormatWords::tr("\"summary\" must be a text; an empty one is \"\"."),
            predictionRemedy());
    summary.words = countWords(value.text());
    return {};
}

Expected<bool> outcomeOf(const RecordValue& value)
{
    if (value.is(Type::Boolean))
        return value.isTrue();
    const double number = value.is(Type::Number) ? value.number() : -1.0;
    if (number != 0.0 && number != 1.0)
        return value.refuse(FormatWords::tr("An outcome is 0 or 1."), predictionRemedy());
    return number == 1.0;
}

Expected<void> takeTasks(PredictedSummary& summary, const RecordValue& value)
{
    if (!value.is(Type::List))
        return value.refuse(
            FormatWords::tr("\"tasks\" must be a list; of a summary without tasks it is []."),
            predictionRemedy());
    QSet<QString> names;
    return eachIn(value, [&](const RecordValue& entry) -> Expected<void> {
        if (!entry.is(Type::Object))
            return entry.refuse(
                FormatWords::tr("A task is an object with \"name\" and \"outcome\"."),
                predictionRemedy());
        if (summary.tasks.size() == kMostTasksOfLine)
            return failure(entry.tooLarge(
                FormatWords::tr("There are more than %1 tasks.").arg(kMostTasksOfLine),
                predictionRemedy()));
        TANDEM_TRY(name, nameOf(entry.value(QLatin1String("name")), kMostTaskUnits));
        TANDEM_TRY(isHit, outcomeOf(entry.value(QLatin1String("outcome"))));
        if (name->isEmpty())
            return entry.refuse(FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("name")),
                predictionRemedy());
        if (names.contains(*name))
            return entry.refuse(FormatWords::tr("The task \"%1\" is there twice.").arg(*name),
                FormatWords::tr("Take out one of the two."));
        names.insert(*name);
        summary.tasks.append({*name, *isHit});
        return {};
    });
}

const RecordFormat<PredictedSummary>& predictionFormat()
{
    static const RecordFormat<PredictedSummary> format({
        {recordKeys("user"),
            [](PredictedSummary& summary, const RecordValue& value) {
                return takeName(summary, &PredictedSummary::user, value, kMostUserUnits);
            }},
        {recordKeys("summary"), takeSummary},
        {recordKeys("run"), takeRun},
        {recordKeys("tasks"), takeTasks},
        {recordKeys("missing"), takeMissing},
    });
    return format;
}

Expected<void> takeRating(HumanRating& rating, const RecordValue& value)
{
    const QString word = value.text().trimmed().toLower();
    rating.isGood = word == QLatin1String("good");
    if (!value.is(Type::Text) || (!rating.isGood && word != QLatin1String("bad")))
        return value.refuse(
            FormatWords::tr("A rating is \"good\" or \"bad\"."), predictionRemedy());
    return {};
}

const RecordFormat<HumanRating>& humanRatingFormat()
{
    static const RecordFormat<HumanRating> format({
        {recordKeys("user"),
            [](HumanRating& rating, const RecordValue& value) {
                return takeName(rating, &HumanRating::user, value, kMostUserUnits);
            }},
        {recordKeys("rater"),
            [](HumanRating& rating, const RecordValue& value) {
                return takeName(rating, &HumanRating::rater, value, kMostUserUnits);
            }},
        {recordKeys("rating"), takeRating},
    });
    return format;
}

/// Reads the records of a format, each user once for each of what `partOf` says.
template <typename Result, typename PartOf>
Expected<QList<Result>> readOncePerUser(const Input& input, const RecordFormat<Result>& format,
    RecordShape shape, const PartOf& partOf, const QString& noneThere)
{
    TANDEM_TRY(device, input.open());
    const RecordLayout layout = layoutOfRecords(**device, input.name());
    shape.isKey = format.isKey();
    shape.keysAreUnique = true;
    shape.emptyCellsCount = false;
    QList<Result> all;
    QHash<std::pair<QString, QString>, qint64> lines;
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY(result, format.read(record));
        if (result->user.isEmpty())
            return record.root().refuse(
                FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("user")),
                predictionRemedy());
        if (all.size() == limits::maxRows)
            return failure(record.root().tooLarge(
                FormatWords::tr("There are more than %L1 lines.").arg(limits::maxRows),
                FormatWords::tr("Split it by users.")));
        const std::pair key(result->user, partOf(*result));
        if (const auto before = lines.constFind(key); before != lines.cend())
            return record.root().refuse(
                FormatWords::tr("The user \"%1\" is there already, on line %2.")
                    .arg(result->user)
                    .arg(*before),
                FormatWords::tr("Take out one of the two."));
        lines.insert(key, record.line());
        all.append(*result);
        return {};
    };
    TANDEM_DO(readRecords(input, layout, shape, take));
    if (all.isEmpty())
        return failure(ErrorCode::InvalidInput, noneThere, input.name(), predictionRemedy());
    return all;
}

} // namespace

Expected<QList<PredictedSummary>> readPredictedSummaries(const Input& input)
{
    RecordShape shape;
    shape.tooLongALine = FormatWords::tr("Put each summary on a line of its own.");
    shape.shapeRemedy = predictionRemedy();
    return readOncePerUser(
        input, predictionFormat(), shape,
        [](const PredictedSummary& summary) { return QString::number(summary.run); },
        FormatWords::tr("There are no predictions in it."));
}

Expected<QList<HumanRating>> readHumanRatings(const Input& input)
{
    RecordShape shape;
    shape.checkHeader = [](const QStringList& columns, const QString& place) -> Expected<void> {
        if (columns.contains(QLatin1String("user")) && columns.contains(QLatin1String("rating")))
            return {};
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("The first row should name the columns: user, rating, and rater where "
                            "several people rate."),
            place, predictionRemedy());
    };
    shape.shapeRemedy = predictionRemedy();
    return readOncePerUser(
        input, humanRatingFormat(), shape, [](const HumanRating& rating) { return rating.rater; },
        FormatWords::tr("There are no ratings in it."));
}

} // namespace tandem::usersum
