#include "views/overview/samplematrixmodel.h"

#include "storage/repositories/samplerepository.h"
#include "views/overview/rowruns.h"
#include "views/session/projectsession.h"

#include <QItemSelection>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kSampleMatrixModelCoalesceMs = 150;

constexpr Parts kMatrixReads = Parts(Part::Samples) | Part::Discussions | Part::Rounds |
                               Part::Answers | Part::Facts | Part::Opinions;

} // namespace

SampleMatrixModel::SampleMatrixModel(ProjectSession& session, QObject* parent)
    : QAbstractTableModel(parent)
    , m_session(session)
    , m_steps(matrixSteps())
    , m_pages(session.project())
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(kSampleMatrixModelCoalesceMs);
    connect(&m_coalesce, &QTimer::timeout, this, &SampleMatrixModel::catchUp);
    connect(&session.project(), &Project::changed, this, &SampleMatrixModel::follow);
    connect(&session, &ProjectSession::peopleChanged, this,
        [this] { announcePages({}); }); // names and colours of pairs
    if (auto count = SampleRepository(session.project().reader()).count())
        m_total = *count;
    m_pages.showAll(m_total);
}

SampleMatrixModel::~SampleMatrixModel()
{
    if (m_running)
        m_running->store(true);
}

int SampleMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_pages.count();
}

void SampleMatrixModel::setFilter(const SampleFilter& filter)
{
    if (filter == m_filter)
        return;
    const bool sameStep = filter.step == m_filter.step;
    m_filter = filter;
    if (!sameStep) {
        m_pages.setStep(filter.step);
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        announcePages({});
    }
    runFilter();
}

void SampleMatrixModel::setTimes(QHash<SampleId, MatrixTime> times)
{
    if (times == m_times)
        return;
    m_times = std::move(times);
    if (const int rows = m_pages.count(); rows > 0) {
        const int section = sectionOf(Column::Time);
        emit dataChanged(index(0, section), index(rows - 1, section));
    }
}

std::optional<MatrixRow> SampleMatrixModel::sample(int row) const
{
    const MatrixRow* found = m_pages.row(row);
    if (!found) {
        reportReadError();
        return std::nullopt;
    }
    return *found;
}

void SampleMatrixModel::collect(
    const QItemSelection& rows, QObject* guard, std::function<void(QList<SampleId>)> done)
{
    const QList<RowRun> runs = rowRuns(rows);
    QList<SampleId> known;
    bool all = true;
    for (const RowRun& run : runs) {
        for (int row = run.first; all && row <= run.last; ++row) {
            const auto sample = m_pages.knownSample(row);
            all = sample.has_value();
            if (all)
                known.append(*sample);
        }
    }
    if (all) {
        done(known);
        return;
    }
    m_session.project().read<QList<SampleId>>(
        [runs](Database& database, const CancelFlag&) -> Expected<QList<SampleId>> {
            QList<SampleId> ids;
            SampleRepository samples(database);
            for (const RowRun& run : runs) {
                TANDEM_TRY(found, samples.rows(run.first + 1, run.last - run.first + 1));
                for (const SampleRow& row : *found)
                    ids.append(row.id);
            }
            return ids;
        },
        guard,
        [this, done](const Expected<QList<SampleId>>& ids) {
            if (ids)
                done(*ids);
            else
                emit failed(ids.error());
        });
}

void SampleMatrixModel::follow(const ChangeEvent& event)
{
    if (const auto* answer = event.as<AnswerChanged>()) {
        if (!m_staleRounds.contains(answer->round))
            m_staleRounds.append(answer->round);
    } else if (concerns(event, kMatrixReads)) {
        const SampleId sample = sampleOf(event);
        if (sample.isValid())
            m_staleSamples.append(sample);
        else
            m_allStale = true;
    }
    if (!m_staleRounds.isEmpty() || !m_staleSamples.isEmpty() || m_allStale) {
        if (!m_coalesce.isActive())
            m_coalesce.start();
    }
}

