#pragma once

#include "storage/changes/change.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <utility>

class QThreadPool;

namespace tandem {

class Project;

/// What of the project a result depends on.
struct Reads
{
    Parts parts;
    std::function<Scope()> scope = {}; ///< all there is without
    int restMs = 0;                    ///< how long changes that follow one another are waited for
};

/// What Latest is without the type of its result.
class LatestBase : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LatestBase)

public:
    /// Waits until a computation has seen that nobody wants it any more.
    ~LatestBase() override;

    bool isBusy() const { return m_underWay != nullptr; }
    /// Nobody wants what is under way any more.
    void cancel();
    /// Whether somebody looks at what is kept: it is read again only then.
    void setWatched(bool watched);
    bool isWatched() const { return m_watched; }
    /// Has `start` begin to read or compute what is kept, or settle() where there is nothing to do,
    /// while somebody looks, and again when a change concerns it.
    void keepStarting(Reads reads, std::function<void()> start);
    /// Whether what is kept is out of date.
    bool isStale() const { return m_stale; }
    /// There is nothing to be read now.
    void settle() { m_stale = false; }
    /// Reads what is kept if it is out of date and somebody looks.
    void readIfStale();
    /// What is kept is out of date; what is being read is read to its end before.
    void renew();
    /// What is being read is not wanted any more; reads anew, later if nobody looks.
    void startOver();

signals:
    void busyChanged(bool busy);
    void failed(const tandem::Error& error);

protected:
    /// `project` may be null: then there is nothing to be read.
    LatestBase(Project* project, QObject* parent);

    /// Called in this thread with the outcome, unless it is not wanted any more.
    using Deliver = std::function<void()>;

    CancelFlag begin();
    /// Runs `work` in a worker: of the project with a connection, or of this.
    void runReading(
        const CancelFlag& flag, std::function<void(Expected<Database*>)> work, Deliver deliver);
    void runWork(const CancelFlag& flag, std::function<void()> work, Deliver deliver);

private:
    void follow(const ChangeEvent& event);
    void deliver(const CancelFlag& flag, const Deliver& deliver);
    void setUnderWay(CancelFlag flag);

    Project* m_project;
    Reads m_reads;
    std::function<void()> m_start; ///< none where nothing is kept
    QTimer m_rest;
    CancelFlag m_underWay;
    std::unique_ptr<QThreadPool> m_pool;
    bool m_watched = false;
    bool m_stale = true;
};

/// Something read from the project or computed, in a worker: of several that are asked for only the
/// latest is told. Declared last by its owner, since its end waits for what it computes.
template <typename T>
class Latest : public LatestBase
{
public:
    using Reading = std::function<Expected<T>(Database&, const CancelFlag&)>;
    using Work = std::function<Expected<T>(const CancelFlag&)>;
    using Show = std::function<void(const T&)>;

    explicit Latest(QObject* parent = nullptr)
        : LatestBase(nullptr, parent)
    {
    }
    explicit Latest(Project& project, QObject* parent = nullptr)
        : LatestBase(&project, parent)
    {
    }

    /// Has it read while somebody looks at it, see setWatched(), and again when a change concerns
    /// it. `reading` is asked for what to read each time and may answer with none.
    void keep(Reads reads, std::function<Reading()> reading, Show show)
    {
        keepStarting(std::move(reads), [this, reading = std::move(reading), show] {
            if (Reading now = reading())
                read(std::move(now), show);
        });
    }
    /// Reads it once.
    void read(Reading reading, Show show)
    {
        const CancelFlag flag = begin();
        const auto result = std::make_shared<Expected<T>>(failure(ErrorCode::Cancelled, {}));
        runReading(
            flag,
            [result, reading = std::move(reading), flag](Expected<Database*> database) {
                *result =
                    database ? reading(**database, flag) : Expected<T>(failure(database.error()));
            },
            [this, result, show = std::move(show)] { tell(*result, show); });
    }
    /// Computes it once, without the project.
    void compute(Work work, Show show)
    {
        const CancelFlag flag = begin();
        const auto result = std::make_shared<Expected<T>>(failure(ErrorCode::Cancelled, {}));
        runWork(
            flag, [result, work = std::move(work), flag] { *result = work(flag); },
            [this, result, show = std::move(show)] { tell(*result, show); });
    }

private:
    void tell(const Expected<T>& result, const Show& show)
    {
        if (result)
            show(*result);
        else
            emit failed(result.error());
    }
};

} // namespace tandem
