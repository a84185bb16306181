#include "storage/formats/evidencecheck.h"

#include "storage/formats/formatwords.h"

namespace tandem {

namespace {

/// Enough of a piece of evidence to know it again.
constexpr qsizetype kUnitsCompared = 60;

QString folded(const QString& text)
{
    return text.simplified().toCaseFolded();
}

} // namespace

void EvidenceCheck::look(
    const expert::Explanation& explanation, const QString& expected, const QString& generated)
{
    look(explanation.expected.aspects, expected);
    look(explanation.generated.aspects, generated);
}

void EvidenceCheck::look(const QList<expert::Aspect>& aspects, const QString& text)
{
    const QString whole = folded(text);
    for (const expert::Aspect& aspect : aspects) {
        for (const QString& piece : aspect.evidence) {
            ++m_pieces;
            m_found += whole.contains(folded(piece).left(kUnitsCompared)) ? 1 : 0;
        }
    }
}

QString EvidenceCheck::warning() const
{
    return FormatWords::tr("Only %2 of %1 pieces of evidence in the result occur in the texts; the "
                           "two files may not belong together.")
        .arg(m_pieces)
        .arg(m_found);
}

} // namespace tandem
