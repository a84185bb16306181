#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/project/labelling.h"

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

constexpr qint64 kLongestSeconds = 24 * 3600;

/// The one answer that the options give.
Expected<QList<LabelRow>> rowFromOptions(Call& call)
{
    if (!call.has("sample") || !call.has("paragraph") || !call.has("answer")) {
        return call.misuse(
            Words::tr("Give --sample, --item and --answer, or --file with many answers."));
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
    row.place = Words::tr("sample %1, item %2").arg(row.sample).arg(row.paragraph);
    const QString answer = call.value("answer");
    if (answer == QLatin1String("yes"))
        row.answer.value = YesNo::Yes;
    else if (answer == QLatin1String("no"))
        row.answer.value = YesNo::No;
    else if (answer != QLatin1String("clear"))
        return call.misuse(Words::tr("--answer takes yes, no or clear, not \"%1\".").arg(answer));
    return QList<LabelRow>{row};
}

/// The answers of a file or of standard input.
Expected<QList<LabelRow>> rowsFromFile(const QString& file, Call& call)
{
    const bool isStandardInput = file == QLatin1String("-");
    if (isStandardInput && !call.console.in)
        return call.misuse(Words::tr("There is no standard input to read."));
    const auto labels = isStandardInput ? readLabels(*call.console.in, Words::tr("standard input"),
                                              LabelsFormat::Lines)
                                        : readLabels(file);
    return labels.map([](const LabelsFile& read) { return read.rows; });
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
            Words::tr("There are no answers of %1 in it.").arg(person.name), file,
            Words::tr("Check the name and the file."));
    }
    return own;
}

} // namespace

CommandSyntax labelSyntax()
{
    CommandSyntax syntax;
    syntax.summary =
        Words::tr("Answer as an annotator: is a paragraph supporting, or a fact key, yes or no?");
    syntax.usage = {"PROJECT --person NAME [--step STEP] --sample N --item P --answer "
                    "yes|no|clear [--unsure] [--note TEXT] [--seconds S]",
        "PROJECT --person NAME [--step STEP] --file FILE|-"};
    syntax.text = Words::tr(
        "Records one answer, or all answers of a file: JSON, JSONL or CSV as \"tandem help "
        "formats\" shows them, or lines of SAMPLE PARAGRAPH yes|no|clear; - reads such lines from "
        "standard input. From a file that names people only those of NAME are taken. All answers "
        "are recorded or, when one is refused, none. Every answer adds a row to the journal.");
    syntax.options = {actorOption(Words::tr("Who answers.")), stepOption(),
        option("sample", Words::tr("The sample, counted from 1."), "N"),
        option("paragraph item fact",
            Words::tr("The paragraph or fact, counted from 1 in its sample."), "P"),
        option("answer", Words::tr("yes, no, or clear to take it back."), "ANSWER"),
        option("unsure", Words::tr("Mark it \"unsure, come back\".")),
        option("note", Words::tr("A note on it."), "TEXT"),
        option("seconds", Words::tr("Active time spent on it."), "S"),
        option("file", Words::tr("Read answers from FILE."), "FILE")};
    syntax.examples = {"tandem label k.tandem --person Ada --sample 1 --paragraph 3 --answer yes",
        "tandem label k.tandem --person Ben --file labels.json",
        "echo \"1 4 no\" | tandem label k.tandem --person Ada --file -"};
    return syntax;
}

Expected<void> runLabel(Call& call)
{
    if (!call.has("person"))
        return call.misuse(Words::tr("--person NAME is missing: who answers?"));
    const QString file = call.value("file");
    if (call.has("file") && (call.has("sample") || call.has("paragraph") || call.has("answer")))
        return call.misuse(Words::tr("Give either --file or one answer."));
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
        Words::tr("%1: %n answer(s) recorded.", nullptr, int(answers)).arg(printable(person.name)));
}

const Command labelCommand{"label", labelSyntax, runLabel};

} // namespace tandem
