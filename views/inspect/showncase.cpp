#include "views/inspect/showncase.h"

#include <utility>

namespace tandem {

using expert::Side;

ShownCase::ShownCase(LocatedCase located)
    : LocatedCase(std::move(located))
    , m_expected(Side::Expected, text(Side::Expected), detail.explanation.expected, expectedPlaces)
    , m_generated(
          Side::Generated, text(Side::Generated), detail.explanation.generated, generatedPlaces)
{
}

const MarkedText& ShownCase::marked(Side side) const
{
    return side == Side::Expected ? m_expected : m_generated;
}

void ShownCase::judge(const expert::Explanation& explanation)
{
    detail.explanation = explanation;
    m_expected.setVerdicts(explanation.expected.matches);
    m_generated.setVerdicts(explanation.generated.matches);
}

} // namespace tandem
