#pragma once

#include <QList>

namespace tandem {

/// A stretch of a text's height, from 0 to 1.
struct TextShare
{
    double from = 0.0;
    double to = 0.0;
};

/// The part that lies in both; from 1 to 0 where there is none.
TextShare commonShare(const TextShare& one, const TextShare& other);

/// What of a text was in view so far: shares of its height, which hold in another width as well.
class SeenParts final
{
public:
    /// Stretches that lie no more than `slack` apart become one.
    void add(const TextShare& share, double slack);
    /// Up to where everything was in view; what begins within `slack` begins at 0.
    double end(double slack) const;
    /// Whether all of it was in view, but for `slack`.
    bool isWhole(double slack) const { return 1.0 - end(slack) <= slack; }

private:
    QList<TextShare> m_shares; ///< in their order, apart from each other
};

} // namespace tandem
