#include "models/perseval/originterms.h"

#include "models/figure.h"

#include <algorithm>
#include <cmath>

namespace tandem::perseval {

namespace {

/// Computes the terms of one origin, the pairs of one first user after the other.
class TermWork final
{
public:
    TermWork(const OriginDistances& origin, const OriginDistances* other, bool isPublished,
        OriginTerms& result)
        : m_origin(origin)
        , m_other(other)
        , m_isPublished(isPublished)
        , m_result(result)
    {
    }

    void computeRow(std::size_t first)
    {
        const double toDocument = m_origin.toDocument[first].value();
        const bool divides = toDocument != 0.0;
        double most = 0.0; // of the weights; what is taken off all of them cancels out
        for (std::size_t second = 0; second < m_result.users; ++second) {
            const std::size_t at = m_result.at(first, second);
            if (m_origin.pairs[at].isMissing())
                continue;
            m_result.isThere[at] = 1;
            m_result.weights[at] = divides ? m_origin.pairs[at].value() / toDocument : 0.0;
            if (!m_isPublished && m_result.weights[at] > most)
                most = m_result.weights[at];
        }
        double sum = 0.0;
        for (std::size_t second = 0; second < m_result.users; ++second) {
            const std::size_t at = m_result.at(first, second);
            if (m_result.isThere[at] == 0 || isLeftOut(first, at))
                continue;
            m_result.terms[at] = std::exp(m_result.weights[at] - most);
            sum += m_result.terms[at];
        }
        m_result.overflows[first] = std::isinf(sum) ? 1 : 0;
        m_result.zeroDistance[first] = divides ? 0 : 1;
        for (std::size_t second = 0; second < m_result.users; ++second) {
            const std::size_t at = m_result.at(first, second);
            if (m_result.isThere[at] != 0)
                m_result.terms[at] = m_result.terms[at] / sum * m_origin.pairs[at].value();
        }
    }

private:
    bool isLeftOut(std::size_t first, std::size_t pair) const
    {
        return !m_isPublished && (std::isnan(m_result.weights[pair]) ||
                                     (m_other != nullptr && !m_other->isEmpty() &&
                                         (m_other->pairs[pair].isUndefined() ||
                                             m_other->toDocument[first].isUndefined())));
    }

    const OriginDistances& m_origin;
    const OriginDistances* m_other;
    const bool m_isPublished;
    OriginTerms& m_result;
};

} // namespace

void computeTerms(const OriginDistances& origin, qsizetype users, const Parameters& parameters,
    OriginTerms& result, const OriginDistances* other)
{
    const auto count = std::size_t(users);
    result.users = count;
    result.isThere.assign(count * count, 0);
    result.weights.assign(count * count, kNaN);
    result.terms.assign(count * count, kNaN);
    result.overflows.assign(count, 0);
    result.zeroDistance.assign(count, 0);
    if (origin.isEmpty())
        return;
    TermWork work(origin, other, parameters.publishedUndefined, result);
    for (std::size_t first = 0; first < count; ++first) {
        if (!origin.toDocument[first].isMissing())
            work.computeRow(first);
    }
}

bool hasUndefined(const OriginDistances& origin)
{
    const auto isUndefined = [](Distance distance) { return distance.isUndefined(); };
    return std::any_of(origin.pairs.begin(), origin.pairs.end(), isUndefined) ||
           std::any_of(origin.toDocument.begin(), origin.toDocument.end(), isUndefined);
}

double compared(const OriginDistances& origin, const OriginTerms& terms, std::size_t pair,
    const Parameters& parameters)
{
    return parameters.simplified ? origin.pairs[pair].value() : terms.terms[pair];
}

double proportion(double x, double y, const Parameters& parameters)
{
    if (!parameters.publishedUndefined && std::isnan(x))
        return kNaN;
    const double epsilon = parameters.proportionEpsilon;
    // Python's min(y, x) and max(y, x), which keep the first unless the second compares as less or
    // greater; a comparison with NaN never does.
    const double smaller = x < y ? x : y;
    const double larger = x > y ? x : y;
    return (smaller + epsilon) / (larger + epsilon);
}

} // namespace tandem::perseval
