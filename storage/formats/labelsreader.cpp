#include "storage/formats/labelsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <QStringTokenizer>

namespace tandem {

namespace {

QString labelsHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of labels.");
}

tl::unexpected<Error> wrongLabel(const QString& what, const QString& place)
{
    return failure(ErrorCode::InvalidInput, what, place, labelsHelp());
}

tl::unexpected<Error> noPerson(const RecordValue& value)
{
    return value.refuse(FormatWords::tr("Expected a person's name."), labelsHelp());
}

/// The name that a row gives, "" where it gives none, as an empty cell of a table does not. What is
/// no name is refused: the row would count as that of the person who is asked about.
Expected<void> takePerson(LabelRow& row, const RecordValue& value)
{
    if (!value.isGiven() || (value.isBlank() && value.record().place().isTable))
        return {};
    if (value.isBlank() || !value.is(RecordValue::Type::Text))
        return noPerson(value);
    row.person = value.text();
    return {};
}

/// One of the ways to say an answer, or that there is none. Only "clear" takes an answer back: a
/// cell that nobody filled in says nothing about it.
Expected<void> takeLabelAnswer(LabelRow& row, const RecordValue& value)
{
    const QString word = value.word().toLower();
    row.saysAnswer = !value.isMissing();
    if (word == QLatin1String("yes"))
        row.answer.value = YesNo::Yes;
    else if (word == QLatin1String("no"))
        row.answer.value = YesNo::No;
    else if (value.is(RecordValue::Type::Missing) ||
             (row.saysAnswer && word != QLatin1String("clear")))
        return value.refuse(FormatWords::tr("\"answer\" must be yes, no or clear."), labelsHelp());
    return {};
}

Expected<void> takePass(LabelRow& row, const RecordValue& value)
{
    row.isFirstPass = value.word().toLower() == QLatin1String("calibration");
    row.isSecondPass = value.word().toLower() == QLatin1String("second");
    return {};
}

const RecordFields<LabelRow>& labelFields()
{
    using F = RecordFields<LabelRow>;
    using Row = LabelRow;
    // Exported answers call the paragraph an item, as later steps have other kinds of items: where
    // they name the paragraph of a fact as well, the item counts. A sample's own list of answers
    // does not name the sample in each.
    static const F fields = F(labelsHelp,
        {F::custom("person", takePerson), F::whole("sample", &Row::sample, 1).column(),
            F::whole({"paragraph", "item"}, &Row::paragraph, 1).required(),
            F::whole("item", &Row::paragraph, 1), F::custom("answer", takeLabelAnswer).column(),
            F::flag("unsure", inside(&Row::answer, &Answer::unsure)),
            F::text("note", inside(&Row::answer, &Answer::note)),
            F::time("seconds", &Row::durationMs, 1000.0),
            F::time("duration_ms", &Row::durationMs, 1.0),
            F::word("step", &Row::step,
                {{"paragraphs", Step::Paragraphs}, {"key_facts", Step::KeyFacts}}),
            F::flag("current", &Row::isCurrent), F::custom("pass", takePass),
            F::name("sample_id", &Row::sampleId), F::name("sample_title", &Row::sampleTitle),
            F::name("fact", &Row::fact)})
                                .keepsPlace(&Row::place);
    return fields;
}

const RecordFields<LabelsPerson>& labelsPersonFields()
{
    using F = RecordFields<LabelsPerson>;
    using Person = LabelsPerson;
    static const F fields(
        labelsHelp, {F::name("name", &Person::name).required(), F::text("colour", &Person::colour),
                        F::word("role", &Person::role,
                            {{"annotator", Role::Annotator}, {"lead", Role::Lead}})});
    return fields;
}

/// What stands around a row and holds for it, where the row does not say so itself.
struct LabelOwner
{
    int sample = 0;
    QString person = {};
};

enum LabelsSection { LabelsPeople, LabelsSamples };

/// A document is a list of rows, or {"people": [...], "samples": [...]}.
RecordShape labelsShape()
{
    RecordShape shape = labelFields().shape();
    shape.sections = {{QLatin1String("people")}, {QLatin1String("samples")}};
    shape.isKey = [](std::string_view key) {
        return labelFields().knows(key) || labelsPersonFields().knows(key) || key == "answers";
    };
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
            return labelsPersonFields().read(record).map(
                [this](const LabelsPerson& person) { file.people.append(person); });
        case LabelsSamples:
            return takeSample(record);
        default:
            return takeRow(record.root());
        }
    }
    Expected<void> takeRow(const RecordValue& object, const LabelOwner& owner = {})
    {
        TANDEM_TRY_VAR(row, labelFields().read(object));
        if (!owner.person.isEmpty()) {
            row->person = owner.person;
            row->sample = owner.sample;
        }
        if (row->sample == 0)
            return object.refuse(
                FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("sample")), labelsHelp());
        if (file.rows.size() == limits::maxRows)
            return failure(tooManyRows(object, limits::maxRows));
        file.rows.append(std::move(*row));
        return {};
    }

    LabelsFile file;

private:
    /// {sample, answers: {NAME: [row without sample]}}.
    Expected<void> takeSample(const Record& record)
    {
        const RecordValue answers = record.root().value(QLatin1String("answers"));
        if (!answers.is(RecordValue::Type::Object))
            return record.root().refuseUnder(QLatin1String("answers"),
                FormatWords::tr("Expected an object with a list of answers for each person."),
                labelsHelp());
        const auto sample = record.root().value(QLatin1String("sample")).ordinal();
        for (const RecordValue& rows : answers.entries()) {
            if (withoutOuterBlanks(rows.key()).isEmpty())
                return noPerson(rows);
            TANDEM_DO(eachIn(rows, [&](const RecordValue& row) {
                return takeRow(row, {sample.value_or(0), rows.key()});
            }));
        }
        return {};
    }
};

Expected<LabelsFile> labelsFromRecords(
    const QString& text, const QString& name, RecordLayout layout)
{
    LabelsIntake intake;
    TANDEM_TRY(read, readRecordsOfText(text, name, layout, labelsShape(),
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
        if (words.size() != 3)
            return wrongLabel(
                FormatWords::tr("Expected three words: SAMPLE PARAGRAPH yes|no|clear."),
                recordPlace(name, {}, number));
        const Record row = Record::ofTexts(name, number,
            {{QStringLiteral("sample"), words.at(0)}, {QStringLiteral("paragraph"), words.at(1)},
                {QStringLiteral("answer"), words.at(2)}});
        TANDEM_DO(intake.takeRow(row.root()));
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
    TANDEM_TRY(text, readWholeText(input, labelsShape().tooLargeATable));
    if (text->trimmed().isEmpty())
        return nothingIn(name, labelsHelp());
    return layout ? labelsFromRecords(*text, name, *layout) : labelsFromLines(*text, name);
}

} // namespace tandem
