#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/round.h"
#include "ui/screen/workspaceid.h"

#include <optional>

namespace tandem {

class Database;
class ProjectSession;

/// A sample that waits for somebody at a step.
struct WaitingWork
{
    SampleId sample;
    Step step = Step::Paragraphs;
};

/// What waits for `person` next, seen from the sample with the number `position` at `step`: what
/// is left of that step, then the steps after it, around the end. None where nothing waits. A few
/// indexed reads.
Expected<std::optional<WaitingWork>> nextWork(
    Database& database, PersonId person, int position = 0, Step step = Step::Paragraphs);

/// Whether more waits for who sits here than the current sample, which has the number `position`,
/// at `step`. Also where that cannot be read: whoever goes there is told why.
bool waitsElsewhere(ProjectSession& session, int position, Step step);

/// Makes the work's sample and step the current ones; returns the screen on which it is done.
WorkspaceId setWork(ProjectSession& session, const WaitingWork& work);
/// The same, and asks for that screen.
void goToWork(ProjectSession& session, const WaitingWork& work);

} // namespace tandem
