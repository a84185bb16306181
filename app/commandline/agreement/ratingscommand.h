#pragma once

#include "models/error.h"

#include <QList>
#include <QString>

namespace tandem {

class Call;

/// "tandem agreement" of a file of ratings instead of a project.

/// Whether what a call names first is meant as ratings: it is no project, and it is called *.csv,
/// begins as such a file does, with --wide as any table, or is "-", standard input.
bool isRatingsFile(const Call& call);

/// Prints how well the raters of the file named first agree.
Expected<void> runRatings(Call& call);

} // namespace tandem
