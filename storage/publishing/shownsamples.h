#pragma once

#include "models/error.h"
#include "models/studies/item.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

class Database;

/// Tells whose texts of the project items of studies show. What an item was made from says so only
/// as long as nothing is renumbered, and one that came from a file says nothing: so texts do.
class ShownSamples final
{
public:
    /// Reads the texts of all samples, excluded ones too. `published` has the splits of the samples
    /// that are published, by their UUIDs. For a worker.
    static Expected<ShownSamples> read(
        Database& database, const QHash<QString, QString>& published);

    /// The UUID of the sample that an item shows; empty where it shows none of the project. None
    /// where it shows a text of samples that are not published, or was made from a sample that no
    /// longer has its texts.
    std::optional<QString> publishedSample(const studies::StudyItem& item) const;

private:
    void add(const QString& text, qsizetype sample);

    QStringList m_samples; ///< UUIDs
    QList<bool> m_isPublished;
    QHash<QByteArray, QList<qsizetype>> m_byText; ///< places in m_samples, by a text's digest
};

} // namespace tandem
