#include "storage/formats/labelsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/record.h"
#include "storage/formats/recordreader.h"

#include <QStringTokenizer>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace tandem {

namespace {

constexpr double kLabelRowLongestMs = 365.0 * 24 * 3600 * 1000;

QString labelsRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how labels are written.");
}

tl::unexpected<Error> wrongLabel(const QString& what, const QString& place)
{
    return failure(ErrorCode::InvalidInput, what, place, labelsRemedy());
}

/// What stands around a row and holds for it, where the row does not say so itself.
struct LabelOwner
{
    RecordValue sample;
    QString person;
};

tl::unexpected<Error> noPerson(const RecordValue& value)
{
    return value.refuse(FormatWords::tr("Expected the name of a person."), labelsRemedy());
}

/// The name that a row gives, "" where it gives none, as an empty cell of a table does not. What is
/// no name is refused: the row would count as that of the person who is asked about.
Expected<QString> labelPerson(const RecordValue& value)
{
    if (!value.isGiven() || (value.isBlank() && value.record().place().isTable))
        return QString();
    if (value.isBlank() || !value.is(RecordValue::Type::Text))
        return noPerson(value);
    return value.text();
}

Expected<QString> labelNote(const RecordValue& value)
{
    QString note;
    if (value.isGiven()) {
        TANDEM_DO(takeText(note, value));
    }
    return note;
}

/// Whether `value` is one of the ways to say an answer, or that there is none; puts it into `row`.
/// Only "clear" takes an answer back: a cell that nobody filled in says nothing about it.
bool readAnswer(const RecordValue& value, LabelRow& row)
{
    const QString word = value.word().toLower();
    row.saysAnswer = !value.isMissing();
    if (word == QLatin1String("yes"))
        row.answer.value = YesNo::Yes;
    else if (word == QLatin1String("no"))
        row.answer.value = YesNo::No;
    else
        return !row.saysAnswer || word == QLatin1String("clear");
    return true;
}

std::optional<bool> flagFrom(const RecordValue& value)
{
    if (value.isBlank())
        return false;
    if (value.is(RecordValue::Type::Boolean))
        return value.isTrue();
    const QString word = withPlainNumber(value.text()).toLower();
    if (word == QLatin1String("true") || word == QLatin1String("yes") || word == QLatin1String("1"))
        return true;
    if (word == QLatin1String("false") || word == QLatin1String("no") || word == QLatin1String("0"))
        return false;
    return std::nullopt;
}

/// Milliseconds from `duration_ms` or `seconds`; none where they are no time.
std::optional<qint64> durationFrom(const RecordValue& fields)
{
    const RecordValue ms = fields.value(QLatin1String("duration_ms"));
    const RecordValue seconds = fields.value(QLatin1String("seconds"));
    if (ms.isBlank() && seconds.isBlank())
        return 0;
    const auto number = (ms.isBlank() ? seconds : ms).looseNumber();
    const double scaled = number.value_or(-1.0) * (ms.isBlank() ? 1000.0 : 1.0);
    if (!(scaled >= 0.0 && scaled <= kLabelRowLongestMs))
        return std::nullopt;
    return qint64(std::llround(scaled));
}

