#include "views/opinions/opinionscontroller.h"

#include "views/session/projectsession.h"

#include <algorithm>

namespace tandem {

OpinionsController::OpinionsController(
    ProjectSession& session, const ActivityClock::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_itemTime(clock)
    , m_sampleTime(clock)
{
    connectAll();
    open(session.currentSample());
}

void OpinionsController::connectAll()
{
    connect(&m_session, &ProjectSession::currentSampleChanged, this, [this](SampleId sample) {
        if (sample != m_sheet.row.id || !sample.isValid())
            open(sample);
    });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        m_sampleTime.restart();
        m_spentMs.clear();
        m_lastUtterance.clear();
        open(m_session.currentSample());
    });
    connect(&m_session, &ProjectSession::peopleChanged, this, &OpinionsController::refresh);
    connect(&m_session, &ProjectSession::settingsChanged, this, &OpinionsController::refresh);
    connect(&m_session, &ProjectSession::writeFailed, this, [this] {
        m_underWay.clear();
        m_asked.clear();
        emit writeRefused();
        refresh();
    });
    connect(&m_session.project(), &Project::changed, this, &OpinionsController::follow);
}

PersonId OpinionsController::person() const
{
    return m_session.currentPerson();
}

bool OpinionsController::isLead() const
{
    return m_session.isLead();
}

void OpinionsController::setUtterance(int place)
{
    if (place == m_utterance || place < 1 || place > m_sheet.utterances())
        return;
    emit aboutToLeaveUtterance();
    m_utterance = place;
    m_lastUtterance.insert(m_sheet.row.id, place);
    m_itemTime.restart();
    emit utteranceChanged();
}

void OpinionsController::stepUtterance(int by)
{
    QList<int> own = m_sheet.placesOf(person());
    if (own.isEmpty()) {
        for (int place = 1; place <= m_sheet.utterances(); ++place)
            own.append(place);
    }
    if (own.isEmpty())
        return;
    const qsizetype count = own.size();
    // Seen from an utterance of the partner, the next own one after it.
    const auto at = std::lower_bound(own.cbegin(), own.cend(), m_utterance);
    const qsizetype here = std::distance(own.cbegin(), at);
    const bool onOwn = at != own.cend() && *at == m_utterance;
    const qsizetype next = onOwn || by < 0 ? here + by : here;
    setUtterance(own.at((next + count) % count));
}

OpinionContext OpinionsController::context() const
{
    return m_utterance < 1 ? OpinionContext() : m_sheet.contexts.at(m_utterance - 1);
}

bool OpinionsController::mayWrite() const
{
    return m_mode == OpinionsMode::Writing && m_sheet.authors.value(m_utterance) == person();
}

UtteranceWork OpinionsController::work(int place) const
{
    if (const auto under = m_underWay.constFind(place); under != m_underWay.constEnd())
        return under->work;
    return m_sheet.works.value(place);
}

void OpinionsController::change(const QString& text, const UtteranceWork& after)
{
    const UtteranceWork before = work();
    if (!mayWrite() || after == before)
        return;
    WorkWrite version{m_sheet.row.round->id, person(), m_utterance, after, m_itemTime.elapsedMs()};
    const auto counted = std::make_shared<std::atomic_bool>(false);
    const Write redo = workWrite(m_sheet.row.id, version, counted);
    version.work = before;
    version.durationMs = 0;
    const Write undo = workWrite(m_sheet.row.id, version, counted);
    UnderWay& under = m_underWay[m_utterance];
    under.work = after;
    ++under.writes;
    m_asked.enqueue({m_utterance, counted});
    m_itemTime.restart();
    m_session.pushChange(text, redo, undo);
    emit workChanged(m_utterance);
}

void OpinionsController::undo()
{
    if (m_session.undoStack().canUndo())
        m_session.undoStack().undo();
}

void OpinionsController::redo()
{
    if (m_session.undoStack().canRedo())
        m_session.undoStack().redo();
}

