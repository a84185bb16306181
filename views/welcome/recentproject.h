#pragma once

#include <QDateTime>
#include <QString>

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

} // namespace tandem
