#include "models/publishing/disagreement.h"

#include <algorithm>
#include <cmath>

namespace tandem::publishing {

QList<AnswerShare> distributionOf(const DisagreementItem& item)
{
    QList<AnswerShare> shares;
    if (item.annotations.isEmpty())
        return shares;
    for (const QString& answer : item.answers)
        shares.append({answer});
    for (const Annotation& annotation : item.annotations) {
        const auto known = std::find_if(shares.begin(), shares.end(),
            [&](const AnswerShare& share) { return share.answer == annotation.answer; });
        if (known == shares.end())
            shares.append({annotation.answer, 1});
        else
            ++known->count;
    }
    for (AnswerShare& share : shares)
        share.share = double(share.count) / double(item.annotations.size());
    return shares;
}

double entropyBits(const QList<AnswerShare>& distribution)
{
    double bits = 0.0;
    for (const AnswerShare& share : distribution) {
        if (share.share > 0.0)
            bits -= share.share * std::log2(share.share);
    }
    return std::max(bits, 0.0); // no -0
}

std::optional<QString> majorityOf(const QList<AnswerShare>& distribution)
{
    std::optional<QString> majority;
    int most = 0;
    for (const AnswerShare& share : distribution) {
        if (share.count == most)
            majority.reset();
        if (share.count > most) {
            most = share.count;
            majority = share.answer;
        }
    }
    return majority;
}

bool isDisagreed(const DisagreementItem& item)
{
    return std::any_of(
        item.annotations.cbegin(), item.annotations.cend(), [&](const Annotation& annotation) {
            return annotation.answer != item.annotations.first().answer;
        });
}

} // namespace tandem::publishing
