#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/changes/change.h"

#include <QList>
#include <QString>

#include <memory>

/// Summaries that a summarizer has to beat: a predictor may know a film's usual audience by heart.
namespace tandem {

struct BaselineOrder
{
    TimelineLogId log;
    QString of{};     ///< everybody gets somebody else's summary by this summarizer; empty: none
    QString name{};   ///< of the baseline; empty: usualBaselineName()
    quint64 seed = 1; ///< decides whose
};

/// "none", or "other: SUMMARIZER"; never translated.
QString usualBaselineName(const QString& of);

struct AddedBaseline
{
    QString name;
    QList<UserSummaryId> added;
    qint64 known = 0; ///< that were there already
};

/// Adds an empty summary of each user of the log who has a future, or gives each who has a summary
/// by a summarizer that of another one, who is drawn by a seed: the same on every machine. Inside
/// the caller's transaction, which must be thrown away on failure. InvalidInput: the name.
/// NotFound: nobody, or nobody else, has a summary. Refused: a baseline of a baseline, or another
/// summary under this name.
Expected<AddedBaseline> addBaseline(const WriteContext& context, const BaselineOrder& order);
/// The same as a step that can be undone. `added` is filled in by its end.
Change addingBaseline(const BaselineOrder& order, const std::shared_ptr<AddedBaseline>& added = {});

/// For each of so many the place of another one, each once, in one circle.
QList<qsizetype> circleOf(qsizetype count, quint64 seed);

} // namespace tandem
