#pragma once

#include "models/error.h"
#include "storage/formats/openfile.h"
#include "storage/formats/ratingsreader.h"

#include <QStringList>

namespace tandem {

class RatingsCollector;

/// Collects the answers of an export of Label Studio or doccano (readToolAnswers()) as ratings,
/// with the predictions of the model that is asked for. InvalidInput with the place: what
/// readRatings() says of annotations.
Expected<AnnotationCounts> collectAnnotations(const Input& input, RatingsCollector& collector);

/// What somebody should know of what was not read.
QStringList annotationRemarks(const AnnotationCounts& counts);

} // namespace tandem
