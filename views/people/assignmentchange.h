#pragma once

#include "views/people/assignmentplan.h"

#include <QString>

class QObject;

namespace tandem {

class ProjectSession;

/// Does what a plan says, as one undoable change by the current person, who must be a lead. Refused
/// as a whole when a sample was assigned otherwise since the plan was made. Undo gives every sample
/// back to the round that it had, with what was answered in it. An empty plan does nothing.
void changeAssignments(ProjectSession& session, QObject* asker, const QString& text,
    const QList<AssignmentStep>& steps);

} // namespace tandem
