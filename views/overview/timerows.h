#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/people/person.h"
#include "models/project/table.h"
#include "storage/repositories/overviewrepository.h"
#include "ui/rows/rowspec.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

class Database;

/// How long one person, or everybody, took.
struct TimeSummary
{
    PersonId person; ///< invalid: everybody together
    int samples = 0; ///< with time spent on them
    qint64 activeMs = 0;
    std::optional<qint64> medianMs; ///< of the samples whose every item has a time
    int items = 0;                  ///< paragraphs answered
    int timed = 0;                  ///< of these, with a time: what means are taken over
    int unmeasured = 0;             ///< items and checks without a time
    bool operator==(const TimeSummary&) const = default;
};

/// A summary for each person who spent time, in the order of `people`, then one of everybody: there
/// a sample counts once for each person who worked on it.
QList<TimeSummary> summarize(const QList<SampleTime>& times, const QList<PersonId>& people);

/// Active time by sample and person, sortable by any column. `personOf` gives name and colour.
RowSpec<SampleTime> timeRows(const std::function<Person(PersonId)>& personOf);
/// The summaries as a table; nobody in particular is everybody.
RowSpec<TimeSummary> timeSummaryRows(const std::function<Person(PersonId)>& personOf);

/// The times as a table to copy or save: seconds as numbers, so that a spreadsheet can go on with
/// them.
Table timeTable(const QList<SampleTime>& times, const std::function<QString(PersonId)>& nameOf);

/// How long both of a pair took over one paragraph.
struct ItemTime
{
    int number = 0; ///< of the paragraph
    QString text;
    qint64 msA = 0; ///< 0: not measured
    qint64 msB = 0; ///< likewise
};

/// Times per paragraph of one sample, or the reason why they are not shown.
struct ItemTimes
{
    int position = 0; ///< of the sample
    PersonId a;
    PersonId b;
    QList<ItemTime> items;
    QString hiddenBecause; ///< translated sentence; empty where there are items
};

/// Reads the times per paragraph of a sample. Only of a closed round: before, how long somebody
/// took over a paragraph is their own. Where the two sides are still unnamed to whoever
/// adjudicates, times would name them, so they wait too.
Expected<ItemTimes> readItemTimes(Database& database, SampleId sample);

} // namespace tandem
