#pragma once

#include <QString>

namespace tandem::results {

/// "[0.31, 0.93]": both ends of an interval, the one notation for it wherever people read
/// it. Brackets and a comma stand beside signs, units and any direction of writing without being
/// taken for one of them.
inline QString intervalText(const QString& low, const QString& high)
{
    return QStringLiteral("[%1, %2]").arg(low, high);
}

} // namespace tandem::results
