#pragma once

#include "models/expert/textcase.h"
#include "models/studies/item.h"

#include <QList>
#include <QString>

#include <utility>

namespace tandem::studies {

/// Every two of these systems, the first before the other as they stand here.
QList<std::pair<QString, QString>> systemPairs(const QStringList& systems);

/// An item for each case that has outputs of both systems, with the fields prompt, reference and
/// output (of either side), for designTemplate() of Pairwise. It is named "CASE-FIRST-OTHER" (of a
/// case without a name its number from 1 stands for it). Scores are the caller's to add.
QList<StudyItem> outputPairItems(
    const QList<expert::TextCase>& cases, const QString& first, const QString& other);

/// An item for each output of each case, named "CASE-SYSTEM", with the fields of designTemplate():
/// of Likert prompt, reference and text; of GoodBad timeline (the case's prompt) and summary.
QList<StudyItem> outputItems(const QList<expert::TextCase>& cases);
QList<StudyItem> timelineItems(const QList<expert::TextCase>& cases);

} // namespace tandem::studies
