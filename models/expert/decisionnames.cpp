#include "models/expert/decisionnames.h"

#include "models/expert/expertwords.h"

#include <array>

namespace tandem::expert {

namespace {

constexpr std::array<const char*, 4> kKindNames{"extraction", "match", "content", "style"};

} // namespace

QLatin1String decisionKindKey(DecisionKind kind)
{
    return QLatin1String(kKindNames[static_cast<size_t>(kind)]);
}

QString verdictName(LinkVerdict verdict)
{
    switch (verdict) {
    case LinkVerdict::Both:
        return ExpertWords::tr("content and style");
    case LinkVerdict::ContentOnly:
        return ExpertWords::tr("content only");
    case LinkVerdict::StyleOnly:
        return ExpertWords::tr("style only");
    case LinkVerdict::Neither:
        return ExpertWords::tr("neither");
    case LinkVerdict::Unmatched:
        break;
    }
    return ExpertWords::tr("unmatched");
}

QString verdictSign(LinkVerdict verdict)
{
    switch (verdict) {
    case LinkVerdict::Both:
        return QStringLiteral("CS");
    case LinkVerdict::ContentOnly:
        return QStringLiteral("C");
    case LinkVerdict::StyleOnly:
        return QStringLiteral("S");
    case LinkVerdict::Neither:
        return QString(QChar(0xd7));
    case LinkVerdict::Unmatched:
        break;
    }
    return {};
}

} // namespace tandem::expert
