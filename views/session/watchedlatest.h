#pragma once

#include "storage/changes/latest.h"

#include <QFlags>
#include <QList>
#include <QObject>
#include <QPointer>

class QWidget;

namespace tandem {

class ProjectSession;

/// What makes a result out of date besides a change of what it was read from.
enum class RenewedBy {
    Person = 1,   ///< another person sits down
    People = 2,   ///< somebody has another name or role
    Settings = 4, ///< the session has read other settings
    Language = 8  ///< it holds words
};
using Renewals = QFlags<RenewedBy>;

/// Watches a Latest while a widget that shows it is visible, and tells its failures there.
class LatestWatch final : public QObject
{
public:
    explicit LatestWatch(LatestBase& latest);

    void renew(ProjectSession& session, Renewals by);
    void add(QWidget* part);
    static Project& projectOf(ProjectSession& session);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    LatestBase& m_latest;
    QList<QPointer<QWidget>> m_parts; ///< that show it
    Renewals m_by;
};

/// A Latest that a widget shows: it is read while the widget is visible, what fails is told in the
/// widget's dialog or on its workspace, and it starts over as `renewedBy` says. What is only read
/// or computed at request takes from it that failures are told.
template <typename T>
class WatchedLatest final : public Latest<T>
{
public:
    /// `part` may be null: those who show it are added later.
    WatchedLatest(ProjectSession& session, QWidget* part, Renewals renewedBy = {})
        : Latest<T>(LatestWatch::projectOf(session))
        , m_watch(*this)
    {
        m_watch.add(part);
        m_watch.renew(session, renewedBy);
    }
    /// Of something that is computed without the project.
    explicit WatchedLatest(QWidget* part)
        : m_watch(*this)
    {
        m_watch.add(part);
    }

    /// Has it read while this widget is visible, too.
    void showIn(QWidget* part) { m_watch.add(part); }

private:
    LatestWatch m_watch;
};

} // namespace tandem
