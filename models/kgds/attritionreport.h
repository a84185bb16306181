#pragma once

#include "models/kgds/attrition.h"
#include "models/results/report.h"

#include <QList>
#include <QMap>

namespace tandem::kgds {

/// What a system loses over all samples.
struct SystemAttrition
{
    SystemRef system;
    AttritionCounts counts;
    QMap<qint64, AttritionCounts> bySample{}; ///< by number
    /// Types of error that are known of the system, but not of which opinion; such an opinion is
    /// counted without a type.
    QList<ErrorType> unattributedErrors{};
};
/// Over these samples alone; systems that have none of them are left out. What is known of no
/// sample goes.
QList<SystemAttrition> attritionOver(
    const QList<SystemAttrition>& systems, const QList<qint64>& samples);

/// A row for each system of the pattern: what of the background arrives, and which of the opinions.
/// The item of a row is the place of its system.
results::Section attritionSection(const QList<SystemAttrition>& systems, Pattern pattern);
/// The way of one system step by step: what comes in, what is lost there, and to what.
results::Section attritionStepsSection(const SystemAttrition& system);

} // namespace tandem::kgds
