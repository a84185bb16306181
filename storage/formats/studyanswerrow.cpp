#include "storage/formats/studyanswerrow.h"

#include "models/studies/itemcheck.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordformat.h"

#include <QRegularExpression>

#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace tandem {

namespace {

constexpr double kStudyLongestMs = 365.0 * 24 * 3600 * 1000;
/// Numbers below are seconds since 1970, others milliseconds: the year 5138 in the one, 1973 in
/// the other.
constexpr double kFirstMilliseconds = 1e11;
constexpr int kMicrosInMillisecond = 1000;
constexpr double kLastMilliseconds = 253402300799999.0; ///< the end of the year 9999

using AnswerField = RecordFormat<StudyAnswerRow>::Field;

/// A name, which has to be there.
AnswerField answerNameField(const RecordKeys& keys, QString StudyAnswerRow::*member)
{
    return {keys, [keys, member](StudyAnswerRow& row, const RecordValue& value) -> Expected<void> {
                row.*member = value.word();
                if ((row.*member).isEmpty())
                    return value.refuse(
                        FormatWords::tr("\"%1\" is required.").arg(keys.constFirst()),
                        studyAnswersRemedy());
                return {};
            }};
}

/// A text or number, or nothing.
AnswerField answerTextField(const RecordKeys& keys, QString StudyAnswerRow::*member)
{
    return {keys, [member](StudyAnswerRow& row, const RecordValue& value) -> Expected<void> {
                if (value.isGiven() && !value.is(RecordValue::Type::Text) &&
                    !value.is(RecordValue::Type::Number))
                    return value.refuse(FormatWords::tr("Here a text or a number is expected."),
                        studyAnswersRemedy());
                row.*member = value.word();
                return {};
            }};
}

Expected<void> takeGivenAnswer(StudyAnswerRow& row, const RecordValue& value)
{
    static const AnswerField text = answerTextField({}, &StudyAnswerRow::answer);
    TANDEM_DO(text.take(row, value));
    row.answer = value.pointText();
    if (meansMissing(row.answer))
        row.missing = std::exchange(row.answer, {});
    return {};
}

/// A whole number from 1 to `most`, or nothing.
AnswerField answerNumberField(const char* key, int StudyAnswerRow::*member, int most)
{
    return {recordKeys(key),
        [key, member, most](StudyAnswerRow& row, const RecordValue& value) -> Expected<void> {
            if (value.isBlank())
                return {};
            const auto number = value.ordinal();
            if (!number || *number > most)
                return value.refuse(FormatWords::tr("\"%1\" must be a whole number from 1 to %2.")
                                        .arg(QLatin1String(key))
                                        .arg(most),
                    studyAnswersRemedy());
            row.*member = *number;
            return {};
        }};
}

/// Takes milliseconds with their fraction, to the microsecond: those of numbers, which are binary,
/// are no finer.
void takeMilliseconds(StudyAnswerRow& row, double ms)
{
    const double whole = std::round(ms);
    row.at = QDateTime::fromMSecsSinceEpoch(qint64(whole), Qt::UTC);
    row.atMicros = int(std::lround((ms - whole) * kMicrosInMillisecond));
}

/// Takes a time as ISO 8601 writes it, whose seconds may have more decimals than QDateTime keeps.
void takeIsoTime(StudyAnswerRow& row, QString time)
{
    static const QRegularExpression fraction(QStringLiteral("(?<=:\\d\\d:\\d\\d)[.,](\\d+)"));
    QString decimals;
    if (const auto match = fraction.match(time); match.hasMatch()) {
        decimals = match.captured(1);
        time.remove(match.capturedStart(), match.capturedLength());
    }
    row.at = QDateTime::fromString(time, Qt::ISODate);
    if (row.at.timeSpec() == Qt::LocalTime) // said without a zone
        row.at.setTimeSpec(Qt::UTC);
    const int micros = decimals.leftJustified(6, u'0', true).toInt();
    const int ms = (micros + kMicrosInMillisecond / 2) / kMicrosInMillisecond;
    row.at = row.at.toUTC().addMSecs(ms);
    row.atMicros = micros - ms * kMicrosInMillisecond;
}

Expected<void> takeAnswerTime(StudyAnswerRow& row, const RecordValue& value)
{
    if (value.isBlank())
        return {};
    if (const auto number = value.looseNumber()) {
        const double ms = *number < kFirstMilliseconds ? *number * 1000.0 : *number;
        if (ms >= 0.0 && ms <= kLastMilliseconds)
            takeMilliseconds(row, ms);
    } else {
        takeIsoTime(row, value.word());
    }
    if (!row.at.isValid())
        return value.refuse(
            FormatWords::tr("The time must be written like 2026-03-01T09:30:00Z, or be the seconds "
                            "or milliseconds since 1970."),
            studyAnswersRemedy());
    return {};
}

/// Whose text a side of the item is.
AnswerField systemField(int place)
{
    static constexpr std::array kKeys{"system_1", "system_2"};
    const RecordKeys keys = recordKeys(kKeys.at(std::size_t(place)));
    return {keys, [place](StudyAnswerRow& row, const RecordValue& value) -> Expected<void> {
                row.source.systems[place] = value.word();
                return {};
            }};
}

/// Of an export: 0 where the answer does not count.
Expected<void> takeIsCurrent(StudyAnswerRow& row, const RecordValue& value)
{
    const QString word = value.isBlank() ? QString() : value.word();
    row.isCurrent = word != QLatin1String("0") && word != QLatin1String("false");
    return {};
}

/// What took so long, in the unit of this key.
AnswerField answerDurationField(const char* key, double milliseconds)
{
    return {recordKeys(key),
        [milliseconds](StudyAnswerRow& row, const RecordValue& value) -> Expected<void> {
            if (value.isBlank())
                return {};
            const double ms = value.looseNumber().value_or(-1.0) * milliseconds;
            if (!(ms >= 0.0 && ms <= kStudyLongestMs))
                return value.refuse(
                    FormatWords::tr("The time must be a number, 0 or more."), studyAnswersRemedy());
            row.durationMs = qint64(std::llround(ms));
            return {};
        }};
}

const RecordFormat<StudyAnswerRow>& studyAnswerFormat()
{
    static const RecordFormat<StudyAnswerRow> format(
        {answerNameField(recordKeys("rater"), &StudyAnswerRow::rater),
            answerNameField(recordKeys("item"), &StudyAnswerRow::item),
            answerTextField(recordKeys("question"), &StudyAnswerRow::question),
            {recordKeys("answer", "value"), takeGivenAnswer}, {recordKeys("time"), takeAnswerTime},
            answerDurationField("seconds", 1000.0), answerDurationField("duration_ms", 1.0),
            answerNumberField("side", &StudyAnswerRow::side, 2),
            answerNumberField("position", &StudyAnswerRow::position, 1'000'000),
            answerNumberField("version", &StudyAnswerRow::version, 1'000'000),
            answerTextField(recordKeys("late"), &StudyAnswerRow::late),
            {recordKeys("current"), takeIsCurrent},
            answerTextField(recordKeys("kind"), &StudyAnswerRow::kind),
            answerTextField(recordKeys("item_group"), &StudyAnswerRow::group),
            answerTextField(recordKeys("known"), &StudyAnswerRow::known),
            answerNumberField("asked", &StudyAnswerRow::asked, 1'000'000), systemField(0),
            systemField(1)});
    return format;
}

constexpr QLatin1String kAnswerScorePrefix("score_");

/// Names of metrics keep their case, the other columns may have any.
QString studyAnswerKeyOfColumn(const QString& column)
{
    const QString lower = column.toLower();
    return lower.startsWith(kAnswerScorePrefix)
               ? kAnswerScorePrefix + column.sliced(kAnswerScorePrefix.size())
               : lower;
}

bool isAnswerScoreKey(std::string_view key)
{
    return key.substr(0, std::size_t(kAnswerScorePrefix.size())) ==
           std::string_view(kAnswerScorePrefix.data(), std::size_t(kAnswerScorePrefix.size()));
}

/// What the record says of the item's scores.
Expected<void> takeAnswerScores(StudyAnswerRow& row, const Record& record)
{
    for (const RecordValue& value : record.root().entries()) {
        const QByteArrayView key = value.keyBytes();
        if (!isAnswerScoreKey({key.data(), std::size_t(key.size())}) || value.isNoNumber())
            continue;
        const auto score = value.looseNumber();
        if (!score)
            return value.refuse(
                FormatWords::tr("Here a number is expected."), studyAnswersRemedy());
        if (row.source.scores.size() == studies::kMostScoresOfItem)
            return failure(value.tooLarge(
                FormatWords::tr("An item has more than %1 scores.").arg(studies::kMostScoresOfItem),
                studyAnswersRemedy()));
        row.source.scores.insert(value.key().mid(kAnswerScorePrefix.size()), *score);
    }
    return {};
}

Expected<void> checkStudyAnswerColumns(const QStringList& columns, const QString& place)
{
    const bool hasAnswer =
        columns.contains(QLatin1String("answer")) || columns.contains(QLatin1String("value"));
    if (hasAnswer && columns.contains(QLatin1String("rater")) &&
        columns.contains(QLatin1String("item")))
        return {};
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("The first row should name the columns: rater, item, answer."), place,
        studyAnswersRemedy());
}

} // namespace

QString studyAnswersRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how answers of a study are written.");
}

bool cameBefore(const StudyAnswerRow& one, const StudyAnswerRow& other)
{
    return std::pair(one.at, one.atMicros) < std::pair(other.at, other.atMicros);
}

RecordShape studyAnswersShape()
{
    RecordShape shape;
    shape.sections = {{QLatin1String("answers")}};
    shape.isKey = [](std::string_view key) {
        return studyAnswerFormat().knows(key) || isAnswerScoreKey(key);
    };
    shape.keepsCase = true;
    shape.keyOfColumn = studyAnswerKeyOfColumn;
    shape.checkHeader = checkStudyAnswerColumns;
    shape.tooLargeATable = FormatWords::tr("Save the answers as JSONL; that may be of any size.");
    shape.shapeRemedy = studyAnswersRemedy();
    return shape;
}

Expected<StudyAnswerRow> readStudyAnswerRow(const Record& record)
{
    TANDEM_TRY_VAR(row, studyAnswerFormat().read(record));
    TANDEM_DO(takeAnswerScores(*row, record));
    row->place = record.rowPlace();
    return row;
}

} // namespace tandem
