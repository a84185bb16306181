#include "storage/formats/studyanswersreader.h"

#include "models/studies/itemcheck.h"
#include "models/studies/kindkeys.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordfields.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <string_view>
#include <utility>

namespace tandem {

namespace {

/// Numbers below are seconds since 1970, others milliseconds: the year 5138 in the one, 1973 in
/// the other.
constexpr double kFirstMilliseconds = 1e11;
constexpr int kMicrosInMillisecond = 1000;
constexpr double kMostCounted = 1'000'000;
constexpr QLatin1String kAnswerScorePrefix("score_");
constexpr double kLastMilliseconds = 253402300799999.0; ///< the end of the year 9999

using AnswerFields = RecordFields<StudyAnswerRow>;

Expected<void> takeGivenAnswer(StudyAnswerRow& row, const RecordValue& value)
{
    TANDEM_DO(
        takeName(row.answer, value, std::numeric_limits<qsizetype>::max(), studyAnswersRemedy));
    row.answer = value.pointText();
    if (meansMissing(row.answer))
        row.missing = std::exchange(row.answer, {});
    return {};
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
        return value.refuse(FormatWords::tr("Write the time like 2026-03-01T09:30:00Z, or as "
                                            "seconds or milliseconds since 1970."),
            studyAnswersRemedy());
    return {};
}

Expected<void> takeAnswerScore(StudyAnswerRow& row, const RecordValue& value)
{
    return takeScore(row.source.scores, value.key().mid(kAnswerScorePrefix.size()), value,
        studies::kMostScoresOfItem, studyAnswersRemedy);
}

/// Whose text a side of the item is.
AnswerFields::Field systemField(const char* key, int place)
{
    return AnswerFields::name(
        key, [place](StudyAnswerRow& row) -> QString& { return row.source.systems[place]; });
}

} // namespace

QString studyAnswersRemedy()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of study answers.");
}

bool cameBefore(const StudyAnswerRow& one, const StudyAnswerRow& other)
{
    return std::pair(one.at, one.atMicros) < std::pair(other.at, other.atMicros);
}

const RecordFields<StudyAnswerRow>& studyAnswerFields()
{
    using F = AnswerFields;
    using Row = StudyAnswerRow;
    static const F fields = F(studyAnswersRemedy,
        {F::name("rater", &Row::rater).required(), F::name("item", &Row::item).required(),
            F::name("question", &Row::question),
            F::custom({"answer", "value"}, takeGivenAnswer).column(),
            F::custom("time", takeAnswerTime), F::time("seconds", &Row::durationMs, 1000.0),
            F::time("duration_ms", &Row::durationMs, 1.0), F::whole("side", &Row::side, 1, 2),
            F::whole("position", &Row::position, 1, kMostCounted),
            F::whole("version", &Row::version, 1, kMostCounted), F::name("late", &Row::late),
            F::flag("current", &Row::isCurrent), F::name("kind", &Row::kind),
            F::name("item_group", &Row::group), F::name("known", &Row::known),
            F::whole("asked", &Row::asked, 1, kMostCounted), systemField("system_1", 0),
            systemField("system_2", 1)})
                                .prefixed(kAnswerScorePrefix.data(), takeAnswerScore)
                                .under("answers")
                                .mayBeEmpty()
                                .mostRows(std::numeric_limits<qint64>::max())
                                .keepsPlace(&Row::place);
    return fields;
}

namespace {

constexpr qsizetype kMostNamedRows = 10;

/// Time on answers that count no more, which was spent on their items all the same.
class TimesExcluded final
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
        return {comparedRater(row.rater), comparedId(row.item)};
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

