#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/stepoption.h"
#include "storage/project/labelling.h"

#include <QJsonArray>

#include <algorithm>

namespace tandem {

namespace {

constexpr QLatin1String kParagraph("paragraph");
constexpr QLatin1String kAnswer("answer");
constexpr QLatin1String kUnsure("unsure");
constexpr QLatin1String kNote("note");
constexpr QLatin1String kSeconds("seconds");
constexpr qint64 kLongestSeconds = 24 * 3600;

/// The one answer that the options give.
Expected<QList<LabelRow>> rowFromOptions(const Arguments& arguments, Console& console)
{
    if (!arguments.has(kSample) || !arguments.has(kParagraph) || !arguments.has(kAnswer)) {
        return console.misuse(
            CommandWords::tr("Give --sample, --item and --answer, or --file with many answers."));
    }
    TANDEM_TRY(sample, arguments.number(kSample, 1, kMostSamples, console));
    TANDEM_TRY(paragraph, arguments.number(kParagraph, 1, kMostSamples, console));
    TANDEM_TRY(seconds, arguments.number(kSeconds, 0, kLongestSeconds, console));
    LabelRow row;
    row.sample = int(sample->value_or(0));
    row.paragraph = int(paragraph->value_or(0));
    row.durationMs = seconds->value_or(0) * 1000;
    row.answer.unsure = arguments.has(kUnsure);
    row.answer.note = arguments.value(kNote);
    row.place = CommandWords::tr("sample %1, item %2").arg(row.sample).arg(row.paragraph);
    const QString answer = arguments.value(kAnswer);
    if (answer == QLatin1String("yes"))
        row.answer.value = YesNo::Yes;
    else if (answer == QLatin1String("no"))
        row.answer.value = YesNo::No;
    else if (answer != QLatin1String("clear"))
        return console.misuse(
            CommandWords::tr("--answer takes yes, no or clear, not \"%1\".").arg(answer));
    return QList<LabelRow>{row};
}

/// The answers of a file or of standard input.
Expected<QList<LabelRow>> rowsFromFile(const QString& file, Console& console)
{
    const bool isStandardInput = file == QLatin1String("-");
    if (isStandardInput && !console.in)
        return console.misuse(CommandWords::tr("There is no standard input to read."));
    const auto labels =
        isStandardInput
            ? readLabels(*console.in, CommandWords::tr("standard input"), LabelsFormat::Lines)
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
            CommandWords::tr("There are no answers of %1 in it.").arg(person.name), file,
            CommandWords::tr("Check the name and the file."));
    }
    return own;
}

void printLabels(const Person& person, const QList<LabelRow>& rows, const QList<int>& samples,
    bool asJson, Console& console)
{
    if (asJson) {
        QJsonArray touched;
        for (const int sample : samples)
            touched.append(sample);
        printJson(console.out,
            {{QStringLiteral("person"), person.name}, {QStringLiteral("answers"), rows.size()},
                {QStringLiteral("samples"), touched}});
        return;
    }
    console.out << CommandWords::tr("%1: %n answer(s) recorded.", nullptr, int(rows.size()))
                       .arg(printable(person.name))
                << '\n';
}

} // namespace

CommandSyntax labelSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr(
        "Answer as an annotator: is a paragraph supporting, or a fact key, yes or no?");
    syntax.usage = {
        QStringLiteral("PROJECT --person NAME [--step STEP] --sample N --item P --answer "
                       "yes|no|clear [--unsure] [--note TEXT] [--seconds S]"),
        QStringLiteral("PROJECT --person NAME [--step STEP] --file FILE|-")};
    syntax.text = CommandWords::tr(
        "Records one answer, or all answers of a file: JSON, JSONL or CSV as \"tandem help "
        "formats\" shows them, or lines of SAMPLE PARAGRAPH yes|no|clear; - reads such lines from "
        "standard input. From a file that names people only those of NAME are taken. All answers "
        "are recorded or, when one is refused, none. Every answer adds a row to the journal.");
    syntax.options = {actorOption(CommandWords::tr("Who answers.")), stepOption(),
        QCommandLineOption(
            QString(kSample), CommandWords::tr("The sample, counted from 1."), QStringLiteral("N")),
        QCommandLineOption(
            QStringList{QString(kParagraph), QStringLiteral("item"), QStringLiteral("fact")},
            CommandWords::tr("The paragraph or fact, counted from 1 in its sample."),
            QStringLiteral("P")),
        QCommandLineOption(QString(kAnswer), CommandWords::tr("yes, no, or clear to take it back."),
            QStringLiteral("ANSWER")),
        QCommandLineOption(QString(kUnsure), CommandWords::tr("Mark it \"unsure, come back\".")),
        QCommandLineOption(
            QString(kNote), CommandWords::tr("A note on it."), QStringLiteral("TEXT")),
        QCommandLineOption(
            QString(kSeconds), CommandWords::tr("Active time spent on it."), QStringLiteral("S")),
        QCommandLineOption(
            QString(kFile), CommandWords::tr("Read answers from FILE."), QStringLiteral("FILE"))};
    syntax.examples = {
        QStringLiteral("tandem label k.tandem --person Ada --sample 1 --paragraph 3 --answer yes"),
        QStringLiteral("tandem label k.tandem --person Ben --file labels.json"),
        QStringLiteral("echo \"1 4 no\" | tandem label k.tandem --person Ada --file -")};
    return syntax;
}

Expected<void> runLabel(const Arguments& arguments, Console& console)
{
    if (!arguments.has(QLatin1String("person")))
        return console.misuse(CommandWords::tr("--person NAME is missing: who answers?"));
    const QString file = arguments.value(kFile);
    if (arguments.has(kFile) &&
        (arguments.has(kSample) || arguments.has(kParagraph) || arguments.has(kAnswer)))
        return console.misuse(CommandWords::tr("Give either --file or one answer."));
    const auto rows =
        arguments.has(kFile) ? rowsFromFile(file, console) : rowFromOptions(arguments, console);
    if (!rows)
        return failure(rows.error());
    TANDEM_TRY(step, askedStep(arguments, console));
    Person person;
    QList<LabelRow> own;
    QList<int> samples;
    const auto written = writeProject(arguments.word(0), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(actor, actingPerson(database, arguments, console));
        TANDEM_TRY(ofActor, rowsOf(*rows, *actor, file));
        person = *actor;
        own = *ofActor;
        return recordLabels(database, own, person.id, *step).map([&](const QList<int>& touched) {
            samples = touched;
        });
    });
    if (written)
        printLabels(person, own, samples, arguments.wantsJson(), console);
    return written;
}

} // namespace tandem
