#pragma once

#include "models/kgds/attrition.h"
#include "models/results/report.h"

#include <QList>

namespace tandem::kgds {

/// What a system loses over all samples.
struct SystemAttrition
{
    SystemRef system;
    AttritionCounts counts;
};

/// A row for each system of the pattern: what of the background arrives, and which of the opinions.
/// The item of a row is the place of its system.
results::Section attritionSection(const QList<SystemAttrition>& systems, Pattern pattern);
/// The way of one system step by step: what comes in, what is lost there, and to what.
results::Section attritionStepsSection(const SystemAttrition& system);

} // namespace tandem::kgds
