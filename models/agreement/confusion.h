#pragma once

#include <QtGlobal>

namespace tandem {

/// How often two that say good or bad of the same things say the same; good is positive, and what
/// people say is true.
struct Confusion
{
    qint64 truePositive = 0;  ///< people good, score good
    qint64 falsePositive = 0; ///< people bad, score good
    qint64 falseNegative = 0; ///< people good, score bad
    qint64 trueNegative = 0;  ///< people bad, score bad

    void add(bool peopleSayGood, bool scoreSaysGood)
    {
        if (peopleSayGood)
            ++(scoreSaysGood ? truePositive : falseNegative);
        else
            ++(scoreSaysGood ? falsePositive : trueNegative);
    }
    qint64 same() const { return truePositive + trueNegative; }
    bool operator==(const Confusion&) const = default;
};

} // namespace tandem
