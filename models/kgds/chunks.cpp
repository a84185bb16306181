#include "models/kgds/chunks.h"

#include "models/facts/sentences.h"
#include "models/kgds/kgdswords.h"
#include "models/kgds/systemoutput.h"
#include "models/wordof.h"

#include <QHash>

#include <algorithm>

namespace tandem::kgds {

namespace {

constexpr std::array kChunkKindKeys{"paragraph", "sentence", "section", "window"};
constexpr std::array kChunkNames{"<Paragraph_", "<Sentence_", "<Section_", "<Window_"};

Chunk chunkFrom(const QList<ParagraphRecord>& article, qsizetype first, qsizetype count)
{
    Chunk chunk;
    QStringList texts;
    for (qsizetype i = first; i < first + count; ++i) {
        texts.append(article.at(i).text);
        chunk.paragraphs.append(article.at(i).index);
    }
    chunk.text = texts.join(QLatin1Char('\n'));
    return chunk;
}

QList<Chunk> sentencesOf(const QList<ParagraphRecord>& article)
{
    QList<Chunk> chunks;
    for (const ParagraphRecord& paragraph : article) {
        qsizetype begin = 0;
        const auto add = [&](qsizetype end) {
            const QString text = paragraph.text.sliced(begin, end - begin).trimmed();
            if (!text.isEmpty())
                chunks.append({0, text, {paragraph.index}});
            begin = end;
        };
        const QList<SentenceBreak> breaks = sentenceBreaks(paragraph.text);
        for (const SentenceBreak& each : breaks) {
            if (!each.semicolon)
                add(each.next);
        }
        add(paragraph.text.size());
    }
    return chunks;
}

bool isHeading(const QString& text)
{
    constexpr qsizetype kMostUnits = 80;
    constexpr qsizetype kMostWords = 12;
    const QString line = text.trimmed();
    return !line.isEmpty() && line.size() <= kMostUnits && !endsSentence(line) &&
           line.split(QLatin1Char(' '), Qt::SkipEmptyParts).size() <= kMostWords;
}

/// Where sections begin that headings open; a heading below another one opens none.
QList<qsizetype> headedSections(const QList<ParagraphRecord>& article)
{
    QList<qsizetype> begins;
    bool isBelowHeading = false;
    for (qsizetype i = 0; i < article.size(); ++i) {
        const bool opens = isHeading(article.at(i).text);
        if (i == 0 || (opens && !isBelowHeading))
            begins.append(i);
        isBelowHeading = opens;
    }
    return begins;
}

QList<Chunk> sectionsOf(const QList<ParagraphRecord>& article)
{
    QList<qsizetype> begins = headedSections(article);
    if (begins.size() < 2) {
        begins.clear();
        for (qsizetype i = 0; i < article.size(); i += kSectionParagraphs)
            begins.append(i);
    }
    QList<Chunk> chunks;
    for (qsizetype i = 0; i < begins.size(); ++i) {
        const qsizetype end = begins.value(i + 1, article.size());
        chunks.append(chunkFrom(article, begins.at(i), end - begins.at(i)));
    }
    return chunks;
}

/// Runs of `length` paragraphs, the next one beginning one later.
QList<Chunk> runsOf(const QList<ParagraphRecord>& article, qsizetype length)
{
    QList<Chunk> chunks;
    const qsizetype last = std::max<qsizetype>(article.size() - length, 0);
    for (qsizetype i = 0; i <= last && i < article.size(); ++i)
        chunks.append(chunkFrom(article, i, std::min(length, article.size() - i)));
    return chunks;
}

QList<Chunk> unnumberedChunks(const QList<ParagraphRecord>& article, ChunkKind kind)
{
    switch (kind) {
    case ChunkKind::Sentence:
        return sentencesOf(article);
    case ChunkKind::Section:
        return sectionsOf(article);
    case ChunkKind::Window:
        return runsOf(article, kWindowParagraphs);
    case ChunkKind::Paragraph:
        break;
    }
    return runsOf(article, 1);
}

} // namespace

QString chunkKindKey(ChunkKind kind)
{
    return QLatin1String(wordOf(kind, kChunkKindKeys));
}

std::optional<ChunkKind> chunkKindFromKey(const QString& key)
{
    const auto found = std::find_if(kChunkKinds.begin(), kChunkKinds.end(),
        [&](ChunkKind kind) { return key == chunkKindKey(kind); });
    return found == kChunkKinds.end() ? std::nullopt : std::optional(*found);
}

QString chunkKindName(ChunkKind kind)
{
    switch (kind) {
    case ChunkKind::Sentence:
        return KgdsWords::tr("sentences", "chunks of an article");
    case ChunkKind::Section:
        return KgdsWords::tr("sections", "chunks of an article");
    case ChunkKind::Window:
        return KgdsWords::tr("sliding windows", "chunks of an article");
    case ChunkKind::Paragraph:
        break;
    }
    return KgdsWords::tr("paragraphs", "chunks of an article");
}

QList<Chunk> chunksOf(const QList<ParagraphRecord>& article, ChunkKind kind)
{
    QList<Chunk> chunks = unnumberedChunks(article, kind);
    for (qsizetype i = 0; i < chunks.size(); ++i) {
        // The benchmark numbers paragraphs itself.
        chunks[i].number =
            kind == ChunkKind::Paragraph ? chunks.at(i).paragraphs.first() : int(i + 1);
    }
    return chunks;
}

QString chunkName(ChunkKind kind, int number)
{
    return QLatin1String(wordOf(kind, kChunkNames)) + QString::number(number) + u'>';
}

QStringList chosenParagraphs(const QList<Chunk>& chunks, ChunkKind kind, const QStringList& chosen)
{
    if (kind == ChunkKind::Paragraph)
        return chosen;
    QHash<QString, qsizetype> known;
    for (qsizetype i = 0; i < chunks.size(); ++i)
        known.insert(chunkName(kind, chunks.at(i).number), i);
    QStringList names;
    for (const QString& name : chosen) {
        const auto found = known.constFind(name);
        if (found == known.cend()) {
            names.append(name);
            continue;
        }
        for (const int index : chunks.at(*found).paragraphs) {
            if (!names.contains(paragraphName(index)))
                names.append(paragraphName(index));
        }
    }
    return names;
}

} // namespace tandem::kgds
