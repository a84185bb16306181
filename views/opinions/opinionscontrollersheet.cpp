#include "views/opinions/opinionscontroller.h"
#include "views/session/projectsession.h"

#include <algorithm>
#include <utility>

/// How the controller follows the session and the project.
namespace tandem {

namespace {

constexpr Parts kOpinionsRead =
    Parts(Part::Opinions) | Part::Rounds | Part::Discussions | Part::Samples;

} // namespace

void OpinionsController::open(SampleId sample)
{
    if (m_sheet.row.id.isValid())
        m_spentMs.insert(m_sheet.row.id, m_sampleTime.elapsedMs());
    emit aboutToReload();
    OpinionSheet fresh;
    if (sample.isValid() && person().isValid()) {
        auto read = readOpinionSheet(m_session.project().reader(), sample, person());
        if (read)
            fresh = std::move(*read);
        else
            emit readFailed(read.error());
    }
    m_sheet = std::move(fresh);
    m_mode = opinionsModeOf(m_sheet, person());
    m_utterance = 0;
    m_opinion = -1;
    chooseFirst();
    m_sampleTime.restart(m_spentMs.value(m_sheet.row.id));
    m_itemTime.restart();
    emit reloaded();
}

void OpinionsController::chooseFirst()
{
    const QList<int> own = m_sheet.placesOf(person());
    const int last = m_lastUtterance.value(m_sheet.row.id);
    const auto open = std::find_if(
        own.cbegin(), own.cend(), [this](int place) { return !workGaps(work(place)).isEmpty(); });
    if (last >= 1 && last <= m_sheet.utterances())
        m_utterance = last;
    else if (open != own.cend())
        m_utterance = *open;
    else if (!own.isEmpty())
        m_utterance = own.constFirst();
    else
        m_utterance = m_sheet.utterances() > 0 ? 1 : 0;
    m_opinion = -1;
    if (!m_sheet.opinions.isEmpty()) {
        const qsizetype waiting = nextWaiting();
        m_opinion = waiting >= 0 ? waiting : 0;
        m_utterance = m_sheet.opinions.at(m_opinion).utterance;
    }
}

void OpinionsController::refresh()
{
    if (!m_sheet.row.id.isValid()) {
        open(m_session.currentSample());
        return;
    }
    auto read = readOpinionSheet(m_session.project().reader(), m_sheet.row.id, person());
    if (read)
        adopt(std::move(*read));
    else
        emit readFailed(read.error());
}

void OpinionsController::adopt(OpinionSheet fresh)
{
    const OpinionsMode mode = opinionsModeOf(fresh, person());
    const bool sameTexts =
        fresh.contexts.size() == m_sheet.contexts.size() &&
        std::equal(fresh.contexts.cbegin(), fresh.contexts.cend(), m_sheet.contexts.cbegin(),
            [](const auto& a, const auto& b) {
                return a.utterance == b.utterance && a.participant == b.participant;
            });
    const bool sameRound = fresh.row.round.has_value() == m_sheet.row.round.has_value() &&
                           (!fresh.row.round || fresh.row.round->id == m_sheet.row.round->id);
    const bool closing = fresh.opinions.isEmpty() != m_sheet.opinions.isEmpty();
    if (!sameTexts || !sameRound || closing) {
        open(fresh.row.id);
        return;
    }
    const OpinionSheet old = std::exchange(m_sheet, std::move(fresh));
    m_mode = mode;
    emit refreshed();
    for (int place = 1; place <= m_sheet.utterances(); ++place) {
        if (old.works.value(place) != m_sheet.works.value(place))
            emit workChanged(place);
    }
}

void OpinionsController::follow(const ChangeEvent& event)
{
    const auto* opinions = event.as<OpinionsChanged>();
    if (opinions && event.origin.isBack())
        bringUp(opinions->sample);
    else if (concerns(event, kOpinionsRead, {.sample = m_sheet.row.id}))
        refresh();
}

void OpinionsController::bringUp(SampleId sample)
{
    if (sample != m_sheet.row.id) {
        m_session.setCurrentSample(sample);
        emit broughtUp();
        return;
    }
    const QHash<int, UtteranceWork> before = m_sheet.works;
    refresh();
    if (m_mode != OpinionsMode::Writing)
        return;
    for (int place = 1; place <= m_sheet.utterances(); ++place) {
        if (before.value(place) == m_sheet.works.value(place))
            continue;
        setUtterance(place);
        emit broughtUp();
        return;
    }
}

} // namespace tandem
