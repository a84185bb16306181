#include "storage/formats/outputverdicts.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/outputrecord.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

using VerdictItem = RecordedVerdicts::Item;
using Type = RecordValue::Type;

constexpr QLatin1String kVerdictVerifier("verifier");
constexpr QLatin1String kVerdictFacts("facts");
constexpr QLatin1String kVerdictOpinions("opinions");
constexpr QLatin1String kVerdictFact("fact");
constexpr QLatin1String kVerdictOpinion("opinion");
constexpr QLatin1String kVerdictConclusion("conclusion");
constexpr QLatin1String kVerdictExplanation("explanation");
constexpr QLatin1String kVerdictError("error");
constexpr QLatin1String kVerdictErrorExplanation("error_explanation");
constexpr QLatin1String kVerdictCovered("knowable");
constexpr QLatin1String kVerdictNotCovered("unknowable");

QByteArrayView verdictKey(QLatin1String key)
{
    return {key.data(), key.size()};
}

/// "" where there is none.
Expected<QString> verdictText(const RecordValue& object, QLatin1String key)
{
    const RecordValue value = object.value(key);
    QString text;
    if (value.isGiven()) {
        TANDEM_DO(takeText(text, value));
    }
    return text;
}

Expected<Conclusion> verdictConclusionIn(const RecordValue& object)
{
    TANDEM_TRY(word, verdictText(object, kVerdictConclusion));
    if (word->isEmpty())
        return Conclusion::None;
    if (*word == kVerdictCovered || *word == kVerdictNotCovered)
        return *word == kVerdictCovered ? Conclusion::Knowable : Conclusion::Unknowable;
    return object.value(kVerdictConclusion)
        .refuseExpected(FormatWords::tr("\"knowable\" or \"unknowable\""));
}

Expected<std::optional<ErrorType>> verdictErrorIn(const RecordValue& object, Conclusion conclusion)
{
    TANDEM_TRY(word, verdictText(object, kVerdictError));
    if (word->isEmpty())
        return std::nullopt;
    const auto type = std::find_if(kErrorOrder.begin(), kErrorOrder.end(),
        [&](ErrorType one) { return errorKey(one) == *word; });
    if (type == kErrorOrder.end())
        return object.value(kVerdictError)
            .refuseExpected(
                FormatWords::tr("one of \"om\", \"iric\", \"iru\", \"osd\" and \"ofi\""));
    if (conclusion != Conclusion::Unknowable)
        return object.value(kVerdictError)
            .refuse(FormatWords::tr("Only an opinion that is \"unknowable\" has an error."),
                outputRemedy());
    return *type;
}

Expected<VerdictItem> verdictItemIn(const RecordValue& entry, QLatin1String textKey)
{
    if (!entry.is(Type::Object))
        return entry.refuseExpected(FormatWords::tr("an object"));
    VerdictItem item;
    TANDEM_TRY(text, verdictText(entry, textKey));
    TANDEM_TRY(conclusion, verdictConclusionIn(entry));
    TANDEM_TRY(explanation, verdictText(entry, kVerdictExplanation));
    TANDEM_TRY(error, verdictErrorIn(entry, *conclusion));
    TANDEM_TRY(why, verdictText(entry, kVerdictErrorExplanation));
    return VerdictItem{*text, *conclusion, *explanation, *error, *why};
}

Expected<QList<VerdictItem>> verdictItemsIn(const RecordValue& list, QLatin1String textKey)
{
    QList<VerdictItem> items;
    if (!list.isGiven())
        return items;
    TANDEM_DO(eachIn(list, [&](const RecordValue& entry) -> Expected<void> {
        TANDEM_TRY_VAR(item, verdictItemIn(entry, textKey));
        items.append(std::move(*item));
        return {};
    }));
    return items;
}

void writeVerdictItem(JsonText& text, const VerdictItem& item, QLatin1String textKey)
{
    text.beginObject();
    text.text(verdictKey(textKey), item.text);
    if (item.conclusion != Conclusion::None)
        text.text(verdictKey(kVerdictConclusion),
            item.conclusion == Conclusion::Knowable ? kVerdictCovered : kVerdictNotCovered);
    if (!item.explanation.isEmpty())
        text.text(verdictKey(kVerdictExplanation), item.explanation);
    if (item.error)
        text.text(verdictKey(kVerdictError), errorKey(*item.error));
    if (!item.errorExplanation.isEmpty())
        text.text(verdictKey(kVerdictErrorExplanation), item.errorExplanation);
    text.endObject();
}

} // namespace

Expected<RecordedVerdicts> verdictsIn(const RecordValue& object, Pattern pattern)
{
    if (!object.is(Type::Object))
        return object.refuseExpected(FormatWords::tr("an object"));
    RecordedVerdicts verdicts;
    TANDEM_TRY(verifier, verdictText(object, kVerdictVerifier));
    TANDEM_TRY_VAR(facts, verdictItemsIn(object.value(kVerdictFacts), kVerdictFact));
    TANDEM_TRY_VAR(opinions, verdictItemsIn(object.value(kVerdictOpinions), kVerdictOpinion));
    if (pattern == Pattern::Extractive && !facts->isEmpty())
        return object.refuseUnder(
            kVerdictFacts, FormatWords::tr("Facts are verified of abs-aos alone."), outputRemedy());
    verdicts.verifier = verifier->simplified();
    verdicts.facts = std::move(*facts);
    verdicts.opinions = std::move(*opinions);
    return verdicts;
}

void writeVerdicts(JsonText& text, const RecordedVerdicts& verdicts)
{
    text.beginObject(verdictKey(kOutputVerdicts));
    text.text(verdictKey(kVerdictVerifier), verdicts.verifier);
    const std::pair<QLatin1String, const QList<VerdictItem>&> parts[] = {
        {kVerdictFacts, verdicts.facts}, {kVerdictOpinions, verdicts.opinions}};
    for (const auto& [key, items] : parts) {
        if (items.isEmpty())
            continue;
        text.beginArray(verdictKey(key));
        for (const VerdictItem& item : items)
            writeVerdictItem(text, item, key == kVerdictFacts ? kVerdictFact : kVerdictOpinion);
        text.endArray();
    }
    text.endObject();
}

} // namespace tandem::kgds
