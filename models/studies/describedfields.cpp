#include "models/studies/describedfields.h"

#include "models/words.h"

#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

/// The one of this name; a new one that is not shown where there is none.
DescribedField& fieldNamed(QList<DescribedField>& fields, const QString& name)
{
    const auto found = std::find_if(fields.begin(), fields.end(),
        [&](const DescribedField& field) { return field.field.name == name; });
    if (found != fields.end())
        return *found;
    DescribedField fresh;
    fresh.field.name = name;
    fresh.isShown = false;
    fields.append(fresh);
    return fields.last();
}

QString labelText(const DescribedField& field)
{
    if (!field.isShown)
        return StudyWords::tr("not shown");
    return field.field.label.isEmpty() ? StudyWords::tr("no heading") : field.field.label;
}

results::Cell evidenceCell(const DescribedField& field)
{
    if (!field.isShown)
        return results::Absent();
    return results::Cell(field.field.marksEvidence)
        .shownAs(
            field.field.marksEvidence ? StudyWords::tr("marked") : StudyWords::tr("not marked"));
}

} // namespace

QList<DescribedField> describedFields(const Design& design, const QList<StudyItem>& items)
{
    QList<DescribedField> fields;
    for (const ShownField& shown : design.fields)
        fields.append({shown});
    for (const StudyItem& item : items) {
        if (item.item.kind != ItemKind::Rated)
            continue;
        QSet<QString> counted;
        for (const Field& field : item.item.fields) {
            DescribedField& described = fieldNamed(fields, field.name);
            described.hasSides = described.hasSides || field.side != 0;
            if (!counted.contains(field.name))
                ++described.items;
            counted.insert(field.name);
        }
    }
    return fields;
}

results::Section fieldsSection(const Design& design, const QList<DescribedField>& described)
{
    const bool areItemsKnown = !described.isEmpty();
    const QList<DescribedField> fields = areItemsKnown ? described : describedFields(design, {});
    results::SectionOf table("fields", fields, StudyWords::tr("Item fields"));
    table.add("name", StudyWords::tr("Field"),
        [](const DescribedField& field) { return field.field.name; });
    table.add("shown", &DescribedField::isShown);
    table.add("label", [](const DescribedField& field) { return field.field.label; });
    table.add(results::kPeople, StudyWords::tr("Heading"), labelText);
    table.add("marks_evidence", StudyWords::tr("Evidence"), evidenceCell);
    if (areItemsKnown) {
        table.add("texts", StudyWords::tr("Texts per item"),
            [](const DescribedField& field) { return field.hasSides ? 2 : 1; });
        table.add("items", StudyWords::tr("Rated items with field"), &DescribedField::items);
    }
    table.section().notes = {StudyWords::tr(
        "Fields are listed in the order shown to raters, below the item's heading if it has one.")};
    return table;
}

} // namespace tandem::studies
