#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/formats/limits.h"
#include "storage/project/labelling.h"

#include <cmath>

namespace tandem {

namespace {

constexpr Choice<std::optional<YesNo>> kAnswers[] = {
    {"yes", YesNo::Yes}, {"no", YesNo::No}, {"clear", std::nullopt}};

/// The one answer that the options give.
Expected<LabelsFile> labelFromOptions(Call& call)
{
    if (!call.has("sample") || !call.has("paragraph") || !call.has("answer")) {
        return call.misuse(
            CommandWords::tr("Give --sample, --item and --answer, or --file with many answers."));
    }
    TANDEM_TRY(sample, call.number("sample", 1, kMostNumber));
    TANDEM_TRY(paragraph, call.number("paragraph", 1, kMostNumber));
    TANDEM_TRY(seconds, call.decimal("seconds", 0.0, double(limits::maxSpentSeconds)));
    LabelRow row;
    row.sample = int(sample->value_or(0));
    row.paragraph = int(paragraph->value_or(0));
    row.durationMs = std::llround(seconds->value_or(0.0) * 1000.0);
    row.answer.unsure = call.has("unsure");
    row.answer.note = call.value("note");
    row.place = CommandWords::tr("sample %1, item %2").arg(row.sample).arg(row.paragraph);
    TANDEM_TRY(answer, call.choice("answer", kAnswers, std::optional<YesNo>()));
    row.answer.value = *answer;
    LabelsFile one;
    one.rows.append(row);
    return one;
}

/// The answers of a file or of standard input.
Expected<LabelsFile> labelsFromFile(const QString& file, Call& call)
{
    TANDEM_TRY(input, inputOf(file, call));
    return readLabels(*input);
}

/// Where these rows stand, as far as one reads on.
QString shownPlaces(const QStringList& places)
{
    constexpr qsizetype kShownPlaces = 5;
    QStringList shown = places.mid(0, kShownPlaces);
    if (places.size() > kShownPlaces)
        shown.append(QStringLiteral("..."));
    return printable(shown.join(QStringLiteral("; ")));
}

/// What of the file was not recorded, for people; empty where all was.
QString passedOverSentence(const ChosenLabels& chosen, qint64 emptyRows, Step step)
{
    QStringList parts;
    for (auto other = chosen.ofOthers.cbegin(); other != chosen.ofOthers.cend(); ++other)
        parts.append(CommandWords::tr("%n by %1", "rows, of a person", other.value())
                         .arg(printable(other.key())));
    const auto add = [&](const char* words, qint64 count) {
        if (count > 0)
            parts.append(CommandWords::tr(words, nullptr, int(count)));
    };
    add(step == Step::Paragraphs ? QT_TRANSLATE_N_NOOP("CommandLine", "%n about facts")
                                 : QT_TRANSLATE_N_NOOP("CommandLine", "%n about paragraphs"),
        chosen.ofOtherSteps);
    add(QT_TRANSLATE_N_NOOP("CommandLine", "%n superseded by a later answer"), chosen.superseded);
    add(QT_TRANSLATE_N_NOOP("CommandLine", "%n from a first pass"), chosen.firstPass);
    add(QT_TRANSLATE_N_NOOP("CommandLine", "%n repeating the same answer"), chosen.repeated);
    add(QT_TRANSLATE_N_NOOP("CommandLine", "%n empty"), emptyRows);
    if (const int without = int(chosen.withoutAnswer.size()); without > 0)
        parts.append(CommandWords::tr("%n without an answer (%1)", nullptr, without)
                         .arg(shownPlaces(chosen.withoutAnswer)));
    return parts.isEmpty()
               ? QString()
               : QLatin1Char(' ') +
                     CommandWords::tr("Skipped rows: %1.").arg(parts.join(QStringLiteral(", ")));
}

/// The same for programs.
Json passedOverJson(const ChosenLabels& chosen, qint64 emptyRows)
{
    Json others;
    for (auto other = chosen.ofOthers.cbegin(); other != chosen.ofOthers.cend(); ++other)
        others.insert(other.key(), other.value());
    return Json{{"others", others}, {"other_steps", chosen.ofOtherSteps},
        {"superseded", chosen.superseded}, {"first_pass", chosen.firstPass},
        {"repeated", chosen.repeated}, {"without_answer", chosen.withoutAnswer.size()},
        {"empty", emptyRows}};
}

} // namespace

Expected<void> runLabel(Call& call)
{
    if (!call.has("person"))
        return call.misuse(
            CommandWords::tr("--person NAME is required: the annotator who answers."));
    const QString file = call.value("file");
    const auto labels = call.has("file") ? labelsFromFile(file, call) : labelFromOptions(call);
    if (!labels)
        return failure(labels.error());
    TANDEM_TRY(step, askedStep(call));
    Person person;
    ChosenLabels chosen;
    TANDEM_TRY(samples, writeProject(call.word(0), [&](Database& database) -> Expected<QList<int>> {
        TANDEM_TRY(actor, actingPerson(database, call));
        person = *actor;
        TANDEM_TRY_VAR(own, chooseLabels(labels->rows, person.name, *step, file));
        chosen = std::move(*own);
        return recordLabels(database, chosen.rows, person.id, *step);
    }));
    const qsizetype answers = chosen.rows.size();
    return call.tell(
        Json{{"person", person.name}, {"answers", answers}, {"samples", jsonArray(*samples)},
            {"passed_over", passedOverJson(chosen, labels->emptyRows)}},
        CommandWords::tr("%1: %n answer(s) recorded.", nullptr, int(answers))
                .arg(printable(person.name)) +
            passedOverSentence(chosen, labels->emptyRows, *step));
}

const Command labelCommand{"label", runLabel};

} // namespace tandem
