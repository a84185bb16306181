#include "storage/formats/kgdsverdicts.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/limits.h"
#include "storage/formats/outputrecord.h"
#include "storage/formats/recordfields.h"

namespace tandem::kgds {

namespace {

using Type = RecordValue::Type;

constexpr qsizetype kMostVerdicts = 100'000; // on a paragraph's facts
constexpr QLatin1String kExtractive("Extractive_Background_Summary");
constexpr QLatin1String kAbstractive("Abstractive_Background_Summary");
constexpr QLatin1String kOpinions("Abstractive_Opinion_Summary");
constexpr QLatin1String kConclusion("Inference_Conclusion");
constexpr QLatin1String kFact("Atomic_Fact");
constexpr QLatin1String kOpinion("Atomic_Opinion");
constexpr QLatin1String kDetection("Detection_Conclusion");
constexpr QLatin1String kSampleIndex("Sample_Index");
constexpr QLatin1String kOpinionIndex("Opinion_Index");
constexpr double kLargestPlace = 1e9;
constexpr QLatin1String kKnowable("knowable");
constexpr QLatin1String kUnknowable("unknowable");

/// Hands over the rows of a file: its only one, or those of its list.
template <typename Row>
Expected<QList<Row>> verdictRows(
    const RecordFields<Row>& fields, const QByteArray& json, bool isList, const QString& name)
{
    RecordShape shape = fields.shape();
    shape.mayBeList = isList;
    shape.mayBeOne = !isList;
    shape.documentIs =
        isList ? FormatWords::tr("a list of judgments") : FormatWords::tr("an object");
    QList<Row> rows;
    const auto take = [&](const Record& record) -> Expected<void> {
        if (rows.size() == kMostVerdicts)
            return failure(tooManyRows(record.root(), kMostVerdicts));
        return fields.read(record).map([&](Row&& row) { rows.append(std::move(row)); });
    };
    return readRecordsOfJson(json, name, shape, take).map([&](const RecordCounts&) {
        return rows;
    });
}

/// The key of a text that has to be there, though it may be null of what a system did not answer.
template <typename Row>
typename RecordFields<Row>::Field nullableText(QLatin1String key, QString Row::*member)
{
    return RecordFields<Row>::custom(key, [key, member](Row& row, const RecordValue& value) {
        if (value.is(Type::Missing))
            return Expected<void>(
                value.refuse(FormatWords::tr("\"%1\" is required.").arg(key), outputRemedy()));
        return value.isGiven() ? takeText(row.*member, value) : Expected<void>();
    });
}

const RecordFields<SystemOutput>& systemOutputFields(Pattern pattern)
{
    using F = RecordFields<SystemOutput>;
    static const F abstractive(
        outputRemedy, {nullableText(kOpinions, &SystemOutput::opinions),
                          nullableText(kAbstractive, &SystemOutput::background)});
    static const F extractive(
        outputRemedy, {nullableText(kOpinions, &SystemOutput::opinions),
                          F::texts(kExtractive, &SystemOutput::paragraphs).required()});
    return pattern == Pattern::Abstractive ? abstractive : extractive;
}

Expected<void> takeConclusion(Verdict& verdict, const RecordValue& value)
{
    QString word;
    if (!value.isGiven())
        return {};
    return takeText(word, value).map([&] {
        verdict.conclusion = conclusionFromWord(word);
        if (word != kKnowable && word != kUnknowable)
            verdict.word = word;
    });
}

const RecordFields<Verdict>& itemVerdictFields(bool isOfFacts)
{
    using F = RecordFields<Verdict>;
    static const F ofFacts(
        outputRemedy, {F::text(kFact, &Verdict::item), F::custom(kConclusion, takeConclusion)});
    static const F ofOpinions(
        outputRemedy, {F::text(kOpinion, &Verdict::item), F::custom(kConclusion, takeConclusion)});
    return isOfFacts ? ofFacts : ofOpinions;
}

Expected<void> takeDetection(ErrorVerdict& verdict, const RecordValue& value)
{
    const std::optional<ErrorType> type = errorFromPublishedName(value.text());
    if (!type || !value.is(Type::Text))
        return value.refuseExpected(FormatWords::tr("one of \"Error Type1\" to \"Error Type5\""));
    verdict.type = *type;
    return {};
}

/// Of an opinion; both numbers or none.
Expected<void> takeOpinionPlace(ErrorVerdict& verdict, const RecordValue& object)
{
    using F = RecordFields<OpinionPlace>;
    static const F fields(outputRemedy,
        {F::whole(kSampleIndex, &OpinionPlace::sample, 0, kLargestPlace).required(),
            F::whole(kOpinionIndex, &OpinionPlace::opinion, 0, kLargestPlace).required()});
    if (!object.value(kSampleIndex).isGiven() && !object.value(kOpinionIndex).isGiven())
        return {};
    return fields.read(object).map([&](const OpinionPlace& place) { verdict.place = place; });
}

const RecordFields<ErrorVerdict>& errorVerdictFields()
{
    using F = RecordFields<ErrorVerdict>;
    static const F fields = F(
        outputRemedy, {F::custom(kDetection, takeDetection), F::custom(kSampleIndex, F::passedOver),
                          F::custom(kOpinionIndex, F::passedOver)})
                                .check(takeOpinionPlace);
    return fields;
}

QByteArray finished(JsonText& text)
{
    return text.bytes() + '\n';
}

void writeVerdict(JsonText& text, QLatin1String itemKey, const QString& item, Conclusion conclusion)
{
    text.beginObject();
    text.text(QByteArrayView(itemKey.data(), itemKey.size()), item);
    const QByteArrayView key(kConclusion.data(), kConclusion.size());
    if (conclusion != Conclusion::None)
        text.text(key, conclusion == Conclusion::Knowable ? kKnowable : kUnknowable);
    text.endObject();
}

} // namespace

Expected<SystemOutput> readSystemOutput(
    const QByteArray& json, Pattern pattern, const QString& name)
{
    TANDEM_TRY(rows, verdictRows(systemOutputFields(pattern), json, false, name));
    if (rows->constFirst().paragraphs.size() > limits::maxParagraphs)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("More than %L1 paragraphs are listed.").arg(limits::maxParagraphs),
            name, FormatWords::tr("Check what went wrong with this output."));
    return rows->constFirst();
}

