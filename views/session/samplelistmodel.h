#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"
#include "storage/project/project.h"

#include <QAbstractListModel>
#include <QCache>
#include <QList>

#include <optional>

namespace tandem {

class ProjectSession;

/// The samples of the project as a list, read a page at a time as rows come into sight, so that it
/// does not matter how many there are. Rows speak the roles of ui/samplerowroles.h, from the
/// point of view of the current person. Counts only, never answers.
class SampleListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(SampleListModel)

public:
    /// Besides the roles of ui/samplerowroles.h.
    enum Role : int {
        Sample = Qt::UserRole + 0x380, ///< SampleId
        State,                         ///< int of SampleState
        Position,                      ///< int: counts from 1 in the project
    };
    /// Rows read at once, and pages kept.
    static constexpr int pageSize = 64;
    static constexpr int pagesKept = 24;

    explicit SampleListModel(ProjectSession& session, QObject* parent = nullptr);
    ~SampleListModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// What the list shows. A filter that is not empty is worked out in a worker; until it is, the
    /// rows stay as they are and isBusy() is true. A newer filter supersedes it.
    const SampleFilter& filter() const { return m_filter; }
    void setFilter(const SampleFilter& filter);
    bool isBusy() const { return m_busy; }

    /// The sample of a row, read if need be; an invalid id where there is no such row.
    SampleId sampleAt(int row) const;
    /// The whole row; none where there is no such row or it cannot be read.
    std::optional<SampleRow> rowAt(int row) const;
    /// The row of a sample, -1 where the list does not show it.
    int rowOf(SampleId sample) const;

signals:
    /// The filter is being worked out, or is done with.
    void busyChanged(bool busy);
    /// The list shows what filter() asks for.
    void filterApplied();
    /// A page or the filter could not be read.
    void readFailed(const tandem::Error& error);

private:
    struct Entry
    {
        SampleRow row;
        std::optional<int> unsure; ///< of the current person; none: not looked up yet
    };
    using Page = QList<Entry>;

    Entry* entry(int row) const;
    Page* loadPage(int page) const;
    int unsureOf(Entry& entry) const;
    void follow(const ChangeEvent& event);
    void refreshSample(SampleId sample);
    void refreshRound(RoundId round);
    void refreshEverything();
    void runFilter();
    void applyIds(const QList<SampleId>& ids, bool reset);
    void removeRowsNotIn(const QList<SampleId>& ids);
    void insertRowsOf(const QList<SampleId>& ids);
    void showAll();
    void appendNewRows();
    void setBusy(bool busy);

    ProjectSession& m_session;
    SampleFilter m_filter;
    bool m_filtered = false; ///< m_ids says what is shown; otherwise every position is
    QList<SampleId> m_ids;
    int m_count = 0;
    bool m_busy = false;
    bool m_resetWhenDone = false;
    CancelFlag m_running;
    mutable QCache<int, Page> m_pages;
};

} // namespace tandem

Q_DECLARE_METATYPE(tandem::SampleState)
