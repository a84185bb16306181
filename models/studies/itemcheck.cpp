#include "models/studies/itemcheck.h"

#include "models/studies/answervalues.h"
#include "models/studies/designcheck.h"
#include "models/studies/itemgroups.h"
#include "models/text/foreigncell.h"
#include "models/words.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

/// Most fields that a message names.
constexpr qsizetype kMostNamedFields = 8;

bool asksForSides(const Design& design)
{
    if (design.kind == Kind::Similarity)
        return true;
    return std::any_of(
        design.questions.begin(), design.questions.end(), [](const Question& question) {
            return std::any_of(question.options.begin(), question.options.end(),
                [](const Option& option) { return option.side != 0; });
        });
}

bool isMarkedWithin(const Field& field)
{
    return field.marks.size() <= kMostMarks &&
           std::all_of(field.marks.begin(), field.marks.end(), [&](const Utf16Span& mark) {
               return mark.start >= 0 && mark.length > 0 && mark.start <= field.text.size() &&
                      mark.length <= field.text.size() - mark.start;
           });
}

/// What is wrong with the fields of an item by themselves; empty where nothing is.
QString problemOfFields(const Item& item)
{
    if (item.fields.size() > kMostFieldsOfItem)
        return StudyWords::tr("It has more than %1 fields.").arg(kMostFieldsOfItem);
    QSet<QString> seen;
    for (const Field& field : item.fields) {
        if (!isPlainName(field.name))
            return StudyWords::tr("“%1” is not a valid field name. Use letters a to z, digits and "
                                  "“_”, at most 40 characters.")
                .arg(field.name.left(kMostNameLength));
        if (field.side < 0 || field.side > 2)
            return StudyWords::tr("The side of “%1” is neither 1 nor 2.").arg(field.name);
        const QString key = field.name + QLatin1Char(' ') + QString::number(field.side);
        if (seen.contains(key))
            return StudyWords::tr("The field “%1” is used twice.").arg(field.name);
        if (field.text.size() > kMostFieldLength)
            return StudyWords::tr("The text of “%1” has %2 characters; %3 are allowed.")
                .arg(field.name)
                .arg(field.text.size())
                .arg(kMostFieldLength);
        if (!isMarkedWithin(field))
            return StudyWords::tr("“%1” has marks outside its text, or too many marks.")
                .arg(field.name);
        seen.insert(key);
    }
    for (const Field& field : item.fields) {
        const QString other = field.name + QLatin1Char(' ') + QString::number(3 - field.side);
        if (field.side != 0 && !seen.contains(other))
            return StudyWords::tr("“%1” has only one of the two sides.").arg(field.name);
    }
    return {};
}

/// Which fields it has and which it would need: mostly one is spelled in another way.
QString noFieldShown(const Item& item, const Design& design)
{
    const auto listed = [](QStringList names) {
        names.removeDuplicates();
        if (names.size() > kMostNamedFields)
            names = names.first(kMostNamedFields) << QStringLiteral("...");
        return names.join(QStringLiteral(", "));
    };
    QStringList there;
    for (const Field& field : item.fields)
        there.append(field.name);
    QStringList wanted;
    for (const ShownField& field : design.fields)
        wanted.append(field.name);
    return there.isEmpty()
               ? StudyWords::tr("It has no fields; the design shows: %1.").arg(listed(wanted))
               : StudyWords::tr(
                     "It has none of the design's fields: it has %1; the design shows %2.")
                     .arg(listed(there), listed(wanted));
}

/// The same of what raters see of it.
QString problemOfShown(const Item& item, const Design& design)
{
    Item shown;
    for (const Field& field : item.fields) {
        const bool isShown = std::any_of(design.fields.begin(), design.fields.end(),
            [&](const ShownField& other) { return other.name == field.name; });
        if (isShown)
            shown.fields.append(field);
    }
    if (shown.fields.isEmpty())
        return noFieldShown(item, design);
    if (asksForSides(design) && !hasTwoSides(shown))
        return StudyWords::tr("It does not have two sides to compare.");
    return {};
}

