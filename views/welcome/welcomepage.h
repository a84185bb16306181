#pragma once

#include "views/welcome/recentproject.h"

#include <QList>
#include <QWidget>

#include <functional>

class QAction;
class QLabel;
class QPushButton;

namespace tandem {

class CardsView;
template <typename Row>
class RowsOf;

/// What the window shows while no project is open: what this is, the projects of late, and cards of
/// ways to begin. It only says what the user wants.
class WelcomePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WelcomePage)

public:
    /// `now` is the clock that "3 days ago" counts from.
    explicit WelcomePage(
        QWidget* parent = nullptr, std::function<QDateTime()> now = &QDateTime::currentDateTimeUtc);

    /// Newest first. Whether files exist is for the caller to say.
    void setRecentProjects(const QList<RecentProject>& projects);
    /// Makes this one of them the current row, if it is there.
    void chooseProject(const QString& path);
    /// Gives the keyboard to the recent projects, or to the first card where there are none.
    void takeFocus();
    QList<QAction*> workspaceActions() const { return actions(); }

signals:
    void demoProjectRequested();
    void newProjectRequested();
    void emptyProjectRequested();
    void evaluationRequested();
    void logRequested();
    void openProjectRequested();
    void joinTeamRequested();
    void recentProjectRequested(const QString& path);
    /// Take it from the list; the file stays.
    void recentProjectForgotten(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildCards(QWidget* parent);
    QWidget* buildRecent(QWidget* parent);
    void openRow(const QModelIndex& index);
    void forgetCurrent();

    RowsOf<RecentProject>* m_projects;
    QPushButton* m_sample = nullptr;
    QLabel* m_begin = nullptr;
    QWidget* m_recentBox = nullptr;
    CardsView* m_recent = nullptr;
};

} // namespace tandem
