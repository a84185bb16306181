#include "storage/formats/studyitemrow.h"

#include "models/studies/designcheck.h"
#include "models/studies/itemcheck.h"
#include "models/studies/kindkeys.h"
#include "models/text/codepoints.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordformat.h"

#include <cmath>

namespace tandem {

namespace {

using studies::StudyItem;
using ItemFormat = RecordFormat<StudyItem>;

constexpr QLatin1String kKnownPrefix("known_");
constexpr QLatin1String kScorePrefix("score_");
constexpr qsizetype kMostMetricLength = 100;

/// A text or a number; a number as it is written.
Expected<QString> itemWord(const RecordValue& value, qsizetype most)
{
    if (!value.isGiven())
        return QString();
    if (!value.is(RecordValue::Type::Text) && !value.is(RecordValue::Type::Number))
        return value.refuse(
            FormatWords::tr("Here a text or a number is expected."), studyItemRemedy());
    const QString word = value.word().simplified();
    if (word.size() > most)
        return failure(value.tooLarge(
            FormatWords::tr("This has more than %1 characters.").arg(most), studyItemRemedy()));
    return word;
}

/// Takes a word into what `target` gives of an item.
template <typename Target>
ItemFormat::Field wordField(const RecordKeys& keys, qsizetype most, Target target)
{
    return {keys, [most, target](StudyItem& item, const RecordValue& value) {
                return itemWord(value, most).map([&](const QString& word) { target(item) = word; });
            }};
}

Expected<void> takeItemKind(StudyItem& item, const RecordValue& value)
{
    if (value.isBlank() || !value.isGiven())
        return {};
    const auto kind = studies::itemKindOfKey(value.word().toLower());
    if (!kind)
        return value.refuse(
            FormatWords::tr("An item is \"rated\", \"practice\" or \"check\"."), studyItemRemedy());
    item.item.kind = *kind;
    return {};
}

const ItemFormat& itemFormat()
{
    constexpr qsizetype most = studies::kMostItemNameLength;
    static const ItemFormat format(QList<ItemFormat::Field>{
        wordField(recordKeys("item", "id"), most,
            [](StudyItem& item) -> QString& { return item.item.name; }),
        wordField(
            recordKeys("group"), most, [](StudyItem& item) -> QString& { return item.item.group; }),
        wordField(recordKeys("stratum"), most,
            [](StudyItem& item) -> QString& { return item.source.stratum; }),
        wordField(recordKeys("heading"), studies::kMostItemTextLength,
            [](StudyItem& item) -> QString& { return item.item.text; }),
        wordField(recordKeys("system_1", "system"), most,
            [](StudyItem& item) -> QString& { return item.source.systems[0]; }),
        wordField(recordKeys("system_2"), most,
            [](StudyItem& item) -> QString& { return item.source.systems[1]; }),
        {recordKeys("kind"), takeItemKind},
    });
    return format;
}

/// The rest of a key after a prefix, as a name.
Expected<QString> nameAfter(const RecordValue& value, QLatin1String prefix, qsizetype most)
{
    const QString name = value.key().mid(prefix.size());
    if (name.isEmpty() || name.size() > most)
        return value.refuse(
            FormatWords::tr("A name is expected after \"%1\".").arg(prefix), studyItemRemedy());
    return name;
}

Expected<void> takeKnown(StudyItem& item, const RecordValue& value)
{
    TANDEM_TRY(question, nameAfter(value, kKnownPrefix, studies::kMostNameLength));
    TANDEM_TRY(answer, itemWord(value, studies::kMostItemTextLength));
    if (!answer->isEmpty())
        item.source.known.insert(*question, *answer);
    return {};
}

Expected<void> takeScore(StudyItem& item, const RecordValue& value)
{
    TANDEM_TRY(metric, nameAfter(value, kScorePrefix, kMostMetricLength));
    if (value.isNoNumber())
        return {};
    const std::optional<double> score = value.looseNumber();
    if (!score)
        return value.refuse(FormatWords::tr("Here a number is expected."), studyItemRemedy());
    if (item.source.scores.size() == studies::kMostScoresOfItem)
        return failure(value.tooLarge(
            FormatWords::tr("An item has more than %1 scores.").arg(studies::kMostScoresOfItem),
            studyItemRemedy()));
    item.source.scores.insert(*metric, *score);
    return {};
}

/// Where each character (code point) of a text begins, and where it ends.
QList<qsizetype> characterStarts(const QString& text)
{
    QList<qsizetype> starts;
    for (qsizetype at = 0; at < text.size(); at += unitsOf(codePointAt(text, at)))
        starts.append(at);
    starts.append(text.size());
    return starts;
}

Expected<void> takeMark(
    studies::Field& field, const RecordValue& value, const QList<qsizetype>& starts)
{
    const QList<RecordValue> pair = value.entries();
    const auto placeAt = [&](qsizetype index) {
        const RecordValue& given = pair.at(index);
        const double number = given.is(RecordValue::Type::Number) ? given.number() : -1.0;
        const bool isPlace =
            number >= 0.0 && number < double(starts.size()) && number == std::floor(number);
        return isPlace ? qsizetype(number) : qsizetype(-1);
    };
    const bool isPair = value.is(RecordValue::Type::List) && pair.size() == 2;
    const qsizetype start = isPair ? placeAt(0) : -1;
    const qsizetype length = isPair ? placeAt(1) : -1;
    if (start < 0 || length < 1 || start + length >= starts.size())
        return value.refuse(FormatWords::tr("A mark is a start and a length within the text, "
                                            "counted in characters from 0."),
            studyItemRemedy());
    field.marks.append({starts.at(start), starts.at(start + length) - starts.at(start)});
    return {};
}

Expected<void> takeMarks(studies::Field& field, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    if (!value.is(RecordValue::Type::List))
        return value.refuse(
            FormatWords::tr("Here a list of marks is expected."), studyItemRemedy());
    const QList<qsizetype> starts = characterStarts(field.text);
    for (const RecordValue& mark : value.entries()) {
        if (field.marks.size() == studies::kMostMarks)
            return failure(mark.tooLarge(
                FormatWords::tr("A field has more than %1 marks.").arg(studies::kMostMarks),
                studyItemRemedy()));
        TANDEM_DO(takeMark(field, mark, starts));
    }
    return {};
}

/// Takes apart a key "NAME", "NAME_1" or "NAME_2".
Expected<studies::Field> fieldNamed(const RecordValue& value)
{
    studies::Field field;
    field.name = value.key();
    for (const int side : {1, 2}) {
        if (field.name.endsWith(QLatin1Char('_') + QString::number(side))) {
            field.name.chop(2);
            field.side = side;
            break;
        }
    }
    if (!studies::isPlainName(field.name))
        return value.refuse(
            FormatWords::tr("\"%1\" is no field's name: letters a to z, digits and \"_\" are.")
                .arg(value.key().left(studies::kMostNameLength)),
            studyItemRemedy());
    return field;
}

Expected<void> takeField(StudyItem& item, const RecordValue& value)
{
    TANDEM_TRY_VAR(field, fieldNamed(value));
    if (!value.isGiven())
        return {};
    const bool isObject = value.is(RecordValue::Type::Object);
    const RecordValue text = isObject ? value.value(QLatin1String("text")) : value;
    if (!text.is(RecordValue::Type::Text) && !text.is(RecordValue::Type::Number))
        return text.refuseExpected(FormatWords::tr("a text"));
    field->text = text.text();
    if (field->text.size() > studies::kMostFieldLength ||
        item.item.fields.size() == studies::kMostFieldsOfItem)
        return failure(value.tooLarge(FormatWords::tr("An item has %1 fields at most, of %L2 "
                                                      "characters each.")
                                          .arg(studies::kMostFieldsOfItem)
                                          .arg(studies::kMostFieldLength),
            studyItemRemedy()));
    if (isObject) {
        TANDEM_DO(takeMarks(*field, value.value(QLatin1String("marks"))));
    }
    item.item.fields.append(std::move(*field));
    return {};
}

/// Leaves out fields without text, as the empty cells of a table are, but not one side of two.
void dropEmptyFields(QList<studies::Field>& fields)
{
    QStringList sided;
    for (const studies::Field& field : std::as_const(fields)) {
        if (field.side != 0 && !field.text.isEmpty())
            sided.append(field.name);
    }
    fields.removeIf([&](const studies::Field& field) {
        return field.text.isEmpty() && (field.side == 0 || !sided.contains(field.name));
    });
}

} // namespace

QString studyItemRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how the items of a study are written.");
}

QString studyItemKeyOfColumn(const QString& column)
{
    const QString low = column.toLower();
    if (itemFormat().knows(low.toStdString()))
        return low;
    for (const QLatin1String prefix : {kKnownPrefix, kScorePrefix}) {
        if (low.startsWith(prefix))
            return prefix + column.mid(prefix.size());
    }
    return column;
}

Expected<StudyItem> studyItemFrom(const Record& record)
{
    TANDEM_TRY_VAR(item, itemFormat().read(record));
    for (const RecordValue& value : record.root().entries()) {
        const QByteArrayView key = value.keyBytes();
        if (itemFormat().knows(std::string_view(key.data(), std::size_t(key.size()))))
            continue;
        if (key.startsWith(QByteArrayView(kKnownPrefix.data(), kKnownPrefix.size()))) {
            TANDEM_DO(takeKnown(*item, value));
        } else if (key.startsWith(QByteArrayView(kScorePrefix.data(), kScorePrefix.size()))) {
            TANDEM_DO(takeScore(*item, value));
        } else {
            TANDEM_DO(takeField(*item, value));
        }
    }
    dropEmptyFields(item->item.fields);
    return item;
}

} // namespace tandem
