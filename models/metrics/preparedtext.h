#pragma once

#include "models/metrics/bleu.h"
#include "models/metrics/jsd.h"
#include "models/metrics/meteor.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/visibleletters.h"

#include <QtGlobal>

#include <memory>
#include <vector>

namespace tandem::metrics {

/// A text made ready to be compared by some measures: the parts that they need, the others being
/// empty. Words are numbers of the vocabulary of the scorer that made it.
class PreparedText final
{
public:
    PreparedText() = default;
    Q_DISABLE_COPY_MOVE(PreparedText)

    RougeText rougeWords;
    RougeText rougeStems;
    std::vector<quint32> blankWords; ///< what stands between single blanks, empty words too
    BleuText sacrebleu;
    MeteorText meteor;
    WordCounts counts;    ///< for JSD
    LetterCounts letters; ///< where texts outside a measure have no score
    /// Keeps the scorer from beginning its vocabulary anew.
    std::shared_ptr<const void> hold;
};

} // namespace tandem::metrics
