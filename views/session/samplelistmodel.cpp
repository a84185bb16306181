#include "views/session/samplelistmodel.h"

#include "storage/repositories/answerrepository.h"
#include "storage/repositories/samplerepository.h"
#include "ui/samplerowroles.h"
#include "views/session/projectsession.h"
#include "views/session/samplerowtext.h"

#include <QSet>

#include <algorithm>
#include <memory>

namespace tandem {

namespace {

/// Besides answers, which are counted one by one.
constexpr Parts kListReads =
    Parts(Part::Samples) | Part::Discussions | Part::Rounds | Part::Facts | Part::Opinions;

} // namespace

SampleListModel::SampleListModel(ProjectSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
    , m_pages(pagesKept)
{
    const auto count = SampleRepository(session.project().reader()).count();
    m_count = count.value_or(0);
    connect(&session.project(), &Project::changed, this, &SampleListModel::follow);
    connect(
        &session, &ProjectSession::currentPersonChanged, this, &SampleListModel::refreshEverything);
}

SampleListModel::~SampleListModel()
{
    if (m_running)
        m_running->store(true);
}

int SampleListModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return m_filtered ? int(m_ids.size()) : m_count;
}

QVariant SampleListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    Entry* shown = entry(index.row());
    if (!shown)
        return {};
    const PersonId person = m_session.currentPerson();
    const SampleRow& row = shown->row;
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::AccessibleTextRole:
        return samplerow::accessibleText(index);
    case samplerow::Number:
    case Position:
        return row.position;
    case samplerow::StateLine:
        return sampleStateLine(row, person, unsureOf(*shown));
    case samplerow::Done:
        return sampleWorkDone(row, person);
    case samplerow::Total:
        return sampleWorkTotal(row, person);
    case samplerow::Complete:
        return sampleIsComplete(row, person);
    case samplerow::Attention:
        return sampleWaitsFor(row, person);
    case Sample:
        return QVariant::fromValue(row.id);
    case State:
        return int(row.state());
    default:
        return {};
    }
}

SampleListModel::Entry* SampleListModel::entry(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    Page* page = m_pages.object(row / pageSize);
    if (!page)
        page = loadPage(row / pageSize);
    const int offset = row % pageSize;
    return page && offset < page->size() ? &(*page)[offset] : nullptr;
}

SampleListModel::Page* SampleListModel::loadPage(int number) const
{
    SampleRepository samples(m_session.project().reader());
    const int first = number * pageSize;
    const auto rows = m_filtered ? samples.rows(m_ids.mid(first, pageSize), m_filter.step)
                                 : samples.rows(first + 1, pageSize, m_filter.step);
    if (!rows) {
        // A view asks again with every paint; an empty page keeps it from asking a broken file.
        emit const_cast<SampleListModel*>(this)->readFailed(rows.error());
        m_pages.insert(number, new Page);
        return nullptr;
    }
    auto page = std::make_unique<Page>();
    page->reserve(rows->size());
    for (const SampleRow& row : *rows)
        page->append(Entry{row, std::nullopt});
    Page* kept = page.get();
    return m_pages.insert(number, page.release()) ? kept : nullptr;
}

int SampleListModel::unsureOf(Entry& entry) const
{
    const PersonId person = m_session.currentPerson();
    const std::optional<Round>& round = entry.row.round;
    if (!round || !round->pair.contains(person) || round->hasHandedIn(person))
        return 0;
    if (!entry.unsure) {
        const auto own = AnswerRepository(m_session.project().reader()).own(round->id, person);
        int unsure = 0;
        if (own)
            unsure = int(std::count_if(
                own->begin(), own->end(), [](const Answer& answer) { return answer.unsure; }));
        entry.unsure = unsure;
    }
    return *entry.unsure;
}

SampleId SampleListModel::sampleAt(int row) const
{
    if (m_filtered)
        return row >= 0 && row < m_ids.size() ? m_ids.at(row) : SampleId();
    const Entry* shown = entry(row);
    return shown ? shown->row.id : SampleId();
}

std::optional<SampleRow> SampleListModel::rowAt(int row) const
{
    const Entry* shown = entry(row);
    return shown ? std::optional(shown->row) : std::nullopt;
}

int SampleListModel::rowOf(SampleId sample) const
{
    if (!sample.isValid())
        return -1;
    if (m_filtered)
        return int(m_ids.indexOf(sample));
    SampleRepository samples(m_session.project().reader());
    const auto row = samples.row(sample);
    if (!row || row->setAside)
        return -1;
    const auto place = samples.placeInUse(row->position);
    return place && *place <= m_count ? *place - 1 : -1;
}

