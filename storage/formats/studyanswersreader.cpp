#include "storage/formats/studyanswersreader.h"

#include "models/studies/itemcheck.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordformat.h"
#include "storage/formats/spellings.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
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
constexpr qsizetype kMostNamedRows = 10;

QString studyAnswersRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how answers of a study are written.");
}

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

bool cameBefore(const StudyAnswerRow& one, const StudyAnswerRow& other)
{
    return std::pair(one.at, one.atMicros) < std::pair(other.at, other.atMicros);
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
                row.source.systems[place] = value.text().trimmed();
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

/// Time on answers that count no more, which was spent on their items all the same.
class TimesSetAside final
{
public:
    void add(const StudyAnswerRow& row)
    {
        if (row.durationMs > 0)
            m_ms[keyOf(row)] += row.durationMs;
    }
    /// To the first that is left about the item of each.
    void giveTo(QList<StudyAnswerRow>& rows)
    {
        if (m_ms.isEmpty())
            return;
        for (StudyAnswerRow& row : rows) {
            if (const qint64 ms = m_ms.take(keyOf(row)); ms > 0)
                row.durationMs = std::max<qint64>(0, row.durationMs) + ms;
        }
    }

private:
    using Key = std::pair<QString, QString>; ///< rater, item

    static Key keyOf(const StudyAnswerRow& row)
    {
        return {comparedName(row.rater), comparedId(row.item)};
    }

    QHash<Key, qint64> m_ms;
};

/// What becomes of answers with a later one beside.
enum class EarlierAnswers { LeftOut, Kept };

/// Gathers the answers; those that count each once.
class StudyAnswersIntake final
{
public:
    explicit StudyAnswersIntake(EarlierAnswers earlier)
        : m_keepsEarlier(earlier == EarlierAnswers::Kept)
    {
    }

    Expected<void> take(const Record& record)
    {
        TANDEM_TRY_VAR(row, studyAnswerFormat().read(record));
        TANDEM_DO(takeAnswerScores(*row, record));
        row->place = record.rowPlace();
        if (!row->missing.isEmpty())
            ++m_missing[row->missing];
        // Nothing at no known time says nothing; what came after the close does not count, nor does
        // what an export says to count no more.
        const bool saysNothing = row->answer.isEmpty() && !row->at.isValid();
        if (row->late == QLatin1String("closed")) {
            m_passedOver.add(FormatWords::tr("they came after the study was closed"), row->place);
            return {};
        }
        if (saysNothing && row->missing.isEmpty()) {
            m_passedOver.add(FormatWords::tr("they have no answer"), row->place);
            m_aside.add(*row);
            return {};
        }
        if (!row->isCurrent) {
            if (m_keepsEarlier && row->at.isValid())
                return append(std::move(*row));
            leaveOut(*row);
            return {};
        }
        const Key key = keyOf(*row);
        m_raters.note(key.first, spelledName(row->rater));
        m_items.note(comparedName(row->item), key.second.first);
        const auto known = m_places.constFind(key);
        if (known == m_places.cend()) {
            m_places.insert(key, m_rows.size());
            return append(std::move(*row));
        }
        StudyAnswerRow& before = m_rows[*known];
        const auto onlySaysMissing = [](const StudyAnswerRow& one) {
            return one.answer.isEmpty() && !one.at.isValid();
        };
        if (onlySaysMissing(before) || onlySaysMissing(*row)) {
            if (onlySaysMissing(before))
                std::swap(before, *row);
            m_passedOver.add(FormatWords::tr("they have no answer"), row->place);
            return {};
        }
        const bool areTimed = row->at.isValid() && before.at.isValid();
        const bool isLater = areTimed && cameBefore(before, *row);
        if (!isLater && !(areTimed && cameBefore(*row, before)))
            return failure(contradicted(before, *row));
        if (m_keepsEarlier) {
            if (isLater)
                m_places.insert(key, m_rows.size());
            return append(std::move(*row));
        }
        if (isLater)
            std::swap(before, *row);
        m_passedOver.add(FormatWords::tr("a later answer stands beside them"), row->place);
        m_aside.add(*row);
        return {};
    }
    CollectedRows collected()
    {
        QList<StudyAnswerRow> rows;
        for (const StudyAnswerRow& row : std::as_const(m_rows)) {
            if (isTaken(row))
                rows.append(row);
            else
                leaveOut(row);
        }
        m_aside.giveTo(rows);
        return {std::move(rows), std::move(m_passedOver), m_missing,
            remarksOnRaters(m_raters) + remarksOnItems(m_items)};
    }

private:
    using Key = std::pair<QString, std::pair<QString, QString>>; ///< rater, item, question
    static constexpr qsizetype kShownNameUnits = 60;

    /// Two answers of which neither is the later.
    static Error contradicted(const StudyAnswerRow& before, const StudyAnswerRow& row)
    {
        const QString what =
            row.at.isValid() && before.at.isValid()
                ? FormatWords::tr("\"%1\" answers the same about \"%2\" at the same time as in %3.")
                : FormatWords::tr("\"%1\" answers the same about \"%2\" a second time, after %3.");
        return {ErrorCode::InvalidInput,
            what.arg(row.rater.left(kShownNameUnits), row.item.left(kShownNameUnits), before.place),
            row.place,
            FormatWords::tr("Remove one of the two, or give both a time: the later counts."), {}};
    }

    static Key keyOf(const StudyAnswerRow& row)
    {
        return {comparedName(row.rater), {comparedId(row.item), row.question}};
    }
    Expected<void> append(StudyAnswerRow&& row)
    {
        if (m_rows.size() == limits::maxRows)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 answers.").arg(limits::maxRows), row.place,
                FormatWords::tr("Leave out what is not of this study."));
        m_rows.append(std::move(row));
        return {};
    }
    /// Of what is said to count no more that which a later answer has taken the place of; what
    /// counts by its time would count again.
    bool isTaken(const StudyAnswerRow& row) const
    {
        if (row.isCurrent)
            return true;
        const auto counting = m_places.constFind(keyOf(row));
        return counting != m_places.cend() && row.at < m_rows.at(*counting).at;
    }
    void leaveOut(const StudyAnswerRow& row)
    {
        m_passedOver.add(
            FormatWords::tr("the file says that they do not count (\"current\")"), row.place);
        m_aside.add(row);
    }

    const bool m_keepsEarlier;
    QList<StudyAnswerRow> m_rows;
    QHash<Key, qsizetype> m_places; ///< of what counts, in m_rows
    TimesSetAside m_aside;
    PassedOverRows m_passedOver;
    QMap<QString, int> m_missing; ///< words
    Spellings m_raters;
    Spellings m_items;
};

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

