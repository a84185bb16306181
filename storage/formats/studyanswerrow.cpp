#include "storage/formats/studyanswerrow.h"

#include "models/studies/itemcheck.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <QRegularExpression>

#include <cmath>
#include <limits>
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

} // namespace tandem
