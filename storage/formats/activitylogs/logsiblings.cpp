#include "storage/formats/activitylogs/logsiblings.h"

#include <QFileInfo>
#include <QStringList>

namespace tandem {

namespace {

/// What stands in a file's name for activities, and for items.
constexpr std::pair<const char*, const char*> kSiblings[] = {
    {"ratings.", "movies."}, // MovieLens
    {"u.data", "u.item"},    // its 100K edition
    {"review", "business"},  // Yelp
    {"reviews_", "meta_"},   // Amazon 2014
};

/// The first of these names, but that of the file itself, under which a file lies beside it.
QString besides(const QFileInfo& info, const QStringList& candidates)
{
    for (const QString& candidate : candidates) {
        QString there = info.path() + u'/' + candidate;
        if (candidate != info.fileName() && QFileInfo(there).isFile())
            return there;
    }
    return {};
}

} // namespace

QString itemsBeside(const QString& path)
{
    const QFileInfo info(path);
    const QString name = info.fileName();
    QStringList candidates{QStringLiteral("meta_") + name}; // Amazon 2018 and 2023
    for (const auto& [activities, items] : kSiblings) {
        if (name.contains(QLatin1String(activities)))
            candidates.append(
                QString(name).replace(QLatin1String(activities), QLatin1String(items)));
    }
    // The smaller cores of Amazon have the metadata of the whole.
    for (const QString& candidate : QStringList(candidates))
        candidates.append(QString(candidate).remove(QStringLiteral("_5")));
    return besides(info, candidates);
}

QString logBeside(const QString& path)
{
    const QFileInfo info(path);
    const QString name = info.fileName();
    QStringList candidates;
    for (const auto& [activities, items] : kSiblings) {
        if (name.contains(QLatin1String(items)))
            candidates.append(
                QString(name).replace(QLatin1String(items), QLatin1String(activities)));
    }
    if (name.startsWith(QLatin1String("meta_")))
        candidates.append(name.sliced(5));
    for (const QString& candidate : QStringList(candidates))
        candidates.append(
            QString(candidate).replace(QLatin1Char('.'), QStringLiteral("_5."))); // a core
    return besides(info, candidates);
}

} // namespace tandem
