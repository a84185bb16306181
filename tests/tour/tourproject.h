#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

/// Makes the project that the tour visits at `path`: the demo, with opinions begun in
/// sample 2; and an endpoint, in the settings that are in force.
Expected<void> createTourProject(const QString& path);

} // namespace tandem
