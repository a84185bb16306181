#pragma once

#include "models/text/span.h"

#include <QList>
#include <QString>

/// Clear atomic opinions as the CAO key of KGDS.json holds them: each clarified reference between
/// ** and **.
namespace tandem::kgds {

/// An opinion without its markers, and where the clarified references stand in that text, in order.
struct OpinionText
{
    QString plain;
    QList<Utf16Span> references;
    bool operator==(const OpinionText&) const = default;
};

/// The number of clarified references: pairs of ** from the left; a last ** without a partner does
/// not count.
qsizetype clarifiedReferences(const QString& opinion);

/// The opinion without the markers of its references; a last ** without a partner is kept, as it
/// marks nothing.
OpinionText opinionText(const QString& opinion);

} // namespace tandem::kgds
