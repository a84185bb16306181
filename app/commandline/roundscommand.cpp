#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/sampleselection.h"
#include "app/commandline/stepoption.h"
#include "storage/repositories/peoplerepository.h"

#include <QHash>
#include <QJsonArray>

namespace tandem {

namespace {

struct SampleRounds
{
    Step step = Step::Paragraphs;
    QList<SampleRow> rows;
    QHash<PersonId, QString> names;
};

Expected<SampleRounds> loadRounds(Database& database, Step step)
{
    TANDEM_TRY(rows, samplesWhere(
                         database, [](const SampleRow&) { return true; }, step));
    TANDEM_TRY(people, PeopleRepository(database).all());
    SampleRounds rounds{step, *rows, {}};
    for (const Person& person : *people)
        rounds.names.insert(person.id, person.name);
    return rounds;
}

/// "none", "first" or "second": which pass of a calibration the round is.
QString calibrationKey(const Round& round)
{
    if (round.repeats.isValid())
        return QStringLiteral("second");
    return round.calibration ? QStringLiteral("first") : QStringLiteral("none");
}

void printRoundsJson(const SampleRounds& rounds, Console& console)
{
    QJsonArray samples;
    QJsonObject states;
    for (const SampleRow& row : rounds.rows) {
        const QString state = stateKey(row.state());
        states.insert(state, states.value(state).toInt() + 1);
        QJsonObject sample{{QStringLiteral("sample"), row.position},
            {QStringLiteral("title"), row.title}, {QStringLiteral("domain"), row.domain},
            {QStringLiteral("state"), state}, {QStringLiteral("items"), row.items},
            {QStringLiteral("paragraphs"), row.paragraphs},
            {QStringLiteral("utterances"), row.utterances}};
        if (row.round) {
            sample.insert(QStringLiteral("a"), rounds.names.value(row.round->pair.a));
            sample.insert(QStringLiteral("b"), rounds.names.value(row.round->pair.b));
            sample.insert(QStringLiteral("calibration"), calibrationKey(*row.round));
            sample.insert(QStringLiteral("answered_a"), row.answeredA);
            sample.insert(QStringLiteral("answered_b"), row.answeredB);
            sample.insert(QStringLiteral("handed_in_a"), row.round->handedInA.has_value());
            sample.insert(QStringLiteral("handed_in_b"), row.round->handedInB.has_value());
        }
        samples.append(sample);
    }
    printJson(
        console.out, {{QStringLiteral("step"), stepKey(rounds.step)},
                         {QStringLiteral("samples"), samples}, {QStringLiteral("states"), states}});
}

/// "Ada 7/12", with a tick once it is handed in.
QString sideText(const QString& name, int answered, int of, bool isHandedIn)
{
    return QStringLiteral("%1 %2/%3%4")
        .arg(name, QString::number(answered), QString::number(of),
            isHandedIn ? QStringLiteral(" ✓") : QString());
}

void printRounds(const SampleRounds& rounds, Console& console)
{
    if (rounds.rows.isEmpty()) {
        console.out << CommandWords::tr(
                           "No samples yet. Add some with \"tandem import FILE PROJECT\".")
                    << '\n';
        return;
    }
    constexpr qsizetype kTitleUnits = 48;
    Table table;
    table.header = {CommandWords::tr("Sample"), CommandWords::tr("State"), QStringLiteral("A"),
        QStringLiteral("B"), CommandWords::tr("Title")};
    for (const SampleRow& row : rounds.rows) {
        QString a;
        QString b;
        if (row.round) {
            a = sideText(rounds.names.value(row.round->pair.a), row.answeredA, row.items,
                row.round->handedInA.has_value());
            b = sideText(rounds.names.value(row.round->pair.b), row.answeredB, row.items,
                row.round->handedInB.has_value());
        }
        table.rows.append({QString::number(row.position), stateName(row.state()), a, b,
            beginning(row.title, kTitleUnits)});
    }
    printTable(console.out, table);
}

} // namespace

CommandSyntax roundsSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Show who is assigned to what, and how far they are.");
    syntax.usage = {QStringLiteral("PROJECT [--step STEP]")};
    syntax.options = {stepOption()};
    syntax.text =
        CommandWords::tr("Says for each sample its state, its pair and how many paragraphs, "
                         "facts or utterances each has finished; never what was answered.");
    syntax.examples = {QStringLiteral("tandem rounds k.tandem")};
    return syntax;
}

Expected<void> runRounds(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(step, askedStep(arguments, console));
    SampleRounds rounds;
    const auto read = readProject(arguments.word(0), [&](Database& database) {
        return loadRounds(database, *step).map([&](const SampleRounds& loaded) {
            rounds = loaded;
        });
    });
    if (!read)
        return read;
    if (arguments.wantsJson())
        printRoundsJson(rounds, console);
    else
        printRounds(rounds, console);
    return {};
}

} // namespace tandem
