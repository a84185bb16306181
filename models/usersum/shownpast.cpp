#include "models/usersum/shownpast.h"

#include "models/usersum/activitytext.h"

#include <QStringList>

#include <algorithm>

namespace tandem::usersum {

ShownPast shownPast(const QList<Activity>& activities, qsizetype past, qsizetype mostUnits)
{
    QStringList lines;
    qsizetype units = 0;
    qsizetype first = std::min(past, activities.size());
    while (first > 0) {
        const QString line = activityLine(activities.at(first - 1));
        units += line.size() + 1;
        if (units > mostUnits && !lines.isEmpty())
            break;
        lines.prepend(line);
        --first;
    }
    return {lines.join(u'\n'), first};
}

} // namespace tandem::usersum
