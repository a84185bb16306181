#pragma once

#include "storage/expertreport/locatedcase.h"
#include "views/inspect/markedtext.h"

namespace tandem {

/// An evaluation as it is shown: its texts are ready to be laid out.
struct ShownCase : LocatedCase
{
    ShownCase() = default;
    /// Prepares the texts: for a worker.
    explicit ShownCase(LocatedCase located);

    const MarkedText& marked(expert::Side side) const;
    /// Other verdicts on the same aspects.
    void judge(const expert::Explanation& explanation);

private:
    MarkedText m_expected;
    MarkedText m_generated;
};

} // namespace tandem
