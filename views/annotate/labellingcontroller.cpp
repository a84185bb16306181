#include "views/annotate/labellingcontroller.h"

#include "storage/changes/change.h"
#include "storage/changes/history.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/roundwrites.h"
#include "storage/repositories/samplerepository.h"
#include "views/session/projectsession.h"

#include <algorithm>

namespace tandem {

namespace {

/// A write that appends `row` to the journal. Its inverse appends what was answered before. The
/// time spent counts once, however often the change is undone and done again.
Write answerWrite(const AnswerWrite& row)
{
    return [row](const WriteContext& context) -> Expected<Written> {
        AnswerRepository answers(context.database);
        TANDEM_TRY(before, answers.own(row.round, row.person, row.item));
        AnswerWrite write = row;
        if (context.origin.isBack())
            write.durationMs = 0;
        TANDEM_DO(answers.record(write));
        AnswerWrite back = row;
        back.answer = *before;
        return Written(
            AnswerChanged{row.round, row.person, row.item, row.answer}, answerWrite(back));
    };
}

/// A commit takes less than a millisecond as a rule; only a slow one is worth showing.
constexpr int kLabellingControllerSlowMs = 150;
/// How long the screen waits for the answer to be on disk before it moves on to the next item.
constexpr int kMoveMs = 8;
/// How long a note still belongs to what was marked as unsure before the step to the next item.
constexpr qint64 kJustMarkedMs = 2'000;
constexpr int kLongestNote = 10'000;
/// Besides answers, which are followed one by one.
constexpr Parts kLabellingReads =
    Parts(Part::Rounds) | Part::Discussions | Part::Facts | Part::Samples;

} // namespace

LabellingController::LabellingController(
    ProjectSession& session, const ActivityClock::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_times(clock)
    , m_sampleTime(clock)
{
    m_step.setSingleShot(true);
    m_step.setInterval(defaultStepPauseMs);
    m_slow.setSingleShot(true);
    m_slow.setInterval(kLabellingControllerSlowMs);
    m_move.setSingleShot(true);
    m_move.setInterval(kMoveMs);
    connectAll();
    m_times.setPerson(person());
    open(session.currentSample(), 0);
}

void LabellingController::connectAll()
{
    connect(&m_step, &QTimer::timeout, this, [this] {
        if (stepOn())
            tellCurrent();
        else
            emit itemChanged(m_current); // it is heard where it stays, too
    });
    connect(&m_move, &QTimer::timeout, this, &LabellingController::tellCurrent);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        m_showSlow = !m_sheet.pending().isEmpty();
        const QList<ItemId> slow = m_sheet.pending().keys();
        for (const ItemId item : slow)
            showItem(item);
    });
    connect(&m_session, &ProjectSession::currentSampleChanged, this, &LabellingController::load);
    connect(&m_session, &ProjectSession::currentStepChanged, this, [this] {
        m_current = -1;
        m_lastIndex.clear();
        open(m_session.currentSample(), 0);
    });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        m_times.setPerson(person());
        m_sampleTime.restart();
        m_spentMs.clear();
        m_lastIndex.clear();
        open(m_session.currentSample(), 0);
    });
    connect(&m_session, &ProjectSession::peopleChanged, this, &LabellingController::refresh);
    connect(&m_session.project(), &Project::changed, this, &LabellingController::follow);
    connect(&m_session.history(), &History::turning, this, &LabellingController::stay);
}

PersonId LabellingController::person() const
{
    return m_session.currentPerson();
}

void LabellingController::setStepPause(int ms)
{
    m_step.setInterval(std::clamp(ms, 0, longestStepPauseMs));
}

void LabellingController::load(SampleId id, int number)
{
    if (id.isValid() && id == m_sheet.open().row.id) {
        m_times.goTo(currentItem());
        moveTo(m_sheet.open().indexOf(m_wanted) >= 0 ? m_sheet.open().indexOf(m_wanted)
                                                     : firstIndex(number));
        m_wanted = {};
    } else {
        open(id, number);
    }
}

void LabellingController::open(SampleId id, int number)
{
    m_step.stop();
    if (m_sheet.open().row.id.isValid())
        m_spentMs.insert(m_sheet.open().row.id, m_sampleTime.elapsedMs());
    m_times.goTo(std::nullopt);
    m_times.endVisits();
    OpenSample fresh;
    if (id.isValid() && person().isValid()) {
        auto read =
            readOpenSample(m_session.project().reader(), id, person(), m_session.currentStep());
        if (read)
            fresh = std::move(*read);
        else
            emit readFailed(read.error());
    }
    emit aboutToReload();
    m_sheet.setOpen(std::move(fresh));
    m_current = -1;
    m_left = -1;
    m_marked = -1;
    emit reloaded();
    setMode(labellingModeOf(sample(), m_session.person(person())));
    m_sampleTime.restart(m_spentMs.value(m_sheet.open().row.id));
    const int wanted = m_sheet.open().indexOf(m_wanted);
    m_wanted = {};
    moveTo(wanted >= 0 ? wanted : firstIndex(number));
    emit progressChanged();
}

