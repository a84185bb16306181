#pragma once

#include "storage/project/projectuse.h"
#include "ui/screen/workspaceid.h"

#include <QSet>

namespace tandem {

/// The screens that are offered at first sight in a project that is used like this: those of the
/// groups in use, all of an empty project; to an annotator those on which they answer, not those
/// on which a lead prepares and computes. The others are one click further, and no secret.
QSet<WorkspaceId> offeredScreens(const ProjectUse& use, bool isLead);

} // namespace tandem
