#pragma once

#include "models/error.h"
#include "models/metrics/synonyms.h"
#include "storage/wordnet/keyedlines.h"
#include "storage/wordnet/wordnetforms.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace tandem {

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
