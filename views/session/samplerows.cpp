#include "views/session/samplerows.h"

#include "storage/repositories/answerrepository.h"
#include "storage/repositories/samplerepository.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// Besides answers, which are counted round by round. What of a round is decided hangs on settings.
constexpr Parts kSampleRowsRead = Parts(Part::Samples) | Part::Discussions | Part::Rounds |
                                  Part::Facts | Part::Opinions | Part::Settings;

bool hasRound(const ShownSample& sample, RoundId round)
{
    const auto isIt = [round](const std::optional<Round>& one) { return one && one->id == round; };
    return isIt(sample.row.round) ||
           std::any_of(sample.steps.rounds.cbegin(), sample.steps.rounds.cend(), isIt);
}

QList<SampleId> sampleIds(const QList<RowKey>& keys)
{
    QList<SampleId> ids;
    ids.reserve(keys.size());
    for (const RowKey& key : keys)
        ids.append(SampleId{key.number()});
    return ids;
}

/// The samples at these places among all.
Expected<QList<SampleId>> samplesAt(Database& database, const QList<RowRun>& runs)
{
    QList<SampleId> ids;
    for (const RowRun& run : runs) {
        const auto found = SampleRepository(database).rows(run.first + 1, run.count());
        if (!found)
            return failure(found.error());
        for (const SampleRow& row : *found)
            ids.append(row.id);
    }
    return ids;
}

} // namespace

SampleRows::SampleRows(
    ProjectSession& session, RowSpec<ShownSample> spec, With with, int restMs, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_with(with)
    , m_rows(new PagedRows<ShownSample>(std::move(spec), source(), this))
    , m_found(session.project())
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &SampleRows::catchUp);
    connect(&session.project(), &Project::changed, this, &SampleRows::follow);
    connect(&session, &ProjectSession::currentPersonChanged, this, &SampleRows::renewAll);
    connect(&session, &ProjectSession::peopleChanged, m_rows, &RowsModel::refresh);
    const auto tell = [this](const Error& error) { tellErrorAt(this, error); };
    connect(m_rows, &RowsModel::readFailed, this, tell);
    connect(&m_found, &LatestBase::busyChanged, this, &SampleRows::busyChanged);
    connect(&m_found, &LatestBase::failed, this, tell);
    connect(&m_found, &LatestBase::failed, this, &SampleRows::arranged);
    m_total = SampleRepository(session.project().reader()).count().value_or(0);
    m_rows->showAll(m_total);
}

RowSource<ShownSample> SampleRows::source()
{
    Project& project = m_session.project();
    return {.page =
                [this, &project](int first, int count) {
                    return shown(
                        SampleRepository(project.reader()).rows(first + 1, count, m_filter.step));
                },
        .rows =
            [this, &project](const QList<RowKey>& keys) {
                return shown(
                    SampleRepository(project.reader()).rows(sampleIds(keys), m_filter.step));
            },
        .placeOf = [this](const RowKey& key) { return placeOf(SampleId{key.number()}); }};
}

Expected<QList<ShownSample>> SampleRows::shown(const Expected<QList<SampleRow>>& rows) const
{
    if (!rows)
        return failure(rows.error());
    QHash<SampleId, SampleSteps> steps;
    if (m_with == With::Steps) {
        auto read = sampleSteps(m_session.project().reader(), *rows);
        if (!read)
            return failure(read.error());
        steps = *std::move(read);
    }
    QList<ShownSample> samples;
    for (const SampleRow& row : *rows)
        samples.append({row, steps.value(row.id)});
    return samples;
}

int SampleRows::placeOf(SampleId sample) const
{
    if (!sample.isValid())
        return -1;
    SampleRepository samples(m_session.project().reader());
    const auto row = samples.row(sample);
    if (!row || row->excluded)
        return -1;
    return samples.placeInUse(row->position).value_or(0) - 1;
}