/// The same of the answers that are known of a check item.
QString problemOfKnown(const StudyItem& item, const Design& design)
{
    if (item.item.kind != ItemKind::Check)
        return {};
    if (item.source.known.isEmpty())
        return StudyWords::tr("It is an attention check without a known answer.");
    for (auto known = item.source.known.begin(); known != item.source.known.end(); ++known) {
        const Question* const question = questionNamed(design, known.key());
        if (question == nullptr)
            return StudyWords::tr("It has a known answer to “%1”, which is not asked.")
                .arg(known.key().left(kMostNameLength));
        if (!isAllowedAnswer(*question, known.value()))
            return StudyWords::tr("“%1” is not an answer to the question “%2”.")
                .arg(known.value().left(kMostNameLength), question->name);
    }
    return {};
}

QString problemOfItem(const StudyItem& item, const Design& design)
{
    const QString ofItself = problemOfItself(item);
    if (!ofItself.isEmpty())
        return ofItself;
    const QString ofShown = problemOfShown(item.item, design);
    return ofShown.isEmpty() ? problemOfKnown(item, design) : ofShown;
}

/// The sizes of groups that are too large for a rater, by the place of their first item.
QHash<qsizetype, qsizetype> groupsBeyondBound(const QList<StudyItem>& items, const Design& design)
{
    QList<Item> shown;
    for (const StudyItem& item : items)
        shown.append(item.item);
    QHash<qsizetype, qsizetype> beyond;
    for (const ItemGroup& group : itemGroups(shown, ItemKind::Rated)) {
        if (design.itemsPerRater > 0 && group.size() > design.itemsPerRater)
            beyond.insert(group.first(), group.size());
    }
    return beyond;
}

} // namespace

QString problemOfItself(const StudyItem& studyItem)
{
    const Item& item = studyItem.item;
    if (item.name.trimmed().isEmpty())
        return StudyWords::tr("It has no name.");
    if (item.name.size() > kMostItemNameLength || item.group.size() > kMostItemNameLength ||
        studyItem.source.stratum.size() > kMostItemNameLength)
        return StudyWords::tr("Its name, group or stratum has more than %1 characters.")
            .arg(kMostItemNameLength);
    if (item.text.size() > kMostItemTextLength)
        return StudyWords::tr("Its heading has more than %1 characters.").arg(kMostItemTextLength);
    return problemOfFields(item);
}

void nameFieldsAsShown(QList<StudyItem>& items, const Design& design)
{
    for (StudyItem& item : items) {
        for (const ShownField& shown : design.fields) {
            const auto isNamedSo = [&](const Field& field) { return field.name == shown.name; };
            if (std::any_of(item.item.fields.cbegin(), item.item.fields.cend(), isNamedSo))
                continue;
            for (Field& field : item.item.fields) {
                if (field.name.compare(shown.name, Qt::CaseInsensitive) == 0)
                    field.name = shown.name;
            }
        }
    }
}

QList<ItemProblem> itemProblems(const QList<StudyItem>& items, const Design& design)
{
    QList<ItemProblem> problems;
    const bool hasRated = std::any_of(items.begin(), items.end(),
        [](const StudyItem& item) { return item.item.kind == ItemKind::Rated; });
    if (!hasRated)
        problems.append({-1, StudyWords::tr("There are no items to rate.")});
    if (items.size() > kMostStudyItems)
        problems.append(
            {-1, StudyWords::tr("There are more than %L1 items.").arg(kMostStudyItems)});
    const QHash<qsizetype, qsizetype> beyond = groupsBeyondBound(items, design);
    QSet<QString> names;
    for (qsizetype i = 0; i < items.size(); ++i) {
        QString sentence = problemOfItem(items.at(i), design);
        const QString key = comparedId(items.at(i).item.name);
        if (sentence.isEmpty() && names.contains(key))
            sentence = StudyWords::tr("Another item has the same name.");
        if (sentence.isEmpty() && beyond.contains(i))
            sentence = StudyWords::tr(
                "Its group \"%1\" has %2 items, but a rater may have only %3, so no one would rate "
                "them. Raise items per rater (items_per_rater), or make the group smaller.")
                           .arg(items.at(i).item.group)
                           .arg(beyond.value(i))
                           .arg(design.itemsPerRater);
        if (!sentence.isEmpty())
            problems.append({i, sentence});
        names.insert(key);
    }
    return problems;
}

} // namespace tandem::studies
