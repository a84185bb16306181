#include "models/rounds/consistency.h"

#include <QByteArray>
#include <QCryptographicHash>

namespace tandem {

std::optional<Outcome> outcomeOf(const ComparedItem& item, ConsistencyRule rule, Step step)
{
    if (!item.a.value || !item.b.value)
        return std::nullopt;
    if (item.isConsistent())
        return *item.a.value == YesNo::Yes ? Outcome::Supporting : Outcome::Nonsupporting;
    if (rule == ConsistencyRule::Strict)
        return step == Step::KeyFacts ? Outcome::NonKey : Outcome::Boundary;
    return item.decision ? std::optional(item.decision->outcome) : std::nullopt;
}

bool sidesSwapped(const QString& roundUuid, int number)
{
    // Of two neighbouring items exactly one is swapped, which one is drawn from the round's name:
    // balanced, and not to be guessed. A cryptographic hash, because qHash() differs between
    // machines and versions.
    const int couple = (number - 1) / 2;
    const QByteArray seed = roundUuid.toUtf8() + '/' + QByteArray::number(couple);
    const QByteArray hash = QCryptographicHash::hash(seed, QCryptographicHash::Sha256);
    const bool firstIsSwapped = (hash.at(0) & 1) != 0;
    const bool isFirst = (number - 1) % 2 == 0;
    return isFirst == firstIsSwapped;
}

} // namespace tandem
