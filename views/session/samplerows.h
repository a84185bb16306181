#pragma once

#include "models/rounds/samplerow.h"
#include "storage/changes/latest.h"
#include "storage/project/project.h"
#include "storage/repositories/samplesteps.h"
#include "ui/rows/pagedrows.h"

#include <QTimer>

#include <functional>
#include <optional>

namespace tandem {

class ProjectSession;

/// A sample as lists show it.
struct ShownSample
{
    SampleRow row;
    SampleSteps steps; ///< only where SampleRows was asked for them
};

/// The samples of the project that pass a filter, as rows that are read a page at a time and follow
/// the project. Counts only, never answers.
class SampleRows final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(SampleRows)

public:
    enum class With { RowsOnly, Steps };

    /// Changes are followed at once, or every `restMs` together.
    SampleRows(ProjectSession& session, RowSpec<ShownSample> spec, With with, int restMs,
        QObject* parent = nullptr);

    PagedRows<ShownSample>* rows() const { return m_rows; }
    /// Samples in the project, filtered away or not.
    int total() const { return m_total; }

    /// What the rows show. A filter that is not empty is worked out in a worker; until it is, they
    /// stay as they are. A newer one supersedes it. Another step has the rows read anew.
    void setFilter(const SampleFilter& filter);
    const SampleFilter& filter() const { return m_filter; }
    bool isBusy() const { return m_found.isBusy(); }

    /// The sample of a row, read if need be; an invalid id where there is no such row.
    SampleId sampleAt(int row) const;
    /// -1 where it is not shown.
    int rowOf(SampleId sample) const { return m_rows->rowOf(sample); }
    /// The sample `by` rows away from another; the first one where that is not shown.
    SampleId sampleBeside(SampleId sample, int by) const;
    /// The samples of these rows, handed to `done` in this thread; read in a worker where they are
    /// not known.
    void collect(
        const QList<int>& rows, QObject* guard, const std::function<void(QList<SampleId>)>& done);

    /// The items that the current person marked unsure in a sample's open round.
    int unsureIn(const SampleRow& row) const;

signals:
    /// The rows are what filter() asks for, or there are more or fewer samples now.
    void arranged();
    void busyChanged(bool busy);

private:
    RowSource<ShownSample> source();
    Expected<QList<ShownSample>> shown(const Expected<QList<SampleRow>>& rows) const;
    int placeOf(SampleId sample) const;
    void follow(const ChangeEvent& event);
    void catchUp();
    void renewAll();
    void readTotal();
    void arrange();

    ProjectSession& m_session;
    With m_with;
    PagedRows<ShownSample>* m_rows;
    SampleFilter m_filter;
    int m_total = 0;
    QTimer m_rest;
    QList<SampleId> m_staleSamples;
    QList<RoundId> m_staleRounds;
    bool m_allStale = false;
    bool m_filterStale = false;
    mutable QHash<SampleId, int> m_unsure; ///< of the current person, as far as it was asked for
    Latest<QList<SampleId>> m_found;
};

} // namespace tandem
