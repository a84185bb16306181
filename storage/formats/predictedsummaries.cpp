#include "storage/formats/predictedsummaries.h"

#include "models/text/wordcount.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"
#include "storage/formats/spellings.h"

#include <QSet>

namespace tandem::usersum {

namespace {

using Type = RecordValue::Type;
using PredictionFields = RecordFields<PredictionRow>;

constexpr qsizetype kMostUserUnits = 200;
constexpr qsizetype kMostTaskUnits = 200;
constexpr qsizetype kMostTasksOfLine = 10'000;
constexpr double kLargestRun = 1'000'000;

QString predictionHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of predictions from "
                           "summaries and of summary ratings.");
}

/// A task of a line.
struct TaskRow
{
    QString name;
    bool isHit = false;
    QString choice; ///< in words or by its number
    QString reply;
    bool isChoiceNull = false;
};

Expected<void> takeOutcome(TaskRow& task, const RecordValue& value)
{
    const double number = value.is(Type::Number) ? value.number() : -1.0;
    task.isHit = value.isTrue() || number == 1.0;
    if (task.isHit || value.is(Type::Boolean) || number == 0.0)
        return {};
    return value.refuse(FormatWords::tr("An outcome must be 0 or 1."), predictionHelp());
}

Expected<void> takeReply(TaskRow& task, const RecordValue& value)
{
    task.reply = value.text();
    return {};
}

Expected<void> checkTask(TaskRow& task, const RecordValue& object)
{
    task.isChoiceNull = object.value(QLatin1String("choice")).is(Type::Null);
    return {};
}

const RecordFields<TaskRow>& taskFields()
{
    using TaskFields = RecordFields<TaskRow>;
    static const TaskFields fields = TaskFields(predictionHelp,
        {TaskFields::name("name", &TaskRow::name).required().atMost(kMostTaskUnits),
            TaskFields::custom("outcome", takeOutcome),
            TaskFields::name("choice", &TaskRow::choice), TaskFields::custom("reply", takeReply)})
                                         .check(checkTask);
    return fields;
}

/// The tasks of a line, each of another name.
Expected<void> takeTasks(PredictionRow& row, const RecordValue& list)
{
    QSet<QString> names;
    return eachIn(list, [&](const RecordValue& entry) -> Expected<void> {
        if (row.said.size() == kMostTasksOfLine)
            return failure(tooManyRows(entry, kMostTasksOfLine));
        TANDEM_TRY(task, taskFields().read(entry));
        if (names.contains(task->name))
            return entry.refuse(occursTwice(task->name), removeOneOfTheTwo());
        names.insert(task->name);
        const bool isUnread = task->isChoiceNull && !task->isHit;
        row.predicted.tasks.append({task->name, task->isHit});
        row.predicted.unread += isUnread ? 1 : 0;
        row.said.append({task->choice, task->reply, isUnread});
        return {};
    });
}

Expected<void> checkPrediction(PredictionRow& row, const RecordValue&)
{
    row.predicted.words = countWords(row.summary);
    return {};
}

const PredictionFields& predictionFields()
{
    using F = PredictionFields;
    using Row = PredictionRow;
    static const F fields = F(predictionHelp,
        {F::name("user", inside(&Row::predicted, &PredictedSummary::user))
                .required()
                .atMost(kMostUserUnits),
            F::name("summarizer", &Row::summarizer).atMost(kMostUserUnits),
            F::name("predictor", &Row::predictor).atMost(kMostUserUnits),
            F::text("summary", &Row::summary).required(),
            F::whole("run", inside(&Row::predicted, &PredictedSummary::run), 0, kLargestRun),
            F::list("tasks", takeTasks).required(),
            F::whole("missing", inside(&Row::predicted, &PredictedSummary::missing), 0,
                double(kMostTasksOfLine)),
            F::whole("max_words", inside(&Row::predicted, &PredictedSummary::mostWords), 1),
            F::name("log", &Row::log).atMost(kMostUserUnits)})
                                .emptyCellsAreNone()
                                .keepsLine(&Row::line)
                                .check(checkPrediction);
    return fields;
}

/// A row of people's ratings, which may say that somebody did not rate.
struct RatedRow : HumanRating
{
    std::optional<QString> missing; ///< the word that says so
};

Expected<void> takeRating(RatedRow& rating, const RecordValue& value)
{
    if (value.isMissing()) {
        rating.missing = value.word();
        return {};
    }
    const QString word = value.word().toLower();
    rating.isGood = word == QLatin1String("good");
    if (!value.is(Type::Text) || (!rating.isGood && word != QLatin1String("bad")))
        return value.refuse(
            FormatWords::tr("A rating must be \"good\" or \"bad\"."), predictionHelp());
    return {};
}

const RecordFields<RatedRow>& humanRatingFields()
{
    using F = RecordFields<RatedRow>;
    static const F fields(
        predictionHelp, {F::name("user", &RatedRow::user).required().atMost(kMostUserUnits),
                            F::name("rater", &RatedRow::rater).atMost(kMostUserUnits),
                            F::custom("rating", takeRating).column()});
    return fields;
}

/// Each user once for each of what `partOf` says.
template <typename PartOf>
Expected<QList<PredictionRow>> predictionsIn(const Input& input, const PartOf& partOf)
{
    QList<PredictionRow> all;
    UniqueRows once;
    TANDEM_DO(predictionFields().readRows(
        input, [&](PredictionRow&& row, const Record& record) -> Expected<void> {
            TANDEM_DO(once.take(QStringList(row.predicted.user) + partOf(row), record.root()));
            all.append(std::move(row));
            return {};
        }));
    return all;
}

} // namespace

Expected<QList<PredictedSummary>> readPredictedSummaries(const Input& input)
{
    TANDEM_TRY(rows, predictionsIn(input, [](const PredictionRow& row) {
        return QStringList(QString::number(row.predicted.run));
    }));
    QList<PredictedSummary> all;
    for (const PredictionRow& row : *rows)
        all.append(row.predicted);
    return all;
}

Expected<QList<PredictionRow>> readPredictions(const Input& input)
{
    return predictionsIn(input, [](const PredictionRow& row) {
        return QStringList{QString::number(row.predicted.run), row.summarizer, row.predictor};
    });
}

Expected<QList<HumanRating>> readHumanRatings(const Input& input, QStringList* remarks)
{
    QList<HumanRating> all;
    UniqueRows once;
    QHash<QString, QString> raters; ///< as they are written first, by what they are compared by
    Spellings names;
    QMap<QString, int> missing;
    TANDEM_DO(humanRatingFields().readRows(
        input, [&](RatedRow&& row, const Record& record) -> Expected<void> {
            const QString key = comparedRater(row.rater);
            TANDEM_DO(once.take({row.user, key}, record.root()));
            if (!raters.contains(key)) {
                raters.insert(key, row.rater);
                names.note(comparedName(row.rater), key);
            }
            row.rater = raters.value(key);
            if (row.missing)
                ++missing[*row.missing];
            else
                all.append(row);
            return {};
        }));
    if (all.isEmpty())
        return nothingIn(input.name(), predictionHelp());
    if (remarks)
        *remarks = remarksOnRaters(names) + remarksOnMissing(missing);
    return all;
}

} // namespace tandem::usersum
