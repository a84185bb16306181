#include "storage/formats/pairrow.h"

#include "storage/formats/recordformat.h"

#include <QCoreApplication>

#include <algorithm>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PairsReader)
};

// The name that is in the program's own files stands first; it is the one that messages name.
const RecordKeys kReferenceKeys{QLatin1String("reference"), QLatin1String("expected"),
    QLatin1String("gold"), QLatin1String("target")};
const RecordKeys kCandidateKeys{QLatin1String("candidate"), QLatin1String("prediction"),
    QLatin1String("output"), QLatin1String("hypothesis")};
const RecordKeys kIdKeys{QLatin1String("id")};
const RecordKeys kSystemKeys{QLatin1String("system")};

QString remedy()
{
    return Words::tr("\"tandem help formats\" shows how pairs of texts are written.");
}

using Pair = metrics::TextPair;

/// A text, which must be there.
RecordFormat<Pair>::Field textField(const RecordKeys& keys, QString Pair::*member)
{
    return {keys, [keys, member](Pair& pair, const RecordValue& value) -> Expected<void> {
                if (!value.isGiven())
                    return value.refuse(
                        Words::tr("\"%1\" is missing.").arg(keys.constFirst()), remedy());
                if (!value.is(RecordValue::Type::Text))
                    return value.refuse(Words::tr("Here a text is expected."), remedy());
                pair.*member = value.text();
                return {};
            }};
}

/// A text or a number, which need not be there.
RecordFormat<Pair>::Field nameField(const RecordKeys& keys, QString Pair::*member)
{
    return {keys, [member](Pair& pair, const RecordValue& value) -> Expected<void> {
                const bool isNumber = value.is(RecordValue::Type::Number);
                if (value.isGiven() && !isNumber && !value.is(RecordValue::Type::Text))
                    return value.refuse(
                        Words::tr("Here a text or a number is expected."), remedy());
                pair.*member = value.text();
                pair.hasNumberAsId = pair.hasNumberAsId || (member == &Pair::id && isNumber);
                return {};
            }};
}

const RecordFormat<Pair>& pairFormat()
{
    static const RecordFormat<Pair> format({nameField(kIdKeys, &Pair::id),
        nameField(kSystemKeys, &Pair::system), textField(kReferenceKeys, &Pair::reference),
        textField(kCandidateKeys, &Pair::candidate)});
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
                Words::tr("The first row should name the columns: id, reference, candidate."),
                place, remedy());
    }
    return {};
}

Expected<Pair> pairFrom(const Record& record)
{
    return pairFormat().read(record);
}

} // namespace tandem
