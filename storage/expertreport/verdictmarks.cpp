#include "storage/expertreport/verdictmarks.h"

#include "storage/expertreport/reportwords.h"

namespace tandem {

using expert::EvidenceFit;
using expert::LinkVerdict;

QLatin1String verdictClass(LinkVerdict verdict)
{
    switch (verdict) {
    case LinkVerdict::Both:
        return QLatin1String("v-cs");
    case LinkVerdict::ContentOnly:
        return QLatin1String("v-c");
    case LinkVerdict::StyleOnly:
        return QLatin1String("v-s");
    case LinkVerdict::Neither:
        return QLatin1String("v-x");
    case LinkVerdict::Unmatched:
        break;
    }
    return QLatin1String("v-u");
}

QString fitWords(EvidenceFit fit)
{
    switch (fit) {
    case EvidenceFit::Exact:
        return ReportWords::tr("word for word");
    case EvidenceFit::Normalised:
        return ReportWords::tr("but for case, spaces or signs");
    case EvidenceFit::Fuzzy:
        return ReportWords::tr("in other words");
    case EvidenceFit::Absent:
        break;
    }
    return ReportWords::tr("not in the text");
}

QLatin1String fitClass(EvidenceFit fit)
{
    switch (fit) {
    case EvidenceFit::Exact:
        return QLatin1String("f-exact");
    case EvidenceFit::Normalised:
        return QLatin1String("f-near");
    case EvidenceFit::Fuzzy:
        return QLatin1String("f-fuzzy");
    case EvidenceFit::Absent:
        break;
    }
    return QLatin1String("f-absent");
}

} // namespace tandem
