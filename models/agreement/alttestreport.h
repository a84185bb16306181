#pragma once

#include "models/agreement/alttest.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

#include <functional>

namespace tandem {

/// Returns the tables of Alt-tests: a row for each judge, and one for each judge and rater. `path`
/// begins their keys ("alt_test" and "alt_test_raters"), `title` makes a heading of one; none
/// without tests.
QList<results::Section> altTestSections(const QList<AltTest>& tests,
    const std::function<QString(const QString&)>& path,
    const std::function<QString(const QString&)>& title);

} // namespace tandem