    Expected<void> take(StudyAnswerRow&& row)
    {
        if (row.answer.isEmpty())
            ++m_missing[row.missing];
        // Nothing at no known time says nothing; what came after the close does not count, nor does
        // what an export says to count no more.
        const bool saysNothing = row.answer.isEmpty() && !row.at.isValid();
        if (row.late == QLatin1String("closed")) {
            m_passedOver.add(FormatWords::tr("given after the study was closed"), row.place);
            return {};
        }
        if (saysNothing && row.missing.isEmpty()) {
            m_passedOver.add(FormatWords::tr("no answer"), row.place);
            m_aside.add(row);
            return {};
        }
        if (!row.isCurrent) {
            if (m_keepsEarlier && row.at.isValid())
                return append(std::move(row));
            leaveOut(row);
            return {};
        }
        const Key key = keyOf(row);
        m_raters.note(comparedName(row.rater), key.first);
        m_items.note(comparedName(row.item), key.second.first);
        const auto known = m_places.constFind(key);
        if (known == m_places.cend()) {
            m_places.insert(key, m_rows.size());
            return append(std::move(row));
        }
        StudyAnswerRow& before = m_rows[*known];
        const auto onlySaysMissing = [](const StudyAnswerRow& one) {
            return one.answer.isEmpty() && !one.at.isValid();
        };
        if (onlySaysMissing(before) || onlySaysMissing(row)) {
            if (onlySaysMissing(before))
                std::swap(before, row);
            m_passedOver.add(FormatWords::tr("no answer"), row.place);
            return {};
        }
        const bool areTimed = row.at.isValid() && before.at.isValid();
        const bool isLater = areTimed && cameBefore(before, row);
        if (!isLater && !(areTimed && cameBefore(row, before)))
            return failure(contradicted(before, row));
        if (m_keepsEarlier) {
            if (isLater)
                m_places.insert(key, m_rows.size());
            return append(std::move(row));
        }
        if (isLater)
            std::swap(before, row);
        m_passedOver.add(FormatWords::tr("superseded by a later answer"), row.place);
        m_aside.add(row);
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
        return {std::move(rows), std::move(m_passedOver), m_missing, m_raters, m_items};
    }

private:
    using Key = std::pair<QString, std::pair<QString, QString>>; ///< rater, item, question
    static constexpr qsizetype kShownNameUnits = 60;

    /// Two answers of which neither is the later.
    static Error contradicted(const StudyAnswerRow& before, const StudyAnswerRow& row)
    {
        const QString what =
            row.at.isValid() && before.at.isValid()
                ? FormatWords::tr(
                      "\"%1\" answers the same about \"%2\" twice at the same time (first: %3).")
                : FormatWords::tr("\"%1\" answers the same about \"%2\" twice (first: %3).");
        return {ErrorCode::InvalidInput,
            what.arg(row.rater.left(kShownNameUnits), row.item.left(kShownNameUnits), before.place),
            row.place,
            FormatWords::tr("Remove one of the two, or give both a time: the later one counts."),
            {}};
    }

    static Key keyOf(const StudyAnswerRow& row)
    {
        return {comparedRater(row.rater), {comparedId(row.item), row.question}};
    }
    Expected<void> append(StudyAnswerRow&& row)
    {
        if (m_rows.size() == limits::maxRows)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 rows.").arg(limits::maxRows), row.place,
                FormatWords::tr("Remove rows that are not part of this study."));
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
            FormatWords::tr("marked as not counting in the file (\"current\")"), row.place);
        m_aside.add(row);
    }

    const bool m_keepsEarlier;
    QList<StudyAnswerRow> m_rows;
    QHash<Key, qsizetype> m_places; ///< of what counts, in m_rows
    TimesExcluded m_aside;
    PassedOverRows m_passedOver;
    QMap<QString, int> m_missing; ///< words, "" of nothing
    Spellings m_raters;
    Spellings m_items;
};

Expected<CollectedRows> collectedIn(
    const Input& input, std::optional<RecordLayout> layout, EarlierAnswers earlier)
{
    StudyAnswersIntake intake(earlier);
    TANDEM_DO(studyAnswerFields().readRows(
        input, [&](StudyAnswerRow&& row, const Record&) { return intake.take(std::move(row)); },
        layout));
    return intake.collected();
}

