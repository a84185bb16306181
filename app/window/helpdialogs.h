#pragma once

#include "ui/screen/workspaceid.h"

#include <optional>

class QWidget;

namespace tandem {

/// Opens the guide, in the language of now, at the chapter on the workspace that is shown.
void openGuide(QWidget* window, std::optional<WorkspaceId> shown);
/// Opens what the program says of itself.
void openAbout(QWidget* window);

} // namespace tandem
