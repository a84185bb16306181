#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/project/labelling.h"

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

constexpr qint64 kLongestSeconds = 24 * 3600;
constexpr Choice<std::optional<YesNo>> kAnswers[] = {
    {"yes", YesNo::Yes}, {"no", YesNo::No}, {"clear", std::nullopt}};

/// The one answer that the options give.
Expected<QList<LabelRow>> rowFromOptions(Call& call)
{
    if (!call.has("sample") || !call.has("paragraph") || !call.has("answer")) {
        return call.misuse(
            CommandWords::tr("Give --sample, --item and --answer, or --file with many answers."));
    }
    TANDEM_TRY(sample, call.number("sample", 1, kMostNumber));
    TANDEM_TRY(paragraph, call.number("paragraph", 1, kMostNumber));
    TANDEM_TRY(seconds, call.number("seconds", 0, kLongestSeconds));
    LabelRow row;
    row.sample = int(sample->value_or(0));
    row.paragraph = int(paragraph->value_or(0));
    row.durationMs = seconds->value_or(0) * 1000;
    row.answer.unsure = call.has("unsure");
    row.answer.note = call.value("note");
    row.place = CommandWords::tr("sample %1, item %2").arg(row.sample).arg(row.paragraph);
    TANDEM_TRY(answer, call.choice("answer", kAnswers, std::optional<YesNo>()));
    row.answer.value = *answer;
    return QList<LabelRow>{row};
}

/// The answers of a file or of standard input.
Expected<QList<LabelRow>> rowsFromFile(const QString& file, Call& call)
{
    TANDEM_TRY(input, inputOf(file, call));
    return readLabels(*input).map([](const LabelsFile& read) { return read.rows; });
}

/// The rows of `person`, and those that name nobody.
Expected<QList<LabelRow>> rowsOf(
    const QList<LabelRow>& rows, const Person& person, const QString& file)
{
    QList<LabelRow> own;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(own), [&](const LabelRow& row) {
        return row.person.isEmpty() || row.person.compare(person.name, Qt::CaseInsensitive) == 0;
    });
    if (own.isEmpty()) {
        return failure(ErrorCode::NotFound,
            CommandWords::tr("There are no answers of %1 in it.").arg(person.name), file,
            CommandWords::tr("Check the name and the file."));
    }
    return own;
}

} // namespace

Expected<void> runLabel(Call& call)
{
    if (!call.has("person"))
        return call.misuse(CommandWords::tr("--person NAME is required: who answers?"));
    const QString file = call.value("file");
    const auto rows = call.has("file") ? rowsFromFile(file, call) : rowFromOptions(call);
    if (!rows)
        return failure(rows.error());
    TANDEM_TRY(step, askedStep(call));
    Person person;
    qsizetype answers = 0;
    TANDEM_TRY(samples, writeProject(call.word(0), [&](Database& database) -> Expected<QList<int>> {
        TANDEM_TRY(actor, actingPerson(database, call));
        TANDEM_TRY(own, rowsOf(*rows, *actor, file));
        person = *actor;
        answers = own->size();
        return recordLabels(database, *own, person.id, *step);
    }));
    return call.tell(
        Json{{"person", person.name}, {"answers", answers}, {"samples", jsonArray(*samples)}},
        CommandWords::tr("%1: %n answer(s) recorded.", nullptr, int(answers))
            .arg(printable(person.name)));
}

const Command labelCommand{"label", runLabel};

} // namespace tandem
