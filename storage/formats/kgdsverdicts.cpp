#include "storage/formats/kgdsverdicts.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/limits.h"
#include "storage/formats/outputrecord.h"
#include "storage/formats/recordreader.h"

#include <cmath>

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

bool isKnown(std::string_view key)
{
    static const RecordKeys keys = recordKeys(kExtractive.data(), kAbstractive.data(),
        kOpinions.data(), kConclusion.data(), kFact.data(), kOpinion.data(), kDetection.data(),
        kSampleIndex.data(), kOpinionIndex.data());
    return std::any_of(keys.begin(), keys.end(), [&](QLatin1String known) {
        return key == std::string_view(known.data(), std::size_t(known.size()));
    });
}

/// Hands over the objects of a file: its only one, or those of its list.
Expected<void> readObjects(
    const QByteArray& json, bool isList, const QString& name, const RecordSink& take)
{
    RecordShape shape;
    shape.mayBeList = isList;
    shape.mayBeOne = !isList;
    shape.isKey = isKnown;
    shape.keysAreUnique = true;
    shape.documentIs =
        isList ? FormatWords::tr("a list of verdicts") : FormatWords::tr("an object");
    return readRecordsOfJson(json, name, shape, take).map([](const RecordCounts&) {});
}

/// A text; none where it is missing or null.
Expected<std::optional<QString>> maybeText(const RecordValue& value)
{
    if (!value.isGiven())
        return std::nullopt;
    QString text;
    TANDEM_DO(takeText(text, value));
    return text;
}

/// A text that has to be there; what a system did not answer is null or empty.
Expected<QString> summaryIn(const RecordValue& object, QLatin1String key)
{
    const RecordValue value = object.value(key);
    if (value.is(Type::Missing))
        return object.refuse(
            FormatWords::tr("The key \"%1\" is missing.").arg(key), outputRemedy());
    TANDEM_TRY(text, maybeText(value));
    return text->value_or(QString());
}

Expected<Verdict> verdictIn(const RecordValue& object, QLatin1String itemKey)
{
    Verdict verdict;
    TANDEM_TRY(item, maybeText(object.value(itemKey)));
    TANDEM_TRY(word, maybeText(object.value(kConclusion)));
    verdict.item = *item;
    if (!*word)
        return verdict;
    verdict.conclusion = conclusionFromWord(**word);
    if (**word != kKnowable && **word != kUnknowable)
        verdict.word = **word;
    return verdict;
}

Expected<qint64> indexIn(const RecordValue& value)
{
    const double number = value.is(Type::Number) ? value.number() : -1.0;
    if (!(number >= 0.0 && number <= kLargestPlace) || number != std::floor(number))
        return value.refuseExpected(FormatWords::tr("a whole number"));
    return qint64(number);
}

/// None where neither index is there.
Expected<std::optional<OpinionPlace>> opinionPlaceIn(const RecordValue& object)
{
    const RecordValue sample = object.value(kSampleIndex);
    const RecordValue opinion = object.value(kOpinionIndex);
    if (!sample.isGiven() && !opinion.isGiven())
        return std::nullopt;
    TANDEM_TRY(sampleIndex, indexIn(sample));
    TANDEM_TRY(opinionIndex, indexIn(opinion));
    return OpinionPlace{*sampleIndex, *opinionIndex};
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
    SystemOutput output;
    const auto take = [&](const Record& record) -> Expected<void> {
        const RecordValue object = record.root();
        TANDEM_TRY(opinions, summaryIn(object, kOpinions));
        output.opinions = *opinions;
        if (pattern == Pattern::Abstractive) {
            TANDEM_TRY(background, summaryIn(object, kAbstractive));
            output.background = *background;
            return {};
        }
        const RecordValue paragraphs = object.value(kExtractive);
        if (paragraphs.is(Type::Missing))
            return object.refuse(FormatWords::tr("The key \"%1\" is missing.").arg(kExtractive),
                FormatWords::tr("Add it; a list without entries is written []."));
        return eachIn(paragraphs, [&](const RecordValue& entry) {
            QString paragraph;
            return takeText(paragraph, entry).map([&] { output.paragraphs.append(paragraph); });
        });
    };
    TANDEM_DO(readObjects(json, false, name, take));
    if (output.paragraphs.size() > limits::maxParagraphs)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("More than %L1 paragraphs are named.").arg(limits::maxParagraphs), name,
            FormatWords::tr("Look what went wrong with this output."));
    return output;
}

Conclusion conclusionFromWord(const QString& word)
{
    return word == kKnowable ? Conclusion::Knowable : Conclusion::Unknowable;
}

Expected<QList<Verdict>> readFactVerdicts(const QByteArray& json, const QString& name)
{
    QList<Verdict> verdicts;
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY(verdict, verdictIn(record.root(), kFact));
        if (verdicts.size() == kMostVerdicts)
            return failure(record.root().tooLarge(
                FormatWords::tr("There are more than %L1 verdicts in this file.")
                    .arg(kMostVerdicts),
                FormatWords::tr("Look what went wrong with this output.")));
        verdicts.append(*verdict);
        return {};
    };
    TANDEM_DO(readObjects(json, true, name, take));
    return verdicts;
}

Expected<Verdict> readOpinionVerdict(const QByteArray& json, const QString& name)
{
    Verdict verdict;
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY(read, verdictIn(record.root(), kOpinion));
        verdict = *read;
        return {};
    };
    TANDEM_DO(readObjects(json, false, name, take));
    return verdict;
}

Expected<ErrorVerdict> readErrorVerdict(const QByteArray& json, const QString& name)
{
    ErrorVerdict verdict;
    const auto take = [&](const Record& record) -> Expected<void> {
        const RecordValue value = record.root().value(kDetection);
        QString word;
        if (value.is(Type::Missing))
            return record.root().refuse(
                FormatWords::tr("The key \"%1\" is missing.").arg(kDetection),
                FormatWords::tr("Add it with one of \"Error Type1\" to \"Error Type5\"."));
        TANDEM_DO(takeText(word, value));
        const std::optional<ErrorType> type = errorFromPublishedName(word);
        if (!type)
            return value.refuseExpected(
                FormatWords::tr("one of \"Error Type1\" to \"Error Type5\""));
        verdict.type = *type;
        TANDEM_TRY(place, opinionPlaceIn(record.root()));
        verdict.place = *place;
        return {};
    };
    TANDEM_DO(readObjects(json, false, name, take));
    return verdict;
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
