#pragma once

#include "storage/team/teamlink.h"
#include "storage/team/teamwatch.h"

#include <QObject>

#include <memory>
#include <optional>

namespace tandem {

class ProjectSession;

/// Keeps the open project in step with its team's hub while it is open, if it belongs to a team and
/// the preferences have it so.
class TeamSync final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TeamSync)

public:
    /// `session` outlives this. Begins by itself, once setOn() said whether it may.
    explicit TeamSync(ProjectSession& session, QObject* parent = nullptr);
    ~TeamSync() override;

    /// Whether the project belongs to a team.
    bool isOfTeam() const { return m_link.has_value(); }
    /// Its link as it was when the project was opened, or joined.
    const std::optional<team::TeamLink>& link() const { return m_link; }
    /// Whether it syncs by itself.
    void setOn(bool on);
    bool isOn() const { return m_isOn; }
    void setPace(const team::WatchPace& pace) { m_pace = pace; }
    void syncNow();
    /// How far the file is; the phase is Off where it belongs to no team.
    team::WatchState state() const;
    /// Who of the project merges what comes in: who works here, if they lead, else its only lead.
    PersonId lead() const;

signals:
    /// Something of the above is another one.
    void changed();

private:
    void follow();
    void begin();

    ProjectSession& m_session;
    std::optional<team::TeamLink> m_link;
    std::unique_ptr<team::TeamWatch> m_watch;
    team::WatchPace m_pace;
    bool m_isOn = true;
    bool m_isBegun = false;
    bool m_isEnding = false;
};

} // namespace tandem
