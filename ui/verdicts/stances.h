#pragma once

#include "models/verdicts/verdict.h"
#include "ui/badge.h"

#include <QString>

namespace tandem {

/// "agree", "disagree", "unsure"; translated.
QString stanceName(Stance stance);
BadgeKind stanceBadge(Stance stance);

} // namespace tandem