void SampleMatrixModel::catchUp()
{
    const auto rounds = std::exchange(m_staleRounds, {});
    const auto samples = std::exchange(m_staleSamples, {});
    if (std::exchange(m_allStale, false)) {
        m_pages.forgetAll();
        readTotal();
        announcePages({});
    } else {
        QList<int> pages;
        for (const SampleId sample : samples)
            pages += m_pages.forgetSample(sample);
        for (const RoundId round : rounds)
            pages += m_pages.forgetRound(round);
        if (!pages.isEmpty())
            announcePages(pages);
        // Counting answers moves no sample through a filter.
        if (samples.isEmpty())
            return;
    }
    if (!m_filter.isEmpty())
        runFilter();
}

/// Says that the pages with these first rows show something else; every row where there are none.
void SampleMatrixModel::announcePages(const QList<int>& firstRows)
{
    const int rows = m_pages.count();
    if (rows == 0)
        return;
    const int lastSection = columnCount() - 1;
    if (firstRows.isEmpty())
        emit dataChanged(index(0, 0), index(rows - 1, lastSection));
    for (const int first : firstRows) {
        const int last = std::min(first + SamplePages::kPageRows, rows) - 1;
        emit dataChanged(index(first, 0), index(last, lastSection));
    }
}

void SampleMatrixModel::readTotal()
{
    const auto count = SampleRepository(m_session.project().reader()).count();
    if (!count) {
        emit failed(count.error());
        return;
    }
    m_total = *count;
    if (m_pages.showsAll() && m_total < m_pages.count()) {
        // Some were set aside, wherever they stood.
        beginResetModel();
        m_pages.showAll(m_total);
        endResetModel();
    }
    if (m_pages.showsAll() && m_total > m_pages.count()) {
        beginInsertRows({}, m_pages.count(), m_total - 1);
        m_pages.showAll(m_total);
        endInsertRows();
    }
    emit countsChanged();
}

void SampleMatrixModel::runFilter()
{
    if (m_running)
        m_running->store(true);
    if (m_filter.isEmpty()) {
        const bool wasBusy = std::exchange(m_running, nullptr) != nullptr;
        if (!m_pages.showsAll()) {
            beginResetModel();
            m_pages.showAll(m_total);
            endResetModel();
        }
        m_shown = m_filter;
        if (wasBusy)
            emit busyChanged(false);
        emit countsChanged();
        return;
    }
    m_running = m_session.project().read<QList<SampleId>>(
        [filter = m_filter](Database& database, const CancelFlag&) {
            return SampleRepository(database).filtered(filter);
        },
        this,
        [this](const Expected<QList<SampleId>>& ids) {
            m_running.reset();
            if (ids)
                showFound(*ids);
            else
                emit failed(ids.error());
            emit busyChanged(false);
        });
    emit busyChanged(true);
}

void SampleMatrixModel::showFound(const QList<SampleId>& ids)
{
    if (m_shown == m_filter && m_pages.ids()) {
        replaceIds(ids);
    } else {
        beginResetModel();
        m_pages.showOnly(ids);
        endResetModel();
    }
    m_shown = m_filter;
    emit countsChanged();
}

/// The same filter lets other samples through now: rows go and come, the others stay where they
/// are. Both lists are in the order of positions, which never change.
void SampleMatrixModel::replaceIds(const QList<SampleId>& ids)
{
    QList<SampleId> shown = *m_pages.ids();
    const QList<RowRun> gone = missingRuns(shown, ids);
    for (auto run = gone.crbegin(); run != gone.crend(); ++run) {
        beginRemoveRows({}, run->first, run->last);
        shown.remove(run->first, run->last - run->first + 1);
        m_pages.showOnly(shown);
        endRemoveRows();
    }
    for (const RowRun& run : missingRuns(ids, shown)) {
        beginInsertRows({}, run.first, run.last);
        for (int row = run.first; row <= run.last; ++row)
            shown.insert(row, ids.at(row));
        m_pages.showOnly(shown);
        endInsertRows();
    }
}

void SampleMatrixModel::reportReadError() const
{
    if (auto error = m_pages.takeError()) {
        auto* self = const_cast<SampleMatrixModel*>(this);
        QMetaObject::invokeMethod(
            self, [self, error] { emit self->failed(*error); }, Qt::QueuedConnection);
    }
}

} // namespace tandem
