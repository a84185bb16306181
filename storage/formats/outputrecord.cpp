#include "storage/formats/outputrecord.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace tandem::kgds {

namespace {

using Type = RecordValue::Type;

using OutputFields = RecordFields<OutputRecord>;

constexpr qsizetype kMostModelUnits = 200; // as projects take them
constexpr double kLargestIndex = 1e9;

/// Whether there is something beside the field's name.
bool saysSomething(const RecordValue& value)
{
    return value.isGiven() && !(value.is(Type::Text) && value.text().isEmpty());
}

/// The pattern is that which is named, or that of the field that is there.
Expected<void> checkPattern(OutputRecord& output, const RecordValue& object)
{
    const bool isNamed = !object.value(kOutputPattern).isBlank();
    const RecordValue paragraphs = object.value(kOutputParagraphs);
    const RecordValue background = object.value(kOutputBackground);
    if (!isNamed && paragraphs.isGiven() == background.isGiven())
        return object.refuse(
            FormatWords::tr(
                "Give either \"paragraphs\" or \"background\", or specify \"pattern\"."),
            outputRemedy());
    Pattern& pattern = output.system.pattern;
    if (!isNamed)
        pattern = paragraphs.isGiven() ? Pattern::Extractive : Pattern::Abstractive;
    const bool isExtractive = pattern == Pattern::Extractive;
    const RecordValue& other = isExtractive ? background : paragraphs;
    if (!saysSomething(other))
        return {};
    return other.refuse(
        FormatWords::tr("An output of %1 cannot have \"%2\".")
            .arg(patternName(pattern), isExtractive ? kOutputBackground : kOutputParagraphs),
        outputRemedy());
}

Expected<QStringList> paragraphsInEntry(const RecordValue& entry)
{
    if (entry.is(Type::Object)) {
        QString name;
        TANDEM_DO(takeText(name, entry.value(kParagraphName)));
        return QStringList(name);
    }
    const bool isText = entry.is(Type::Text) && !entry.isBlank();
    if (isText || paragraphOfNumber(entry.text()))
        return paragraphsOfWord(entry.text());
    return entry.refuse(
        FormatWords::tr("A paragraph must be a whole number or a name."), outputRemedy());
}

Expected<QStringList> paragraphsInList(const RecordValue& list)
{
    QStringList paragraphs;
    TANDEM_DO(eachIn(list, [&](const RecordValue& entry) -> Expected<void> {
        TANDEM_TRY(more, paragraphsInEntry(entry));
        if (paragraphs.size() <= limits::maxParagraphs) // else it is refused as a whole
            paragraphs.append(*more);
        return {};
    }));
    return paragraphs;
}

/// Whether a spreadsheet has made a date of a range: 5-Mar, Mar-05, 2026-03-05 or 05.03.2026 of
/// 3-5.
bool isDateOfSpreadsheet(const QString& word)
{
    static const QRegularExpression date(
        QStringLiteral("\\A(?:\\d{1,2}[-.]\\p{L}{3,9}\\.?(?:[-.]\\d{2,4})?|\\p{L}{3,9}[-.]\\d{2,4}"
                       "|\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}([./])\\d{1,2}\\1\\d{2,4})\\z"));
    return date.match(word).hasMatch();
}

/// Of a cell: a list as JSON has it, or words.
Expected<QStringList> paragraphsInCell(const RecordValue& cell)
{
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    const QString text = cell.word();
    if (text.startsWith(u'[')) {
        const std::unique_ptr<Record> list = Record::inText(cell);
        if (!list)
            return cell.refuse(
                FormatWords::tr("This list of paragraphs is invalid."), outputRemedy());
        return paragraphsInList(list->root());
    }
    QStringList paragraphs;
    for (const QString& word : text.split(separators, Qt::SkipEmptyParts)) {
        if (isDateOfSpreadsheet(word))
            return cell.refuse(
                FormatWords::tr(
                    "\"%1\" is a date; spreadsheets turn ranges such as 3-5 into dates.")
                    .arg(word),
                FormatWords::tr("Format the column as text in the spreadsheet before typing "
                                "ranges, and retype this one."));
        if (paragraphs.size() <= limits::maxParagraphs)
            paragraphs.append(paragraphsOfWord(word));
    }
    return paragraphs;
}

Expected<void> takeOutputParagraphs(OutputRecord& output, const RecordValue& value)
{
    if (!saysSomething(value))
        return {};
    TANDEM_TRY_VAR(paragraphs,
        value.record().place().isTable ? paragraphsInCell(value) : paragraphsInList(value));
    if (paragraphs->size() > limits::maxParagraphs)
        return failure(value.tooLarge(
            FormatWords::tr("More than %L1 paragraphs are listed.").arg(limits::maxParagraphs),
            FormatWords::tr("Check what went wrong with this output.")));
    output.output.paragraphs = std::move(*paragraphs);
    return {};
}

/// What the pattern needs and a record of a document has to say, empty or not.
Expected<void> checkBackground(const OutputRecord& output, const RecordValue& object)
{
    const QLatin1String key =
        output.system.pattern == Pattern::Extractive ? kOutputParagraphs : kOutputBackground;
    const RecordValue value = object.value(key);
    if (object.record().place().isTable)
        return {};
    if (!value.isGiven())
        return object.refuseUnder(
            key, FormatWords::tr("\"%1\" is required.").arg(key), outputRemedy());
    return key == kOutputParagraphs && !value.is(Type::List)
               ? value.refuseExpected(JsonVisitor::tr("a list"), outputRemedy())
               : Expected<void>();
}

Expected<void> takeOutputVerdicts(OutputRecord& output, const RecordValue& object)
{
    const RecordValue verdicts = object.value(kOutputVerdicts);
    if (!verdicts.isGiven() || object.record().place().isTable)
        return {};
    TANDEM_TRY_VAR(judged, verdictsIn(verdicts, output.system.pattern));
    output.verdicts = std::move(*judged);
    return {};
}

Expected<void> checkOutput(OutputRecord& output, const RecordValue& object)
{
    TANDEM_DO(checkPattern(output, object));
    TANDEM_DO(checkBackground(output, object));
    return takeOutputVerdicts(output, object);
}

} // namespace

