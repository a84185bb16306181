#include "storage/formats/pairrow.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordformat.h"

#include <algorithm>

namespace tandem {

namespace {

// The name that is in the program's own files stands first; it is the one that messages name.
const RecordKeys kReferenceKeys{QLatin1String("reference"), QLatin1String("expected"),
    QLatin1String("gold"), QLatin1String("target")};
const RecordKeys kCandidateKeys{QLatin1String("candidate"), QLatin1String("prediction"),
    QLatin1String("output"), QLatin1String("hypothesis")};
const RecordKeys kIdKeys{QLatin1String("id")};
const RecordKeys kPairSystemKeys{QLatin1String("system")};

QString pairRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how pairs of texts are written.");
}

/// A text, which must be there.
RecordFormat<metrics::TextPair>::Field pairText(
    const RecordKeys& keys, QString metrics::TextPair::*member)
{
    return {
        keys, [keys, member](metrics::TextPair& pair, const RecordValue& value) -> Expected<void> {
            if (!value.isGiven())
                return value.refuse(
                    FormatWords::tr("\"%1\" is missing.").arg(keys.constFirst()), pairRemedy());
            if (!value.is(RecordValue::Type::Text))
                return value.refuse(FormatWords::tr("Here a text is expected."), pairRemedy());
            pair.*member = value.text();
            return {};
        }};
}

/// A text or a number, which need not be there.
RecordFormat<metrics::TextPair>::Field pairName(
    const RecordKeys& keys, QString metrics::TextPair::*member)
{
    return {keys, [member](metrics::TextPair& pair, const RecordValue& value) -> Expected<void> {
                const bool isNumber = value.is(RecordValue::Type::Number);
                if (value.isGiven() && !isNumber && !value.is(RecordValue::Type::Text))
                    return value.refuse(
                        FormatWords::tr("Here a text or a number is expected."), pairRemedy());
                pair.*member = value.text();
                pair.hasNumberAsId =
                    pair.hasNumberAsId || (member == &metrics::TextPair::id && isNumber);
                return {};
            }};
}

const RecordFormat<metrics::TextPair>& pairFormat()
{
    static const RecordFormat<metrics::TextPair> format({pairName(kIdKeys, &metrics::TextPair::id),
        pairName(kPairSystemKeys, &metrics::TextPair::system),
        pairText(kReferenceKeys, &metrics::TextPair::reference),
        pairText(kCandidateKeys, &metrics::TextPair::candidate)});
    return format;
}

} // namespace

bool isPairKey(std::string_view key)
{
    return pairFormat().knows(key);
}

Expected<void> checkPairColumns(const QStringList& columns, const QString& place)
{
    for (const RecordKeys* keys : {&kReferenceKeys, &kCandidateKeys}) {
        const bool isThere = std::any_of(
            keys->begin(), keys->end(), [&](QLatin1String key) { return columns.contains(key); });
        if (!isThere)
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("The first row should name the columns: id, reference, candidate."),
                place, pairRemedy());
    }
    return {};
}

Expected<metrics::TextPair> pairFrom(const Record& record)
{
    return pairFormat().read(record);
}

} // namespace tandem
