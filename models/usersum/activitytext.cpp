#include "models/usersum/activitytext.h"

#include "models/llm/replyvalue.h"

#include <QDateTime>
#include <QStringList>

#include <algorithm>

namespace tandem::usersum {

QString activityLine(const Activity& activity)
{
    QStringList parts{
        QDateTime::fromMSecsSinceEpoch(activity.time, Qt::UTC).date().toString(Qt::ISODate)};
    const auto append = [&parts](const QString& text, qsizetype most) {
        if (const QString line = llm::boundedLine(text, most); !line.isEmpty())
            parts.append(line);
    };
    append(activity.title.trimmed().isEmpty() ? activity.item : activity.title, kMostTitleUnits);
    if (activity.rating)
        parts.append(QStringLiteral("rating ") + QString::number(*activity.rating));
    append(activity.categories.join(QStringLiteral(", ")), kMostCategoriesUnits);
    append(activity.text, kMostActivityTextUnits);
    return parts.join(QStringLiteral("; "));
}

QString activitiesText(const QList<Activity>& activities, qsizetype first, qsizetype count)
{
    QStringList lines;
    const qsizetype begin = std::max<qsizetype>(first, 0);
    const qsizetype end = begin + std::min(count, activities.size() - begin);
    for (qsizetype i = begin; i < end; ++i)
        lines.append(activityLine(activities.at(i)));
    return lines.join(QLatin1Char('\n'));
}

} // namespace tandem::usersum
