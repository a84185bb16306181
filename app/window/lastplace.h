#pragma once

#include "ui/screen/workspaceid.h"

#include <QString>

class QSettings;

namespace tandem {

class ProjectSession;

/// Where the program's settings keep what is called `name` of a project or a packet, by its UUID.
QString projectKey(const ProjectSession& session, const char* name);

/// Who sat at a project last on this machine and what they looked at, kept in the program's
/// settings under the project's UUID (a packet's own), so that a moved file keeps it.
class LastPlace final
{
public:
    /// Both outlive this.
    LastPlace(QSettings& settings, ProjectSession& session)
        : m_settings(settings)
        , m_session(session)
    {
    }

    /// The UUID of who sat here last; empty where nobody did.
    QString person() const;
    void setPerson(const QString& uuid);
    /// Lets the person of this name sit down; without a name who sat here last, or who is alone in
    /// the project. Whether it has to be asked instead: of several, or who begins with samples that
    /// nobody is there for.
    bool seat(const QString& name);

    /// Goes to sample, step and case of last time and returns the screen of a lead; whoever
    /// annotates begins where work waits, at the sample of last time where it still does.
    WorkspaceId restore();
    void save(WorkspaceId shown);

private:
    QString key(const char* name) const;
    void restoreSample();
    WorkspaceId waiting() const;

    QSettings& m_settings;
    ProjectSession& m_session;
};

} // namespace tandem
