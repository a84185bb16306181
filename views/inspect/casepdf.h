#pragma once

#include "models/error.h"
#include "storage/expertreport/reviewtext.h"
#include "views/inspect/showncase.h"

#include <QStringList>

namespace tandem {

/// Writes an evaluation as a PDF that is read without the program: prompt, scores in every mode,
/// the picture of links with `drawn`'s direction in front, both texts with their evidence, and
/// every decision with its rationale and `reviews` of it (who may see them is the caller's
/// business), and `settings`, what the runs behind it were asked to do. A4, selectable text,
/// numbered pages; the page reads in `direction`, each text in its own. Written whole or not at
/// all: NotWritable or DiskFull. Takes tens of ms: not for a key press.
Expected<void> writeCasePdf(const QString& path, const ShownCase& shown, expert::Side drawn,
    Qt::LayoutDirection direction, const QList<ReportedReview>& reviews = {},
    const QStringList& settings = {});

} // namespace tandem
