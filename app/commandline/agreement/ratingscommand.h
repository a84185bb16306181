#pragma once

#include "models/error.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>

namespace tandem {

class Call;

/// "tandem agreement" of a file of ratings instead of a project.

/// Whether what is at `path` is meant as ratings: it is no project, and it is called *.csv, begins
/// as such a file does, or is "-", standard input.
bool isRatingsFile(const QString& path);

/// The options that only ratings take.
QList<QCommandLineOption> ratingsOptions();
/// The first of these that was given, without its dashes; "" for none.
QString givenRatingsOption(Call& call);

/// Prints how well the raters of the file named first agree.
Expected<void> runRatings(Call& call);

} // namespace tandem
