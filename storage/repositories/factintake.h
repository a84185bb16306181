#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/factrows.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QStringList>

namespace tandem {

/// Candidate facts that come from elsewhere: a model's reply, or an imported benchmark.
class FactIntake final : Repository
{
public:
    using Repository::Repository;

    /// Adds what a model made of a paragraph after its facts there, or in their place. Returns the
    /// new facts; none where the paragraph already has this reply's, so that a reply can be taken
    /// in twice. Texts longer than kMaxFactUnits or too many: TooLarge, and nothing is changed.
    /// Imported facts that were not taken over are refused unless `replaceExisting`.
    Expected<QList<FactId>> addFromReply(ParagraphId paragraph, const QStringList& texts,
        ReplyId reply, bool replaceExisting = false);

    /// How many imported facts stand in paragraphs that have none here yet.
    Expected<int> importedWaiting(SampleId sample);
    /// Copies those facts, with types and masks, to be worked on; types of paragraphs that changed
    /// sides are dropped. Returns how many. Refused where there is none.
    Expected<int> importFacts(SampleId sample, PersonId by);

private:
    FactRows m_rows{m_database};
};

} // namespace tandem
