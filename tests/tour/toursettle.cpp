#include "toursettle.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QSet>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <dlfcn.h>
#include <mutex>
#include <unistd.h>

namespace tandem {

namespace {

/// Every timer that the window's thread made and that still is there. Timers are members of their
/// owners and children of nobody, so that only Qt's hook for debuggers knows of them.
class LiveTimers final
{
public:
    static LiveTimers& instance()
    {
        // Never destroyed: the last objects go after everything else.
        static auto& timers = *new LiveTimers;
        return timers;
    }

    void add(QObject* object)
    {
        const std::lock_guard lock(m_mutex);
        if (QThread::currentThreadId() == m_thread)
            m_made.insert(object);
    }
    void remove(QObject* object)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_made.remove(object))
            m_timers.remove(static_cast<QTimer*>(object));
    }
    /// Whether a timer runs that ends by itself in a moment: what it waits for is about to be
    /// shown.
    bool awaitsTimer()
    {
        // Longer ones wait for what nobody does here, or store where the window stands.
        constexpr int kLongestMs = 400;
        const std::lock_guard lock(m_mutex);
        keepTimers();
        return std::any_of(m_timers.cbegin(), m_timers.cend(), [](const QTimer* timer) {
            return timer->isActive() && timer->isSingleShot() && timer->interval() <= kLongestMs;
        });
    }

private:
    /// What an object is shows only once it is made whole: long after Qt told of it.
    void keepTimers()
    {
        for (QObject* object : std::as_const(m_made)) {
            auto* timer = qobject_cast<QTimer*>(object);
            if (timer && timer->thread() == QThread::currentThread())
                m_timers.insert(timer);
        }
        m_made.clear();
    }

    std::mutex m_mutex;
    Qt::HANDLE m_thread = QThread::currentThreadId();
    QSet<QObject*> m_made; ///< since it was last asked
    QSet<QTimer*> m_timers;
};

void objectMade(QObject* object)
{
    LiveTimers::instance().add(object);
}

void objectGone(QObject* object)
{
    LiveTimers::instance().remove(object);
}

/// Whether any thread but this one computes, waits for a processor or for the disk.
bool othersWork()
{
    const QDir tasks(QStringLiteral("/proc/self/task"));
    const QString self = QString::number(gettid());
    const QStringList all = tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& task : all) {
        QFile file(tasks.filePath(task + QStringLiteral("/stat")));
        if (task == self || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray stat = file.readAll(); // number (name) state ...
        const char state = stat.mid(stat.lastIndexOf(')') + 2, 1).at(0);
        if (state == 'R' || state == 'D')
            return true;
    }
    return false;
}

} // namespace

void watchTimers()
{
    auto* hooks = static_cast<quintptr*>(dlsym(RTLD_DEFAULT, "qtHookData"));
    if (!hooks)
        qFatal("Qt has no hooks: timers cannot be waited for.");
    (void)LiveTimers::instance();
    // Their places have not changed since Qt 5 (private/qhooks_p.h).
    constexpr int kObjectMade = 3;
    constexpr int kObjectGone = 4;
    hooks[kObjectMade] = reinterpret_cast<quintptr>(&objectMade);
    hooks[kObjectGone] = reinterpret_cast<quintptr>(&objectGone);
}

void settleTour()
{
    constexpr int kTurnMs = 4;
    // Windows paint some milliseconds after they are asked to.
    constexpr int kQuietTurns = 6;
    constexpr int kLongestMs = 2000;
    const QDeadlineTimer end(kLongestMs);
    for (int quiet = 0; quiet < kQuietTurns && !end.hasExpired();) {
        bool handled = false;
        while (QCoreApplication::eventDispatcher()->processEvents(QEventLoop::AllEvents) &&
               !end.hasExpired())
            handled = true;
        quiet = handled || othersWork() || LiveTimers::instance().awaitsTimer() ? 0 : quiet + 1;
        if (quiet < kQuietTurns)
            QThread::msleep(kTurnMs);
    }
}

} // namespace tandem
