#include "views/studies/seenparts.h"

#include <algorithm>
#include <utility>

namespace tandem {

TextShare commonShare(const TextShare& one, const TextShare& other)
{
    const TextShare common{std::max(one.from, other.from), std::min(one.to, other.to)};
    return common.from < common.to ? common : TextShare{1.0, 0.0};
}

void SeenParts::add(const TextShare& share, double slack)
{
    if (share.from >= share.to)
        return;
    TextShare whole = share;
    QList<TextShare> shares;
    for (const TextShare& other : std::as_const(m_shares)) {
        if (other.to + slack < share.from || other.from > share.to + slack) {
            shares.append(other);
            continue;
        }
        whole = {std::min(whole.from, other.from), std::max(whole.to, other.to)};
    }
    const auto next = std::find_if(shares.cbegin(), shares.cend(),
        [&](const TextShare& other) { return other.from > whole.from; });
    shares.insert(next, whole);
    m_shares = shares;
}

double SeenParts::end(double slack) const
{
    return m_shares.isEmpty() || m_shares.first().from > slack ? 0.0 : m_shares.first().to;
}

} // namespace tandem
