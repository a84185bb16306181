#include "models/kgds/systemoutput.h"

#include "models/kgds/kgdswords.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

constexpr QLatin1String kPublishedError("Error Type");
constexpr QLatin1String kBeforeIndex("<Paragraph_");

} // namespace

QString errorKey(ErrorType type)
{
    switch (type) {
    case ErrorType::Misattribution:
        return QStringLiteral("om");
    case ErrorType::IncorrectReference:
        return QStringLiteral("iric");
    case ErrorType::UnclarifiedReference:
        return QStringLiteral("iru");
    case ErrorType::SentimentDistortion:
        return QStringLiteral("osd");
    case ErrorType::FactInconsistency:
        break;
    }
    return QStringLiteral("ofi");
}

QString publishedErrorName(ErrorType type)
{
    return kPublishedError + QString::number(int(type));
}

std::optional<ErrorType> errorFromPublishedName(const QString& name)
{
    const auto found = std::find_if(kErrorOrder.begin(), kErrorOrder.end(),
        [&](ErrorType type) { return name == publishedErrorName(type); });
    return found == kErrorOrder.end() ? std::nullopt : std::optional(*found);
}

QString errorName(ErrorType type)
{
    switch (type) {
    case ErrorType::Misattribution:
        return KgdsWords::tr("opinion misattribution");
    case ErrorType::IncorrectReference:
        return KgdsWords::tr("implicit reference incorrectly clarified");
    case ErrorType::UnclarifiedReference:
        return KgdsWords::tr("implicit reference unclarified");
    case ErrorType::SentimentDistortion:
        return KgdsWords::tr("opinion sentiment distortion");
    case ErrorType::FactInconsistency:
        break;
    }
    return KgdsWords::tr("opinion fact inconsistency");
}

QString paragraphName(int index)
{
    return kBeforeIndex + QString::number(index) + u'>';
}

std::optional<int> paragraphIndex(const QString& name)
{
    if (!name.startsWith(kBeforeIndex) || !name.endsWith(u'>'))
        return {};
    bool isNumber = false;
    const int index = name.mid(kBeforeIndex.size()).chopped(1).toInt(&isNumber);
    // Neither "01" nor "+1" is a spelling that the published script finds in its benchmark.
    if (!isNumber || index < 1 || paragraphName(index) != name)
        return {};
    return index;
}

} // namespace tandem::kgds
