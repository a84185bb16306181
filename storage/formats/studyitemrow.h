#pragma once

#include "models/error.h"
#include "models/studies/item.h"
#include "storage/formats/record.h"

#include <QString>

namespace tandem {

/// The item that a record of a file tells of, its name empty where it gives none; readStudyItems()
/// says which keys it may have.
Expected<studies::StudyItem> studyItemFrom(const Record& record);

/// The key that a table's column stands for, from its name as written: those with a meaning of
/// their own in any case, others as they are.
QString studyItemKeyOfColumn(const QString& column);

/// What to do about a record that is no item.
QString studyItemRemedy();

} // namespace tandem
