#pragma once

#include "models/kgds/systemmetric.h"

#include <QList>

namespace tandem::test {

/// A system whose five metrics all have this value in samples 1, 2 ...
inline kgds::ScoredSystem madeSystem(const QString& model, const QList<double>& values,
    kgds::Pattern pattern = kgds::Pattern::Extractive,
    kgds::Paradigm paradigm = kgds::Paradigm::StructuredPrompt)
{
    kgds::ScoredSystem made;
    made.system.model = model;
    made.system.pattern = pattern;
    made.system.paradigm = paradigm;
    for (qsizetype i = 0; i < values.size(); ++i) {
        kgds::SampleScore score;
        score.recall = values.at(i);
        score.precision = values.at(i);
        score.f1 = values.at(i);
        score.opinionRecall = values.at(i);
        score.overall = values.at(i);
        made.samples.insert(i + 1, score);
    }
    return made;
}

} // namespace tandem::test
