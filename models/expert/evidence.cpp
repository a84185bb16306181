#include "models/expert/evidence.h"

namespace tandem::expert {

QList<EvidencePlace> locateEvidence(const QString& text, const QList<Aspect>& aspects)
{
    QList<QStringList> evidence;
    for (const Aspect& aspect : aspects)
        evidence.append(aspect.evidence);
    return locateQuotes(text, evidence);
}

} // namespace tandem::expert