RecordLayout answersLayoutOf(const Input& input)
{
    return layoutNamed(input.name()).value_or(RecordLayout::Csv);
}

Expected<CollectedRows> collectedIn(const Input& input, RecordLayout layout, EarlierAnswers earlier)
{
    StudyAnswersIntake intake(earlier);
    TANDEM_TRY(read, readRecords(input, layout, studyAnswersShape(),
                         [&](const Record& record) { return intake.take(record); }));
    if (layout == RecordLayout::Json && !read->isList && read->sections.isEmpty())
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("Expected a list of answers, or one under \"answers\"."), input.name(),
            studyAnswersRemedy());
    return intake.collected();
}

/// Without the rows that say nothing.
Expected<CollectedRows> rowsIn(const Input& input, RecordLayout layout)
{
    TANDEM_TRY_VAR(collected, collectedIn(input, layout, EarlierAnswers::LeftOut));
    TimesSetAside aside;
    collected->rows.removeIf([&](const StudyAnswerRow& row) {
        if (row.answer.isEmpty())
            aside.add(row);
        return row.answer.isEmpty();
    });
    aside.giveTo(collected->rows);
    return collected;
}

/// Whether other programs write such a number where an answer is missing.
bool isCodeForMissing(double number)
{
    constexpr std::array<double, 10> codes{9, 88, 98, 99, 888, 998, 999, 8888, 9998, 9999};
    return std::find(codes.begin(), codes.end(), std::abs(number)) != codes.end();
}

