#pragma once

#include "storage/formats/articlereader.h"

#include <atomic>

namespace tandem {

/// What an import would make of an input.
struct InputPreview
{
    QList<ArticleText> articles; ///< the first, each with a title, as its sample will have it
    int samples = 0;             ///< all of them
    int discussions = 0;         ///< samples that come with one
};

/// Reads a file or folder that can be imported; of its articles, for a benchmark those of its
/// samples, the first are kept: at most `most`, and none begun after texts of `kPreviewUnits`
/// UTF-16 units. Fails as an import of it would; Cancelled once `cancelled`.
constexpr qsizetype kPreviewUnits = 200'000;
Expected<InputPreview> previewOf(
    const QString& path, FirstLine firstLine, qsizetype most, const std::atomic_bool& cancelled);

} // namespace tandem
