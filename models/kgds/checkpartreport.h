#pragma once

#include "models/kgds/checkedparts.h"
#include "models/results/report.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace tandem::kgds {

/// A drawn part, and how far it is checked.
struct CheckPartRow
{
    QDateTime at; ///< UTC
    QString by;   ///< who drew it; empty where nobody was named
    CheckDesign design;
    qint64 drawn = 0;
    qint64 checked = 0;  ///< of judgements that somebody is done with, seen or not
    qint64 byViewer = 0; ///< by who looks, done or not
};
/// A row for each part; `viewer` is who looks, empty where nobody does.
results::Section checkPartsSection(const QList<CheckPartRow>& parts, const QString& viewer);

/// A row for each stratum: how many there are, were drawn, can be drawn, and would be by the
/// design.
results::Section checkStrataSection(
    const QList<CheckStratumCount>& counts, const CheckDesign& design);

/// "at random", "by verdict, in proportion" ...
QString checkDesignText(const CheckDesign& design);

} // namespace tandem::kgds
