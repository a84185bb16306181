#pragma once

#include "models/error.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "storage/formats/activitylogs/sourcenavigator.h"

#include <QIODevice>
#include <QStringList>

#include <functional>
#include <optional>

namespace tandem {

class LineReader;

/// Reads the files of a source that are logs of what is looked for, and passes over the others.
class LogReading final
{
public:
    /// Told of a file before its rows are; where errors call it `place`.
    using Begin = std::function<void(
        const LogLayout& layout, const QString& place, const QStringList& names)>;

    /// Looks for activities, or for what tells items; of this kind alone, where one is said, in
    /// these columns, where that is LogKind::Columns.
    LogReading(bool tellsItems, std::optional<LogKind> kind, const NamedColumns& columns);

    /// Reads the files at `path`; see navigateSource(). InvalidInput: files of several kinds.
    Expected<QList<LogFile>> read(
        const QString& path, SourceMeter& meter, const Begin& begin, RowSink& sink);

    /// How the first file that was read is written; none where there was none.
    const std::optional<LogLayout>& layout() const { return m_layout; }
    /// InvalidInput: there was none; says what was there, and where a list of titles lies at `path`
    /// which log it belongs to.
    Error nothingFound(const QString& path) const;

private:
    Expected<bool> readFile(QIODevice& bytes, const QString& name, const QString& place,
        const Begin& begin, RowSink& sink);
    Expected<bool> readGenres(LineReader& lines);
    Expected<std::optional<LogLayout>> layoutOf(
        const LogHead& first, const QString& name, const QString& place);

    bool m_tellsItems;
    std::optional<LogKind> m_kind;
    NamedColumns m_columns;
    std::optional<LogLayout> m_layout;
    QString m_firstPlace;
    QStringList m_passedOver; ///< names of files that are something else
    QStringList m_foundNames; ///< of the first of them
    QStringList m_genres;     ///< of MovieLens 100K, as the source lists them
    QString m_titles;         ///< the name of one that tells items where activities are looked for
};

} // namespace tandem
