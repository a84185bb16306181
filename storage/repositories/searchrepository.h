#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QList>
#include <QSet>
#include <QString>

namespace tandem {

class Database;

/// What kind of text a hit stands in.
enum class SearchKind { Title = 0, Paragraph = 1, Utterance = 2, Opinion = 3, Fact = 4 };

/// One text that has all the words.
struct SearchHit
{
    SearchKind kind = SearchKind::Paragraph;
    SampleId sample;
    int samplePosition = 0;
    QString sampleTitle;
    int number =
        0; ///< paragraph number or utterance position, counting from 1; 0 where there is none
    QString text;
};

/// Full-text search over titles, articles, discussions, opinions and facts (FTS5). Notes are left
/// out: they belong to answers, and answers are blind.
class SearchRepository final
{
public:
    explicit SearchRepository(Database& database)
        : m_database(database)
    {
    }

    /// Texts that have every word of `words`, each as a whole word or as the beginning of one, best
    /// first, at most `limit`. Chinese, Japanese and Korean runs are matched as phrases. Words
    /// without a letter or digit find nothing.
    Expected<QList<SearchHit>> find(const QString& words, int limit);

    /// The samples whose title, article or discussion has every word in one text. For a worker.
    Expected<QSet<SampleId>> samplesWith(const QString& words);

    /// Adds a text to the index, inside the caller's transaction.
    Expected<void> add(SearchKind kind, qint64 id, const QString& text);
    /// Removes a text that was added with exactly this wording.
    Expected<void> remove(SearchKind kind, qint64 id, const QString& text);
    /// Removes every utterance of a sample, before they are deleted or replaced.
    Expected<void> removeDiscussion(SampleId sample);

private:
    Database& m_database;
};

} // namespace tandem
