#include "models/studies/kindkeys.h"

#include "models/wordof.h"

namespace tandem::studies {

namespace {

constexpr std::array<const char*, 8> kStudyKindKeys{
    "yesno", "pairwise", "explanation", "similarity", "goodbad", "verdict", "likert", "own"};
constexpr std::array<const char*, 3> kQuestionKindKeys{"choice", "scale", "text"};
constexpr std::array<const char*, 3> kItemKindKeys{"rated", "practice", "check"};

template <typename Enum, std::size_t count>
std::optional<Enum> enumeratorOf(const QString& key, const std::array<const char*, count>& keys)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (key == QLatin1String(keys.at(i)))
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

} // namespace

QList<Kind> studyKinds()
{
    return {Kind::YesNo, Kind::Pairwise, Kind::Explanation, Kind::Similarity, Kind::GoodBad,
        Kind::Verdict, Kind::Likert, Kind::Own};
}

QString studyKindKey(Kind kind)
{
    return QLatin1String(wordOf(kind, kStudyKindKeys));
}

std::optional<Kind> studyKindOfKey(const QString& key)
{
    // As designs had them before.
    if (key == QLatin1String("yes_no"))
        return Kind::YesNo;
    if (key == QLatin1String("good_bad"))
        return Kind::GoodBad;
    return enumeratorOf<Kind>(key, kStudyKindKeys);
}

QString questionKindKey(Question::Kind kind)
{
    return QLatin1String(wordOf(kind, kQuestionKindKeys));
}

std::optional<Question::Kind> questionKindOfKey(const QString& key)
{
    return enumeratorOf<Question::Kind>(key, kQuestionKindKeys);
}

QString itemKindKey(ItemKind kind)
{
    return QLatin1String(wordOf(kind, kItemKindKeys));
}

} // namespace tandem::studies
