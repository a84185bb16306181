#pragma once

#include "models/error.h"
#include "models/llm/embeddings.h"
#include "models/metrics/batchscorer.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace tandem {

class Database;

/// A score to be kept.
struct CachedScore
{
    QByteArray pair;
    QString name; ///< of the score, where the scorer gives several
    double value = 0.0;
};

/// The scores that were computed outside of Tandem, by scorer and texts, so that a second look
/// costs nothing, and the vectors that servers gave of texts: a file in the user's cache folder
/// that holds no text, at most a million scores and 200,000 vectors, the newest. Used by one thread
/// at a time; several processes may use the file.
class ScoreCache final
{
public:
    /// The user's file: scores.sqlite in the folder that TANDEM_CACHE_DIR names, or else in the
    /// user's cache folder.
    static QString userFile();
    /// Opens the file, which is made where there is none, and anew where it is not readable.
    /// NotWritable where `path` is empty: nothing is to be kept.
    static Expected<std::unique_ptr<ScoreCache>> open(const QString& path = userFile());
    ~ScoreCache();
    Q_DISABLE_COPY_MOVE(ScoreCache)

    /// What a pair of texts is known by; the same with the texts swapped where that gives the same
    /// score.
    static QByteArray hashOf(const metrics::BatchPair& pair, bool isSymmetric);
    /// What a scorer is known by: all that its scores depend on but the texts.
    static QByteArray hashOf(const QStringList& parts);

    /// The scores called `name` of these pairs; none where one is not known.
    Expected<QList<std::optional<double>>> find(
        const QByteArray& scorer, const QString& name, const QList<QByteArray>& pairs);
    /// Keeps scores, in one transaction.
    Expected<void> add(const QByteArray& scorer, const QList<CachedScore>& scores);

    /// The vector that a model (hashOf() all that it depends on but the text) gave of a text, empty
    /// where the text is too long for it; none where none is kept.
    Expected<std::optional<llm::EmbeddingVector>> vector(
        const QByteArray& model, const QByteArray& text);
    /// How many numbers a vector that is kept of the model has; 0 where there is none.
    Expected<std::size_t> vectorLength(const QByteArray& model);
    /// Removes what is kept of the model.
    Expected<void> removeVectors(const QByteArray& model);
    /// Keeps vectors, in one transaction.
    Expected<void> addVectors(const QByteArray& model, const QList<QByteArray>& texts,
        const std::vector<llm::EmbeddingVector>& vectors);

    /// The version that was last noted of a command; none where there was none.
    Expected<std::optional<QString>> version(const QByteArray& command);
    Expected<void> noteVersion(const QByteArray& command, const QString& version);

private:
    explicit ScoreCache(std::unique_ptr<Database> database);

    std::unique_ptr<Database> m_database;
};

} // namespace tandem
