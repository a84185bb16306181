#include "app/window/recentprojects.h"

#include <QFileInfo>
#include <QSettings>

namespace tandem {

namespace {

const QString kGroup = QStringLiteral("recentProjects");

} // namespace

QList<RecentProject> RecentProjects::all() const
{
    QList<RecentProject> projects;
    const int count = m_settings.beginReadArray(kGroup);
    for (int i = 0; i < qMin(count, maximum); ++i) {
        m_settings.setArrayIndex(i);
        const QString path = m_settings.value(QStringLiteral("path")).toString();
        projects.append({path, m_settings.value(QStringLiteral("name")).toString(),
            m_settings.value(QStringLiteral("lastOpened")).toDateTime(), QFileInfo::exists(path)});
    }
    m_settings.endArray();
    return projects;
}

void RecentProjects::opened(const QString& path, const QString& name)
{
    QList<RecentProject> projects = all();
    projects.removeIf([&](const RecentProject& project) { return project.path == path; });
    projects.prepend({path, name, QDateTime::currentDateTimeUtc(), true});
    store(projects);
}

void RecentProjects::forget(const QString& path)
{
    QList<RecentProject> projects = all();
    projects.removeIf([&](const RecentProject& project) { return project.path == path; });
    store(projects);
}

void RecentProjects::store(const QList<RecentProject>& projects)
{
    m_settings.remove(kGroup);
    m_settings.beginWriteArray(kGroup);
    for (int i = 0; i < qMin(projects.size(), qsizetype(maximum)); ++i) {
        m_settings.setArrayIndex(i);
        m_settings.setValue(QStringLiteral("path"), projects.at(i).path);
        m_settings.setValue(QStringLiteral("name"), projects.at(i).name);
        m_settings.setValue(QStringLiteral("lastOpened"), projects.at(i).lastOpened);
    }
    m_settings.endArray();
}

} // namespace tandem
