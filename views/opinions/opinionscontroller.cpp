#include "views/opinions/opinionscontroller.h"

#include "models/results/spelling.h"
#include "storage/changes/history.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/roundwrites.h"
#include "views/session/projectsession.h"

#include <algorithm>
#include <array>

namespace tandem {

namespace {

Write plainSayWrite(SampleId sample, const SayWrite& said)
{
    return [sample, said](const WriteContext& context) {
        return OpinionChecks(context.database)
            .say(
                said.round, said.opinion, said.event, context.origin.isBack() ? 0 : said.durationMs)
            .map([&] {
                return Written(OpinionsChanged{sample, said.round, said.utterance});
            });
    };
}

} // namespace

Write workWrite(SampleId sample, const WorkWrite& version)
{
    return [sample, version](const WriteContext& context) -> Expected<Written> {
        OpinionRepository opinions(context.database);
        TANDEM_TRY(before, opinions.own(version.round, version.person));
        WorkWrite write = version;
        if (context.origin.isBack())
            write.durationMs = 0;
        TANDEM_DO(opinions.record(write));
        WorkWrite back = version;
        back.work = before->value(version.utterance);
        return Written(
            OpinionsChanged{sample, version.round, version.utterance}, workWrite(sample, back));
    };
}

Write sayWrite(SampleId sample, const SayWrite& said)
{
    SayWrite back = said;
    back.event = OpinionWithdrawal{opinionEventKind(said.event),
        std::visit([](const auto& what) { return what.by; }, said.event), {}};
    return reversible(plainSayWrite(sample, said), plainSayWrite(sample, back));
}

Write giveUtteranceWrite(
    SampleId sample, RoundId round, int utterance, PersonId author, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_DO(OpinionRepository(database).reassign(round, utterance, author, by));
        return Written(RoundChanged{sample, round});
    };
}

namespace {

constexpr Parts kOpinionsRead =
    Parts(Part::Opinions) | Part::Rounds | Part::Discussions | Part::Samples;

} // namespace

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
    const RoundId round = m_sheet.row.round ? m_sheet.row.round->id : RoundId();
    return m_pending.value({round, place}).value_or(m_sheet.works.value(place));
}

void OpinionsController::change(const QString& text, const UtteranceWork& after)
{
    if (!mayWrite() || after == work())
        return;
    const WorkWrite version{
        m_sheet.row.round->id, person(), m_utterance, after, m_itemTime.elapsedMs()};
    const Job job = m_session.change(this, {text, workWrite(m_sheet.row.id, version)});
    m_pending.add({version.round, m_utterance}, after, job, this);
    job.watch(this, [this, place = m_utterance](const Expected<void>& end) {
        if (end)
            return;
        emit writeRefused();
        emit workChanged(place);
    });
    m_itemTime.restart();
    emit workChanged(m_utterance);
}

void OpinionsController::undo()
{
    m_session.history().undo();
}

void OpinionsController::redo()
{
    m_session.history().redo();
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

Job OpinionsController::say(OpinionEvent event)
{
    if (m_opinion < 0 || !m_sheet.row.round)
        return {};
    std::visit([this](auto& said) { said.by = person(); }, event);
    const PlacedOpinion& placed = m_sheet.opinions.at(m_opinion);
    const SayWrite said{
        m_sheet.row.round->id, placed.utterance, placed.thread.uuid, event, m_itemTime.elapsedMs()};
    m_itemTime.restart();
    static constexpr std::array texts{QT_TR_NOOP("peer review of opinion %1 of sample %2"),
        QT_TR_NOOP("answer about opinion %1 of sample %2"),
        QT_TR_NOOP("decision on opinion %1 of sample %2")};
    const QString text = tr(texts.at(event.index()));
    return m_session.change(this,
        {text.arg(results::countText(placed.number), results::countText(m_sheet.row.position)),
            sayWrite(m_sheet.row.id, said)});
}

void OpinionsController::submit()
{
    if (m_mode == OpinionsMode::Writing && missing().isEmpty())
        m_session.change(
            this, {.write = roundWrite(&RoundRepository::submit, m_sheet.row.round->id, person())});
}

void OpinionsController::withdrawSubmission()
{
    if (m_mode == OpinionsMode::Submitted)
        m_session.change(this, {.write = roundWrite(&RoundRepository::withdrawSubmission,
                                    m_sheet.row.round->id, person())});
}

void OpinionsController::settle()
{
    if (m_mode == OpinionsMode::Checking)
        m_session.change(this,
            {tr("settling the opinions of sample %1").arg(results::countText(m_sheet.row.position)),
                settleWrite(m_sheet.row.round->id, person())});
}

void OpinionsController::reopen(const QString& reason)
{
    if (m_mode == OpinionsMode::Settled)
        m_session.change(this, {.write = roundWrite(&RoundRepository::reopen, m_sheet.row.round->id,
                                    person(), reason)});
}

bool OpinionsController::mayGiveUtterance() const
{
    const auto& round = m_sheet.row.round;
    return isLead() && round && !round->submittedA && !round->submittedB && m_utterance > 0;
}

void OpinionsController::giveUtterance()
{
    if (!mayGiveUtterance())
        return;
    const Round& round = *m_sheet.row.round;
    const PersonId now = m_sheet.authors.value(m_utterance);
    const PersonId other = now == round.pair.a ? round.pair.b : round.pair.a;
    m_session.change(this,
        {.write = giveUtteranceWrite(m_sheet.row.id, round.id, m_utterance, other, person())});
}

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
        bringUp(*opinions);
    else if (concerns(event, kOpinionsRead, {.sample = m_sheet.row.id}))
        refresh();
}

void OpinionsController::bringUp(const OpinionsChanged& opinions)
{
    m_session.setCurrentSample(opinions.sample);
    const QList<PlacedOpinion> before = m_sheet.opinions;
    refresh();
    if (m_mode == OpinionsMode::Writing)
        setUtterance(opinions.utterance);
    // The one of which something was said or taken back, or one from the same utterance.
    const QList<PlacedOpinion>& now = m_sheet.opinions;
    auto found = std::mismatch(now.cbegin(), now.cend(), before.cbegin(), before.cend(),
        [](const PlacedOpinion& a, const PlacedOpinion& b) {
            return a.thread.events == b.thread.events;
        }).first;
    if (found == now.cend())
        found = std::find_if(now.cbegin(), now.cend(),
            [&](const PlacedOpinion& placed) { return placed.utterance == opinions.utterance; });
    setOpinion(found == now.cend() ? -1 : std::distance(now.cbegin(), found));
    emit broughtUp();
}

} // namespace tandem