int LabellingController::firstIndex(int number) const
{
    if (const int index = sample().indexOfNumber(number); index >= 0)
        return index;
    if (m_current >= 0)
        return m_current;
    if (const auto last = m_lastIndex.constFind(sample().row.id); last != m_lastIndex.constEnd())
        return std::min(*last, count() - 1);
    if (m_mode == LabellingMode::Labelling)
        return m_sheet.next(-1).value_or(0);
    return count() > 0 ? 0 : -1;
}

void LabellingController::setMode(LabellingMode mode)
{
    if (mode != LabellingMode::Labelling) {
        m_step.stop();
        QList<ItemId> items;
        for (const auto& item : sample().items)
            items.append(item.id);
        m_times.forget(items);
    }
    m_mode = mode;
    emit modeChanged();
}

void LabellingController::refresh()
{
    if (!sample().row.id.isValid()) {
        open(m_session.currentSample(), 0);
        return;
    }
    auto read = readOpenSample(
        m_session.project().reader(), sample().row.id, person(), m_session.currentStep());
    if (read)
        adopt(std::move(*read));
    else
        emit readFailed(read.error());
}

void LabellingController::adopt(OpenSample fresh)
{
    const OpenSample old = m_sheet.open();
    if (fresh.items != old.items) {
        open(fresh.row.id, 0);
        return;
    }
    m_sheet.setOpen(std::move(fresh));
    if (sample().discussion != old.discussion)
        emit discussionChanged();
    const LabellingMode mode = labellingModeOf(sample(), m_session.person(person()));
    const bool changed = mode != m_mode;
    if (changed)
        setMode(mode);
    for (int i = 0; i < count(); ++i) {
        if (changed || sample().answers.at(i) != old.answers.value(i))
            emit itemChanged(i);
    }
    emit progressChanged();
}

std::optional<Answer> LabellingController::slowAnswer(int index) const
{
    return m_showSlow ? m_sheet.underWay(index) : std::nullopt;
}

void LabellingController::moveTo(int index)
{
    if (index == m_current || index < -1 || index >= count())
        return;
    moveOn(index);
    tellCurrent();
}

void LabellingController::moveOn(int index)
{
    m_current = index;
    if (index >= 0) {
        m_lastIndex.insert(sample().row.id, index);
        m_times.comeTo(sample().items.at(index).id);
    }
    // Laying out another item takes longer than a commit, whose news would wait for it.
    m_move.start();
}

void LabellingController::tellCurrent()
{
    m_move.stop();
    emit currentIndexChanged(m_current);
}

void LabellingController::setCurrentIndex(int index)
{
    if (index == m_current || index < 0 || index >= count())
        return;
    m_step.stop();
    m_left = -1;
    m_marked = -1;
    m_times.goTo(currentItem());
    moveTo(index);
}

std::optional<ItemId> LabellingController::currentItem() const
{
    if (m_current < 0 || m_current >= count())
        return std::nullopt;
    return sample().items.at(m_current).id;
}

int LabellingController::noteIndex() const
{
    const bool just = m_marked >= 0 && m_times.elapsedMs() < kJustMarkedMs;
    return just ? m_marked : m_current;
}

void LabellingController::goToNumber(int number)
{
    setCurrentIndex(sample().indexOfNumber(number));
}

void LabellingController::goToItem(SampleId id, Step step, ItemId item)
{
    if (step != m_session.currentStep()) {
        m_wanted = item;
        m_session.setCurrentStep(step);
    }
    if (id == m_sheet.open().row.id) {
        m_step.stop();
        setCurrentIndex(m_sheet.open().indexOf(item));
        return;
    }
    m_wanted = item;
    m_session.setCurrentSample(id);
}

bool LabellingController::stepOn()
{
    m_step.stop();
    const auto next = m_sheet.next(m_current);
    if (!next || *next == m_current)
        return false;
    // The time since the last answer goes to the item that comes now: it is being read already.
    m_left = m_current;
    moveOn(*next);
    return true;
}

void LabellingController::startStep()
{
    if (m_step.interval() == 0)
        stepOn();
    else
        m_step.start();
}

void LabellingController::giveAnswer(bool yes)
{
    if (!m_step.isActive())
        return answerHere(yes);
    m_step.stop();
    const auto next = m_sheet.next(m_current);
    if (m_mode != LabellingMode::Labelling || !next || *next == m_current)
        return;
    giveValue(*next, yes);
    m_left = m_current;
    moveOn(*next);
    startStep();
}

void LabellingController::giveAnswerAt(int index, bool yes)
{
    if (m_mode != LabellingMode::Labelling || index < 0 || index >= count())
        return;
    setCurrentIndex(index);
    // Whoever clicks has read this one, whichever was the current one meanwhile.
    m_times.claimVisits(sample().items.at(index).id);
    answerHere(yes);
}

