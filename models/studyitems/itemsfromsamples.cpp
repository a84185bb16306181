#include "models/studyitems/itemsfromsamples.h"

namespace tandem::studies {

namespace {

QString discussionText(const QList<UtteranceText>& discussion)
{
    QStringList lines;
    for (const UtteranceText& utterance : discussion)
        lines.append(utterance.participant + QLatin1String(": ") + utterance.text);
    return lines.join(QLatin1String("\n\n"));
}

/// An item for each of `texts`, which `letter` tells from the other kind.
QList<StudyItem> sampleItems(
    const DemoMaterial& sample, const QStringList& texts, const char* letter, const char* origin)
{
    const QString discussion = discussionText(sample.discussion);
    QList<StudyItem> items;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        StudyItem item;
        item.item.name =
            QStringLiteral("%1-%2%3").arg(sample.name, QLatin1String(letter)).arg(i + 1);
        item.item.group = sample.name;
        item.item.fields.append({QStringLiteral("text"), texts.at(i), 0, {}});
        if (!discussion.isEmpty())
            item.item.fields.append({QStringLiteral("discussion"), discussion, 0, {}});
        item.source.stratum = sample.domain;
        item.source.origin =
            QStringLiteral("%1/%2/%3").arg(QLatin1String(origin), sample.name).arg(i + 1);
        items.append(item);
    }
    return items;
}

} // namespace

QList<StudyItem> paragraphItems(const DemoMaterial& sample)
{
    return sampleItems(sample, sample.paragraphs, "p", "paragraph");
}

QList<StudyItem> factItems(const DemoMaterial& sample)
{
    return sampleItems(sample, sample.facts, "f", "fact");
}

} // namespace tandem::studies
