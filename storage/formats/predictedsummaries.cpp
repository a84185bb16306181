#include "storage/formats/predictedsummaries.h"

#include "models/text/wordcount.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordformat.h"
#include "storage/formats/recordreader.h"
#include "storage/formats/spellings.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

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
    const QString name = value.word();
    if (name.size() > most)
        return failure(value.tooLarge(
            FormatWords::tr("This has more than %1 characters.").arg(most), predictionRemedy()));
    return name;
}

/// What was chosen, in words or by its number; "" where the line does not tell it.
Expected<QString> choiceOf(const RecordValue& value)
{
    if (!value.isGiven())
        return QString();
    if (!value.is(Type::Text) && !value.is(Type::Number))
        return value.refuse(
            FormatWords::tr("Here a text or a number is expected."), predictionRemedy());
    return value.text();
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

Expected<void> takeRun(PredictionRow& row, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    const double run = value.looseNumber().value_or(-1.0);
    if (run < 0.0 || run > kLargestRun || run != std::floor(run))
        return value.refuse(
            FormatWords::tr("A run is a whole number from 0 on."), predictionRemedy());
    row.predicted.run = int(run);
    return {};
}

/// How many tasks a run lacks, which then does not count.
Expected<void> takeMissing(PredictionRow& row, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    const double missing = value.looseNumber().value_or(-1.0);
    if (missing < 0.0 || missing > double(kMostTasksOfLine) || missing != std::floor(missing))
        return value.refuse(
            FormatWords::tr("\"missing\" is a number of tasks, from 0 on."), predictionRemedy());
    row.predicted.missing = int(missing);
    return {};
}

Expected<void> takeSummary(PredictionRow& row, const RecordValue& value)
{
    if (!value.is(Type::Text))
        return value.refuse(FormatWords::tr("\"summary\" must be a text; an empty one is \"\"."),
            predictionRemedy());
    row.summary = value.text();
    row.predicted.words = countWords(row.summary);
    return {};
}

/// The limit that the summary was made under.
Expected<void> takeWordLimit(PredictionRow& row, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    const std::optional<int> words = value.ordinal();
    if (!words)
        return value.refuse(
            FormatWords::tr("\"max_words\" is a whole number from 1 on."), predictionRemedy());
    row.predicted.mostWords = *words;
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

/// A task that is not there yet.
Expected<void> takeTask(PredictionRow& row, QSet<QString>& names, const RecordValue& entry)
{
    PredictedSummary& summary = row.predicted;
    if (!entry.is(Type::Object))
        return entry.refuse(FormatWords::tr("A task is an object with \"name\" and \"outcome\"."),
            predictionRemedy());
    if (summary.tasks.size() == kMostTasksOfLine)
        return failure(
            entry.tooLarge(FormatWords::tr("There are more than %1 tasks.").arg(kMostTasksOfLine),
                predictionRemedy()));
    const RecordValue chosen = entry.value(QLatin1String("choice"));
    TANDEM_TRY(name, nameOf(entry.value(QLatin1String("name")), kMostTaskUnits));
    TANDEM_TRY(isHit, outcomeOf(entry.value(QLatin1String("outcome"))));
    TANDEM_TRY(choice, choiceOf(chosen));
    if (name->isEmpty())
        return entry.refuse(
            FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("name")), predictionRemedy());
    if (names.contains(*name))
        return entry.refuse(FormatWords::tr("The task \"%1\" is there twice.").arg(*name),
            FormatWords::tr("Take out one of the two."));
    names.insert(*name);
    const bool isUnread = chosen.is(Type::Null) && !*isHit;
    summary.tasks.append({*name, *isHit});
    summary.unread += isUnread ? 1 : 0;
    row.said.append({*choice, entry.value(QLatin1String("reply")).text(), isUnread});
    return {};
}

Expected<void> takeTasks(PredictionRow& row, const RecordValue& value)
{
    if (!value.is(Type::List))
        return value.refuse(
            FormatWords::tr("\"tasks\" must be a list; of a summary without tasks it is []."),
            predictionRemedy());
    QSet<QString> names;
    return eachIn(value, [&](const RecordValue& entry) { return takeTask(row, names, entry); });
}

const RecordFormat<PredictionRow>& predictionFormat()
{
    static const RecordFormat<PredictionRow> format({
        {recordKeys("user"),
            [](PredictionRow& row, const RecordValue& value) {
                return takeName(row.predicted, &PredictedSummary::user, value, kMostUserUnits);
            }},
        {recordKeys("summarizer"),
            [](PredictionRow& row, const RecordValue& value) {
                return takeName(row, &PredictionRow::summarizer, value, kMostUserUnits);
            }},
        {recordKeys("predictor"),
            [](PredictionRow& row, const RecordValue& value) {
                return takeName(row, &PredictionRow::predictor, value, kMostUserUnits);
            }},
        {recordKeys("summary"), takeSummary},
        {recordKeys("run"), takeRun},
        {recordKeys("tasks"), takeTasks},
        {recordKeys("missing"), takeMissing},
        {recordKeys("max_words"), takeWordLimit},
        {recordKeys("log"),
            [](PredictionRow& row, const RecordValue& value) {
                return takeName(row, &PredictionRow::log, value, kMostUserUnits);
            }},
    });
    return format;
}

const QString& userOf(const PredictionRow& row)
{
    return row.predicted.user;
}

/// A row of people's ratings, which may say that somebody did not rate.
struct RatedRow : HumanRating
{
    bool isMissing = false;
};

const QString& userOf(const RatedRow& row)
{
    return row.user;
}

Expected<void> takeRating(RatedRow& rating, const RecordValue& value)
{
    rating.isMissing = value.isMissing();
    if (rating.isMissing)
        return {};
    const QString word = value.word().toLower();
    rating.isGood = word == QLatin1String("good");
    if (!value.is(Type::Text) || (!rating.isGood && word != QLatin1String("bad")))
        return value.refuse(
            FormatWords::tr("A rating is \"good\" or \"bad\"."), predictionRemedy());
    return {};
}

const RecordFormat<RatedRow>& humanRatingFormat()
{
    static const RecordFormat<RatedRow> format({
        {recordKeys("user"),
            [](RatedRow& rating, const RecordValue& value) {
                return takeName<HumanRating>(rating, &HumanRating::user, value, kMostUserUnits);
            }},
        {recordKeys("rater"),
            [](RatedRow& rating, const RecordValue& value) {
                return takeName<HumanRating>(rating, &HumanRating::rater, value, kMostUserUnits);
            }},
        {recordKeys("rating"), takeRating},
    });
    return format;
}

/// Reads the records of a format, each user once for each of what `partOf` says, and hands them
/// over with their lines.
template <typename Result, typename PartOf>
Expected<void> readOncePerUser(const Input& input, const RecordFormat<Result>& format,
    RecordShape shape, const PartOf& partOf, const QString& noneThere,
    const std::function<void(Result&&, qint64)>& keep)
{
    TANDEM_TRY(device, input.open());
    const RecordLayout layout = layoutOfRecords(**device, input.name());
    shape.isKey = format.isKey();
    shape.keysAreUnique = true;
    shape.emptyCellsCount = false;
    QHash<std::pair<QString, QString>, qint64> lines;
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY_VAR(result, format.read(record));
        if (userOf(*result).isEmpty())
            return record.root().refuse(
                FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("user")),
                predictionRemedy());
        if (lines.size() == limits::maxRows)
            return failure(record.root().tooLarge(
                FormatWords::tr("There are more than %L1 lines.").arg(limits::maxRows),
                FormatWords::tr("Split it by users.")));
        const std::pair key(comparedId(userOf(*result)), partOf(*result));
        if (const auto before = lines.constFind(key); before != lines.cend())
            return record.root().refuse(
                FormatWords::tr("The user \"%1\" is there already, on line %2.")
                    .arg(userOf(*result))
                    .arg(*before),
                FormatWords::tr("Take out one of the two."));
        lines.insert(key, record.line());
        keep(std::move(*result), record.line());
        return {};
    };
    TANDEM_DO(readRecords(input, layout, shape, take));
    if (lines.isEmpty())
        return failure(ErrorCode::InvalidInput, noneThere, input.name(), predictionRemedy());
    return {};
}

