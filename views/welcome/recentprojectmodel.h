#pragma once

#include "views/welcome/recentproject.h"

#include <QAbstractListModel>
#include <QList>

#include <functional>

namespace tandem {

/// Projects that were open lately, newest first as they are given.
class RecentProjectModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecentProjectModel)

public:
    enum Role : int {
        Path = Qt::UserRole + 1, ///< QString, native separators
        When,                    ///< QString: when it was opened, or that it is not found
        Exists,                  ///< bool
    };

    /// `now` is asked whenever a time is shown.
    explicit RecentProjectModel(std::function<QDateTime()> now, QObject* parent = nullptr);

    void setProjects(const QList<RecentProject>& projects);
    const QList<RecentProject>& projects() const { return m_projects; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::function<QDateTime()> m_now;
    QList<RecentProject> m_projects;
};

} // namespace tandem
