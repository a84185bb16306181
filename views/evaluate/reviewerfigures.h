#pragma once

#include "views/session/figurespage.h"

namespace tandem {

class ProjectSession;

/// Agreement of reviewers with the model and with each other, and what scores become under their
/// verdicts. Shows only what the person here may know of finished reviews.
FiguresSpec reviewerFigures(ProjectSession& session);

} // namespace tandem
