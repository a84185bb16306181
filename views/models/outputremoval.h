#pragma once

#include "storage/project/systemremoval.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

class ProjectSession;
class Workspace;

/// Takes outputs of systems out of the project, once somebody has been told what goes with them and
/// has agreed. A step that can be undone.
class OutputRemoval final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OutputRemoval)

public:
    /// Asks and tells by the messages of `workspace`, which is also its parent.
    OutputRemoval(ProjectSession& session, Workspace& workspace);

    /// Asks; says why where they have to stay.
    void ask(const OutputsMeant& meant);

private:
    using Take = std::function<void(const Expected<SystemRemoval>&)>;

    void read(const OutputsMeant& meant, const Take& take);
    void remove(const OutputsMeant& meant);
    void follow(const ChangeEvent& event);

    ProjectSession& m_session;
    Workspace& m_workspace;
    std::optional<OutputsMeant> m_asked; ///< what the last question is about
    QString m_question;
};

} // namespace tandem
