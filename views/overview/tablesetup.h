#pragma once

class QTableView;

namespace tandem {

/// Makes a table calm: whole rows, thin lines between them, no grid, one height for every row,
/// nothing edited.
void setUpTable(QTableView& table);

} // namespace tandem
