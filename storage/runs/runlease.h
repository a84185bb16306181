#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace tandem {

class Database;
class Project;

/// How a lease is kept.
struct LeaseTimes
{
    int beatMs = 2'000;    ///< how often its holder gives a sign of life
    int silentMs = 12'000; ///< after so long without one it may be taken over
};

/// A lease as it was seen.
struct LeaseSeen
{
    RunId run;
    QString holder;
    qint64 beat = 0;
    bool operator==(const LeaseSeen&) const = default;
};

/// Who works on a run, written in the project itself, so that all programs that have the file see
/// the same. The holder counts a beat up every few seconds. Somebody else may take the lease once
/// the beat has stood still for long enough by their own clock, since those of two machines differ,
/// or at once where the holder was a process of this system that is gone. A holder that could not
/// give a sign of life for half that time is not sure of its lease any more and must ask nothing.
/// Two runs that would ask one model of one endpoint the same are not worked on at once either, or
/// both would pay for what one of them can find in the project.
class RunLease final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunLease)

public:
    /// `project` must outlive this.
    RunLease(Project& project, RunId run, const LeaseTimes& times, QObject* parent = nullptr);
    /// release().
    ~RunLease() override;

    const QString& holder() const { return m_holder; }

    /// Inside a write: takes the lease for `holder` where it is free, its holder is dead, or it
    /// stands as it did when it had been `silent` for long enough; so too for the leases of runs
    /// that ask the same. None: taken; else the one in the way.
    static Expected<std::optional<LeaseSeen>> take(Database& database, RunId run,
        const QString& holder, const std::optional<LeaseSeen>& silent);
    /// Whose the lease is; none where nobody works on the run.
    static Expected<std::optional<LeaseSeen>> seen(Database& database, RunId run);

    /// Waits for a sign of life of the lease that was `seen`: ends with silent() or alive().
    void watch(const LeaseSeen& seen);
    bool isWatching() const { return m_watched.has_value(); }
    void stopWatching();
    /// Gives signs of life from now on: the lease was taken by a write that began `since`.
    void keep(const QElapsedTimer& since);
    /// Whether nobody else can have taken it.
    bool isSure() const;
    /// Lets others have it; nothing where it was not kept.
    void release();

signals:
    void silent(const tandem::LeaseSeen& seen);
    void alive(const tandem::LeaseSeen& seen);
    /// The lease is sure again after it was not.
    void sure();
    /// Somebody else has taken it.
    void lost();

private:
    static Expected<QList<LeaseSeen>> inTheWay(Database& database, RunId run);
    void look();
    void beat();

    Project& m_project;
    const RunId m_run;
    const LeaseTimes m_times;
    const QString m_holder;
    std::optional<LeaseSeen> m_watched;
    bool m_isKept = false;
    QElapsedTimer m_since; ///< of watching; of the last beat that was committed
    QTimer m_timer;
};

} // namespace tandem
