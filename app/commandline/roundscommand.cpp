#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/sampleselection.h"
#include "app/commandline/stepoption.h"
#include "storage/repositories/peoplerepository.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

struct Rounds
{
    Step step = Step::Paragraphs;
    QList<SampleRow> rows;
    QHash<PersonId, QString> names;
};

Expected<Rounds> load(Database& database, Step step)
{
    const auto rows = samplesWhere(
        database, [](const SampleRow&) { return true; }, step);
    if (!rows)
        return failure(rows.error());
    const auto people = PeopleRepository(database).all();
    if (!people)
        return failure(people.error());
    Rounds rounds{step, *rows, {}};
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

void printAsJson(const Rounds& rounds, Console& console)
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

void printAsText(const Rounds& rounds, Console& console)
{
    if (rounds.rows.isEmpty()) {
        console.out << Words::tr("No samples yet. Add some with \"tandem import FILE PROJECT\".")
                    << '\n';
        return;
    }
    constexpr qsizetype kTitleUnits = 48;
    Table table;
    table.header = {Words::tr("Sample"), Words::tr("State"), QStringLiteral("A"),
        QStringLiteral("B"), Words::tr("Title")};
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
    syntax.summary = Words::tr("Show who is assigned to what, and how far they are.");
    syntax.usage = {QStringLiteral("PROJECT [--step STEP]")};
    syntax.options = {stepOption()};
    syntax.text = Words::tr("Says for each sample its state, its pair and how many paragraphs, "
                            "facts or utterances each has finished; never what was answered.");
    syntax.examples = {QStringLiteral("tandem rounds k.tandem")};
    return syntax;
}

Expected<void> runRounds(const Arguments& arguments, Console& console)
{
    const auto step = askedStep(arguments, console);
    if (!step)
        return failure(step.error());
    Rounds rounds;
    const auto read = readProject(arguments.word(0), [&](Database& database) {
        return load(database, *step).map([&](const Rounds& loaded) { rounds = loaded; });
    });
    if (!read)
        return read;
    if (arguments.wantsJson())
        printAsJson(rounds, console);
    else
        printAsText(rounds, console);
    return {};
}

} // namespace tandem
