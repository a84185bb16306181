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

/// Every object that the window's thread made and that still is there. Timers are members of their
/// owners and children of nobody, so that only Qt's hook for debuggers knows of them.
class LiveObjects final
{
public:
    static LiveObjects& instance()
    {
        // Never destroyed: the last objects go after everything else.
        static auto& objects = *new LiveObjects;
        return objects;
    }

    void add(QObject* object)
    {
        const std::lock_guard lock(m_mutex);
        if (QThread::currentThreadId() == m_thread)
            m_objects.insert(object);
    }
    void remove(QObject* object)
    {
        const std::lock_guard lock(m_mutex);
        m_objects.remove(object);
    }
    /// Whether a timer runs that ends by itself in a moment: what it waits for is about to be
    /// shown.
    bool awaitsTimer()
    {
        // Longer ones wait for what nobody does here, or store where the window stands.
        constexpr int kLongestMs = 400;
        const std::lock_guard lock(m_mutex);
        return std::any_of(m_objects.cbegin(), m_objects.cend(), [](const QObject* object) {
            if (object->thread() != QThread::currentThread())
                return false;
            const auto* timer = qobject_cast<const QTimer*>(object);
            return timer && timer->isActive() && timer->isSingleShot() &&
                   timer->interval() <= kLongestMs;
        });
    }

private:
    std::mutex m_mutex;
    Qt::HANDLE m_thread = QThread::currentThreadId();
    QSet<QObject*> m_objects;
};

void objectMade(QObject* object)
{
    LiveObjects::instance().add(object);
}

void objectGone(QObject* object)
{
    LiveObjects::instance().remove(object);
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
    (void)LiveObjects::instance();
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
        quiet = handled || othersWork() || LiveObjects::instance().awaitsTimer() ? 0 : quiet + 1;
        if (quiet < kQuietTurns)
            QThread::msleep(kTurnMs);
    }
}

} // namespace tandem
