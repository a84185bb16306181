#pragma once

#include "storage/repositories/runrepository.h"

#include <QString>

#include <optional>

/// What runs are called and how their figures are written, wherever runs are shown.
namespace tandem {

/// The name of a kind of runs, translated; the key where this version does not know it.
QString runKindText(const RunRow& run);
/// Whom a run about users is of, so that two of one model are told apart: "hier · ml"; empty of
/// other kinds.
QString runAboutText(const RunRow& run);
/// "hier · ml: Summaries of users": the kind, behind whom the run is of where that is to be said.
QString runTitleText(const RunRow& run);
/// What the run was asked to do: "Systems: heron · Max. asks per answer: 3".
QString runSettingsText(const RunRow& run);
/// "under way" (where `active`), "interrupted", "paused", "done", "done, 5 failed" ...
QString runStateText(const RunRow& run, bool active);
/// "12,345"; a dash where it is not known (negative).
QString tokenText(qint64 tokens);
/// "0.42 USD", at least two decimals and enough to show that it is not nothing.
QString costText(double cost, const QString& currency);
/// "1.20 – 3.40 USD", or why there is none.
QString costRangeText(
    std::optional<double> low, std::optional<double> high, const QString& currency);
/// "3 min", "20 s", "1 h 5 min": about.
QString aboutText(qint64 ms);

} // namespace tandem
