#pragma once

#include <QString>

namespace tandem {

/// The path in `folder` of a new file that is called `name`, without what no system takes in one,
/// and ends with `suffix`; where there is one already, "NAME 2.SUFFIX" and so on.
QString freePath(const QString& folder, const QString& name, const QString& suffix);

} // namespace tandem
