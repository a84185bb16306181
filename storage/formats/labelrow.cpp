#include "storage/formats/labelrow.h"

#include "storage/formats/formatwords.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tandem {

namespace {

constexpr double kLabelRowLongestMs = 365.0 * 24 * 3600 * 1000;

Expected<LabelRow> wrongLabel(const QString& what, const QString& place)
{
    return failure(ErrorCode::InvalidInput, what, place,
        FormatWords::tr("\"tandem help formats\" shows how labels are written."));
}

/// A text; "" for any other value.
QString labelText(const RecordValue& value)
{
    return value.is(RecordValue::Type::Text) ? value.text() : QString();
}

/// A number as itself or as text; none where there is no such thing.
std::optional<double> numberFrom(const RecordValue& value)
{
    bool isNumber = false;
    const double number = value.text().trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// A whole number from 1 on; none where it is anything else.
std::optional<int> ordinalFrom(const RecordValue& value)
{
    const auto number = numberFrom(value);
    if (!number || *number < 1 || *number > std::numeric_limits<int>::max() ||
        *number != std::floor(*number))
        return std::nullopt;
    return int(*number);
}

/// Whether `value` is one of the ways to say an answer; puts it into `answer`.
bool readAnswer(const RecordValue& value, Answer& answer)
{
    const QString word = labelText(value).trimmed().toLower();
    if (word == QLatin1String("yes"))
        answer.value = YesNo::Yes;
    else if (word == QLatin1String("no"))
        answer.value = YesNo::No;
    else
        return value.isBlank() || word == QLatin1String("clear");
    return true;
}

std::optional<bool> flagFrom(const RecordValue& value)
{
    if (value.isBlank())
        return false;
    if (value.is(RecordValue::Type::Boolean))
        return value.isTrue();
    const QString word = value.is(RecordValue::Type::Number) ? QString::number(value.number())
                                                             : value.text().trimmed().toLower();
    if (word == QLatin1String("true") || word == QLatin1String("yes") || word == QLatin1String("1"))
        return true;
    if (word == QLatin1String("false") || word == QLatin1String("no") || word == QLatin1String("0"))
        return false;
    return std::nullopt;
}

/// Milliseconds from `duration_ms` or `seconds`; none where they are no time.
std::optional<qint64> durationFrom(const RecordValue& fields)
{
    const RecordValue ms = fields.value(QLatin1String("duration_ms"));
    const RecordValue seconds = fields.value(QLatin1String("seconds"));
    if (ms.isBlank() && seconds.isBlank())
        return 0;
    const auto number = numberFrom(ms.isBlank() ? seconds : ms);
    const double scaled = number.value_or(-1.0) * (ms.isBlank() ? 1000.0 : 1.0);
    if (!(scaled >= 0.0 && scaled <= kLabelRowLongestMs))
        return std::nullopt;
    return qint64(std::llround(scaled));
}

} // namespace

bool isLabelKey(std::string_view key)
{
    constexpr std::array<std::string_view, 9> keys{"sample", "paragraph", "item", "answer",
        "person", "unsure", "note", "seconds", "duration_ms"};
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

Expected<LabelRow> labelRowFrom(
    const RecordValue& row, const QString& place, const LabelOwner& owner)
{
    const auto given = [&](const char* key) { return row.value(QLatin1String(key)); };
    constexpr auto missing = RecordValue::Type::Missing;
    LabelRow read;
    read.place = place;
    read.person = owner.person.isNull() ? labelText(given("person")) : owner.person;
    read.answer.note = labelText(given("note"));
    const auto sample = ordinalFrom(owner.sample.is(missing) ? given("sample") : owner.sample);
    if (!sample)
        return wrongLabel(
            FormatWords::tr("\"sample\" must be the sample's number, from 1."), place);
    // Exported answers call the paragraph an item, as later steps have other kinds of items.
    const auto paragraph = ordinalFrom(given(given("item").is(missing) ? "paragraph" : "item"));
    if (!paragraph)
        return wrongLabel(
            FormatWords::tr("\"paragraph\" must be the paragraph's number, from 1."), place);
    if (given("answer").is(missing) || !readAnswer(given("answer"), read.answer))
        return wrongLabel(FormatWords::tr("\"answer\" must be yes, no or clear."), place);
    const auto unsure = flagFrom(given("unsure"));
    if (!unsure)
        return wrongLabel(FormatWords::tr("\"unsure\" must be true or false."), place);
    const auto duration = durationFrom(row);
    if (!duration)
        return wrongLabel(FormatWords::tr("The time must be a number, 0 or more."), place);
    read.sample = *sample;
    read.paragraph = *paragraph;
    read.answer.unsure = *unsure;
    read.durationMs = *duration;
    return read;
}

} // namespace tandem