bool isLabelKey(std::string_view key)
{
    constexpr std::array<std::string_view, 15> keys{"sample", "paragraph", "item", "answer",
        "person", "unsure", "note", "seconds", "duration_ms", "step", "current", "pass",
        "sample_id", "sample_title", "fact"};
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// What an exported answer says of itself beside the answer.
Expected<void> readExportedLabel(LabelRow& read, const RecordValue& row, const QString& place)
{
    const auto wordOf = [&](const char* key) { return row.value(QLatin1String(key)).word(); };
    if (const QString step = wordOf("step").toLower(); !step.isEmpty()) {
        if (step == QLatin1String("paragraphs"))
            read.step = Step::Paragraphs;
        else if (step == QLatin1String("key_facts"))
            read.step = Step::KeyFacts;
        else
            return wrongLabel(FormatWords::tr("\"step\" must be paragraphs or key_facts."), place);
    }
    const RecordValue current = row.value(QLatin1String("current"));
    const auto isCurrent = flagFrom(current);
    if (!isCurrent)
        return wrongLabel(FormatWords::tr("\"current\" must be true or false."), place);
    read.isCurrent = current.isBlank() || *isCurrent;
    read.isFirstPass = wordOf("pass").toLower() == QLatin1String("calibration");
    read.isSecondPass = wordOf("pass").toLower() == QLatin1String("second");
    read.sampleId = wordOf("sample_id");
    read.sampleTitle = wordOf("sample_title");
    read.fact = wordOf("fact");
    return {};
}

/// One row from its fields, whose values may also be written as text (CSV). `place` is where it
/// stands. InvalidInput: a number is missing or below 1, the answer is none, or the person or the
/// note is no text.
Expected<LabelRow> labelRowFrom(
    const RecordValue& row, const QString& place, const LabelOwner& owner)
{
    const auto given = [&](const char* key) { return row.value(QLatin1String(key)); };
    constexpr auto missing = RecordValue::Type::Missing;
    LabelRow read;
    read.place = place;
    TANDEM_TRY(person, labelPerson(given("person")));
    TANDEM_TRY(note, labelNote(given("note")));
    read.person = owner.person.isNull() ? *person : owner.person;
    read.answer.note = *note;
    const auto sample = (owner.sample.is(missing) ? given("sample") : owner.sample).ordinal();
    if (!sample)
        return wrongLabel(
            FormatWords::tr("\"sample\" must be the sample's number, from 1."), place);
    // Exported answers call the paragraph an item, as later steps have other kinds of items.
    const auto paragraph = given(given("item").is(missing) ? "paragraph" : "item").ordinal();
    if (!paragraph)
        return wrongLabel(
            FormatWords::tr("\"paragraph\" must be the paragraph's number, from 1."), place);
    if (given("answer").is(missing) || !readAnswer(given("answer"), read))
        return wrongLabel(FormatWords::tr("\"answer\" must be yes, no or clear."), place);
    const auto unsure = flagFrom(given("unsure"));
    if (!unsure)
        return wrongLabel(FormatWords::tr("\"unsure\" must be true or false."), place);
    const auto duration = durationFrom(row);
    if (!duration)
        return wrongLabel(FormatWords::tr("The time must be a number, 0 or more."), place);
    read.sample = *sample;
    read.paragraph = *paragraph;
    read.answer.unsure = *unsure;
    read.durationMs = *duration;
    TANDEM_DO(readExportedLabel(read, row, place));
    return read;
}

enum LabelsSection { LabelsPeople, LabelsSamples };

/// A document is a list of rows, or {"people": [...], "samples": [...]}.
RecordShape labelsShape(RecordLayout layout)
{
    RecordShape shape;
    shape.sections = {{QLatin1String("people")}, {QLatin1String("samples")}};
    if (layout == RecordLayout::Csv)
        shape.isKey = isLabelKey;
    shape.shapeRemedy = labelsRemedy();
    return shape;
}

/// Gathers what the records of a labels file say.
class LabelsIntake final
{
public:
    Expected<void> take(const Record& record)
    {
        switch (record.place().section) {
        case LabelsPeople:
            return takePerson(record);
        case LabelsSamples:
            return takeSample(record);
        default:
            return takeRow(record.root(), record.rowPlace());
        }
    }
    /// What is named of the row and stands around it: its sample and its person.
    Expected<void> takeRow(
        const RecordValue& row, const QString& place, const LabelOwner& owner = {})
    {
        TANDEM_TRY(read, labelRowFrom(row, place, owner));
        if (file.rows.size() == limits::maxRows)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 answers.").arg(limits::maxRows), place,
                FormatWords::tr("Split it, one file for some of the samples each."));
        file.rows.append(*read);
        return {};
    }

    LabelsFile file;

private:
    Expected<void> takePerson(const Record& record)
    {
        const RecordValue entry = record.root();
        const auto textOf = [&](const char* key) { return entry.value(QLatin1String(key)).text(); };
        const RecordValue role = entry.value(QLatin1String("role"));
        const bool isLead = role.text() == QLatin1String("lead");
        const bool isKnown = isLead || !role.is(RecordValue::Type::Text) ||
                             role.text() == QLatin1String("annotator");
        if (textOf("name").isEmpty() || !isKnown)
            return wrongLabel(FormatWords::tr("Expected a name and a role, lead or annotator."),
                record.rowPlace());
        file.people.append(
            {textOf("name"), textOf("colour"), isLead ? Role::Lead : Role::Annotator});
        return {};
    }

    /// {sample, answers: {NAME: [row without sample]}}.
    Expected<void> takeSample(const Record& record)
    {
        const RecordValue answers = record.root().value(QLatin1String("answers"));
        const QString place = record.rowPlace() + QStringLiteral("/answers");
        if (!answers.is(RecordValue::Type::Object))
            return wrongLabel(
                FormatWords::tr("Expected an object: a list of answers for each person."), place);
        const RecordValue sample = record.root().value(QLatin1String("sample"));
        for (const RecordValue& rows : answers.entries()) {
            if (withoutOuterBlanks(rows.key()).isEmpty())
                return noPerson(rows);
            const QString at = place + QLatin1Char('/') + rows.key();
            if (!rows.is(RecordValue::Type::List))
                return wrongLabel(FormatWords::tr("Expected a list."), at);
            qsizetype number = 0;
            for (const RecordValue& row : rows.entries()) {
                const QString here = QStringLiteral("%1/%2").arg(at).arg(number++);
                TANDEM_DO(takeRow(row, here, {sample, rows.key()}));
            }
        }
        return {};
    }
};