int OpinionsController::completeCount() const
{
    const QList<int> own = m_sheet.placesOf(person());
    return int(std::count_if(
        own.cbegin(), own.cend(), [this](int place) { return workGaps(work(place)).isEmpty(); }));
}

Missing OpinionsController::missing() const
{
    Missing missing;
    const QList<int> own = m_sheet.placesOf(person());
    for (const int place : own) {
        if (!workGaps(work(place)).isEmpty())
            missing.unanswered.append(place);
    }
    return missing;
}

void OpinionsController::setOpinion(qsizetype index)
{
    if (index == m_opinion || index < 0 || index >= m_sheet.opinions.size())
        return;
    m_opinion = index;
    m_itemTime.restart();
    m_utterance = m_sheet.opinions.at(index).utterance;
    emit opinionChanged();
}

OpinionTurn OpinionsController::turn() const
{
    if (m_opinion < 0)
        return OpinionTurn::Nobody;
    return turnFor(m_sheet, m_sheet.opinions.at(m_opinion).thread, person());
}

int OpinionsController::waitingCount() const
{
    return int(std::count_if(
        m_sheet.opinions.cbegin(), m_sheet.opinions.cend(), [this](const PlacedOpinion& placed) {
            return turnFor(m_sheet, placed.thread, person()) != OpinionTurn::Nobody;
        }));
}

qsizetype OpinionsController::nextWaiting() const
{
    const qsizetype count = m_sheet.opinions.size();
    for (qsizetype step = 1; step <= count; ++step) {
        const qsizetype index = (m_opinion + step) % count;
        if (turnFor(m_sheet, m_sheet.opinions.at(index).thread, person()) != OpinionTurn::Nobody)
            return index;
    }
    return -1;
}

void OpinionsController::say(OpinionEvent event, std::function<void(const Expected<void>&)> done)
{
    if (m_opinion < 0 || !m_sheet.row.round)
        return;
    std::visit([this](auto& said) { said.by = person(); }, event);
    const qint64 spent = m_itemTime.elapsedMs();
    m_itemTime.restart();
    m_asked.enqueue({});
    m_session.project().submit(sayWrite(m_sheet.row.id, m_sheet.row.round->id,
                                   m_sheet.opinions.at(m_opinion).thread.uuid, event, spent),
        this, std::move(done));
}

void OpinionsController::handIn()
{
    if (m_mode == OpinionsMode::Writing && missing().isEmpty())
        m_session.project().submit(roundWrite(m_sheet.row.round->id, person(), RoundDeed::HandIn));
}

void OpinionsController::takeBackHandIn()
{
    if (m_mode == OpinionsMode::HandedIn)
        m_session.project().submit(
            roundWrite(m_sheet.row.round->id, person(), RoundDeed::TakeBack));
}

void OpinionsController::settle()
{
    if (m_mode == OpinionsMode::Checking)
        m_session.project().submit(roundWrite(m_sheet.row.round->id, person(), RoundDeed::Settle));
}

void OpinionsController::reopen(const QString& reason)
{
    if (m_mode == OpinionsMode::Settled)
        m_session.project().submit(reopenOpinionsWrite(m_sheet.row.round->id, person(), reason));
}

bool OpinionsController::mayGiveUtterance() const
{
    const auto& round = m_sheet.row.round;
    return isLead() && round && !round->handedInA && !round->handedInB && m_utterance > 0;
}

void OpinionsController::giveUtterance()
{
    if (!mayGiveUtterance())
        return;
    const Round& round = *m_sheet.row.round;
    const PersonId now = m_sheet.authors.value(m_utterance);
    const PersonId other = now == round.pair.a ? round.pair.b : round.pair.a;
    m_session.project().submit(
        giveUtteranceWrite(m_sheet.row.id, round.id, m_utterance, other, person()));
}

} // namespace tandem
