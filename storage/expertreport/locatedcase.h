#pragma once

#include "models/expert/evidence.h"
#include "storage/repositories/evaluationrepository.h"

#include <QList>

namespace tandem {

namespace expert {
struct TextCase;
}

/// An evaluation with the places of its evidence in its texts (see expert::locateEvidence()).
struct LocatedCase
{
    EvaluationDetail detail;
    QList<EvidencePlace> expectedPlaces = {};
    QList<EvidencePlace> generatedPlaces = {};

    const QString& text(expert::Side side) const;
    const QList<EvidencePlace>& places(expert::Side side) const;
};

/// Looks for the evidence: for a worker.
LocatedCase located(EvaluationDetail detail);

/// Whether a piece of evidence is not in its text: for a worker. Quicker than located() where all
/// evidence is there word for word.
bool hasAbsentEvidence(const EvaluationDetail& detail);

/// The evaluation of a case's one output that is in no project, the `index`-th of its file.
EvaluationDetail evaluationOf(
    const expert::TextCase& textCase, expert::Explanation&& explanation, qint64 index);

} // namespace tandem
