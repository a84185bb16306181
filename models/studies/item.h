#pragma once

#include "models/text/span.h"

#include <QHash>
#include <QList>
#include <QString>

namespace tandem::studies {

/// A text of an item.
struct Field
{
    QString name;           ///< "reference", "output", "rationale": letters, digits and "_"
    QString text;           ///< as it came; shown as plain text
    int side = 0;           ///< 1 or 2: of two that are compared; 0: neither
    QList<Utf16Span> marks; ///< evidence in it

    bool operator==(const Field&) const = default;
};

enum class ItemKind {
    Rated,
    Practice, ///< comes first and is no part of results
    Check,    ///< its answer is known; shown as any other and no part of results
};

/// What raters say something of. Nothing in it tells where it comes from.
struct Item
{
    QString name;  ///< in files; unique in its study; never shown to raters
    QString group; ///< items of one group are shown one after the other; empty: alone
    QString text;  ///< a heading that raters see; may be empty
    ItemKind kind = ItemKind::Rated;
    QList<Field> fields;

    bool operator==(const Item&) const = default;
};

/// What raters must not see of an item: it stands apart and leaves the project with results only.
struct ItemSource
{
    QString systems[2];            ///< whose texts the sides 1 and 2 are; of one text the first
    QString stratum;               ///< for stratified samples
    QString origin;                ///< what of the project it was made from; empty: from a file
    QHash<QString, QString> known; ///< of a check item, by question: the right answer
    QHash<QString, double> scores; ///< by metric: "bleu_1" and "bleu_2" of the sides, or "bleu"
};

struct StudyItem
{
    Item item;
    ItemSource source;
};

} // namespace tandem::studies
