#include "storage/expertreport/verdictmarks.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(VerdictMarks)
};

} // namespace

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

QString verdictLetters(LinkVerdict verdict)
{
    switch (verdict) {
    case LinkVerdict::Both:
        return QStringLiteral("CS");
    case LinkVerdict::ContentOnly:
        return QStringLiteral("C");
    case LinkVerdict::StyleOnly:
        return QStringLiteral("S");
    case LinkVerdict::Neither:
        return QStringLiteral("\u00D7");
    case LinkVerdict::Unmatched:
        break;
    }
    return {};
}

QString verdictWords(LinkVerdict verdict)
{
    switch (verdict) {
    case LinkVerdict::Both:
        return Words::tr("content and style");
    case LinkVerdict::ContentOnly:
        return Words::tr("content only");
    case LinkVerdict::StyleOnly:
        return Words::tr("style only");
    case LinkVerdict::Neither:
        return Words::tr("neither");
    case LinkVerdict::Unmatched:
        break;
    }
    return Words::tr("unmatched");
}

QString fitWords(EvidenceFit fit)
{
    switch (fit) {
    case EvidenceFit::Exact:
        return Words::tr("word for word");
    case EvidenceFit::Normalised:
        return Words::tr("but for case, spaces or signs");
    case EvidenceFit::Fuzzy:
        return Words::tr("in other words");
    case EvidenceFit::Absent:
        break;
    }
    return Words::tr("not in the text");
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
