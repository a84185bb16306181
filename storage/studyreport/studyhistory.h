#pragma once

#include "models/error.h"
#include "models/studies/ids.h"

#include <QStringList>

namespace tandem {

class Database;

/// What happened while the study ran that a reader of its results has to know, in sentences, the
/// first first: raters replaced, extensions, an early end, items added and answers that came from
/// elsewhere, and who withdrew; then how many raters declined or were screened out, how many items
/// were released, and how many answers came after that or after the close. Raters have their
/// pseudonyms.
Expected<QStringList> studyHistory(Database& database, StudyId study);

} // namespace tandem
