#include "storage/formats/outputrecord.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/outputverdicts.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

namespace {

using Type = RecordValue::Type;

constexpr qsizetype kMostModelUnits = 200; // as projects take them
constexpr double kLargestIndex = 1e9;

bool hasControlCharacter(const QString& text)
{
    return std::any_of(
        text.cbegin(), text.cend(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

Expected<QString> modelIn(const RecordValue& object)
{
    const RecordValue value = object.value(kOutputModel);
    if (value.isBlank() || !value.is(Type::Text))
        return object.refuseUnder(kOutputModel,
            FormatWords::tr("\"model\" must be the name of a model."), outputRemedy());
    const QString name = value.word();
    if (name.size() > kMostModelUnits || hasControlCharacter(name))
        return value.refuse(
            FormatWords::tr("The name of a model is one line of at most %1 characters.")
                .arg(kMostModelUnits),
            outputRemedy());
    return name;
}

/// What a field says that takes a few words; `usual` where it is not there.
template <typename Enum>
Expected<std::optional<Enum>> wordIn(const RecordValue& object, QLatin1String key,
    std::optional<Enum> (*fromKey)(const QString&), const QStringList& words)
{
    const RecordValue value = object.value(key);
    if (value.isBlank())
        return std::nullopt;
    const std::optional<Enum> found = fromKey(value.word().toLower());
    if (found)
        return found;
    return value.refuse(FormatWords::tr("\"%1\" must be %2.", "a field, the words that it takes")
                            .arg(key, words.join(FormatWords::tr(" or ", "between two words"))),
        outputRemedy());
}

Expected<QString> textIn(const RecordValue& object, QLatin1String key)
{
    const RecordValue value = object.value(key);
    QString text;
    if (value.isGiven()) {
        TANDEM_DO(takeText(text, value));
    } else if (!object.record().place().isTable) {
        return object.refuseUnder(
            key, FormatWords::tr("\"%1\" is required.").arg(key), outputRemedy());
    }
    return text;
}

/// Whether there is something beside the field's name.
bool saysSomething(const RecordValue& value)
{
    return value.isGiven() && !(value.is(Type::Text) && value.text().isEmpty());
}

Expected<Pattern> patternIn(const RecordValue& object)
{
    const QStringList words{patternKey(Pattern::Extractive), patternKey(Pattern::Abstractive)};
    TANDEM_TRY(named, wordIn<Pattern>(object, kOutputPattern, patternFromKey, words));
    const RecordValue paragraphs = object.value(kOutputParagraphs);
    const RecordValue background = object.value(kOutputBackground);
    if (*named) {
        const bool isExtractive = **named == Pattern::Extractive;
        const RecordValue& other = isExtractive ? background : paragraphs;
        if (saysSomething(other))
            return other.refuse(FormatWords::tr("An output of %1 has no \"%2\".")
                                    .arg(patternName(**named),
                                        isExtractive ? kOutputBackground : kOutputParagraphs),
                outputRemedy());
        return **named;
    }
    if (paragraphs.isGiven() == background.isGiven())
        return object.refuse(
            FormatWords::tr("Either \"paragraphs\" or \"background\" must be there, or \"pattern\" "
                            "must say which of the two it is."),
            outputRemedy());
    return paragraphs.isGiven() ? Pattern::Extractive : Pattern::Abstractive;
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
        FormatWords::tr("A paragraph is a whole number or a name."), outputRemedy());
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
                FormatWords::tr("A list of paragraphs begins here and is none."), outputRemedy());
        return paragraphsInList(list->root());
    }
    QStringList paragraphs;
    for (const QString& word : text.split(separators, Qt::SkipEmptyParts)) {
        if (isDateOfSpreadsheet(word))
            return cell.refuse(
                FormatWords::tr("\"%1\" is a date, which a spreadsheet makes of a range such as "
                                "3-5.")
                    .arg(word),
                FormatWords::tr("Make the column one of text in the spreadsheet before ranges are "
                                "typed, and type this one anew."));
        if (paragraphs.size() <= limits::maxParagraphs)
            paragraphs.append(paragraphsOfWord(word));
    }
    return paragraphs;
}

Expected<QStringList> paragraphsIn(const RecordValue& object)
{
    const RecordValue value = object.value(kOutputParagraphs);
    const bool isTable = object.record().place().isTable;
    if (!value.isGiven() && isTable)
        return QStringList();
    if (!value.isGiven())
        return object.refuseUnder(kOutputParagraphs,
            FormatWords::tr("\"%1\" is required.").arg(kOutputParagraphs), outputRemedy());
    TANDEM_TRY_VAR(paragraphs, isTable ? paragraphsInCell(value) : paragraphsInList(value));
    if (paragraphs->size() > limits::maxParagraphs)
        return failure(value.tooLarge(
            FormatWords::tr("More than %L1 paragraphs are named.").arg(limits::maxParagraphs),
            FormatWords::tr("Look what went wrong with this output.")));
    return paragraphs;
}

} // namespace

bool isOutputKey(std::string_view key)
{
    constexpr std::array keys{kOutputSample, kOutputModel, kOutputPattern, kOutputParadigm,
        kOutputBackground, kOutputParagraphs, kOutputOpinion, kOutputId, kOutputTitle,
        kOutputVerdicts};
    return std::any_of(keys.begin(), keys.end(), [&](QLatin1String known) {
        return key == std::string_view(known.data(), std::size_t(known.size()));
    });
}

QString outputRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how outputs of systems are written.");
}

Expected<OutputRecord> outputIn(const Record& record)
{
    const RecordValue object = record.root();
    OutputRecord read;
    read.place = record.rowPlace();
    TANDEM_TRY(model, modelIn(object));
    TANDEM_TRY(pattern, patternIn(object));
    const QStringList words{
        paradigmKey(Paradigm::StructuredPrompt), paradigmKey(Paradigm::SelfReflection)};
    TANDEM_TRY(paradigm, wordIn<Paradigm>(object, kOutputParadigm, paradigmFromKey, words));
    read.system = {*model, paradigm->value_or(Paradigm::StructuredPrompt), *pattern};
    if (*pattern == Pattern::Extractive) {
        TANDEM_TRY(paragraphs, paragraphsIn(object));
        read.output.paragraphs = *paragraphs;
    } else {
        TANDEM_TRY(background, textIn(object, kOutputBackground));
        read.output.background = *background;
    }
    TANDEM_TRY(opinions, textIn(object, kOutputOpinion));
    read.output.opinions = *opinions;
    const RecordValue verdicts = object.value(kOutputVerdicts);
    if (verdicts.isGiven() && !object.record().place().isTable) {
        TANDEM_TRY_VAR(judged, verdictsIn(verdicts, *pattern));
        read.verdicts = std::move(*judged);
    }
    return read;
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

} // namespace tandem::kgds
