#include "storage/formats/inputpreview.h"

#include "storage/formats/inputkind.h"
#include "storage/formats/kgdsreader.h"

namespace tandem {

namespace {

/// Counts articles and keeps the first.
class PreviewTaker final
{
public:
    explicit PreviewTaker(qsizetype most)
        : m_most(most)
    {
    }

    Expected<void> take(ArticleText&& article)
    {
        ++m_preview.samples;
        m_preview.discussions += article.discussion.isEmpty() ? 0 : 1;
        if (m_preview.articles.size() == m_most || m_units > kPreviewUnits)
            return {};
        if (article.title.isEmpty() && !article.paragraphs.isEmpty())
            article.title = titleFrom(article.paragraphs.constFirst());
        for (const QString& paragraph : std::as_const(article.paragraphs))
            m_units += paragraph.size();
        m_preview.articles.append(std::move(article));
        return {};
    }

    Expected<InputPreview> result(const Expected<qint64>& read) const
    {
        return read.map([this](qint64) { return m_preview; });
    }

private:
    const qsizetype m_most;
    InputPreview m_preview;
    qsizetype m_units = 0;
};

} // namespace

Expected<InputPreview> previewOf(
    const QString& path, FirstLine firstLine, qsizetype most, const std::atomic_bool& cancelled)
{
    PreviewTaker taker(most);
    const auto goOn = [&](qint64) { return !cancelled; };
    TANDEM_TRY(kind, inputKindOf(path));
    if (*kind != InputKind::Kgds)
        return taker.result(readArticles(
            path, [&](ArticleText&& article, qint64) { return taker.take(std::move(article)); },
            goOn, firstLine));
    const auto takeRecord = [&](kgds::SampleRecord&& record, qint64) {
        ArticleText article;
        for (const kgds::ParagraphRecord& paragraph : std::as_const(record.article))
            article.paragraphs.append(paragraph.text);
        for (const kgds::UtteranceRecord& utterance : std::as_const(record.discussion))
            article.discussion.append({utterance.participant, utterance.text});
        return taker.take(std::move(article));
    };
    return taker.result(kgds::readKgds(path, takeRecord, goOn));
}

} // namespace tandem