/// Numbers far off the others that were answered to the same.
QStringList farOffRemarks(const QList<StudyAnswerRow>& rows)
{
    QMap<QString, QList<double>> ordinary; ///< by question
    QMap<QString, QSet<QString>> codes;
    for (const StudyAnswerRow& row : rows) {
        const auto number = foreignNumber(row.answer);
        if (number && isCodeForMissing(*number))
            codes[row.question].insert(row.answer);
        else if (number)
            ordinary[row.question].append(*number);
    }
    QStringList remarks;
    for (auto one = codes.cbegin(); one != codes.cend(); ++one) {
        const QList<double> others = ordinary.value(one.key());
        if (others.isEmpty())
            continue;
        const auto [least, most] = std::minmax_element(others.cbegin(), others.cend());
        const double reach = 1.0 + *most - *least;
        QStringList far;
        for (const QString& code : *one) {
            const double number = *foreignNumber(code);
            if (number > *most + reach || number < *least - reach)
                far.append(code);
        }
        std::sort(far.begin(), far.end());
        if (!far.isEmpty())
            remarks.append(FormatWords::tr("%1 is far off the other answers, %2 to %3: leave the "
                                           "cell empty where it stands for a missing one.")
                               .arg(far.join(QStringLiteral(", ")))
                               .arg(*least)
                               .arg(*most));
    }
    return remarks;
}

QStringList answerRemarks(const CollectedRows& collected)
{
    QStringList remarks = collected.remarks;
    QStringList words;
    int count = 0;
    for (auto word = collected.missing.cbegin(); word != collected.missing.cend(); ++word) {
        words.append(QStringLiteral("%1 (%L2)").arg(word.key()).arg(*word));
        count += *word;
    }
    if (count > 0)
        remarks.append(
            FormatWords::tr("%n row(s) say that an answer is missing: %1.", nullptr, count)
                .arg(words.join(QStringLiteral(", "))));
    return remarks + farOffRemarks(collected.rows);
}

tl::unexpected<Error> noAnswerIn(const Input& input)
{
    return failure(ErrorCode::InvalidInput, FormatWords::tr("There is no answer in it."),
        input.name(), studyAnswersRemedy());
}

} // namespace

void PassedOverRows::add(const QString& why, const QString& place)
{
    OfReason& rows = m_rows[why];
    ++rows.count;
    if (rows.places.size() < kMostNamedRows)
        rows.places.append(place);
}

int PassedOverRows::count() const
{
    return std::accumulate(m_rows.cbegin(), m_rows.cend(), 0,
        [](int sum, const OfReason& rows) { return sum + rows.count; });
}

QStringList PassedOverRows::sentences() const
{
    QStringList sentences;
    for (auto rows = m_rows.cbegin(); rows != m_rows.cend(); ++rows) {
        QString places = rows->places.join(QStringLiteral("; "));
        if (rows->count > rows->places.size())
            places += QStringLiteral("; …");
        sentences.append(
            FormatWords::tr("%n row(s) passed over, because %1: %2.", nullptr, rows->count)
                .arg(rows.key(), places));
    }
    return sentences;
}

Expected<QList<StudyAnswerRow>> readStudyAnswerRows(const Input& input)
{
    return readStudyAnswerRows(input, answersLayoutOf(input));
}

Expected<QList<StudyAnswerRow>> readStudyAnswerRows(const Input& input, RecordLayout layout)
{
    TANDEM_TRY(collected, rowsIn(input, layout));
    if (collected->rows.isEmpty())
        return noAnswerIn(input);
    return collected->rows;
}

Expected<CollectedRows> readCollectedRows(const Input& input)
{
    TANDEM_TRY_VAR(collected, collectedIn(input, answersLayoutOf(input), EarlierAnswers::Kept));
    return collected->rows.isEmpty() ? noAnswerIn(input) : std::move(collected);
}

Expected<studies::StudyAnswers> readStudyAnswers(
    const Input& input, studies::Kind kind, QStringList* remarks)
{
    TANDEM_TRY(collected, rowsIn(input, answersLayoutOf(input)));
    if (remarks)
        *remarks = answerRemarks(*collected);
    return studyOfRows(collected->rows, kind);
}

Expected<studies::StudyAnswers> readStudyAnswers(
    const Input& input, const studies::Design& design, QStringList* remarks)
{
    TANDEM_TRY(collected, rowsIn(input, answersLayoutOf(input)));
    if (remarks)
        *remarks = answerRemarks(*collected);
    TANDEM_TRY_VAR(study, studyOfRows(collected->rows, design));
    const qsizetype notAsked = collected->rows.size() - study->answers.size();
    if (remarks && notAsked > 0)
        remarks->append(FormatWords::tr(
            "%n answer(s) are to questions that are not asked after the rater's other answers, and "
            "do not count.",
            nullptr, int(notAsked)));
    return study;
}

} // namespace tandem