Conclusion conclusionFromWord(const QString& word)
{
    return word == kKnowable ? Conclusion::Knowable : Conclusion::Unknowable;
}

Expected<QList<Verdict>> readFactVerdicts(const QByteArray& json, const QString& name)
{
    return verdictRows(itemVerdictFields(true), json, true, name);
}

Expected<Verdict> readOpinionVerdict(const QByteArray& json, const QString& name)
{
    return verdictRows(itemVerdictFields(false), json, false, name)
        .map([](const QList<Verdict>& rows) { return rows.constFirst(); });
}

Expected<ErrorVerdict> readErrorVerdict(const QByteArray& json, const QString& name)
{
    return verdictRows(errorVerdictFields(), json, false, name)
        .map([](const QList<ErrorVerdict>& rows) { return rows.constFirst(); });
}

QByteArray systemOutputJson(const SystemOutput& output, Pattern pattern)
{
    JsonText text(JsonText::Style::Indented);
    text.beginObject();
    if (pattern == Pattern::Extractive) {
        text.beginArray(QByteArrayView(kExtractive.data(), kExtractive.size()));
        for (const QString& paragraph : output.paragraphs)
            text.text(paragraph);
        text.endArray();
    } else {
        text.text(QByteArrayView(kAbstractive.data(), kAbstractive.size()), output.background);
    }
    text.text(QByteArrayView(kOpinions.data(), kOpinions.size()), output.opinions);
    text.endObject();
    return finished(text);
}

QByteArray factVerdictsJson(const QList<Conclusion>& conclusions, const QStringList& facts)
{
    JsonText text(JsonText::Style::Indented);
    text.beginArray();
    for (qsizetype i = 0; i < facts.size(); ++i)
        writeVerdict(text, kFact, facts.at(i), conclusions.value(i, Conclusion::None));
    text.endArray();
    return finished(text);
}

QByteArray opinionVerdictJson(Conclusion conclusion, const QString& opinion)
{
    JsonText text(JsonText::Style::Indented);
    writeVerdict(text, kOpinion, opinion, conclusion);
    return finished(text);
}

QByteArray errorVerdictJson(const ErrorVerdict& verdict)
{
    const auto key = [](QLatin1String name) { return QByteArrayView(name.data(), name.size()); };
    JsonText text(JsonText::Style::Indented);
    text.beginObject();
    text.text(key(kDetection), publishedErrorName(verdict.type));
    if (verdict.place) {
        text.number(key(kSampleIndex), verdict.place->sample);
        text.number(key(kOpinionIndex), verdict.place->opinion);
    }
    text.endObject();
    return finished(text);
}

} // namespace tandem::kgds
