#pragma once

#include "views/session/figurespage.h"

namespace tandem {

class ProjectSession;

/// The cards of the project's judges, of all or of one, for a screen on which judges work. `name`
/// is that of the page: "modelsCards".
FiguresSpec judgeFigures(const char* name, ProjectSession& session);

} // namespace tandem
