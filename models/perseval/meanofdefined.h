#pragma once

#include "models/figure.h"

#include <QtGlobal>

#include <cmath>

namespace tandem::perseval {

/// The mean of the numbers that are none of them NaN; NaN where there are none.
class MeanOfDefined final
{
public:
    void add(double value)
    {
        if (std::isnan(value))
            return;
        m_sum += value;
        ++m_count;
    }
    double mean() const { return m_count > 0 ? m_sum / double(m_count) : kNaN; }

private:
    double m_sum = 0.0;
    qint64 m_count = 0;
};

} // namespace tandem::perseval
