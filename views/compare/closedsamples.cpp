#include "views/compare/closedsamples.h"

#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

namespace tandem {

ClosedSamples::ClosedSamples(Project& project, Step step, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_step(step)
    , m_reading(project)
{
    connect(&project, &Project::changed, this, &ClosedSamples::follow);
    reload();
}

void ClosedSamples::setStep(Step step)
{
    if (step == m_step)
        return;
    m_step = step;
    m_samples.clear();
    reload();
    emit changed();
}

int ClosedSamples::placeOf(SampleId sample) const
{
    const auto found = std::find_if(m_samples.cbegin(), m_samples.cend(),
        [sample](const Place& place) { return place.sample == sample; });
    return found == m_samples.cend() ? 0 : int(found - m_samples.cbegin()) + 1;
}

SampleId ClosedSamples::next(int position, bool forward) const
{
    if (m_samples.isEmpty())
        return {};
    if (forward) {
        const auto after = std::find_if(m_samples.cbegin(), m_samples.cend(),
            [position](const Place& place) { return place.position > position; });
        return after == m_samples.cend() ? m_samples.first().sample : after->sample;
    }
    const auto before = std::find_if(m_samples.crbegin(), m_samples.crend(),
        [position](const Place& place) { return place.position < position; });
    return before == m_samples.crend() ? m_samples.last().sample : before->sample;
}

void ClosedSamples::follow(const ChangeEvent& event)
{
    if (const auto* round = event.as<RoundChanged>())
        refresh(round->sample);
    else if (concerns(event, Parts(Part::Rounds) | Part::Samples))
        reload();
}

void ClosedSamples::reload()
{
    // Should it fail: the workspace reads the same tables and says what is wrong.
    m_reading.read(
        [step = m_step](Database& database, const CancelFlag&) -> Expected<QList<Place>> {
            TANDEM_TRY(ids, ComparisonRepository(database).closedSamples(step));
            TANDEM_TRY(rows, SampleRepository(database).rows(*ids));
            QList<Place> places;
            for (const SampleRow& row : *rows)
                places.append({row.position, row.id});
            return places;
        },
        [this](const QList<Place>& places) {
            m_samples = places;
            emit changed();
        });
}

void ClosedSamples::refresh(SampleId sample)
{
    const auto row = SampleRepository(m_project.reader()).row(sample, m_step);
    if (!row || m_reading.isBusy()) {
        reload();
        return;
    }
    const bool closed = row->round && row->round->isClosed();
    const int place = placeOf(sample);
    if (closed == (place > 0))
        return;
    if (closed) {
        const auto where = std::find_if(m_samples.cbegin(), m_samples.cend(),
            [&row](const Place& other) { return other.position > row->position; });
        m_samples.insert(where, {row->position, sample});
    } else {
        m_samples.removeAt(place - 1);
    }
    emit changed();
}

} // namespace tandem