QString outputRemedy()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of system outputs.");
}

const RecordFields<OutputRecord>& outputFields()
{
    using F = OutputFields;
    using Row = OutputRecord;
    static const F fields = F(outputRemedy,
        {F::custom(kOutputSample, F::passedOver).column(),
            F::name(kOutputModel, inside(&Row::system, &SystemRef::model))
                .required()
                .oneLine()
                .atMost(kMostModelUnits),
            F::word(kOutputPattern, inside(&Row::system, &SystemRef::pattern),
                std::array{Pattern::Extractive, Pattern::Abstractive}, patternKey),
            F::word(kOutputParadigm, inside(&Row::system, &SystemRef::paradigm),
                std::array{Paradigm::StructuredPrompt, Paradigm::SelfReflection}, paradigmKey),
            F::custom(kOutputParagraphs, takeOutputParagraphs).oneOf(),
            F::text(kOutputBackground, inside(&Row::output, &SystemOutput::background)).oneOf(),
            F::text(kOutputOpinion, inside(&Row::output, &SystemOutput::opinions)).required(),
            F::custom(kOutputId, F::passedOver), F::custom(kOutputTitle, F::passedOver),
            F::custom(kOutputVerdicts, F::passedOver)})
                                .emptyCellsAreNone()
                                .keepsPlace(&Row::place)
                                .check(checkOutput);
    return fields;
}

std::optional<QString> paragraphOfNumber(const QString& digits)
{
    const auto number = foreignNumber(digits);
    if (!number || !(std::abs(*number) <= kLargestIndex) || *number != std::floor(*number))
        return std::nullopt;
    return paragraphName(int(*number));
}

std::optional<std::pair<int, int>> rangeOfParagraphs(const QString& word)
{
    static const QRegularExpression range(QStringLiteral("^([0-9]{1,6})[-\u2013]([0-9]{1,6})$"));
    const QRegularExpressionMatch match = range.match(word.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    return std::pair(match.captured(1).toInt(), match.captured(2).toInt());
}

QStringList paragraphsOfWord(const QString& word)
{
    if (const std::optional<QString> numbered = paragraphOfNumber(word))
        return {*numbered};
    const auto range = rangeOfParagraphs(word);
    if (!range || range->first > range->second)
        return {word};
    QStringList paragraphs;
    const int last = std::min(range->second, range->first + int(limits::maxParagraphs));
    for (int index = range->first; index <= last; ++index)
        paragraphs.append(paragraphName(index));
    return paragraphs;
}

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
