#pragma once

#include "models/error.h"
#include "models/metrics/synonyms.h"

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

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

/// The parts of speech in the order in which NLTK goes through them.
enum class WordNetPart { Noun, Verb, Adjective, Adverb };

/// The base forms of a word that WordNet has, as NLTK's morphy finds them: the exceptions' where
/// the word is one, else the word and what endings taken off once leave, else what taking off more
/// leaves first. `word` is UTF-8 in lower case, of any length.
QList<QByteArray> wordNetForms(
    QByteArrayView word, WordNetPart part, const KeyedLines& index, const KeyedLines& exceptions);

/// Synonyms from the database files of a WordNet 3.x that is installed, as NLTK reads them.
class WordNet final : public metrics::Synonyms
{
public:
    /// The files of a folder as /usr/share/wordnet is one: index, data and exceptions of the four
    /// parts of speech. Reads the indexes once (some 10 ms), the rest when it is asked for. Errors
    /// name the file and what to do.
    static Expected<std::unique_ptr<WordNet>> open(const QString& folder);
    /// Where a WordNet is: what the environment says (TANDEM_WORDNET, WNSEARCHDIR, WNHOME), else
    /// the first of the usual folders that has one; empty where none has. What TANDEM_WORDNET says
    /// is not checked.
    static QString installedFolder();
    /// That one, opened; null where there is none.
    static Expected<std::unique_ptr<WordNet>> openInstalled();

    QStringList of(const QString& word) const override;
    QString name() const override { return m_name; }

private:
    struct Part
    {
        WordNetPart part = WordNetPart::Noun;
        std::unique_ptr<KeyedLines> index;
        std::unique_ptr<KeyedLines> data;
        std::unique_ptr<KeyedLines> exceptions;
    };

    WordNet() = default;
    static Expected<Part> openPart(const QString& folder, WordNetPart part);

    std::vector<Part> m_parts; ///< in NLTK's order
    QString m_name;
};

} // namespace tandem
