#pragma once

#include "models/project/table.h"
#include "ui/screen/command.h"

#include <functional>

class QAction;
class QWidget;

namespace tandem {

/// Copies the tables of a page as Markdown, on every page of figures; the platform's key for
/// copying takes the selected rows of the table that has the keyboard, see RowsKeeper.
inline constexpr QKeyCombination kCopyTablesKey = Qt::CTRL | Qt::SHIFT | Qt::Key_C;

/// Adds the command `name` of `page` that copies this table as Markdown, and says so on the screen.
QAction* addTableCopy(QWidget* page, const char* name, std::function<Table()> table);

} // namespace tandem
