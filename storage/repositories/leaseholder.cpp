#include "storage/repositories/leaseholder.h"

#include "storage/database/uuid.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QSysInfo>

namespace tandem {

namespace {

/// When a process of this system began, in ticks since its start; empty where there is none.
QString startOf(const QString& process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // The name in parentheses may hold anything.
    const QByteArray line = file.readAll();
    constexpr int kStart = 19; // of the fields behind the name
    return QString::fromLatin1(line.mid(line.lastIndexOf(')') + 2).split(' ').value(kStart));
}

/// What process numbers are counted in: this start of the machine, and the container.
QString systemOfProcesses()
{
    const QFileInfo processes(QStringLiteral("/proc/self/ns/pid"));
    return QString::fromLatin1(QSysInfo::bootUniqueId()) + u' ' +
           processes.symLinkTarget().section(u'/', -1);
}

QString thisProcess()
{
    const QString process = QString::number(QCoreApplication::applicationPid());
    return QStringList{systemOfProcesses(), process, startOf(process)}.join(u'|');
}

} // namespace

QString newLeaseHolder()
{
    return thisProcess() + u'|' + newUuid();
}

bool isDeadHolder(const QString& holder)
{
    const QStringList parts = holder.split(u'|');
    constexpr int kHolderParts = 4;
    if (parts.size() != kHolderParts || parts.at(0) != systemOfProcesses() || parts.at(2).isEmpty())
        return false;
    return startOf(parts.at(1)) != parts.at(2);
}

bool isOtherHolder(const QString& holder)
{
    return !isDeadHolder(holder) && !holder.startsWith(thisProcess() + u'|');
}

} // namespace tandem
