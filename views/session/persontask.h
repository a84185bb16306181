#pragma once

#include "storage/project/persontasks.h"

#include <QString>

namespace tandem {

class ProjectSession;

/// What is to be done, translated: "Mark key facts", "Peer review".
QString taskName(PersonTask::Kind kind);
/// Where: "12  Title", with the system and the judge of a judgment.
QString taskPlace(const PersonTask& task);
/// How far: "5 of 12".
QString taskProgress(const PersonTask& task);

/// Makes what the task is about the current one, and asks for the screen on which it is done.
void goToTask(ProjectSession& session, const PersonTask& task);

} // namespace tandem
