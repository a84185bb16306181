#include "storage/changes/job.h"

#include <QList>
#include <QPointer>

#include <optional>
#include <utility>

namespace tandem {

struct Job::State
{
    struct Listener
    {
        QPointer<QObject> guard;
        bool isGuarded = false;
        bool tells = false; ///< of a failure
        std::function<void(const Expected<void>&)> then;

        bool call(const Expected<void>& result) const
        {
            if (isGuarded && !guard)
                return false;
            then(result);
            return tells;
        }
    };

    JobId id;
    CancelFlag cancel = std::make_shared<std::atomic_bool>(false);
    std::atomic_bool hasFailed = false;
    QList<Listener> listeners;
    std::optional<Expected<void>> end;
};

Job Job::begun(JobId id)
{
    Job job;
    job.m_state = std::make_shared<State>();
    job.m_state->id = id;
    return job;
}

JobId Job::id() const
{
    return m_state ? m_state->id : JobId();
}

bool Job::isRunning() const
{
    return m_state && !m_state->end;
}

bool Job::hasFailed() const
{
    return m_state && m_state->hasFailed.load();
}

void Job::setFailed() const
{
    m_state->hasFailed.store(true);
}

const Job& Job::onCommitted(QObject* guard, std::function<void()> then) const
{
    return add(guard, false, [then = std::move(then)](const Expected<void>& end) {
        if (end)
            then();
    });
}

const Job& Job::onFailed(QObject* guard, std::function<void(const Error&)> then) const
{
    return add(guard, true, [then = std::move(then)](const Expected<void>& end) {
        if (!end)
            then(end.error());
    });
}

const Job& Job::onEnded(QObject* guard, std::function<void(const Expected<void>&)> then) const
{
    return add(guard, true, std::move(then));
}

const Job& Job::watch(QObject* guard, std::function<void(const Expected<void>&)> then) const
{
    return add(guard, false, std::move(then));
}

const Job& Job::add(
    QObject* guard, bool tells, std::function<void(const Expected<void>&)> then) const
{
    if (isRunning())
        m_state->listeners.append({guard, guard != nullptr, tells, std::move(then)});
    return *this;
}

void Job::cancel() const
{
    if (m_state)
        m_state->cancel->store(true);
}

const CancelFlag& Job::cancelFlag() const
{
    return m_state->cancel;
}

bool Job::end(const Expected<void>& how) const
{
    m_state->end = how;
    const QList<State::Listener> listeners = std::exchange(m_state->listeners, {});
    bool told = false;
    for (const State::Listener& listener : listeners)
        told = listener.call(how) || told;
    return told;
}

} // namespace tandem
