#include "storage/formats/studyanswersreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordformat.h"

#include <QHash>

#include <cmath>

namespace tandem {

namespace {

constexpr double kStudyLongestMs = 365.0 * 24 * 3600 * 1000;
/// Numbers below are seconds since 1970, others milliseconds: the year 5138 in the one, 1973 in
/// the other.
constexpr double kFirstMilliseconds = 1e11;
constexpr double kLastMilliseconds = 253402300799999.0; ///< the end of the year 9999

QString studyAnswersRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how answers of a study are written.");
}

using AnswerField = RecordFormat<StudyAnswerRow>::Field;

/// A name, which has to be there.
AnswerField answerNameField(const RecordKeys& keys, QString StudyAnswerRow::*member)
{
    return {keys, [keys, member](StudyAnswerRow& row, const RecordValue& value) -> Expected<void> {
                row.*member = value.text().trimmed();
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
                row.*member = value.text().trimmed();
                return {};
            }};
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

Expected<void> takeAnswerTime(StudyAnswerRow& row, const RecordValue& value)
{
    if (value.isBlank())
        return {};
    if (const auto number = value.looseNumber()) {
        const double ms = *number < kFirstMilliseconds ? *number * 1000.0 : *number;
        if (ms >= 0.0 && ms <= kLastMilliseconds)
            row.at = QDateTime::fromMSecsSinceEpoch(qint64(std::llround(ms)), Qt::UTC);
    } else {
        row.at = QDateTime::fromString(value.text().trimmed(), Qt::ISODateWithMs);
        if (row.at.timeSpec() == Qt::LocalTime) // said without a zone
            row.at.setTimeSpec(Qt::UTC);
        row.at = row.at.toUTC();
    }
    if (!row.at.isValid())
        return value.refuse(
            FormatWords::tr("The time must be written like 2026-03-01T09:30:00Z, or be the seconds "
                            "or milliseconds since 1970."),
            studyAnswersRemedy());
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
            answerTextField(recordKeys("answer", "value"), &StudyAnswerRow::answer),
            {recordKeys("time"), takeAnswerTime}, answerDurationField("seconds", 1000.0),
            answerDurationField("duration_ms", 1.0),
            answerNumberField("side", &StudyAnswerRow::side, 2),
            answerNumberField("position", &StudyAnswerRow::position, 1'000'000),
            answerNumberField("version", &StudyAnswerRow::version, 1'000'000),
            answerTextField(recordKeys("late"), &StudyAnswerRow::late),
            answerTextField(recordKeys("kind"), &StudyAnswerRow::kind)});
    return format;
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

/// Gathers the answers, each once.
class StudyAnswersIntake final
{
public:
    Expected<void> take(const Record& record)
    {
        TANDEM_TRY_VAR(row, studyAnswerFormat().read(record));
        row->place = record.rowPlace();
        // Nothing at no known time says nothing; what came after the close does not count.
        if ((row->answer.isEmpty() && !row->at.isValid()) || row->late == QLatin1String("closed")) {
            ++m_passedOver;
            return {};
        }
        const Key key{row->rater, {row->item, row->question}};
        const auto known = m_places.constFind(key);
        if (known == m_places.cend()) {
            if (m_rows.size() == limits::maxRows)
                return failure(ErrorCode::TooLarge,
                    FormatWords::tr("There are more than %L1 answers.").arg(limits::maxRows),
                    row->place, FormatWords::tr("Leave out what is not of this study."));
            m_places.insert(key, m_rows.size());
            m_rows.append(std::move(*row));
            return {};
        }
        StudyAnswerRow& before = m_rows[*known];
        if (!row->at.isValid() || !before.at.isValid())
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("\"%1\" answers the same about \"%2\" a second time, after %3.")
                    .arg(row->rater.left(kShownNameUnits), row->item.left(kShownNameUnits),
                        before.place),
                row->place,
                FormatWords::tr("Remove one of the two, or give both a time: the later counts."));
        ++m_passedOver;
        if (row->at >= before.at)
            before = std::move(*row);
        return {};
    }
    CollectedRows collected() { return {std::move(m_rows), m_passedOver}; }

private:
    using Key = std::pair<QString, std::pair<QString, QString>>; ///< rater, item, question
    static constexpr qsizetype kShownNameUnits = 60;

    QList<StudyAnswerRow> m_rows;
    QHash<Key, qsizetype> m_places; ///< of what was said, in m_rows
    int m_passedOver = 0;
};

RecordShape studyAnswersShape()
{
    RecordShape shape;
    shape.sections = {{QLatin1String("answers")}};
    shape.isKey = studyAnswerFormat().isKey();
    shape.checkHeader = checkStudyAnswerColumns;
    shape.tooLargeATable = FormatWords::tr("Save the answers as JSONL; that may be of any size.");
    shape.shapeRemedy = studyAnswersRemedy();
    return shape;
}

RecordLayout answersLayoutOf(const Input& input)
{
    return layoutNamed(input.name()).value_or(RecordLayout::Csv);
}

Expected<CollectedRows> collectedIn(const Input& input, RecordLayout layout)
{
    StudyAnswersIntake intake;
    TANDEM_DO(readRecords(input, layout, studyAnswersShape(),
        [&](const Record& record) { return intake.take(record); }));
    return intake.collected();
}

Expected<QList<StudyAnswerRow>> rowsIn(const Input& input, RecordLayout layout)
{
    TANDEM_TRY_VAR(collected, collectedIn(input, layout));
    collected->rows.removeIf([](const StudyAnswerRow& row) { return row.answer.isEmpty(); });
    return std::move(collected->rows);
}

tl::unexpected<Error> noAnswerIn(const Input& input)
{
    return failure(ErrorCode::InvalidInput, FormatWords::tr("There is no answer in it."),
        input.name(), studyAnswersRemedy());
}

} // namespace

Expected<QList<StudyAnswerRow>> readStudyAnswerRows(const Input& input)
{
    return readStudyAnswerRows(input, answersLayoutOf(input));
}

Expected<QList<StudyAnswerRow>> readStudyAnswerRows(const Input& input, RecordLayout layout)
{
    TANDEM_TRY(rows, rowsIn(input, layout));
    return rows->isEmpty() ? noAnswerIn(input) : rows;
}

Expected<CollectedRows> readCollectedRows(const Input& input)
{
    TANDEM_TRY_VAR(collected, collectedIn(input, answersLayoutOf(input)));
    return collected->rows.isEmpty() ? noAnswerIn(input) : std::move(collected);
}

Expected<studies::StudyAnswers> readStudyAnswers(const Input& input, studies::Kind kind)
{
    TANDEM_TRY(rows, rowsIn(input, answersLayoutOf(input)));
    return studyOfRows(*rows, kind);
}

} // namespace tandem
