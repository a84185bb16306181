#pragma once

#include "models/rounds/samplerow.h"
#include "storage/project/project.h"
#include "views/overview/matrixsteps.h"
#include "views/overview/samplepages.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <functional>

class QItemSelection;

namespace tandem {

class ProjectSession;

/// What a sample took both people together.
struct MatrixTime
{
    qint64 activeMs = 0;
    int unmeasured = 0; ///< items and checks that were stored without a time
    bool operator==(const MatrixTime&) const = default;
};

/// Samples x steps: every sample of the project or those that pass a filter. Rows are read when
/// they are looked at, so that ten thousand of them cost nothing; changes are followed a few times
/// a second.
class SampleMatrixModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(SampleMatrixModel)

public:
    /// The columns before and after those of the steps.
    enum class Column { Number, Title, Domain, Step, Pair, Answered, Time };

    explicit SampleMatrixModel(ProjectSession& session, QObject* parent = nullptr);
    ~SampleMatrixModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    Column columnAt(int section) const;
    /// The first section of a column; the first step's of Column::Step.
    int sectionOf(Column column) const;

    /// The step of a section, where it is one of a step's.
    const MatrixStep* stepAt(int section) const;

    /// Shows the samples that pass `filter`; found in a worker, busyChanged() says when. Pair and
    /// progress are those of its step.
    void setFilter(const SampleFilter& filter);
    const SampleFilter& filter() const { return m_filter; }
    bool isBusy() const { return m_running != nullptr; }
    /// Samples in the project, filtered away or not.
    int total() const { return m_total; }
    /// What each sample took, both people together.
    void setTimes(QHash<SampleId, MatrixTime> times);

    /// The sample of a row; none where the row cannot be read.
    std::optional<MatrixRow> sample(int row) const;
    /// The samples of these rows, handed to `done` in this thread; read in a worker where they are
    /// not known.
    void collect(
        const QItemSelection& rows, QObject* guard, std::function<void(QList<SampleId>)> done);
    /// How many rows are in memory: at most SamplePages::kPagesKept pages.
    int loadedRows() const { return m_pages.loadedRows(); }
    /// New words in headers and cells, after a change of language.
    void retranslate();

signals:
    void countsChanged();
    void busyChanged(bool busy);
    void failed(const tandem::Error& error);

private:
    QVariant cell(const MatrixRow& shown, int section, int role) const;
    QVariant stepCell(const MatrixRow& shown, int section, int role) const;
    QVariant pairCell(const SampleRow& row, int role) const;
    QVariant progressCell(const SampleRow& row, int role) const;
    QString accessibleText(const MatrixRow& shown, int section) const;
    void follow(const ChangeEvent& event);
    void catchUp();
    void announcePages(const QList<int>& firstRows);
    void readTotal();
    void runFilter();
    void showFound(const QList<SampleId>& ids);
    void replaceIds(const QList<SampleId>& ids);
    void reportReadError() const;

    ProjectSession& m_session;
    QList<MatrixStep> m_steps;
    mutable SamplePages m_pages;
    SampleFilter m_filter;
    SampleFilter m_shown; ///< the filter of the rows in the model
    QHash<SampleId, MatrixTime> m_times;
    int m_total = 0;
    CancelFlag m_running;
    QTimer m_coalesce;
    QList<SampleId> m_staleSamples;
    QList<RoundId> m_staleRounds;
    bool m_allStale = false;
};

} // namespace tandem
