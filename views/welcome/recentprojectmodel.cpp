#include "views/welcome/recentprojectmodel.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace tandem {

RecentProjectModel::RecentProjectModel(std::function<QDateTime()> now, QObject* parent)
    : QAbstractListModel(parent)
    , m_now(std::move(now))
{
}

void RecentProjectModel::setProjects(const QList<RecentProject>& projects)
{
    beginResetModel();
    m_projects = projects;
    endResetModel();
}

int RecentProjectModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_projects.size());
}

QVariant RecentProjectModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecentProject& project = m_projects.at(index.row());
    const QString name =
        project.name.isEmpty() ? QFileInfo(project.path).completeBaseName() : project.name;
    const QString when = project.exists ? openedWhen(project.lastOpened, m_now()) : tr("not found");
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3").arg(name, when, QDir::toNativeSeparators(project.path));
    case Path:
        return QDir::toNativeSeparators(project.path);
    case When:
        return when;
    case Exists:
        return project.exists;
    default:
        return {};
    }
}

} // namespace tandem
