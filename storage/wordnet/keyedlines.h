#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QString>

#include <memory>
#include <optional>

namespace tandem {

/// A file of WordNet's, mapped into memory, of lines that are found by their first word. Can be
/// asked by several threads at once. The file must not be cut short while it is in use.
class KeyedLines final
{
public:
    /// What the lines are: entries that are found by their first word, or records that are found by
    /// where they stand.
    enum class Kind { Entries, Records };

    /// Lines that begin with a blank are WordNet's licence and left out. Errors: NotFound,
    /// Unreadable, TooLarge, InvalidInput with the line.
    static Expected<std::unique_ptr<KeyedLines>> open(const QString& path, Kind kind);

    /// The line that begins with `key` and white space, without its end; none where there is none.
    /// Of several the last.
    std::optional<QByteArrayView> lineOf(QByteArrayView key) const;
    /// The line that begins at a byte of the file, at most a megabyte of it; empty where there is
    /// none.
    QByteArrayView lineAt(qsizetype start) const;
    /// The first line that is not of the licence.
    QByteArrayView firstLine() const;
    /// What stands before that.
    QByteArrayView licence() const;
    /// Bytes of the longest first word.
    qsizetype longestKey() const { return m_longestKey; }

private:
    explicit KeyedLines(const QString& path);
    Expected<void> map();
    Expected<void> index();

    QFile m_file;
    QByteArrayView m_bytes;
    qsizetype m_licenceLength = 0;
    qsizetype m_longestKey = 0;
    QHash<QByteArrayView, quint32> m_lines; ///< of entries: where the last line of a word stands
};

} // namespace tandem
