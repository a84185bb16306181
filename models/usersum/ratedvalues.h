#pragma once

#include "models/agreement/correlation.h"

#include <QList>

#include <array>
#include <optional>

namespace tandem::usersum {

/// Good and Bad beside numbers, so that resamples of users are correlated without sorting again.
class RatedValues final
{
public:
    /// `user` is the place of the user in what is drawn; `value` is finite.
    void add(qsizetype user, bool isGood, double value);
    /// To be called once all are there and before anything is asked.
    void close();

    /// The coefficients, in the order of kCoefficients, of a resample that has each user so many
    /// times, as correlationBy() gives them of Bad (0) and Good (1) and the values; none where one
    /// of the two does not vary. In O(n).
    std::optional<std::array<double, kCoefficients.size()>> coefficients(
        const QList<int>& times) const;

private:
    struct One
    {
        qsizetype user = 0;
        bool isGood = false;
        double value = 0.0;
    };
    /// What a resample has of them all.
    struct Drawn
    {
        double count = 0.0;
        double good = 0.0;
        double mean = 0.0;     ///< of the values
        double farthest = 0.0; ///< from their mean
    };
    Drawn drawn(const QList<int>& times) const;

    QList<One> m_all; ///< closed: by rising value
};

} // namespace tandem::usersum
