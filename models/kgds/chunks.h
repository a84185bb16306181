#pragma once

#include "models/kgds/record.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

/// What a system is let choose from for its background: the article cut into chunks (KGDS, section
/// 2).
namespace tandem::kgds {

/// What a chunk is; the values are stored.
enum class ChunkKind { Paragraph = 0, Sentence = 1, Section = 2, Window = 3 };
inline constexpr std::array kChunkKinds{
    ChunkKind::Paragraph, ChunkKind::Sentence, ChunkKind::Section, ChunkKind::Window};
/// "sentence", "paragraph", "section", "window"; never translated.
QString chunkKindKey(ChunkKind kind);
/// None for what chunkKindKey() does not make.
std::optional<ChunkKind> chunkKindFromKey(const QString& key);
/// "sentences", "paragraphs", "sections", "sliding windows"; translated.
QString chunkKindName(ChunkKind kind);

/// Paragraphs of a section that no heading opens, and of a sliding window, which moves by one.
inline constexpr int kSectionParagraphs = 4;
inline constexpr int kWindowParagraphs = 3;

/// A part of an article that a system takes or leaves as a whole.
struct Chunk
{
    int number = 0;        ///< counts from 1
    QString text;          ///< its paragraphs on lines of their own
    QList<int> paragraphs; ///< indices of those that it covers, or that it is a part of
    bool operator==(const Chunk&) const = default;
};

/// The chunks of an article, in its order. Sentences are told by their signs (sentenceBreaks()). A
/// section is what a heading opens, up to the next one: a paragraph of at most 80 characters and 12
/// words without a stop at its end; paragraphs before the first heading are a section, too. Where
/// headings make fewer than two sections, these are runs of kSectionParagraphs. Windows are
/// kWindowParagraphs each, the next one beginning a paragraph later, so that they overlap; a
/// shorter article is one window.
QList<Chunk> chunksOf(const QList<ParagraphRecord>& article, ChunkKind kind);

/// A chunk as a system names one that the article does not have: "<Paragraph_99>",
/// "<Sentence_99>". Of other chunks than paragraphs the name is never that of a paragraph.
QString chunkName(ChunkKind kind, int number);

/// The paragraphs of what a system chose, under their published names (paragraphName()): of each
/// chunk in turn, a paragraph that several chunks cover once where chunks are no paragraphs. Words
/// that are no chunk of the article stay as they are.
QStringList chosenParagraphs(const QList<Chunk>& chunks, ChunkKind kind, const QStringList& chosen);

} // namespace tandem::kgds
