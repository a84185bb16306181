#include "storage/formats/articlevisitor.h"

#include "models/text/decode.h"
#include "storage/formats/limits.h"

namespace tandem {

ArticleVisitor::ArticleVisitor(JsonSource& jsonSource, const QString& fileName, Top top,
    const ArticleSink& sink, qint64 firstIndex)
    : JsonVisitor(jsonSource, fileName)
    , m_top(top)
    , m_sink(sink)
    , m_firstIndex(firstIndex)
{
}

QString ArticleVisitor::tooLargeRemedy() const
{
    return tr("Save the articles as JSONL, one object in each line; that may be of any size.");
}

/// Whether the value being read belongs to a key without meaning here.
bool ArticleVisitor::isIgnored() const
{
    if (depth() > int(m_nodes.size()))
        return true;
    const bool inObject =
        !m_nodes.empty() && (m_nodes.back() == Node::Article || m_nodes.back() == Node::Utterance);
    return inObject && m_key == Key::Unknown;
}

QString ArticleVisitor::expectedHere() const
{
    if (m_nodes.empty())
        return m_top == Top::Object ? tr("an object") : tr("an object or a list of objects");
    switch (m_nodes.back()) {
    case Node::Articles:
    case Node::Discussion:
        return tr("an object");
    case Node::Article:
        return m_key == Key::Paragraphs || m_key == Key::Discussion ? tr("a list") : tr("a text");
    case Node::Paragraphs:
    case Node::Utterance:
        break;
    }
    return tr("a text");
}

bool ArticleVisitor::enter(Container container)
{
    if (isIgnored())
        return true;
    const bool isList = container == Container::Array;
    if (m_nodes.empty()) {
        if (isList && m_top == Top::ObjectOrList)
            return push(Node::Articles);
        return isList ? failExpected(expectedHere(), describe(container)) : push(Node::Article);
    }
    const Node node = m_nodes.back();
    if (node == Node::Articles && !isList)
        return push(Node::Article);
    if (node == Node::Discussion && !isList)
        return push(Node::Utterance);
    if (node == Node::Article && isList && m_key == Key::Paragraphs)
        return push(Node::Paragraphs);
    if (node == Node::Article && isList && m_key == Key::Discussion)
        return push(Node::Discussion);
    return failExpected(expectedHere(), describe(container));
}

bool ArticleVisitor::push(Node node)
{
    if (node == Node::Article) {
        m_article = {};
        m_textParagraphs.clear();
        m_articleKeys.clear();
    } else if (node == Node::Utterance) {
        m_utterance = {};
        m_utteranceKeys.clear();
    }
    m_nodes.push_back(node);
    return true;
}

ArticleVisitor::Key ArticleVisitor::keyNamed(std::string_view key) const
{
    using namespace std::string_view_literals;
    if (m_nodes.back() == Node::Utterance) {
        if (key == "participant"sv)
            return Key::Participant;
        return key == "utterance"sv ? Key::Utterance : Key::Unknown;
    }
    if (key == "title"sv)
        return Key::Title;
    if (key == "domain"sv)
        return Key::Domain;
    if (key == "source"sv)
        return Key::Source;
    if (key == "paragraphs"sv)
        return Key::Paragraphs;
    if (key == "text"sv)
        return Key::Text;
    return key == "discussion"sv ? Key::Discussion : Key::Unknown;
}

bool ArticleVisitor::field(std::string_view key)
{
    if (depth() > int(m_nodes.size()))
        return true;
    m_key = keyNamed(key);
    if (m_key == Key::Unknown)
        return true;
    QSet<int>& met = m_nodes.back() == Node::Utterance ? m_utteranceKeys : m_articleKeys;
    if (met.contains(int(m_key)))
        return failRepeated(key);
    met.insert(int(m_key));
    return true;
}

bool ArticleVisitor::scalar(const JsonScalar& value)
{
    if (isIgnored())
        return true;
    const bool isList =
        m_nodes.empty() || m_nodes.back() == Node::Articles || m_nodes.back() == Node::Discussion;
    const bool inArticle = !isList && m_nodes.back() == Node::Article;
    if (inArticle && value.type == JsonScalar::Type::Null)
        return true; // the same as leaving the key out
    const bool wantsList = inArticle && (m_key == Key::Paragraphs || m_key == Key::Discussion);
    if (isList || wantsList || value.type != JsonScalar::Type::Text)
        return failExpected(expectedHere(), describe(value));
    return takeText(fromUtf8Exact({value.written.data(), qsizetype(value.written.size())}));
}

bool ArticleVisitor::takeText(const QString& text)
{
    if (m_nodes.back() == Node::Paragraphs) {
        const QString paragraph = foldLines(text);
        if (!paragraph.isEmpty() && m_article.paragraphs.size() <= limits::maxParagraphs)
            m_article.paragraphs.append(paragraph);
        return true;
    }
    switch (m_key) {
    case Key::Title:
        m_article.title = foldLines(text);
        break;
    case Key::Domain:
        m_article.domain = foldLines(text);
        break;
    case Key::Source:
        m_article.source = foldLines(text);
        break;
    case Key::Text:
        m_textParagraphs = splitParagraphs(text, limits::maxParagraphs + 1);
        break;
    case Key::Participant:
        m_utterance.participant = foldLines(text);
        break;
    case Key::Utterance:
        m_utterance.text = foldLines(text);
        break;
    case Key::Unknown:
    case Key::Paragraphs:
    case Key::Discussion:
        break;
    }
    return true;
}

bool ArticleVisitor::leave(Container)
{
    if (depth() >= int(m_nodes.size()))
        return true;
    const Node node = m_nodes.back();
    m_nodes.pop_back();
    if (node == Node::Article)
        return finishArticle();
    if (node == Node::Utterance)
        return finishUtterance();
    m_key = Key::Unknown;
    return true;
}

bool ArticleVisitor::finishUtterance()
{
    if (m_utterance.participant.isEmpty() || m_utterance.text.isEmpty()) {
        const QString key = m_utterance.participant.isEmpty() ? QStringLiteral("participant")
                                                              : QStringLiteral("utterance");
        return failHere(tr("The key \"%1\" is missing or empty.").arg(key),
            tr("Each entry of a discussion needs a participant and an utterance."));
    }
    if (m_article.discussion.size() <= limits::maxParagraphs)
        m_article.discussion.append(std::move(m_utterance));
    return true;
}

bool ArticleVisitor::finishArticle()
{
    if (m_article.paragraphs.isEmpty())
        m_article.paragraphs = m_textParagraphs;
    if (m_article.paragraphs.size() > limits::maxParagraphs ||
        m_article.discussion.size() > limits::maxParagraphs)
        return failHere(tr("This article has more than %L1 paragraphs or utterances.")
                            .arg(limits::maxParagraphs),
            tr("Split it into articles."), ErrorCode::TooLarge);
    if (m_article.paragraphs.isEmpty()) {
        return failHere(
            tr("This article has no text."), tr("Give it \"paragraphs\" (a list of texts) or "
                                                "\"text\" (paragraphs set apart by blank lines)."));
    }
    if (const auto taken = m_sink(std::move(m_article), m_firstIndex + m_articlesRead); !taken)
        return fail(taken.error());
    ++m_articlesRead;
    return true;
}

} // namespace tandem