void SampleListModel::follow(const ChangeEvent& event)
{
    if (const auto* answer = event.as<AnswerChanged>()) {
        refreshRound(answer->round);
        return;
    }
    if (!concerns(event, kListReads))
        return;
    if (const SampleId sample = sampleOf(event); sample.isValid())
        refreshSample(sample);
    else
        refreshEverything();
    // An answer or a written opinion leaves its sample's row where it is, also where a filter by
    // state is on: rows do not vanish from under the hands of whoever is working.
    if (m_filtered && !event.as<OpinionsChanged>())
        runFilter();
}

void SampleListModel::refreshRound(RoundId round)
{
    for (const int number : m_pages.keys()) {
        for (const Entry& entry : std::as_const(*m_pages.object(number))) {
            if (entry.row.round && entry.row.round->id == round) {
                refreshSample(entry.row.id);
                return;
            }
        }
    }
}

void SampleListModel::refreshSample(SampleId sample)
{
    for (const int number : m_pages.keys()) {
        Page& page = *m_pages.object(number);
        const auto entry = std::find_if(page.begin(), page.end(),
            [sample](const Entry& candidate) { return candidate.row.id == sample; });
        if (entry == page.end())
            continue;
        const auto fresh =
            SampleRepository(m_session.project().reader()).row(sample, m_filter.step);
        if (fresh)
            *entry = Entry{*fresh, std::nullopt};
        const QModelIndex changed =
            index(number * pageSize + int(std::distance(page.begin(), entry)));
        emit dataChanged(changed, changed);
        return;
    }
}

void SampleListModel::refreshEverything()
{
    m_pages.clear();
    appendNewRows();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

void SampleListModel::appendNewRows()
{
    const auto count = SampleRepository(m_session.project().reader()).count();
    if (!count || *count == m_count)
        return;
    if (m_filtered) {
        m_count = *count;
        return;
    }
    // Some were set aside, wherever they stood.
    if (*count < m_count) {
        beginResetModel();
        m_count = *count;
        m_pages.clear();
        endResetModel();
        return;
    }
    beginInsertRows({}, m_count, *count - 1);
    m_count = *count;
    m_pages.clear();
    endInsertRows();
}

void SampleListModel::setFilter(const SampleFilter& filter)
{
    if (filter == m_filter)
        return;
    const bool sameStep = filter.step == m_filter.step;
    m_filter = filter;
    m_resetWhenDone = true;
    if (!sameStep)
        refreshEverything();
    if (filter.isEmpty())
        showAll();
    else
        runFilter();
}

void SampleListModel::runFilter()
{
    if (m_running)
        m_running->store(true);
    setBusy(true);
    m_running = m_session.project().read<QList<SampleId>>(
        [filter = m_filter](Database& database, const CancelFlag&) {
            return SampleRepository(database).filtered(filter);
        },
        this,
        [this](const Expected<QList<SampleId>>& ids) {
            m_running.reset();
            setBusy(false);
            if (!ids) {
                emit readFailed(ids.error());
                return;
            }
            applyIds(*ids, std::exchange(m_resetWhenDone, false));
        });
}

void SampleListModel::showAll()
{
    if (m_running)
        m_running->store(true);
    m_running.reset();
    beginResetModel();
    m_filtered = false;
    m_resetWhenDone = false;
    m_ids.clear();
    m_pages.clear();
    endResetModel();
    setBusy(false);
    emit filterApplied();
}

void SampleListModel::applyIds(const QList<SampleId>& ids, bool reset)
{
    if (reset || !m_filtered) {
        beginResetModel();
        m_filtered = true;
        m_ids = ids;
        m_pages.clear();
        endResetModel();
    } else if (ids != m_ids) {
        removeRowsNotIn(ids);
        insertRowsOf(ids);
    }
    emit filterApplied();
}

void SampleListModel::removeRowsNotIn(const QList<SampleId>& ids)
{
    const QSet<SampleId> kept(ids.begin(), ids.end());
    for (int row = int(m_ids.size()) - 1; row >= 0; --row) {
        if (kept.contains(m_ids.at(row)))
            continue;
        beginRemoveRows({}, row, row);
        m_ids.removeAt(row);
        m_pages.clear();
        endRemoveRows();
    }
}

void SampleListModel::insertRowsOf(const QList<SampleId>& ids)
{
    // Both lists are in the order of the project, so each new id belongs where it stands in `ids`.
    for (int row = 0; row < ids.size(); ++row) {
        if (row < m_ids.size() && m_ids.at(row) == ids.at(row))
            continue;
        beginInsertRows({}, row, row);
        m_ids.insert(row, ids.at(row));
        m_pages.clear();
        endInsertRows();
    }
}

void SampleListModel::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    emit busyChanged(busy);
}

} // namespace tandem
