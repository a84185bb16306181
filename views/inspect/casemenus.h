#pragma once

#include "views/inspect/casearrangement.h"

#include <QStringList>

#include <functional>

class QMenu;

namespace tandem {

/// Fills a menu that writes conditions into the typed filter: who does not know the language of the
/// filter chooses, and learns it from what appears in the field. Checked are those of `text`;
/// `choose` is given the filter with a condition chosen or taken away.
void fillFilterMenu(QMenu* menu, const QStringList& systems, const QString& text,
    const std::function<void(const QString&)>& choose);

/// What that menu calls a condition, or the condition itself where it has no name there.
QString conditionName(const QStringList& systems, const QString& condition);

/// Fills the menu of what a list of cases is sorted by, and of which score it shows. What holds is
/// checked; `choose` is given another order.
using ChooseOrder = std::function<void(const CaseOrder&)>;
void fillSortMenu(
    QMenu* menu, const QStringList& systems, const CaseOrder& order, const ChooseOrder& choose);
void fillScoreMenu(QMenu* menu, const CaseOrder& order, const ChooseOrder& choose);

/// What the buttons that open these menus say, e.g. "score ↓" and "average, F".
QString sortSummary(const CaseOrder& order);
QString scoreSummary(const CaseOrder& order);

} // namespace tandem
