#pragma once

#include "views/metrics/personalization.h"
#include "views/session/figurespage.h"

#include <functional>

namespace tandem {

class PersevalDrillDown;

/// What of the models is shown: their table, or a chart.
enum class PersevalView {
    Models,
    Leaderboard,
    Beta,
    Stability,
    Correlation,
    Consensus,
    Surrogates
};
/// The one that is chosen on the page of persevalFigures().
PersevalView persevalViewOf(const FigureValues& values);

/// The figures of personalization, `data` being those of now: models down to texts in `drill`,
/// which is shown what there is by its owner, and charts of them. A part of `page`.
FiguresSpec persevalFigures(
    std::function<SharedPersonalization()> data, PersevalDrillDown* drill, QWidget* page);

} // namespace tandem
