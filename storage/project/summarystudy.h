#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/studies/ids.h"
#include "models/studies/item.h"
#include "storage/changes/change.h"
#include "storage/repositories/studyraterrepository.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

class Database;

/// A study in which people say whether summaries of a log's users are good or bad.
struct SummaryStudyOrder
{
    QString name;
    TimelineLogId log;
    QStringList summarizers;        ///< empty: all but baselines
    std::optional<qsizetype> users; ///< drawn by the seed; none: all
    quint32 seed = 1;               ///< also that of the study's design
    QString query;                  ///< shown to raters as what was asked; may be empty
    int ratersPerItem = 3;
    QList<NewRater> raters; ///< who is asked at once; others can be asked later, as in any study
};

/// What such a study is about.
struct SummaryStudyItems
{
    QList<studies::StudyItem> items; ///< those of a user stand together
    QStringList summarizers;
    qint64 users = 0;
    qint64 incomplete = 0; ///< users who lack a summary by one of them: nobody is asked about them
};

struct SummaryStudy
{
    StudyId study;
    int items = 0;
    int raters = 0; ///< who were given items
};

/// The items: of each user who has a summary by every summarizer, their past as far as people are
/// shown it and each of the summaries, in an order that is drawn for each user. NotFound: no
/// summaries, or none by one of the summarizers, with the names that there are; no user has one by
/// each of them. InvalidInput: a summarizer without texts. TooLarge beyond what a study holds,
/// Cancelled. Reads all timelines: for a worker.
Expected<SummaryStudyItems> summaryStudyItems(
    Database& database, const SummaryStudyOrder& order, const CancelFlag& cancel = {});

/// Makes the study of these items, and hands them out where raters are named, inside the caller's
/// transaction. Errors of StudyRepository and StudyRaterRepository.
Expected<SummaryStudy> makeSummaryStudy(
    Database& database, const SummaryStudyOrder& order, const SummaryStudyItems& made, PersonId by);

/// Both of it as one change of an open project, which says StudyChanged. Studies are for good, so
/// it is no step that can be undone: whoever asks about the wrong summaries closes the study.
Change summaryStudyChange(const SummaryStudyOrder& order);

} // namespace tandem
