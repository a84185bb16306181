#pragma once

#include "models/opinions/utterancework.h"
#include "models/people/person.h"
#include "ui/rows/rowspec.h"
#include "views/opinions/opinionsheet.h"

namespace tandem {

/// What the lists of the Opinions screen say of an opinion or a reference.
struct OpinionRow
{
    RowKey key;
    QString number = {};
    QString text; ///< clarified parts stand between ** and **
    QString detail = {};
    BadgeKind badge = BadgeKind::None;
    QString badgeText = {};
    bool waits = false; ///< for the one who looks at it
    QString accessible;
    bool operator==(const OpinionRow&) const = default;
};

RowSpec<OpinionRow> opinionRows();

/// The main opinions of one utterance, as their words stand in it, with what is left to do.
QList<OpinionRow> mainOpinionRows(const UtteranceWork& work, const QString& utterance);
/// The references of one main opinion with what each points to.
QList<OpinionRow> referenceRows(const QList<Reference>& references, const OpinionContext& context);
/// The atomic opinions of a closed round with where each stands, as `viewer` sees them.
QList<OpinionRow> checkRows(
    const OpinionSheet& sheet, PersonId viewer, const QList<Person>& people);

} // namespace tandem