int SampleRows::unsureIn(const SampleRow& row) const
{
    const PersonId person = m_session.currentPerson();
    if (!row.round || !row.round->pair.contains(person) || row.round->hasSubmitted(person))
        return 0;
    if (const auto known = m_unsure.constFind(row.id); known != m_unsure.constEnd())
        return *known;
    const auto own = AnswerRepository(m_session.project().reader()).own(row.round->id, person);
    int unsure = 0;
    if (own)
        unsure = int(std::count_if(
            own->begin(), own->end(), [](const Answer& answer) { return answer.unsure; }));
    m_unsure.insert(row.id, unsure);
    return unsure;
}

SampleId SampleRows::sampleAt(int row) const
{
    return SampleId{m_rows->keyAt(row).number()};
}

SampleId SampleRows::sampleBeside(SampleId sample, int by) const
{
    const int row = rowOf(sample);
    return sampleAt(row < 0 ? 0 : row + by);
}

void SampleRows::collect(
    const QList<int>& rows, QObject* guard, const std::function<void(QList<SampleId>)>& done)
{
    QList<SampleId> known;
    QList<RowRun> runs;
    for (const int row : rows) {
        if (const auto key = m_rows->knownKeyAt(row))
            known.append(SampleId{key->number()});
        addToRuns(runs, row);
    }
    if (known.size() == rows.size()) {
        done(known);
        return;
    }
    m_session.project().read<QList<SampleId>>(
        [runs](Database& database, const CancelFlag&) { return samplesAt(database, runs); }, guard,
        [this, done](const Expected<QList<SampleId>>& ids) {
            if (ids)
                done(*ids);
            else
                tellErrorAt(this, ids.error());
        });
}

void SampleRows::follow(const ChangeEvent& event)
{
    if (const auto* answer = event.as<AnswerChanged>()) {
        m_staleRounds.append(answer->round);
    } else if (!concerns(event, kSampleRowsRead)) {
        return;
    } else if (const SampleId sample = sampleOf(event); sample.isValid()) {
        m_staleSamples.append(sample);
        // An answer or a written opinion leaves its sample's row where it is, also where a filter
        // by state is on: rows do not vanish from under the hands of whoever is working.
        m_filterStale = m_filterStale || !event.as<OpinionsChanged>();
    } else {
        m_allStale = true;
    }
    if (m_rest.interval() == 0)
        catchUp();
    else if (!m_rest.isActive())
        m_rest.start();
}

void SampleRows::catchUp()
{
    const auto samples = std::exchange(m_staleSamples, {});
    const auto rounds = std::exchange(m_staleRounds, {});
    const bool all = std::exchange(m_allStale, false);
    const bool filters = std::exchange(m_filterStale, false) || all;
    if (all) {
        renewAll();
        readTotal();
    } else if (!samples.isEmpty() || !rounds.isEmpty()) {
        m_unsure.clear();
        m_rows->renew([&](const ShownSample& sample) {
            return samples.contains(sample.row.id) ||
                   std::any_of(rounds.cbegin(), rounds.cend(),
                       [&](RoundId round) { return hasRound(sample, round); });
        });
    }
    if (filters && !m_filter.isEmpty())
        arrange();
}

void SampleRows::renewAll()
{
    m_unsure.clear();
    m_rows->renewAll();
}

void SampleRows::readTotal()
{
    const auto count = SampleRepository(m_session.project().reader()).count();
    if (!count)
        return tellErrorAt(this, count.error());
    m_total = *count;
    if (m_rows->showsAll())
        m_rows->showAll(m_total);
    emit arranged();
}

void SampleRows::setFilter(const SampleFilter& filter)
{
    if (filter == m_filter)
        return;
    const bool sameStep = filter.step == m_filter.step;
    m_filter = filter;
    if (!sameStep)
        renewAll();
    arrange();
}

void SampleRows::arrange()
{
    if (m_filter.isEmpty()) {
        m_found.cancel();
        m_rows->showAll(m_total);
        emit arranged();
        return;
    }
    m_found.read([filter = m_filter](Database& database,
                     const CancelFlag&) { return SampleRepository(database).filtered(filter); },
        [this](const QList<SampleId>& ids) {
            m_rows->showOnly(QList<RowKey>(ids.cbegin(), ids.cend()));
            emit arranged();
        });
}

} // namespace tandem
