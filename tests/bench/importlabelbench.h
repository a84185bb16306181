#pragma once

#include <QString>

namespace tandem::bench {

/// Imports large.json of `folder` into its small.tandem while somebody labels there by key in the
/// real window: how long the import took, how long its copy, and the longest that a key waited.
int measureImportBesideLabelling(int argc, char** argv, const QString& folder);

} // namespace tandem::bench
