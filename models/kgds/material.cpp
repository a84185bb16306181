#include "models/kgds/material.h"

#include <QStringList>

namespace tandem::kgds {

namespace {

QString numberedPart(int number, const QString& text)
{
    return QStringLiteral("[%1] ").arg(number) + text;
}

} // namespace

QString articleMaterial(const QList<ParagraphRecord>& article)
{
    QStringList parts;
    for (const ParagraphRecord& paragraph : article)
        parts.append(numberedPart(paragraph.index, paragraph.text));
    return parts.join(QStringLiteral("\n\n"));
}

QString chunkMaterial(const QList<Chunk>& chunks)
{
    QStringList parts;
    for (const Chunk& chunk : chunks)
        parts.append(numberedPart(chunk.number, chunk.text));
    return parts.join(QStringLiteral("\n\n"));
}

QString discussionMaterial(const QList<UtteranceRecord>& discussion)
{
    QStringList lines;
    for (const UtteranceRecord& utterance : discussion)
        lines.append(utterance.participant + QStringLiteral(": ") + utterance.text);
    return lines.join(QLatin1Char('\n'));
}

} // namespace tandem::kgds
