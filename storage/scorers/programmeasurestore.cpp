#include "storage/scorers/programmeasurestore.h"

#include "models/metrics/batchscorer.h"
#include "storage/formats/atomicfile.h"
#include "storage/scorers/embeddingscorer.h"
#include "storage/scorers/programscorer.h"
#include "storage/scorers/scorerwords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

#include <limits>

namespace tandem {

namespace {

constexpr qint64 kLargestMeasureFile = 64 << 10;
constexpr qsizetype kMostMeasures = 500;
const QLatin1String kMeasureSuffix(".json");

QString folderOfUser()
{
    QString folder = qEnvironmentVariable("TANDEM_CONFIG_DIR");
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                 QStringLiteral("/Tandem");
    return QDir(folder).filePath(QStringLiteral("measures"));
}

std::shared_ptr<const metrics::MeasureInfo> listedEmbedding(const ProgramMeasure& measure)
{
    metrics::MeasureInfo info{.family = QT_TRANSLATE_NOOP("MetricWords", "Embeddings"),
        .least = -1.0,
        .isSymmetric = true,
        .several = measure.references};
    const QString description =
        measure.description.isEmpty()
            ? ScorerWords::tr("Cosine of the vectors that the embedding model %1 gives of the two "
                              "texts, -1 to 1. The texts are sent to endpoint %2.")
                  .arg(measure.model, measure.endpoint)
            : measure.description;
    return metrics::batchMeasure(std::move(info), measure.key, measure.shownName(), description,
        std::make_shared<EmbeddingScorer>(measure));
}

std::shared_ptr<const metrics::MeasureInfo> listedMeasure(
    const ProgramMeasure& measure, const QString& folder)
{
    constexpr double kNone = std::numeric_limits<double>::infinity();
    metrics::MeasureInfo info{
        .family = QT_TRANSLATE_NOOP("MetricWords", "Programs on this computer"),
        .most = measure.most.value_or(kNone),
        .least = measure.least.value_or(-kNone),
        .isDistance = measure.better == BetterScore::Lower,
        .isSymmetric = measure.isSymmetric,
        .several = measure.references};
    const QString description =
        measure.description.isEmpty()
            ? ScorerWords::tr("Computed by a program on this computer: %1").arg(measure.command)
            : measure.description;
    return metrics::batchMeasure(std::move(info), measure.key, measure.shownName(), description,
        std::make_shared<ProgramScorer>(measure, folder));
}

} // namespace

ProgramMeasureStore::ProgramMeasureStore()
    : ProgramMeasureStore(folderOfUser())
{
}

ProgramMeasureStore::ProgramMeasureStore(QString folder)
    : m_folder(std::move(folder))
{
}

QString ProgramMeasureStore::pathOf(const QString& key) const
{
    return QDir(m_folder).filePath(key + kMeasureSuffix);
}

Expected<ProgramMeasure> ProgramMeasureStore::load(const QString& key) const
{
    const QString path = pathOf(key);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable, ScorerWords::tr("The measure cannot be read."), path,
            ScorerWords::tr("Check the permissions of the file."), file.errorString());
    const QByteArray bytes = file.read(kLargestMeasureFile + 1);
    if (bytes.size() > kLargestMeasureFile)
        return failure(ErrorCode::TooLarge,
            ScorerWords::tr("The file of a measure is larger than 64 KiB."), path);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (!document.isObject())
        return failure(ErrorCode::Corrupt,
            ScorerWords::tr("The file of a measure is not a JSON object."), path,
            ScorerWords::tr("Correct it, or remove it."), error.errorString());
    auto measure = programMeasureFromJson(key, document.object());
    if (!measure)
        return failure(measure.error().in(path));
    return measure;
}

QList<StoredProgramMeasure> ProgramMeasureStore::list() const
{
    QList<StoredProgramMeasure> all;
    const QStringList files = QDir(m_folder).entryList(
        {QStringLiteral("*.json")}, QDir::Files, QDir::Name | QDir::IgnoreCase);
    for (const QString& file : files.first(std::min(files.size(), kMostMeasures))) {
        const QString key = file.chopped(kMeasureSuffix.size());
        if (file.endsWith(kMeasureSuffix))
            all.append({key, load(key)});
        else
            all.append({key, failure(ErrorCode::InvalidInput,
                                 ScorerWords::tr("The name of a measure's file ends with \".json\" "
                                                 "in lower case."),
                                 QDir(m_folder).filePath(file), ScorerWords::tr("Rename it."))});
    }
    return all;
}

Expected<ProgramMeasure> ProgramMeasureStore::byKey(const QString& key) const
{
    const QList<StoredProgramMeasure> all = list();
    QStringList keys;
    for (const StoredProgramMeasure& one : all) {
        if (one.key == key)
            return one.measure;
        keys.append(one.key);
    }
    return failure(ErrorCode::NotFound, ScorerWords::tr("There is no measure \"%1\".").arg(key), {},
        keys.isEmpty()
            ? ScorerWords::tr("Put its file into the folder %1.").arg(m_folder)
            : ScorerWords::tr("Existing measures: %1.").arg(keys.join(QStringLiteral(", "))));
}

Expected<void> ProgramMeasureStore::save(const ProgramMeasure& measure, const QString& before)
{
    TANDEM_DO(checkProgramMeasure(measure));
    const QString path = pathOf(measure.key);
    if (measure.key != before && QFileInfo::exists(path))
        return failure(ErrorCode::Refused,
            ScorerWords::tr("A measure \"%1\" already exists.").arg(measure.key), {},
            ScorerWords::tr("Choose another key."));
    if (!QDir().mkpath(m_folder))
        return failure(ErrorCode::NotWritable, ScorerWords::tr("Cannot create the folder."),
            m_folder, ScorerWords::tr("Check its permissions."));
    TANDEM_DO(writeAtomically(
        path, QJsonDocument(fields::toJson(programMeasureFields(), &measure)).toJson()));
    if (!before.isEmpty() && before != measure.key)
        return remove(before);
    return {};
}

Expected<void> ProgramMeasureStore::remove(const QString& key)
{
    QFile file(pathOf(key));
    if (key.contains(u'/') || !file.exists())
        return failure(
            ErrorCode::NotFound, ScorerWords::tr("There is no measure \"%1\".").arg(key));
    if (!file.remove())
        return failure(ErrorCode::NotWritable, ScorerWords::tr("The measure cannot be removed."),
            file.fileName(), ScorerWords::tr("Check the permissions of its folder."),
            file.errorString());
    return {};
}

void listProgramMeasures(const ProgramMeasureStore& store)
{
    QList<std::shared_ptr<const metrics::MeasureInfo>> measures;
    QList<std::shared_ptr<const metrics::MeasureInfo>> embeddings;
    for (const StoredProgramMeasure& one : store.list()) {
        if (one.measure && one.measure->isEmbedding())
            embeddings.append(listedEmbedding(*one.measure));
        else if (one.measure)
            measures.append(listedMeasure(*one.measure, store.folder()));
    }
    metrics::listMeasures(metrics::MeasureSource::Programs, measures);
    metrics::listMeasures(metrics::MeasureSource::Servers, embeddings);
}

} // namespace tandem
