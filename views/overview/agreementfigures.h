#pragma once

#include "views/session/figurespage.h"

namespace tandem {

class ProjectSession;

/// How far annotators agree, over rounds, people, domains and time, on exactly the answers given
/// blind, and how far partners agreed with written opinions, with what each figure is made from.
FiguresSpec agreementFigures(ProjectSession& session);

} // namespace tandem
