#pragma once

#include "models/text/article.h"
#include "storage/formats/articlereader.h"
#include "storage/formats/jsonvisitor.h"

#include <QSet>

namespace tandem {

/// Turns the events of a JSON document with articles into articles, one in memory at a time.
class ArticleVisitor final : public JsonVisitor
{
    Q_DECLARE_TR_FUNCTIONS(ArticleVisitor)

public:
    /// What may stand at the top: an object or a list of them, or (a line of JSONL) one object.
    enum class Top { ObjectOrList, Object };

    /// `firstIndex` is the number of the first article for the sink.
    ArticleVisitor(JsonSource& jsonSource, const QString& fileName, Top top,
        const ArticleSink& sink, qint64 firstIndex);

    qint64 articlesRead() const { return m_articlesRead; }

protected:
    bool enter(Container container) override;
    bool leave(Container container) override;
    bool field(std::string_view key) override;
    bool scalar(const JsonScalar& value) override;
    QString tooLargeRemedy() const override;

private:
    /// The lists and objects that matter here.
    enum class Node { Articles, Article, Paragraphs, Discussion, Utterance };
    enum class Key {
        Unknown,
        Title,
        Domain,
        Source,
        Paragraphs,
        Text,
        Discussion,
        Participant,
        Utterance
    };

    bool isIgnored() const;
    Key keyNamed(std::string_view key) const;
    QString expectedHere() const;
    bool push(Node node);
    bool takeText(const QString& text);
    bool finishArticle();
    bool finishUtterance();

    const Top m_top;
    const ArticleSink& m_sink;
    const qint64 m_firstIndex;
    qint64 m_articlesRead = 0;
    std::vector<Node> m_nodes;
    Key m_key = Key::Unknown;
    QSet<int> m_articleKeys;   ///< met in the article being read
    QSet<int> m_utteranceKeys; ///< met in the utterance being read
    ArticleText m_article;
    QStringList m_textParagraphs; ///< from the key text
    UtteranceText m_utterance;
};

} // namespace tandem
