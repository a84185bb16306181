#include "storage/expertreport/verdictmarks.h"

#include "models/wordof.h"
#include "storage/expertreport/reportwords.h"

namespace tandem {

using expert::LinkVerdict;

QLatin1String verdictClass(LinkVerdict verdict)
{
    static constexpr std::array words{"v-cs", "v-c", "v-s", "v-x", "v-u"};
    return QLatin1String(wordOf(verdict, words));
}

QString fitWords(EvidenceFit fit)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("ReportWords", "verbatim"),
        QT_TRANSLATE_NOOP("ReportWords", "verbatim except for case, spaces or punctuation"),
        QT_TRANSLATE_NOOP("ReportWords", "paraphrased"),
        QT_TRANSLATE_NOOP("ReportWords", "not in the text")};
    return ReportWords::tr(wordOf(fit, words));
}

QLatin1String fitClass(EvidenceFit fit)
{
    static constexpr std::array words{"f-exact", "f-near", "f-fuzzy", "f-absent"};
    return QLatin1String(wordOf(fit, words));
}

} // namespace tandem
