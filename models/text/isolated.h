#pragma once

#include <QString>

namespace tandem {

/// A name in a sentence of the other direction, so that what stands beside it keeps its place:
/// "Ada ۱۲، Ben ۱۲" in Persian. Unchanged where both run in the same direction.
QString isolated(const QString& name);

} // namespace tandem
