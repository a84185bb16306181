#include "views/overview/overviewfigures.h"

#include "views/overview/overviewwords.h"
#include "views/session/projectsession.h"

#include <QLocale>

namespace tandem {

namespace {

constexpr int kOverviewRestMs = 300;

Expected<OverviewSnapshot> readSnapshot(Database& database, double hourlyWage, Step step)
{
    OverviewRepository overview(database);
    OverviewSnapshot snapshot;
    TANDEM_TRY_VAR(states, overview.stateCounts(step));
    TANDEM_TRY(hasRounds, overview.hasRounds(step));
    TANDEM_TRY_VAR(progress, overview.progress(hourlyWage));
    TANDEM_TRY_VAR(times, overview.sampleTimes());
    snapshot.step = step;
    snapshot.states = *std::move(states);
    snapshot.hasRounds = *hasRounds;
    snapshot.progress = *std::move(progress);
    snapshot.times = *std::move(times);
    return snapshot;
}

} // namespace

int OverviewSnapshot::count(std::initializer_list<SampleState> among) const
{
    int sum = 0;
    for (const SampleState state : among)
        sum += states.value(state);
    return sum;
}

OverviewFigures::OverviewFigures(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_reading(session, nullptr, RenewedBy::Settings)
{
    const auto reading = [this] {
        return [wage = m_session.settings().hourlyWage, step = m_step](Database& database,
                   const CancelFlag&) { return readSnapshot(database, wage, step); };
    };
    // The wage comes with the session's settings, once it has read them.
    m_reading.keep({.parts = kAllParts & ~Parts(Part::Settings), .restMs = kOverviewRestMs},
        reading, [this](const OverviewSnapshot& snapshot) {
            m_snapshot = snapshot;
            m_ready = true;
            emit refreshed();
        });
    connect(&m_reading, &LatestBase::busyChanged, this, &OverviewFigures::busyChanged);
}

void OverviewFigures::setStep(Step step)
{
    if (step == m_step)
        return;
    m_step = step;
    m_reading.startOver();
}

QString moneyText(double amount, const QString& currency)
{
    const QString number = QLocale().toString(amount, 'f', 2);
    if (currency.isEmpty())
        return number;
    return OverviewWords::tr("%1 %2", "amount and currency").arg(number, currency);
}

} // namespace tandem
