#include "storage/formats/numberfields.h"

#include "models/text/foreigncell.h"
#include "storage/formats/formatwords.h"

#include <QHash>

#include <algorithm>

namespace tandem {

namespace {

/// What all the texts of a field are.
struct FieldTexts
{
    QString name;
    bool hasSides = false;
    bool hasNumber = false;
    bool hasWords = false;
};

void take(FieldTexts& texts, const studies::Field& field)
{
    texts.hasSides = texts.hasSides || field.side != 0;
    const QString text = withoutOuterBlanks(field.text);
    if (texts.hasWords || meansNoNumber(text))
        return;
    const bool isNumber = foreignNumber(text).has_value();
    texts.hasNumber = texts.hasNumber || isNumber;
    texts.hasWords = !isNumber;
}

/// In the order in which they first appear.
QList<FieldTexts> textsOfFields(const QList<studies::StudyItem>& items)
{
    QList<FieldTexts> all;
    QHash<QString, qsizetype> places;
    for (const studies::StudyItem& item : items) {
        for (const studies::Field& field : item.item.fields) {
            const qsizetype place = places.value(field.name, all.size());
            if (place == all.size()) {
                all.append({field.name});
                places.insert(field.name, place);
            }
            take(all[place], field);
        }
    }
    return all;
}

} // namespace

QStringList numberFieldHints(const QList<studies::StudyItem>& items, const studies::Design& design)
{
    QStringList hints;
    for (const FieldTexts& field : textsOfFields(items)) {
        const bool isShown = std::any_of(design.fields.begin(), design.fields.end(),
            [&](const studies::ShownField& shown) { return shown.name == field.name; });
        if (isShown || field.hasWords || !field.hasNumber)
            continue;
        const QString hint =
            field.hasSides
                ? FormatWords::tr("“%1” contains only numbers. If it is a score, name its columns "
                                  "score_%1_1 and score_%1_2.")
                : FormatWords::tr(
                      "“%1” contains only numbers. If it is a score, name its column score_%1.");
        hints.append(hint.arg(field.name));
    }
    return hints;
}

} // namespace tandem
