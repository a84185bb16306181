#include "storage/formats/kgdscheck.h"

#include "storage/formats/formatwords.h"

#include <QSet>

namespace tandem::kgds {

namespace {

QString unknownIndex(int index, qsizetype paragraphs)
{
    return FormatWords::tr("The article (SBK) has no paragraph %1; its paragraphs are 1 to %2.")
        .arg(index)
        .arg(paragraphs);
}

QString repeatedIndex(int index)
{
    return FormatWords::tr("Paragraph %1 is listed a second time.").arg(index);
}

/// The fault in one entry's index, "" where there is none.
QString indexFault(int index, qsizetype paragraphs, QSet<int>& seen)
{
    if (index < 1 || index > paragraphs)
        return unknownIndex(index, paragraphs);
    if (seen.contains(index))
        return repeatedIndex(index);
    seen.insert(index);
    return {};
}

std::optional<SampleFault> groupFault(const QList<FactGroup>& groups,
    const QList<FilePlace>& places, qsizetype paragraphs, const QString& key)
{
    QSet<int> seen;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const QString fault = indexFault(groups.at(i).paragraphIndex, paragraphs, seen);
        if (!fault.isEmpty())
            return SampleFault{
                QStringLiteral("/%1/%2/paragraph_index").arg(key).arg(i), places.at(i), fault};
    }
    return std::nullopt;
}

} // namespace

std::optional<SampleFault> matchParts(
    SampleRecord& sample, QList<SupportingEntry>&& supporting, const GroupPlaces& places)
{
    const qsizetype paragraphs = sample.article.size();
    QSet<int> seen;
    for (qsizetype i = 0; i < supporting.size(); ++i) {
        SupportingEntry& entry = supporting[i];
        const QString pointer = QStringLiteral("/BSP/%1/").arg(i);
        const QString fault = indexFault(entry.index, paragraphs, seen);
        if (!fault.isEmpty())
            return SampleFault{pointer + QLatin1String("paragraph_index"), entry.place, fault};
        ParagraphRecord& paragraph = sample.article[entry.index - 1];
        if (paragraph.text != entry.text) {
            return SampleFault{pointer + QLatin1String("paragraph_text"), entry.place,
                FormatWords::tr("The text differs from that of paragraph %1 in the article (SBK).")
                    .arg(entry.index)};
        }
        paragraph.label = ParagraphLabel::Supporting;
        paragraph.supportingExtra = std::move(entry.extra);
    }
    if (auto fault = groupFault(
            sample.supportingFacts, places.supporting, paragraphs, QStringLiteral("BSPAF")))
        return fault;
    return groupFault(
        sample.nonsupportingFacts, places.nonsupporting, paragraphs, QStringLiteral("BNPAF"));
}

} // namespace tandem::kgds
