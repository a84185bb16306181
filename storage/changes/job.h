#pragma once

#include "models/error.h"
#include "storage/changes/change.h"

#include <functional>
#include <memory>

class QObject;

namespace tandem {

/// A change under way; a handle to be copied. It ends exactly once, in the project's thread, after
/// the event of its commit. Whoever asked for the change says here what is to follow; nothing
/// follows once `guard` is gone.
class Job final
{
public:
    /// No job.
    Job() = default;

    JobId id() const;
    bool isRunning() const;
    /// To be asked in the writer's thread, too: right once a later job is written there.
    bool hasFailed() const;

    const Job& onCommitted(QObject* guard, std::function<void()> then) const;
    /// Tells of the failure: nobody else does then.
    const Job& onFailed(QObject* guard, std::function<void(const Error&)> then) const;
    /// Both in one.
    const Job& onEnded(QObject* guard, std::function<void(const Expected<void>&)> then) const;
    /// However it ends, for who keeps account of it: a failure is told of by others nevertheless.
    const Job& watch(QObject* guard, std::function<void(const Expected<void>&)> then) const;

    /// Heard while it is prepared or waits in the queue, not later. It ends with
    /// ErrorCode::Cancelled then, and only who asks by onFailed() is told.
    void cancel() const;

private:
    friend class Project;
    struct State;

    static Job begun(JobId id);
    const CancelFlag& cancelFlag() const;
    void setFailed() const;
    /// Calls what is to follow; whether somebody told of the failure.
    bool end(const Expected<void>& how) const;
    const Job& add(
        QObject* guard, bool tells, std::function<void(const Expected<void>&)> then) const;

    std::shared_ptr<State> m_state;
};

} // namespace tandem
