#pragma once

#include "views/welcome/recentproject.h"

#include <QList>

class QSettings;

namespace tandem {

/// The projects that were open lately on this machine, newest first, kept in the program's
/// settings.
class RecentProjects final
{
public:
    explicit RecentProjects(QSettings& settings)
        : m_settings(settings)
    {
    }

    static constexpr int maximum = 12;

    /// Looks at each file for whether it is still there.
    QList<RecentProject> all() const;
    /// Puts a project first.
    void opened(const QString& path, const QString& name);
    void forget(const QString& path);

private:
    void store(const QList<RecentProject>& projects);

    QSettings& m_settings;
};

} // namespace tandem
