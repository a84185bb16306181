#pragma once

#include "models/agreement/labelposteriors.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

#include <functional>

namespace tandem {

/// Returns the tables of models of raters: for people the items whose label differs from the
/// majority, for programs all ("posteriors"), and the raters ("rater_posteriors"). `path` begins
/// their keys, `title` makes a heading of one, `shown` the cell of a category. Without models the
/// reason is below an empty table.
QList<results::Section> labelSections(const ModelledLabels& labels,
    const std::function<QString(const QString&)>& path,
    const std::function<QString(const QString&)>& title,
    const std::function<results::Cell(const QString&)>& shown);

} // namespace tandem
