#pragma once

#include "models/expert/evidence.h"
#include "storage/repositories/evaluationrepository.h"

#include <QList>

namespace tandem {

/// An evaluation with the places of its evidence in its texts (see expert::locateEvidence()).
struct ShownCase
{
    EvaluationDetail detail;
    QList<expert::EvidencePlace> expectedPlaces;
    QList<expert::EvidencePlace> generatedPlaces;
};

} // namespace tandem