void LabellingController::answerHere(bool yes)
{
    if (m_mode != LabellingMode::Labelling || m_current < 0)
        return;
    m_step.stop();
    giveValue(m_current, yes);
    startStep();
}

void LabellingController::giveValue(int index, bool yes)
{
    Answer next = m_sheet.effective(index);
    next.value = yes ? YesNo::Yes : YesNo::No;
    next.unsure = false;
    give(index, next, named(tr("Answer to paragraph %1"), tr("Answer to fact %1"), index));
}

void LabellingController::toggleUnsure()
{
    if (m_step.isActive() && !stepOn())
        return;
    if (m_mode != LabellingMode::Labelling || m_current < 0)
        return;
    Answer next = m_sheet.effective(m_current);
    next.unsure = !next.unsure;
    give(m_current, next,
        named(tr("Unsure mark of paragraph %1"), tr("Unsure mark of fact %1"), m_current));
    if (!next.unsure)
        return;
    m_marked = m_current;
    startStep();
}

Job LabellingController::setNote(int index, const QString& note)
{
    if (m_mode != LabellingMode::Labelling || index < 0 || index >= count())
        return {};
    m_step.stop();
    Answer next = m_sheet.effective(index);
    next.note = note.trimmed().left(kLongestNote);
    return give(index, next, named(tr("Note on paragraph %1"), tr("Note on fact %1"), index));
}

QString LabellingController::named(const QString& paragraph, const QString& fact, int index) const
{
    return (sample().row.step == Step::KeyFacts ? fact : paragraph)
        .arg(sample().items.at(index).number);
}

Job LabellingController::give(int index, const Answer& next, const QString& text)
{
    if (next == m_sheet.effective(index))
        return {};
    const ItemId item = sample().items.at(index).id;
    const qint64 spent = m_times.answered(item);
    const AnswerWrite row{sample().row.round->id, person(), item, next, spent};
    const Job job = m_session.change(this, {text, answerWrite(row)});
    m_session.history().undoOnlyWhile(
        job, [round = row.round, person = row.person](
                 Database& reader) { return AnswerRepository(reader).mayRecord(round, person); });
    m_sheet.pending().add(item, next, job, this);
    job.watch(
        this, [this, item](const Expected<void>& end) { answerEnded(item, end.has_value()); });
    if (!m_slow.isActive())
        m_slow.start();
    m_marked = -1;
    emit answered();
    return job;
}

void LabellingController::answerEnded(ItemId item, bool committed)
{
    if (m_sheet.pending().isEmpty())
        m_slow.stop();
    if (m_move.isActive())
        tellCurrent();
    if (!committed)
        m_step.stop();
    // Else it was shown with the news of its commit.
    if (!committed || m_showSlow)
        showItem(item);
    m_showSlow = m_showSlow && !m_sheet.pending().isEmpty();
}

void LabellingController::showItem(ItemId item)
{
    if (const int index = sample().indexOf(item); index >= 0)
        emit itemChanged(index);
}

void LabellingController::takeBack()
{
    if (m_mode == LabellingMode::Labelling && m_session.history().undoIsOf(this))
        m_session.history().undo();
}

void LabellingController::submit()
{
    if (m_mode != LabellingMode::Labelling || !m_sheet.missing().isEmpty())
        return;
    m_step.stop();
    m_session
        .change(
            this, {.write = roundWrite(&RoundRepository::submit, sample().row.round->id, person())})
        .onCommitted(this, [this] { emit submitted(); });
}

void LabellingController::withdrawSubmission()
{
    if (m_mode == LabellingMode::Submitted)
        m_session.change(this, {.write = roundWrite(&RoundRepository::withdrawSubmission,
                                    sample().row.round->id, person())});
}

void LabellingController::follow(const ChangeEvent& event)
{
    if (const auto* answer = event.as<AnswerChanged>())
        followAnswer(*answer, event.origin.isBack());
    else if (concerns(event, kLabellingReads, {.sample = sample().row.id}))
        refresh();
}

void LabellingController::followAnswer(const AnswerChanged& event, bool isBack)
{
    const bool here = sample().row.round && sample().row.round->id == event.round;
    if (event.person != person()) {
        // Somebody else's answer counts; what it says is not looked at.
        const auto row =
            SampleRepository(m_session.project().reader()).row(sample().row.id, sample().row.step);
        if (here && row) {
            m_sheet.setRow(*row);
            emit progressChanged();
        }
        return;
    }
    const int index = here ? sample().indexOf(event.item) : -1;
    if (index >= 0) {
        m_sheet.setCommitted(index, event.answer);
        emit itemChanged(index);
        emit progressChanged();
    }
    if (isBack)
        bringUp(event);
}

void LabellingController::bringUp(const AnswerChanged& event)
{
    const auto round = RoundRepository(m_session.project().reader()).byId(event.round);
    if (!round)
        return;
    goToItem(round->sample, round->step, event.item);
    emit itemBroughtUp();
}

} // namespace tandem
