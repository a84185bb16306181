#pragma once

#include "ui/rows/rowspec.h"

#include <QDateTime>
#include <QString>

#include <functional>

namespace tandem {

/// A project that was open lately.
struct RecentProject
{
    QString path;
    QString name;
    QDateTime lastOpened; ///< UTC
    bool exists = true;   ///< whether its file is still there
    bool operator==(const RecentProject&) const = default;
};

/// When something was opened, as a person says it: "today, 14:05", "yesterday", "3 days ago", the
/// date when it is more than a week. Days are those of the local calendar; "" where `opened` is
/// invalid.
QString openedWhen(const QDateTime& opened, const QDateTime& now);

/// A card for each: its name and when it was opened, by the clock `now`, and its path.
RowSpec<RecentProject> recentProjectRows(const std::function<QDateTime()>& now);

} // namespace tandem
