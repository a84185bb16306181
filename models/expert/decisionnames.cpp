#include "models/expert/decisionnames.h"

#include "models/wordof.h"
#include "models/words.h"

namespace tandem::expert {

QLatin1String decisionKindKey(DecisionKind kind)
{
    static constexpr std::array words{"extraction", "match", "content", "style"};
    return QLatin1String(wordOf(kind, words));
}

QString verdictName(LinkVerdict verdict)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("ExpertWords", "content and style"),
        QT_TRANSLATE_NOOP("ExpertWords", "content only"),
        QT_TRANSLATE_NOOP("ExpertWords", "style only"), QT_TRANSLATE_NOOP("ExpertWords", "neither"),
        QT_TRANSLATE_NOOP("ExpertWords", "unmatched")};
    return ExpertWords::tr(wordOf(verdict, words));
}

QString verdictSign(LinkVerdict verdict)
{
    static constexpr std::array words{"CS", "C", "S", "×", ""};
    return QString::fromUtf8(wordOf(verdict, words));
}

} // namespace tandem::expert
