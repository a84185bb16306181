#pragma once

#include "ui/rows/rowspec.h"
#include "views/timelines/userlistrow.h"

namespace tandem {

/// How users of a log are listed.
RowSpec<UserListRow> userRecords();

/// "Good in 1 of 3": what Q_s says of the summary, or why it says nothing.
QString summaryQualityText(const UserListRow& line);
/// "Good, 2 of 3": what most people said of the summary; a dash where nobody said anything.
QString peopleVerdictText(const UserListRow& line);

} // namespace tandem
