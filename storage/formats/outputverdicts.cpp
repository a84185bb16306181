#include "storage/formats/outputverdicts.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/outputrecord.h"

namespace tandem::kgds {

namespace {

using VerdictItem = RecordedVerdicts::Item;

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

Expected<void> checkVerdict(VerdictItem& item, const RecordValue& object)
{
    if (!item.error || item.conclusion == Conclusion::Unknowable)
        return {};
    return object.value(kVerdictError)
        .refuse(
            FormatWords::tr("Only an \"unknowable\" opinion can have an error."), outputRemedy());
}

RecordFields<VerdictItem> verdictFields(QLatin1String textKey)
{
    using F = RecordFields<VerdictItem>;
    return F(outputRemedy, {F::text(textKey, &VerdictItem::text),
                               F::word(kVerdictConclusion, &VerdictItem::conclusion,
                                   {{kVerdictCovered.data(), Conclusion::Knowable},
                                       {kVerdictNotCovered.data(), Conclusion::Unknowable}}),
                               F::text(kVerdictExplanation, &VerdictItem::explanation),
                               F::word(kVerdictError, &VerdictItem::error, kErrorOrder, errorKey),
                               F::text(kVerdictErrorExplanation, &VerdictItem::errorExplanation)})
        .check(checkVerdict);
}

const RecordFields<VerdictItem>& factVerdictFields()
{
    static const RecordFields<VerdictItem> fields = verdictFields(kVerdictFact);
    return fields;
}

const RecordFields<VerdictItem>& opinionVerdictFields()
{
    static const RecordFields<VerdictItem> fields = verdictFields(kVerdictOpinion);
    return fields;
}

const RecordFields<RecordedVerdicts>& recordedVerdictsFields()
{
    using F = RecordFields<RecordedVerdicts>;
    using Row = RecordedVerdicts;
    static const F fields(
        outputRemedy, {F::text(kVerdictVerifier, &Row::verifier),
                          F::rows(kVerdictFacts, &Row::facts, factVerdictFields),
                          F::rows(kVerdictOpinions, &Row::opinions, opinionVerdictFields)});
    return fields;
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
    TANDEM_TRY_VAR(verdicts, recordedVerdictsFields().read(object));
    if (pattern == Pattern::Extractive && !verdicts->facts.isEmpty())
        return object.refuseUnder(
            kVerdictFacts, FormatWords::tr("Facts are verified only for abs-aos."), outputRemedy());
    verdicts->verifier = verdicts->verifier.simplified();
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
