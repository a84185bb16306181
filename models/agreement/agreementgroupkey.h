#pragma once

#include "models/agreement/agreementgroups.h"

#include <QHash>
#include <QString>

namespace tandem {

/// The group that a round belongs to, under one grouping.
struct AgreementGroupKey
{
    bool blind = true;
    QString key;
    QString label;   ///< for people, translated
    QString order;   ///< sorts before the label
    PersonId person; ///< whose group it is, by person

    /// Whether this group is listed before the other.
    bool isBefore(const AgreementGroupKey& other) const;
};

/// The groups of a round: one, or one for each of its people.
QList<AgreementGroupKey> agreementGroupKeys(
    const RatedRound& round, AgreementGrouping grouping, const QHash<PersonId, QString>& names);

} // namespace tandem
