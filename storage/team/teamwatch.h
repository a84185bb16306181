#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

namespace tandem {
class Project;
}

namespace tandem::team {

class WatchThread;

/// How far an open file and its hub are.
struct WatchState
{
    enum class Phase {
        Off,      ///< it does not sync by itself
        Starting, ///< nothing is known yet
        InStep,
        Sending, ///< `toSend` rows are on their way
        Away,    ///< the hub does not answer; it is tried again
        Stopped, ///< something has to be done, see `problem`
    };

    Phase phase = Phase::Starting;
    int toSend = 0;        ///< rows that the hub was not offered yet
    int notTaken = 0;      ///< rows that the hub did not take; of a lead those not taken from it
    QDateTime awaySince;   ///< of Away; UTC
    QDateTime inStepAt;    ///< when both were in step last; invalid: not since the file was opened
    bool wentBack = false; ///< since then the hub had less than before, and was offered all again
    QString problem;       ///< of Away and Stopped, translated
    QStringList remarks;   ///< of the last sync: what was not taken, and why; translated
    bool operator==(const WatchState&) const = default;
};

/// How often the hub is asked.
struct WatchPace
{
    int restMs = 1'000;         ///< at least between two syncs, so that rows go together
    int lookMs = 5'000;         ///< between looks for news; also the first wait for a hub away
    int longestAwayMs = 60'000; ///< to which that wait grows
    int unfinishedMs = 60'000;  ///< between offers of what was not taken
};

/// How a watch begins.
struct WatchStart
{
    bool isOn = true; ///< it syncs by itself
    PersonId lead;    ///< in whose name rows are merged into a lead's project
    WatchPace pace;
};

/// Keeps an open file in step with its team's hub: what is written is sent, what the hub has comes
/// in, in a thread of its own with a connection of its own. Nobody waits for it, neither who saves
/// nor who closes the project: a hub that does not answer is left to itself. What comes in is told
/// by the project as what another program wrote.
class TeamWatch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TeamWatch)

public:
    /// `project` is a file with a link and outlives this.
    explicit TeamWatch(Project& project, const WatchStart& start = {}, QObject* parent = nullptr);
    ~TeamWatch() override;

    void setOn(bool on);
    void setLead(PersonId lead);
    /// Syncs as soon as possible, also where it does not do so by itself.
    void syncNow();
    /// Ends a sync that is under way soon; the next comes when its time is.
    void interrupt();
    /// Whether a sync is under way.
    bool isWorking() const { return m_isWorking; }
    const WatchState& state() const { return m_state; }

signals:
    /// The state is another one, or a sync began or ended.
    void changed();

private:
    friend class WatchThread;

    void take(const WatchState& state, bool isWorking);

    WatchThread* m_thread; ///< goes by itself where a hub keeps it waiting
    WatchState m_state;
    bool m_isWorking = false;
};

} // namespace tandem::team
