#include "views/metrics/synonymsource.h"

#include "storage/wordnet/wordnet.h"
#include "views/metrics/metricsviewwords.h"

#include <QDir>
#include <QFileInfo>
#include <QMutexLocker>

#include <utility>

namespace tandem {

namespace {

bool hasWordNet(const QString& folder)
{
    return QFileInfo::exists(QDir(folder).filePath(QStringLiteral("index.noun")));
}

QString placeOfFolder(const QString& folder)
{
    if (folder.isEmpty())
        return WordNet::installedFolder();
    // WordNet's own packages have the files one folder deeper.
    for (const QString& place : {folder, QDir(folder).filePath(QStringLiteral("dict"))}) {
        if (hasWordNet(place))
            return place;
    }
    return {};
}

} // namespace

SynonymSource::SynonymSource(QString folder)
    : m_folder(std::move(folder))
    , m_place(placeOfFolder(m_folder))
{
}

Expected<SynonymSource::Loaded> SynonymSource::load() const
{
    const QMutexLocker lock(&m_mutex);
    if (m_loaded)
        return m_loaded;
    if (!isAvailable())
        return failure(ErrorCode::NotFound, MetricsViewWords::tr("WordNet was not found."),
            m_folder, MetricsViewWords::tr("Install WordNet 3.0, or choose its folder."));
    TANDEM_TRY_VAR(opened, WordNet::open(m_place));
    m_loaded = std::move(*opened);
    return m_loaded;
}

} // namespace tandem
