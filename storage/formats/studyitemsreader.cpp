#include "storage/formats/studyitemsreader.h"

#include "models/studies/designcheck.h"
#include "models/studies/itemcheck.h"
#include "models/studies/kindkeys.h"
#include "models/text/codepoints.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <array>
#include <cmath>

namespace tandem {

namespace {

using studies::StudyItem;
using ItemFields = RecordFields<StudyItem>;

constexpr char kKnownPrefix[] = "known_";
constexpr char kScorePrefix[] = "score_";
constexpr qsizetype kMostMetricLength = 100;
constexpr qint64 kMostStudyItemBytes = qint64(512) << 20;

QString studyItemHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of study items.");
}

/// The rest of a key after a prefix, as a name.
Expected<QString> nameAfter(const RecordValue& value, QLatin1String prefix, qsizetype most)
{
    const QString name = value.key().mid(prefix.size());
    if (name.isEmpty() || name.size() > most)
        return value.refuse(
            FormatWords::tr("Expected a name after \"%1\".").arg(prefix), studyItemHelp());
    return name;
}

Expected<void> takeKnown(StudyItem& item, const RecordValue& value)
{
    TANDEM_TRY(question, nameAfter(value, QLatin1String(kKnownPrefix), studies::kMostNameLength));
    QString answer;
    TANDEM_DO(takeName(answer, value, studies::kMostItemTextLength, studyItemHelp));
    if (!answer.isEmpty())
        item.source.known.insert(*question, answer.simplified());
    return {};
}

Expected<void> takeItemScore(StudyItem& item, const RecordValue& value)
{
    TANDEM_TRY(metric, nameAfter(value, QLatin1String(kScorePrefix), kMostMetricLength));
    return takeScore(item.source.scores, *metric, value, studies::kMostScoresOfItem, studyItemHelp);
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
        return value.refuse(
            FormatWords::tr(
                "A mark needs a start and a length within the text, in characters counted from 0."),
            studyItemHelp());
    field.marks.append({starts.at(start), starts.at(start + length) - starts.at(start)});
    return {};
}

Expected<void> takeMarks(studies::Field& field, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    const QList<qsizetype> starts = characterStarts(field.text);
    return eachIn(value, [&](const RecordValue& mark) -> Expected<void> {
        if (field.marks.size() == studies::kMostMarks)
            return failure(mark.tooLarge(
                FormatWords::tr("A field has more than %1 marks.").arg(studies::kMostMarks),
                studyItemHelp()));
        return takeMark(field, mark, starts);
    });
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
            FormatWords::tr(
                "\"%1\" is not a valid field name: use letters a to z, digits and \"_\".")
                .arg(value.key().left(studies::kMostNameLength)),
            studyItemHelp());
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
        return failure(value.tooLarge(
            FormatWords::tr("An item can have at most %1 fields of at most %L2 characters each.")
                .arg(studies::kMostFieldsOfItem)
                .arg(studies::kMostFieldLength),
            studyItemHelp()));
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

/// Names and texts on one line, and without what is no field.
Expected<void> simplifyItem(StudyItem& item, const RecordValue&)
{
    for (QString* word : {&item.item.name, &item.item.group, &item.item.text, &item.source.stratum,
             &item.source.systems[0], &item.source.systems[1]})
        *word = word->simplified();
    dropEmptyFields(item.item.fields);
    return {};
}

const ItemFields& itemFields()
{
    constexpr qsizetype most = studies::kMostItemNameLength;
    using F = ItemFields;
    static const F fields = F(studyItemHelp,
        {F::name({"item", "id"},
             [](StudyItem& item) -> QString& {
                 return item.item.name;
             }).atMost(most),
            F::name("group", inside(&StudyItem::item, &studies::Item::group)).atMost(most),
            F::name("stratum", inside(&StudyItem::source, &studies::ItemSource::stratum))
                .atMost(most),
            F::name("heading", inside(&StudyItem::item, &studies::Item::text))
                .atMost(studies::kMostItemTextLength),
            F::name({"system_1", "system"},
                [](StudyItem& item) -> QString& { return item.source.systems[0]; })
                .atMost(most),
            F::name("system_2", [](StudyItem& item) -> QString& { return item.source.systems[1]; })
                .atMost(most),
            F::word("kind", inside(&StudyItem::item, &studies::Item::kind),
                std::array{studies::ItemKind::Rated, studies::ItemKind::Practice,
                    studies::ItemKind::Check},
                studies::itemKindKey)})
                                .prefixed(kKnownPrefix, takeKnown)
                                .prefixed(kScorePrefix, takeItemScore)
                                .others(takeField)
                                .mostRows(studies::kMostStudyItems)
                                .check(simplifyItem);
    return fields;
}

qint64 bytesOf(const studies::Item& item)
{
    qint64 units = item.name.size() + item.text.size();
    for (const studies::Field& field : item.fields)
        units += field.text.size();
    return units * qint64(sizeof(QChar));
}

} // namespace

Expected<QList<StudyItem>> readStudyItems(const Input& input, const ReadProgress& progress)
{
    QList<StudyItem> items;
    UniqueRows once;
    qint64 bytes = 0;
    const auto take = [&](StudyItem&& item, const Record& record) -> Expected<void> {
        if (item.item.name.isEmpty())
            item.item.name = QString::number(items.size() + 1);
        TANDEM_DO(once.take({item.item.name}, record.root()));
        bytes += bytesOf(item.item);
        if (bytes > kMostStudyItemBytes)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("The items need more than %1 MiB.").arg(kMostStudyItemBytes >> 20),
                record.rowPlace(), FormatWords::tr("Keep only the items the study needs."));
        items.append(std::move(item));
        return {};
    };
    TANDEM_DO(itemFields().readRows(input, take, {}, progress));
    return items;
}

} // namespace tandem
