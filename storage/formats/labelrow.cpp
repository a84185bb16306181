#include "storage/formats/labelrow.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QJsonValue>
#include <QSet>

#include <cmath>
#include <limits>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LabelsReader)
};

constexpr double kLongestMs = 365.0 * 24 * 3600 * 1000;

Expected<LabelRow> wrong(const QString& what, const QString& place)
{
    return failure(ErrorCode::InvalidInput, what, place,
        Words::tr("\"tandem help formats\" shows how labels are written."));
}

/// A number as itself or as text; none where there is no such thing.
std::optional<double> numberFrom(const QJsonValue& value)
{
    if (value.isDouble())
        return value.toDouble();
    bool isNumber = false;
    const double number = value.toString().trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// A whole number from 1 on; none where it is anything else.
std::optional<int> ordinalFrom(const QJsonValue& value)
{
    const auto number = numberFrom(value);
    if (!number || *number < 1 || *number > std::numeric_limits<int>::max() ||
        *number != std::floor(*number))
        return std::nullopt;
    return int(*number);
}

bool isBlank(const QJsonValue& value)
{
    return value.isNull() || value.isUndefined() ||
           (value.isString() && value.toString().trimmed().isEmpty());
}

/// Whether `value` is one of the ways to say an answer; puts it into `answer`.
bool readAnswer(const QJsonValue& value, Answer& answer)
{
    const QString word = value.toString().trimmed().toLower();
    if (word == QLatin1String("yes"))
        answer.value = YesNo::Yes;
    else if (word == QLatin1String("no"))
        answer.value = YesNo::No;
    else
        return isBlank(value) || word == QLatin1String("clear");
    return true;
}

std::optional<bool> flagFrom(const QJsonValue& value)
{
    if (isBlank(value))
        return false;
    if (value.isBool())
        return value.toBool();
    const QString word =
        value.isDouble() ? QString::number(value.toDouble()) : value.toString().trimmed().toLower();
    if (word == QLatin1String("true") || word == QLatin1String("yes") || word == QLatin1String("1"))
        return true;
    if (word == QLatin1String("false") || word == QLatin1String("no") || word == QLatin1String("0"))
        return false;
    return std::nullopt;
}

/// Milliseconds from `duration_ms` or `seconds`; none where they are no time.
std::optional<qint64> durationFrom(const QJsonObject& fields)
{
    const QJsonValue ms = fields.value(QLatin1String("duration_ms"));
    const QJsonValue seconds = fields.value(QLatin1String("seconds"));
    if (isBlank(ms) && isBlank(seconds))
        return 0;
    const auto number = numberFrom(isBlank(ms) ? seconds : ms);
    const double scaled = number.value_or(-1.0) * (isBlank(ms) ? 1000.0 : 1.0);
    if (!(scaled >= 0.0 && scaled <= kLongestMs))
        return std::nullopt;
    return qint64(std::llround(scaled));
}

} // namespace

bool isLabelKey(const QString& key)
{
    static const QSet<QString> keys{QStringLiteral("sample"), QStringLiteral("paragraph"),
        QStringLiteral("item"), QStringLiteral("answer"), QStringLiteral("person"),
        QStringLiteral("unsure"), QStringLiteral("note"), QStringLiteral("seconds"),
        QStringLiteral("duration_ms")};
    return keys.contains(key);
}

Expected<LabelRow> labelRowFrom(const QJsonObject& fields, const QString& place)
{
    LabelRow row;
    row.place = place;
    row.person = fields.value(QLatin1String("person")).toString();
    row.answer.note = fields.value(QLatin1String("note")).toString();
    const auto sample = ordinalFrom(fields.value(QLatin1String("sample")));
    if (!sample)
        return wrong(Words::tr("\"sample\" must be the sample's number, from 1."), place);
    // Exported answers call the paragraph an item, as later steps have other kinds of items.
    const QJsonValue item = fields.value(QLatin1String("item"));
    const auto paragraph =
        ordinalFrom(item.isUndefined() ? fields.value(QLatin1String("paragraph")) : item);
    if (!paragraph)
        return wrong(Words::tr("\"paragraph\" must be the paragraph's number, from 1."), place);
    if (!fields.contains(QLatin1String("answer")) ||
        !readAnswer(fields.value(QLatin1String("answer")), row.answer))
        return wrong(Words::tr("\"answer\" must be yes, no or clear."), place);
    const auto unsure = flagFrom(fields.value(QLatin1String("unsure")));
    if (!unsure)
        return wrong(Words::tr("\"unsure\" must be true or false."), place);
    const auto duration = durationFrom(fields);
    if (!duration)
        return wrong(Words::tr("The time must be a number, 0 or more."), place);
    row.sample = *sample;
    row.paragraph = *paragraph;
    row.answer.unsure = *unsure;
    row.durationMs = *duration;
    return row;
}

} // namespace tandem
