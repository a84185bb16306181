#include "storage/runs/tasktext.h"

#include "storage/runs/runkind.h"
#include "storage/runs/runwords.h"

#include <QLocale>

namespace tandem {

namespace {

/// What stands in a name, in turn.
QString joinedName(const QStringList& parts)
{
    QStringList words;
    for (const QString& part : parts) {
        if (!part.isEmpty())
            words.append(part);
    }
    return words.join(RunWords::tr(", ", "between the parts of a task's name"));
}

} // namespace

QString taskPartText(const QString& part)
{
    // No two kinds write the same part.
    for (const RunKind* kind : runKinds()) {
        if (const QString text = kind->partText(part); !text.isEmpty())
            return text;
    }
    return part;
}

QString sampleTaskText(const TaskRow& task)
{
    if (task.samplePosition == 0)
        return {};
    const QString sample = QLocale().toString(task.samplePosition);
    if (task.paragraphNumber > 0)
        return RunWords::tr("Sample %1, paragraph %2")
            .arg(sample, QLocale().toString(task.paragraphNumber));
    return joinedName(
        {RunWords::tr("Sample %1").arg(sample), task.system, taskPartText(task.subject.part)});
}

QString caseTaskText(const TaskRow& task)
{
    if (task.casePosition == 0)
        return {};
    const QString name = task.caseName.isEmpty()
                             ? RunWords::tr("Case %1").arg(QLocale().toString(task.casePosition))
                             : task.caseName;
    return joinedName({name, task.system, taskPartText(task.subject.part)});
}

QString userTaskText(const TaskRow& task)
{
    if (task.user.isEmpty())
        return {};
    return joinedName({task.user, task.system, taskPartText(task.subject.part)});
}

QString taskText(const TaskRow& task)
{
    if (!task.user.isEmpty())
        return userTaskText(task);
    const QString name = task.casePosition > 0 ? caseTaskText(task) : sampleTaskText(task);
    // What it was about may have been taken out.
    return name.isEmpty() ? taskPartText(task.subject.part) : name;
}

} // namespace tandem
