#include "ui/verdicts/stances.h"

#include "models/wordof.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct StanceWords
{
    Q_DECLARE_TR_FUNCTIONS(StanceWords)
};

} // namespace

QString stanceName(Stance stance)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("StanceWords", "agree"),
        QT_TRANSLATE_NOOP("StanceWords", "disagree"), QT_TRANSLATE_NOOP("StanceWords", "unsure")};
    return StanceWords::tr(wordOf(stance, words));
}

BadgeKind stanceBadge(Stance stance)
{
    switch (stance) {
    case Stance::Agree:
        return BadgeKind::Yes;
    case Stance::Disagree:
        return BadgeKind::Boundary;
    case Stance::Unsure:
        break;
    }
    return BadgeKind::Unsure;
}

} // namespace tandem