Expected<LabelsFile> labelsFromRecords(
    const QString& text, const QString& name, RecordLayout layout)
{
    LabelsIntake intake;
    TANDEM_TRY(read, readRecordsOfText(text, name, layout, labelsShape(layout),
                         [&](const Record& record) { return intake.take(record); }));
    const bool isObject = layout == RecordLayout::Json && !read->isList;
    if (isObject && !read->sections.contains(LabelsSamples))
        return wrongLabel(FormatWords::tr("Expected a list."), name + QStringLiteral(", /samples"));
    intake.file.emptyRows = read->emptyRows;
    return std::move(intake.file);
}

/// "SAMPLE PARAGRAPH yes|no|clear" in each line.
Expected<LabelsFile> labelsFromLines(const QString& text, const QString& name)
{
    LabelsIntake intake;
    qint64 number = 0;
    for (const QStringView line : qTokenize(text, u'\n')) {
        ++number;
        const QStringList words = line.toString().simplified().split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        const QString place = FormatWords::tr("%1, line %2").arg(name).arg(number);
        if (words.size() != 3)
            return wrongLabel(
                FormatWords::tr("Expected three words: SAMPLE PARAGRAPH yes|no|clear."), place);
        const Record row = Record::ofTexts({{QStringLiteral("sample"), words.at(0)},
            {QStringLiteral("paragraph"), words.at(1)}, {QStringLiteral("answer"), words.at(2)}});
        TANDEM_DO(intake.takeRow(row.root(), place));
    }
    return std::move(intake.file);
}

} // namespace

Expected<LabelsFile> readLabels(const Input& input)
{
    return readLabels(input, layoutNamed(input.name()));
}

Expected<LabelsFile> readLabels(const Input& input, std::optional<RecordLayout> layout)
{
    const QString& name = input.name();
    TANDEM_TRY(text,
        readWholeText(input, FormatWords::tr("Split it, one file for some of the samples each.")));
    if (text->trimmed().isEmpty())
        return wrongLabel(FormatWords::tr("There is nothing in it."), name);
    return layout ? labelsFromRecords(*text, name, *layout) : labelsFromLines(*text, name);
}

} // namespace tandem
