#include "views/overview/agreementrun.h"

#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "views/session/projectsession.h"

#include <algorithm>
#include <iterator>

namespace tandem {

namespace {

constexpr int kAgreementRunCoalesceMs = 300;
constexpr int kAgreementRunPollMs = 100;

/// Whether agreement may be another one after this; answers of open rounds are no part of it.
bool mayMatter(const ChangeEvent& event)
{
    return concerns(
        event, Parts(Part::Rounds) | Part::Settings | Part::Facts | Part::Opinions | Part::Samples);
}

QList<RatedRound> ofStep(const QList<RatedRound>& rounds, std::optional<Step> step)
{
    if (!step)
        return rounds;
    QList<RatedRound> chosen;
    std::copy_if(rounds.cbegin(), rounds.cend(), std::back_inserter(chosen),
        [step](const RatedRound& round) { return round.step == *step; });
    return chosen;
}

} // namespace

AgreementRun::AgreementRun(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(kAgreementRunCoalesceMs);
    m_poll.setInterval(kAgreementRunPollMs);
    connect(&m_coalesce, &QTimer::timeout, this, &AgreementRun::start);
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (m_counts)
            emit progressed(m_counts->done.load(), m_counts->all.load());
    });
    connect(&session.project(), &Project::changed, this, &AgreementRun::follow);
    connect(&session, &ProjectSession::peopleChanged, this, &AgreementRun::recompute);
}

AgreementRun::~AgreementRun()
{
    for (const CancelFlag& flag : {m_reading, m_computing}) {
        if (flag)
            flag->store(true);
    }
}

void AgreementRun::setWatched(bool watched)
{
    m_watched = watched;
    if (m_watched && m_stale)
        start();
}

void AgreementRun::setChoice(const AgreementChoice& choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    recompute();
}

void AgreementRun::recompute()
{
    if (m_rounds && !m_reading)
        compute();
}

void AgreementRun::follow(const ChangeEvent& event)
{
    if (!mayMatter(event))
        return;
    m_stale = true;
    if (m_watched && !m_reading && !m_coalesce.isActive())
        m_coalesce.start();
}

Expected<AgreementRun::Reading> AgreementRun::read(
    Database& database, const CancelFlag& cancelled, const std::shared_ptr<Counts>& counts)
{
    const auto progress = [&](qint64 done, qint64 all) {
        counts->done.store(done);
        counts->all.store(all);
        return !cancelled->load();
    };
    TANDEM_TRY_VAR(rounds, AgreementRepository(database).closedRounds({}, progress));
    TANDEM_TRY(opinions, OpinionChecks(database).figures());
    return Reading{std::make_shared<const QList<RatedRound>>(std::move(*rounds)), *opinions};
}

void AgreementRun::start()
{
    if (m_reading)
        return;
    m_coalesce.stop();
    m_stale = false;
    m_cancelled = false;
    m_counts = std::make_shared<Counts>();
    m_reading = m_session.project().read<Reading>(
        [counts = m_counts](Database& database, const CancelFlag& cancelled) {
            return read(database, cancelled, counts);
        },
        this, [this](const Expected<Reading>& reading) { finishReading(reading); });
    m_poll.start();
    emit runningChanged(true);
}

void AgreementRun::finishReading(const Expected<Reading>& reading)
{
    m_reading.reset();
    m_counts.reset();
    m_poll.stop();
    if (!reading) {
        end();
        emit failed(reading.error());
        return;
    }
    m_rounds = reading->rounds;
    m_opinions = reading->opinions;
    compute();
}

void AgreementRun::compute()
{
    if (m_computing)
        m_computing->store(true); // its end is then not told any more
    m_computing = m_session.project().read<QList<AgreementRow>>(
        [rounds = m_rounds, choice = m_choice, people = m_session.people()](
            Database&, const CancelFlag&) -> Expected<QList<AgreementRow>> {
            return agreementRows(ofStep(*rounds, choice.step), choice.grouping, people);
        },
        this,
        [this, rounds = m_rounds, choice = m_choice](const Expected<QList<AgreementRow>>& rows) {
            m_computing.reset();
            if (rows) {
                m_rows = *rows;
                m_shownChoice = choice;
                m_shownRounds = rounds;
                emit finished();
            }
            end();
            if (!rows)
                emit failed(rows.error());
        });
    emit runningChanged(true);
}

void AgreementRun::cancel()
{
    if (!isRunning())
        return;
    for (CancelFlag* flag : {&m_reading, &m_computing}) {
        if (*flag)
            (*flag)->store(true);
        flag->reset();
    }
    m_stale = true;
    m_cancelled = true;
    m_counts.reset();
    m_poll.stop();
    emit runningChanged(false);
}

void AgreementRun::end()
{
    if (isRunning())
        return;
    emit runningChanged(false);
    if (m_stale && m_watched)
        m_coalesce.start();
}

} // namespace tandem
