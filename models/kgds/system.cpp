#include "models/kgds/system.h"

#include "models/kgds/kgdswords.h"
#include "models/wordof.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

constexpr std::array kPatternKeys{"ebs-aos", "abs-aos"};
constexpr std::array kParadigmKeys{"structured-prompt", "self-reflection"};

template <typename Enum, std::size_t count>
std::optional<Enum> enumOfKey(const QString& key, const std::array<const char*, count>& keys)
{
    const auto found = std::find_if(
        keys.begin(), keys.end(), [&](const char* one) { return key == QLatin1String(one); });
    return found == keys.end() ? std::nullopt : std::optional(Enum(found - keys.begin()));
}

} // namespace

QString patternKey(Pattern pattern)
{
    return QLatin1String(wordOf(pattern, kPatternKeys));
}

std::optional<Pattern> patternFromKey(const QString& key)
{
    return enumOfKey<Pattern>(key, kPatternKeys);
}

QString patternName(Pattern pattern)
{
    return patternKey(pattern).toUpper();
}

QString paradigmKey(Paradigm paradigm)
{
    return QLatin1String(wordOf(paradigm, kParadigmKeys));
}

std::optional<Paradigm> paradigmFromKey(const QString& key)
{
    return enumOfKey<Paradigm>(key, kParadigmKeys);
}

QString paradigmName(Paradigm paradigm)
{
    return paradigm == Paradigm::SelfReflection
               ? KgdsWords::tr("self-reflection", "how a model was asked")
               : KgdsWords::tr("structured prompt", "how a model was asked");
}

std::strong_ordering SystemRef::operator<=>(const SystemRef& other) const
{
    if (const int byModel = model.compare(other.model); byModel != 0)
        return byModel <=> 0;
    if (paradigm != other.paradigm)
        return paradigm <=> other.paradigm;
    return pattern <=> other.pattern;
}

} // namespace tandem::kgds