Expected<void> readPredictionRows(const Input& input,
    const std::function<QString(const PredictionRow&)>& partOf,
    const std::function<void(PredictionRow&&, qint64)>& keep)
{
    RecordShape shape;
    shape.tooLongALine = FormatWords::tr("Put each summary on a line of its own.");
    shape.shapeRemedy = predictionRemedy();
    return readOncePerUser<PredictionRow>(input, predictionFormat(), shape, partOf,
        FormatWords::tr("There are no predictions in it."), keep);
}

} // namespace

Expected<QList<PredictedSummary>> readPredictedSummaries(const Input& input)
{
    QList<PredictedSummary> all;
    TANDEM_DO(readPredictionRows(
        input, [](const PredictionRow& row) { return QString::number(row.predicted.run); },
        [&](PredictionRow&& row, qint64) { all.append(std::move(row.predicted)); }));
    return all;
}

Expected<QList<PredictionRow>> readPredictions(const Input& input)
{
    QList<PredictionRow> all;
    TANDEM_DO(readPredictionRows(
        input,
        [](const PredictionRow& row) {
            return QStringList{QString::number(row.predicted.run), row.summarizer, row.predictor}
                .join(u'\n');
        },
        [&](PredictionRow&& row, qint64 line) {
            row.line = line;
            all.append(std::move(row));
        }));
    return all;
}

Expected<QList<HumanRating>> readHumanRatings(const Input& input, QStringList* remarks)
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
    QList<HumanRating> all;
    QHash<QString, QString> raters; ///< as they are written first, by what they are compared by
    Spellings names;
    const auto keep = [&](RatedRow&& row, qint64) {
        const QString key = comparedRater(row.rater);
        if (!raters.contains(key)) {
            raters.insert(key, row.rater);
            names.note(comparedName(row.rater), key);
        }
        row.rater = raters.value(key);
        if (!row.isMissing)
            all.append(row);
    };
    TANDEM_DO(readOncePerUser<RatedRow>(
        input, humanRatingFormat(), shape,
        [](const RatedRow& row) { return comparedRater(row.rater); },
        FormatWords::tr("There are no ratings in it."), keep));
    if (all.isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("There are no ratings in it."),
            input.name(), predictionRemedy());
    if (remarks)
        *remarks = remarksOnRaters(names);
    return all;
}

} // namespace tandem::usersum
