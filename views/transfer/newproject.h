#pragma once

#include <QString>

namespace tandem {

/// A path for a new project in this folder, called after the first of its inputs, where no such
/// file is yet.
QString suggestedProject(const QString& folder, const QString& input);
/// What was typed as a path, with the ending of projects; empty where nothing was.
QString typedProject(const QString& typed);
/// Why no new project can be made at `path`; translated, empty where it can or nothing was typed.
QString newProjectProblem(const QString& path);

} // namespace tandem