/// Without the rows that say nothing.
Expected<CollectedRows> rowsIn(const Input& input, std::optional<RecordLayout> layout = {})
{
    TANDEM_TRY_VAR(collected, collectedIn(input, layout, EarlierAnswers::LeftOut));
    TimesExcluded aside;
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
            remarks.append(FormatWords::tr("%1 is far from the other answers (%2 to %3). If it "
                                           "marks a missing answer, leave the cell empty.")
                               .arg(far.join(QStringLiteral(", ")))
                               .arg(*least)
                               .arg(*most));
    }
    return remarks;
}

AnswersNotes answersNotes(const CollectedRows& collected)
{
    AnswersNotes notes{remarksOnRaters(collected.raters) + remarksOnItems(collected.items)};
    notes.missing = std::accumulate(collected.missing.cbegin(), collected.missing.cend(), 0);
    notes.remarks += remarksOnMissing(collected.missing);
    notes.remarks += farOffRemarks(collected.rows);
    return notes;
}

tl::unexpected<Error> noAnswerIn(const Input& input)
{
    return failure(ErrorCode::InvalidInput, FormatWords::tr("No answers found."), input.name(),
        studyAnswersRemedy());
}

} // namespace

void PassedOverRows::add(const QString& why, const QString& place)
{
    OfReason& rows = m_rows[why];
    ++rows.count;
    // Not all come by their order in the file: some are known only once all of it was read.
    rows.places.insert(
        std::upper_bound(rows.places.begin(), rows.places.end(), place, isEarlierPlace), place);
    if (rows.places.size() > kMostNamedRows)
        rows.places.removeLast();
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
        sentences.append(FormatWords::tr("%n row(s) skipped (%1): %2.", nullptr, rows->count)
                             .arg(rows.key(), places));
    }
    return sentences;
}

Expected<QList<StudyAnswerRow>> readStudyAnswerRows(
    const Input& input, std::optional<RecordLayout> layout)
{
    TANDEM_TRY(collected, rowsIn(input, layout));
    if (collected->rows.isEmpty())
        return noAnswerIn(input);
    return collected->rows;
}

Expected<CollectedRows> readCollectedRows(const Input& input)
{
    TANDEM_TRY_VAR(collected, collectedIn(input, {}, EarlierAnswers::Kept));
    return collected->rows.isEmpty() ? noAnswerIn(input) : std::move(collected);
}

Expected<studies::StudyAnswers> readStudyAnswers(
    const Input& input, studies::Kind kind, AnswersNotes* notes)
{
    TANDEM_TRY(collected, rowsIn(input));
    if (collected->rows.isEmpty())
        return noAnswerIn(input);
    if (notes)
        *notes = answersNotes(*collected);
    const bool areChecksKnown = std::any_of(
        collected->rows.cbegin(), collected->rows.cend(), [](const StudyAnswerRow& row) {
            return row.kind == studies::itemKindKey(studies::ItemKind::Check) &&
                   !row.known.isEmpty();
        });
    if (notes && areChecksKnown)
        notes->remarks.append(
            FormatWords::tr("The file gives correct answers for attention checks, but a study "
                            "specified only by kind has no rules for them, so no one is excluded. "
                            "Specify the study's design file to apply its rules."));
    return studyOfRows(collected->rows, kind);
}

Expected<studies::StudyAnswers> readStudyAnswers(
    const Input& input, const studies::Design& design, AnswersNotes* notes)
{
    TANDEM_TRY(collected, rowsIn(input));
    if (collected->rows.isEmpty())
        return noAnswerIn(input);
    if (notes)
        *notes = answersNotes(*collected);
    TANDEM_TRY_VAR(study, studyOfRows(collected->rows, design));
    const qsizetype notAsked = collected->rows.size() - study->answers.size();
    if (notes && notAsked > 0)
        notes->remarks.append(FormatWords::tr(
            "%n answer(s) do not count: the rater's other answers rule out their questions.",
            nullptr, int(notAsked)));
    return study;
}

} // namespace tandem
