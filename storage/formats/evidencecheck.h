#pragma once

#include "models/expert/explanation.h"

#include <QString>

namespace tandem {

/// Tells whether a result file and a texts file belong together: whether the evidence of the one
/// stands in the texts of the other. A rough look (case and white space do not count), since it is
/// taken at every case of an import; where each piece stands is expert::locateEvidence()'s to say.
class EvidenceCheck final
{
public:
    void look(
        const expert::Explanation& explanation, const QString& expected, const QString& generated);

    qint64 pieces() const { return m_pieces; }
    qint64 found() const { return m_found; }
    /// Whether so little was found that the files are hardly of the same cases: less than a fifth
    /// of at least 10 pieces.
    bool isForeign() const { return m_pieces >= 10 && 5 * m_found < m_pieces; }
    /// The translated sentence for that.
    QString warning() const;

private:
    void look(const QList<expert::Aspect>& aspects, const QString& text);

    qint64 m_pieces = 0;
    qint64 m_found = 0;
};

} // namespace tandem
