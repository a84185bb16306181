#include "storage/changes/history.h"

#include "storage/project/project.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

bool isForGood(const Error& error)
{
    return error.code == ErrorCode::Refused || error.code == ErrorCode::NotFound;
}

/// In the place of the inverse of a change that stays; never asked for.
Expected<Written> noWayBack(const WriteContext&)
{
    return failure(ErrorCode::Cancelled, {});
}

/// The same write, with its inverse left in `way`. A write may run twice, the first time in a
/// transaction that did not hold.
Write leavingItsInverse(const Write& write, const std::shared_ptr<Write>& way, bool canUndo = true)
{
    return [write, way, canUndo](const WriteContext& context) {
        *way = {};
        return write(context).map([&](const Written& written) {
            const bool stays = !canUndo && !written.what.as<NothingChanged>();
            *way = stays ? Write(&noWayBack) : written.inverse;
            return written;
        });
    };
}

/// The same where a worker says what to write.
Prepare leavingItsInverse(const Prepare& prepare, const std::shared_ptr<Write>& way, bool canUndo)
{
    return [prepare, way, canUndo](Database& reader, const CancelFlag& cancel) {
        return prepare(reader, cancel).map([&](Prepared prepared) {
            prepared.write = leavingItsInverse(prepared.write, way, canUndo);
            return prepared;
        });
    };
}

Error droppedStep(Error error, const QString& text)
{
    const QString dropped = History::tr("“%1” was removed from the undo history.").arg(text);
    error.remedy = error.remedy.isEmpty() ? dropped : error.remedy + QLatin1Char(' ') + dropped;
    return error;
}

/// The write that `last` left in `way`.
Write turnOf(const QString& text, const Job& last, const std::shared_ptr<Write>& way)
{
    return [text, last, way](const WriteContext& context) -> Expected<Written> {
        // A failure was told of, and nothing is there to be turned.
        if (last.hasFailed() || !*way)
            return failure(ErrorCode::Cancelled, {});
        auto written = (*way)(context);
        if (!written && isForGood(written.error()))
            return failure(droppedStep(written.error(), text));
        return written;
    };
}

} // namespace

History::History(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    connect(&project, &Project::changed, this, [this](const ChangeEvent& event) {
        if (concerns(event, Part::Rounds) && refusal() != m_refusal)
            tellChanged();
    });
}

History::~History() = default;

Job History::change(Change change, const Origin& origin)
{
    const auto way = std::make_shared<Write>();
    const bool isBarrier = !change.canUndo;
    if (change.prepare)
        change.prepare = leavingItsInverse(change.prepare, way, change.canUndo);
    else
        change.write = leavingItsInverse(change.write, way, change.canUndo);
    const QString text = change.text;
    const Job job = m_project.change(std::move(change), origin);
    m_steps.removeIf([](const Step& step) { return !step.isDone; });
    m_steps.append({job.id(), text, origin, origin.asker, isBarrier, true, job, way});
    job.watch(this, [this, id = job.id(), way, isBarrier](const Expected<void>& end) {
        if (!end || !*way)
            drop(id);
        else if (isBarrier)
            forgetBefore(id);
    });
    tellChanged();
    return job;
}

void History::undoOnlyWhile(const Job& made, std::function<Expected<void>(Database&)> may)
{
    if (const qsizetype place = placeOf(made.id()); place >= 0) {
        m_steps[place].mayUndo = std::move(may);
        m_refusal = refusal();
    }
}

Job History::undo()
{
    return canUndo() ? turn(toUndo()) : Job();
}

Job History::redo()
{
    return turn(toRedo());
}

Job History::turn(const Step* next)
{
    if (!next)
        return {};
    emit turning();
    Step& step = m_steps[next - m_steps.constData()];
    const Step before = step;
    Origin origin = step.origin;
    origin.asker = step.asker;
    origin.how = step.isDone ? Origin::How::Undone : Origin::How::Redone;
    step.isDone = !step.isDone;
    step.way = std::make_shared<Write>();
    step.last = m_project.change(
        {.write = leavingItsInverse(turnOf(step.text, before.last, before.way), step.way)}, origin);
    const Job job = step.last;
    job.watch(this, [this, before](const Expected<void>& end) {
        if (end)
            emit turned(before.text, before.isDone);
        else
            turnFailed(before, end.error());
    });
    tellChanged();
    return job;
}

void History::turnFailed(const Step& before, const Error& error)
{
    if (error.code == ErrorCode::Cancelled)
        return;
    if (isForGood(error)) {
        drop(before.id);
        return;
    }
    if (const qsizetype place = placeOf(before.id); place >= 0) {
        m_steps[place] = before;
        tellChanged();
    }
}

void History::drop(JobId id)
{
    if (const qsizetype place = placeOf(id); place >= 0) {
        m_steps.removeAt(place);
        tellChanged();
    }
}

/// What lies below a barrier cannot be reached any more.
void History::forgetBefore(JobId id)
{
    if (const qsizetype place = placeOf(id); place > 0) {
        m_steps.remove(0, place);
        tellChanged();
    }
}

void History::clear()
{
    m_steps.clear();
    tellChanged();
}

qsizetype History::placeOf(JobId id) const
{
    const auto found = std::find_if(
        m_steps.cbegin(), m_steps.cend(), [id](const Step& step) { return step.id == id; });
    return found == m_steps.cend() ? -1 : found - m_steps.cbegin();
}

/// Steps that are undone lie above those that are done, but where an undo in between failed.
const History::Step* History::newestDone() const
{
    const auto found = std::find_if(
        m_steps.crbegin(), m_steps.crend(), [](const Step& step) { return step.isDone; });
    return found == m_steps.crend() ? nullptr : &*found;
}

const History::Step* History::toUndo() const
{
    const Step* newest = newestDone();
    return newest && !newest->isBarrier ? newest : nullptr;
}

QString History::refusal() const
{
    const Step* next = toUndo();
    if (!next || !next->mayUndo)
        return {};
    const auto may = next->mayUndo(m_project.reader());
    return may ? QString() : may.error().sentence();
}

void History::tellChanged()
{
    m_refusal = refusal();
    emit changed();
}

QString History::barrierText() const
{
    const Step* newest = newestDone();
    return newest && newest->isBarrier ? newest->text : QString();
}

const History::Step* History::toRedo() const
{
    const auto found = std::find_if(
        m_steps.cbegin(), m_steps.cend(), [](const Step& step) { return !step.isDone; });
    return found == m_steps.cend() ? nullptr : &*found;
}

int History::count() const
{
    return int(std::count_if(
        m_steps.cbegin(), m_steps.cend(), [](const Step& step) { return !step.isBarrier; }));
}

int History::index() const
{
    return int(std::count_if(m_steps.cbegin(), m_steps.cend(),
        [](const Step& step) { return step.isDone && !step.isBarrier; }));
}

} // namespace tandem
