#pragma once

#include "models/error.h"

#include <QList>
#include <QString>

namespace tandem {

class Call;

/// "tandem agreement" of a file of ratings instead of a project.

/// Whether what is at `path` is meant as ratings: it is no project, and it is called *.csv, begins
/// as such a file does, or is "-", standard input.
bool isRatingsFile(const QString& path);

/// Prints how well the raters of the file named first agree.
Expected<void> runRatings(Call& call);

} // namespace tandem
