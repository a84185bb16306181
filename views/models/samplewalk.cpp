#include "views/models/samplewalk.h"

#include "views/models/samplereview.h"
#include "views/models/systemchoicebar.h"
#include "views/models/systemsamplelist.h"
#include "views/session/projectsession.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

bool isOpenSample(const SystemSampleRow& row)
{
    return row.isJudged && !row.isDone;
}

} // namespace

SampleWalk::SampleWalk(
    ProjectSession& session, SystemSampleList& samples, SampleReview& review, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_samples(samples)
    , m_review(review)
{
}

SampleId SampleWalk::firstSample(SampleId shown) const
{
    if (m_seeks) {
        const SystemSampleRow* wanted = m_samples.row(m_session.currentSample());
        if (wanted && wanted->drawnLeft > 0)
            return wanted->sample;
        for (const SystemSampleRow& row : m_known.rows) {
            if (row.drawnLeft > 0)
                return row.sample;
        }
    }
    if (m_seeksDiffering) {
        for (const SystemSampleRow& row : m_known.rows) {
            if (row.peopleDiffer && m_samples.isShown(row.sample))
                return row.sample;
        }
    }
    for (const SampleId sample : {m_session.currentSample(), shown}) {
        if (m_samples.isShown(sample))
            return sample;
    }
    if (m_samples.first().isValid())
        return m_samples.first();
    return m_samples.row(m_session.currentSample()) ? m_session.currentSample() : SampleId();
}

void SampleWalk::stepSample(int by)
{
    if (const SampleId next = m_samples.neighbour(by); next.isValid())
        emit sampleWanted(next);
}

void SampleWalk::nextSystem()
{
    if (m_samples.focusOn().what != SampleFocus::On::Drawn) {
        if (m_known.systems.size() < 2)
            emit told(tr("There is no other system."));
        else
            emit choiceWanted(withNextSystem(m_known));
        return;
    }
    m_sought.clear();
    m_soughtIn.clear();
    if (!seekInOtherSystem())
        seekUndecided();
}

void SampleWalk::nextBeside()
{
    if (m_known.systems.size() < 2)
        emit told(tr("There is no other system that could stand beside it."));
    else
        emit choiceWanted(withNextBeside(m_known));
}

void SampleWalk::nextVerifier()
{
    if (m_known.verifiers.size() > 1)
        emit choiceWanted(withNextVerifier(m_known));
    else if (m_known.verifiers.isEmpty())
        emit told(tr("Nobody has judged outputs yet."));
    else
        emit told(
            tr("%1 is the only verifier that has judged outputs.").arg(m_known.verifiers.first()));
}

void SampleWalk::otherParadigm()
{
    const kgds::Paradigm other = tandem::otherParadigm(m_known.choice.system.paradigm);
    if (const auto choice = withOtherParadigm(m_known))
        emit choiceWanted(*choice);
    else
        emit told(tr("There is no output of this system under %1.", "way of asking")
                      .arg(kgds::paradigmName(other)));
}

void SampleWalk::seekUndecided()
{
    m_sought.clear();
    m_soughtIn = {m_known.choice.system};
    m_seeksDiffering = false;
    if (!m_review.goToUndecided())
        seekOn();
}

void SampleWalk::seekOnArrival()
{
    m_sought.clear();
    m_soughtIn.clear();
    m_seeks = true;
    m_seeksToFinish = false;
    m_seeksDiffering = false;
}

void SampleWalk::seekDiffering()
{
    m_seeks = false;
    if (m_review.goToDiffering())
        return;
    const QList<SystemSampleRow> rows = m_samples.behindCurrent();
    const SystemSampleRow* here = m_samples.row(m_samples.current());
    const auto goTo = [&](const auto& isWanted) {
        const auto next = std::find_if(rows.cbegin(), rows.cend(),
            [&](const SystemSampleRow& row) { return row.peopleDiffer && isWanted(row); });
        if (next == rows.cend())
            return false;
        m_seeksDiffering = true;
        emit sampleWanted(next->sample);
        return true;
    };
    if (goTo([here](const SystemSampleRow& row) { return !here || row.position > here->position; }))
        return;
    const SampleFocus::On focus = m_samples.focusOn().what;
    const bool isEverywhere =
        focus == SampleFocus::On::PeopleDiffer || focus == SampleFocus::On::Everything;
    const auto other =
        isEverywhere ? withNextAmong(m_known, m_known.differing) : std::optional<SystemChoice>();
    if (other) {
        m_seeksDiffering = true;
        emit choiceWanted(*other);
    } else if (!goTo([](const SystemSampleRow&) { return true; }) &&
               !m_review.goToDiffering(true)) {
        emit told(isEverywhere
                      ? tr("People differ on nothing that you are done with.")
                      : tr("People differ on nothing in this list that you are done with."));
    }
}

void SampleWalk::arrive(const SharedSystemSample& sample)
{
    m_shown = sample ? sample->first.id : SystemOutputId();
    if (sample && std::exchange(m_seeksDiffering, false)) {
        m_review.goToDiffering(true);
        return;
    }
    if (!sample || !std::exchange(m_seeks, false) || !m_session.currentPerson().isValid() ||
        m_review.goToUndecided(true))
        return;
    // What was drawn of it may have got its last opinion since the list was read.
    const SystemSampleRow* row = m_samples.row(sample->sample);
    const bool isLeft = row && row->isDrawn && !m_known.drawnLeft.isEmpty();
    if (m_review.isOnlyToFinish() && (m_seeksToFinish || !isLeft))
        emit told(tr("Everything that is asked for has your opinion here, but you are not done "
                     "with it."));
    else
        seekOn();
}

void SampleWalk::seekOn()
{
    m_sought.insert(m_shown);
    m_seeksToFinish = false;
    const QList<SystemSampleRow> rows = m_samples.behindCurrent();
    const auto goTo = [&](const auto& isWanted) {
        const auto next = std::find_if(rows.cbegin(), rows.cend(), [&](const SystemSampleRow& row) {
            return isOpenSample(row) && isWanted(row) && !m_sought.contains(row.output);
        });
        m_seeks = next != rows.cend();
        if (m_seeks)
            emit sampleWanted(next->sample);
        return m_seeks;
    };
    // What was drawn is waited for, here and in other systems; the rest nobody asked for.
    if (goTo([](const SystemSampleRow& row) { return row.drawnLeft > 0; }))
        return;
    const SampleFocus::On focus = m_samples.focusOn().what;
    const bool isEverywhere =
        focus == SampleFocus::On::Drawn || focus == SampleFocus::On::Everything;
    if (isEverywhere && seekInOtherSystem())
        return;
    if (goTo([](const SystemSampleRow& row) { return !row.isDrawn; }))
        return;
    m_seeksToFinish = true;
    if (!goTo([](const SystemSampleRow&) { return true; }))
        tellNothingLeft();
}

bool SampleWalk::seekInOtherSystem()
{
    const auto next = withNextAmong(m_known, m_known.drawnLeft);
    if (!next || m_soughtIn.contains(next->system))
        return false;
    m_soughtIn.append(next->system);
    m_seeks = true;
    emit choiceWanted(*next);
    return true;
}

void SampleWalk::tellNothingLeft()
{
    if (m_samples.focusOn().what != SampleFocus::On::Drawn)
        emit told(tr("Everything in the list has your opinion."));
    else if (m_samples.first().isValid())
        emit told(tr("Everything that was drawn to be checked has your opinion."));
    else
        emit told(
            tr("Nothing of this verifier's verdicts on this system was drawn to be checked."));
}

} // namespace tandem
