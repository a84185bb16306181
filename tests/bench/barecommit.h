#pragma once

#include <QList>
#include <QString>

namespace tandem::bench {

/// How long SQLite itself takes, in milliseconds, to insert and commit one small row, `count` times
/// in a file in `folder`, with a project's settings.
QList<double> bareCommits(const QString& folder, int count);

} // namespace tandem::bench
