#include "storage/project/samplecontent.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"

#include <QCryptographicHash>

#include <algorithm>
#include <map>
#include <utility>

namespace tandem {

namespace {

/// A digest over texts in their order; their lengths keep the ends of texts apart.
class TextDigest final
{
public:
    void add(const QByteArray& text)
    {
        m_isEmpty = false;
        const QByteArray utf8 = composed(text);
        m_hash.addData(QByteArray::number(utf8.size()).append(':'));
        m_hash.addData(utf8);
    }
    /// Empty where nothing was added. It begins anew then.
    QByteArray take()
    {
        const QByteArray digest = m_isEmpty ? QByteArray() : m_hash.result();
        m_hash.reset();
        m_isEmpty = true;
        return digest;
    }

private:
    /// An "é" of one character and one of two, as macOS writes it, are the same text.
    static QByteArray composed(const QByteArray& utf8)
    {
        const bool isAscii =
            std::all_of(utf8.cbegin(), utf8.cend(), [](char c) { return uchar(c) < 0x80; });
        return isAscii ? utf8
                       : QString::fromUtf8(utf8).normalized(QString::NormalizationForm_C).toUtf8();
    }

    /// The fastest that Qt has; digests are compared in memory and never stored.
    QCryptographicHash m_hash{QCryptographicHash::Blake2b_256};
    bool m_isEmpty = true;
};

/// The digests of the texts that `sql` gives: a sample's id, then the text's parts as BLOBs, in the
/// order of samples.
Expected<std::map<qint64, QByteArray>> digests(Database& database, const QString& sql, qint64 after)
{
    std::map<qint64, QByteArray> found;
    Statement rows(database, sql, {after});
    std::optional<qint64> sample;
    TextDigest digest;
    while (rows.next()) {
        if (sample != rows.integer(0)) {
            if (sample)
                found.emplace(*sample, digest.take());
            sample = rows.integer(0);
        }
        digest.add(rows.bytes(1));
        if (!rows.isNull(2))
            digest.add(rows.bytes(2));
    }
    if (sample)
        found.emplace(*sample, digest.take());
    return rows.result(found);
}

} // namespace

SampleContent contentOf(const kgds::SampleRecord& record)
{
    TextDigest article;
    for (const kgds::ParagraphRecord& paragraph : record.article)
        article.add(paragraph.text.toUtf8());
    TextDigest discussion;
    for (const kgds::UtteranceRecord& utterance : record.discussion) {
        discussion.add(utterance.participant.toUtf8());
        discussion.add(utterance.text.toUtf8());
    }
    return {article.take(), discussion.take()};
}

SampleContent contentOf(const ArticleText& article)
{
    TextDigest digest;
    for (const QString& paragraph : article.paragraphs)
        digest.add(paragraph.toUtf8());
    TextDigest discussion;
    for (const UtteranceText& utterance : article.discussion) {
        discussion.add(utterance.participant.toUtf8());
        discussion.add(utterance.text.toUtf8());
    }
    return {digest.take(), discussion.take()};
}

void KnownSamples::add(SampleId sample, SampleContent content)
{
    m_byArticle[content.article].append({sample, std::move(content.discussion)});
}

Expected<void> KnownSamples::read(Database& database)
{
    TANDEM_TRY(articles, digests(database,
                             QStringLiteral("SELECT sample_id, text, NULL FROM paragraph"
                                            " WHERE sample_id > ? ORDER BY sample_id, number"),
                             m_last));
    // What was edited here is known as it came, too.
    TANDEM_TRY(originals,
        digests(database,
            QStringLiteral("SELECT c.sample_id, j.value, NULL FROM article_change c,"
                           " json_each(c.paragraphs) j WHERE c.sample_id > ? AND c.id = (SELECT"
                           " min(first.id) FROM article_change first WHERE first.sample_id ="
                           " c.sample_id) ORDER BY c.sample_id, j.key"),
            m_last));
    TANDEM_TRY(discussions,
        digests(database,
            QStringLiteral("SELECT sample_id, participant, text"
                           " FROM utterance WHERE sample_id > ? ORDER BY sample_id, position"),
            m_last));
    for (const auto& [sample, article] : *articles) {
        const auto talk = discussions->find(sample);
        const QByteArray discussion = talk == discussions->end() ? QByteArray() : talk->second;
        add(SampleId{sample}, {article, discussion});
        if (const auto original = originals->find(sample);
            original != originals->end() && original->second != article)
            add(SampleId{sample}, {original->second, discussion});
        m_last = sample;
    }
    return {};
}

QList<SampleId> KnownSamples::find(const SampleContent& content) const
{
    return find(content, content.discussion.isEmpty());
}

QList<SampleId> KnownSamples::findSame(const SampleContent& content) const
{
    return find(content, false);
}

QList<SampleId> KnownSamples::find(const SampleContent& content, bool anyDiscussion) const
{
    QList<SampleId> found;
    if (content.article.isEmpty())
        return found;
    const QList<Known> candidates = m_byArticle.value(content.article);
    for (const Known& known : candidates) {
        if (anyDiscussion || known.discussion == content.discussion)
            found.append(known.sample);
    }
    return found;
}

} // namespace tandem
