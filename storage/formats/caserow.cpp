#include "storage/formats/caserow.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <optional>

namespace tandem {

namespace {

// The name that people write first stands first; it is the one that messages name.
const RecordKeys kPromptKeys = recordKeys("input", "prompt", "question", "query");
const RecordKeys kExpectedKeys = recordKeys(
    "reference", "expected_output", "expected output", "expected", "answer", "gold", "target");
const RecordKeys kOutputKeys =
    recordKeys("output", "generated", "generated_output", "candidate", "prediction", "hypothesis");
const RecordKeys kNameKeys = recordKeys("id", "name", "author", "reviewerId", "user_id");
const RecordKeys kCaseSystemKeys = recordKeys("system", "model");
constexpr QLatin1String kOutputsKey("outputs");
const RecordKeys kDocumentKeys =
    recordKeys("text", "abstract", "content", "reviewText", "body", "email");
const RecordKeys kTitleKeys = recordKeys("title", "summary", "subject");

QString caseHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of cases.");
}

/// What a record says; a case is made of it once all is known.
struct CaseFields
{
    expert::TextCase result;
    std::optional<QString> expected;
    std::optional<QString> output;
    RecordValue system;
};

using CaseTable = RecordFields<CaseFields>;

/// A mark at the beginning, as files that were joined have it, is no part of a text.
QString withoutMark(const QString& text)
{
    return text.startsWith(QChar(QChar::ByteOrderMark)) ? text.mid(1) : text;
}

Expected<std::optional<QString>> optionalCaseText(const RecordValue& value)
{
    if (!value.isGiven())
        return std::nullopt;
    if (!value.is(RecordValue::Type::Text))
        return value.refuseExpected(FormatWords::tr("a text"), caseHelp());
    return withoutMark(value.text());
}

/// A name may be written as a number too.
Expected<void> takeCaseName(CaseFields& fields, const RecordValue& value)
{
    if (value.is(RecordValue::Type::Number)) {
        fields.result.name =
            QString::number(value.number(), 'g', std::numeric_limits<double>::digits10);
        return {};
    }
    TANDEM_DO(takeName(fields.result.name, value, std::numeric_limits<qsizetype>::max(), caseHelp));
    fields.result.name = fields.result.name.simplified();
    return {};
}

/// Hands over a list or object, which may also be written in a text.
Expected<void> withStructure(
    const RecordValue& value, const std::function<Expected<void>(const RecordValue&)>& take)
{
    if (!value.is(RecordValue::Type::Text))
        return take(value);
    if (value.isBlank())
        return {};
    const auto inside = Record::inText(value);
    return take(inside ? inside->root() : value);
}

Expected<void> takeDocument(expert::TextCase& result, const RecordValue& entry)
{
    if (entry.is(RecordValue::Type::Text)) {
        result.profile.append({{}, withoutMark(entry.text())});
        return {};
    }
    const RecordValue text = entry.first(kDocumentKeys);
    if (text.is(RecordValue::Type::Missing))
        return entry.refuse(FormatWords::tr("Expected an earlier text, or an object with one of "
                                            "text, abstract, content, reviewText, body, email."),
            caseHelp());
    TANDEM_TRY(title, optionalCaseText(entry.first(kTitleKeys)));
    TANDEM_TRY(words, optionalCaseText(text));
    result.profile.append({title->value_or(QString()), words->value_or(QString())});
    return {};
}

Expected<void> takeProfile(CaseFields& fields, const RecordValue& given)
{
    return withStructure(given, [&](const RecordValue& value) -> Expected<void> {
        if (value.isGiven() && !value.is(RecordValue::Type::List))
            return value.refuse(FormatWords::tr("Expected a list of earlier texts."), caseHelp());
        for (const RecordValue& entry : value.entries()) {
            TANDEM_DO(takeDocument(fields.result, entry));
            if (fields.result.profile.constLast().text.trimmed().isEmpty())
                fields.result.profile.removeLast();
        }
        return {};
    });
}

/// One of [{"system", "output"}, ...].
Expected<void> takeListedOutput(expert::TextCase& result, const RecordValue& entry)
{
    TANDEM_TRY(
        output, optionalCaseText(entry.first(kOutputKeys + RecordKeys{QLatin1String("text")})));
    if (!*output)
        return entry.refuse(
            FormatWords::tr("Expected an object with \"system\" and \"output\"."), caseHelp());
    return optionalCaseText(entry.first(kCaseSystemKeys))
        .map([&](const std::optional<QString>& system) {
            result.outputs.append({system.value_or(QString()), **output});
        });
}

/// {"SYSTEM": text, ...}, taken in the order of the systems' names.
Expected<void> takeNamedOutputs(expert::TextCase& result, const RecordValue& object)
{
    for (const RecordValue& entry : object.entries()) {
        if (!entry.is(RecordValue::Type::Text))
            return entry.refuseExpected(FormatWords::tr("a text"), caseHelp());
        result.outputs.append({entry.key(), withoutMark(entry.text())});
    }
    std::sort(result.outputs.begin(), result.outputs.end(),
        [](const expert::SystemOutput& one, const expert::SystemOutput& other) {
            return one.system < other.system;
        });
    return {};
}

Expected<void> takeOutputs(CaseFields& fields, const RecordValue& given)
{
    return withStructure(given, [&](const RecordValue& value) -> Expected<void> {
        if (!value.isGiven())
            return {};
        if (value.is(RecordValue::Type::Object))
            return takeNamedOutputs(fields.result, value);
        if (!value.is(RecordValue::Type::List))
            return value.refuse(
                FormatWords::tr("Expected an object with each system's text under its name."),
                caseHelp());
        for (const RecordValue& entry : value.entries()) {
            TANDEM_DO(takeListedOutput(fields.result, entry));
        }
        return {};
    });
}

Expected<void> takeCaseSystem(CaseFields& fields, const RecordValue& value)
{
    fields.system = value;
    return {};
}

Expected<void> dropMarks(CaseFields& fields, const RecordValue&)
{
    fields.result.prompt = withoutMark(fields.result.prompt);
    for (std::optional<QString>* text : {&fields.expected, &fields.output}) {
        if (*text)
            *text = withoutMark(**text);
    }
    return {};
}

const CaseTable& caseTable()
{
    using F = CaseTable;
    static const F table = F(caseHelp,
        {F::custom(kNameKeys, takeCaseName).oneOf(),
            F::text(
                kPromptKeys, [](CaseFields& fields) -> QString& { return fields.result.prompt; })
                .oneOf(),
            F::text(kExpectedKeys, &CaseFields::expected).oneOf(),
            F::text(kOutputKeys, &CaseFields::output).oneOf(),
            F::custom("profile", takeProfile).oneOf(), F::custom(kOutputsKey, takeOutputs).oneOf(),
            F::custom(kCaseSystemKeys, takeCaseSystem).oneOf()})
                               .emptyCellsAreNone()
                               .check(dropMarks);
    return table;
}

/// Whether the record is about a person, as those of LongLaMP are.
bool hasPerson(const RecordValue& record)
{
    return record.first(kNameKeys.mid(1) + recordKeys("profile")).type() !=
           RecordValue::Type::Missing;
}

/// Of one output alone, whose it is: a system's, or in LongLaMP's files the person's own.
Expected<void> placeOutput(CaseFields& fields, const RecordValue& record)
{
    if (!fields.output)
        return {};
    const bool isLongLamp = !fields.expected && fields.result.outputs.isEmpty() &&
                            hasPerson(record) && !fields.system.isGiven();
    if (isLongLamp) {
        fields.expected = fields.output;
        return {};
    }
    return optionalCaseText(fields.system).map([&](const std::optional<QString>& system) {
        fields.result.outputs.append({system.value_or(QString()), *fields.output});
    });
}

Expected<void> checkCase(expert::TextCase& result, const RecordValue& record, CaseNeeds needs)
{
    if (result.expected.trimmed().isEmpty() && needs == CaseNeeds::ExpectedText)
        return record.refuse(
            FormatWords::tr("The reference text is missing: \"%1\" is absent or empty.")
                .arg(kExpectedKeys.constFirst()),
            caseHelp());
    QSet<QString> systems;
    for (expert::SystemOutput& output : result.outputs) {
        output.system = withoutOuterBlanks(output.system).simplified();
        if (systems.contains(output.system))
            return record.refuseUnder(kOutputsKey,
                FormatWords::tr("The system \"%1\" has two outputs in one record.")
                    .arg(output.system),
                caseHelp());
        systems.insert(output.system);
    }
    return {};
}

bool hasOneOf(const RecordKeys& wanted, const QStringList& keys)
{
    return std::any_of(
        wanted.begin(), wanted.end(), [&](QLatin1String key) { return keys.contains(key); });
}

} // namespace

RecordShape casesShape()
{
    RecordShape shape = caseTable().shape();
    shape.keysAreUnique = false; // of the systems' texts in a record the last of a name counts
    return shape;
}

QStringList caseKeysOf(const QStringList& columns)
{
    QStringList keys;
    for (const QString& column : columns)
        keys.append(caseTable().keyOfColumn(column));
    return keys;
}

bool hasCaseColumn(const QStringList& keys)
{
    return caseTable().knowsAny(keys);
}

bool hasCaseTexts(const QStringList& keys)
{
    return hasOutputText(keys) || hasOneOf(kExpectedKeys, keys);
}

bool hasOutputText(const QStringList& keys)
{
    return hasOneOf(kOutputKeys + RecordKeys{kOutputsKey}, keys);
}

Expected<expert::TextCase> textCaseFrom(const Record& record, CaseNeeds needs)
{
    TANDEM_TRY_VAR(fields, caseTable().read(record));
    return placeOutput(*fields, record.root())
        .and_then([&] {
            fields->result.expected = fields->expected.value_or(QString());
            return checkCase(fields->result, record.root(), needs);
        })
        .map([&] { return std::move(fields->result); });
}

} // namespace tandem
