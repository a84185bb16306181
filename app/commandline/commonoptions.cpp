#include "app/commandline/commonoptions.h"

#include "app/commandline/command.h"
#include "models/text/foreigncell.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"

#include <QFileInfo>
#include <QIODevice>
#include <QSet>

#include <utility>

namespace tandem {

Expected<Person> actingPerson(Database& database, Call& call)
{
    if (!call.has("person"))
        return call.misuse(
            CommandWords::tr("--person NAME is required: the person who does this."));
    return PeopleRepository(database).byName(call.value("person"));
}

Expected<PersonId> viewingPerson(Database& database, Call& call)
{
    if (!call.has("person"))
        return PersonId{};
    return actingPerson(database, call).map([](const Person& person) { return person.id; });
}

Expected<PersonId> actingLead(Database& database, Call& call, QLatin1String option)
{
    if (call.has(option)) {
        return PeopleRepository(database).byName(call.value(option)).map([](const Person& person) {
            return person.id;
        });
    }
    TANDEM_TRY(people, PeopleRepository(database).all());
    QList<PersonId> leads;
    QStringList names;
    for (const Person& person : *people) {
        if (person.role != Role::Lead || !person.active)
            continue;
        leads.append(person.id);
        names.append(person.name);
    }
    if (leads.size() > 1) {
        return failure(ErrorCode::Refused, CommandWords::tr("The project has several leads."), {},
            CommandWords::tr("Specify which one: --%1 %2.")
                .arg(option, names.join(CommandWords::tr(" or "))));
    }
    return leads.value(0);
}

Expected<QHash<PersonId, QString>> peopleNames(Database& database)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    QHash<PersonId, QString> names;
    for (const Person& person : *people)
        names.insert(person.id, person.name);
    return names;
}

Expected<QStringList> namesIn(Database& database, const QString& list)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    QSet<QString> known;
    for (const Person& person : *people)
        known.insert(comparedName(person.name));
    const QStringList parts = list.split(u',', Qt::SkipEmptyParts);
    QStringList names;
    for (qsizetype first = 0, count = 1; first < parts.size(); first += count) {
        const auto joined = [&] { return parts.mid(first, count).join(u','); };
        count = parts.size() - first;
        while (count > 1 && !known.contains(comparedName(joined())))
            --count;
        names.append(joined().trimmed());
    }
    return names;
}

Expected<QList<Person>> peopleNamed(Database& database, const QString& list)
{
    TANDEM_TRY(names, namesIn(database, list));
    QList<Person> people;
    for (const QString& name : std::as_const(*names)) {
        TANDEM_TRY(person, PeopleRepository(database).byName(name));
        people.append(*person);
    }
    return people;
}

Expected<Step> askedStep(Call& call)
{
    static constexpr Choice<Step> kSteps[] = {{"paragraphs", Step::Paragraphs},
        {"facts", Step::KeyFacts}, {"key-facts", Step::KeyFacts}, {"opinions", Step::Opinions}};
    return call.choice("step", kSteps, Step::Paragraphs);
}

QString samplePlace(const SampleRow& row)
{
    return CommandWords::tr("sample %1").arg(row.position);
}

Expected<Round> roundOf(const SampleRow& row)
{
    if (row.round)
        return *row.round;
    return failure(ErrorCode::Refused, CommandWords::tr("No annotators are assigned to it."),
        samplePlace(row), CommandWords::tr("Assign it to a pair first."));
}

Expected<QList<Round>> eachRound(
    const QList<SampleRow>& rows, const std::function<Expected<Round>(const Round&)>& change)
{
    QList<Round> changed;
    for (const SampleRow& row : rows) {
        TANDEM_TRY(round, roundOf(row));
        const auto done = change(*round);
        if (!done)
            return failure(done.error().in(samplePlace(row)));
        changed.append(*done);
    }
    return changed;
}

QList<int> positionsOf(const QList<SampleRow>& rows)
{
    QList<int> positions;
    for (const SampleRow& row : rows)
        positions.append(row.position);
    return positions;
}

Expected<AltTestRules> askedAltTest(Call& call)
{
    AltTestRules rules;
    TANDEM_TRY(epsilon, call.decimal("epsilon", 0.0, 1.0));
    rules.epsilon = epsilon->value_or(rules.epsilon);
    return rules;
}

Expected<Input> inputOf(const QString& path, Call& call)
{
    if (path != QLatin1String("-"))
        return Input(path);
    if (!call.console.in)
        return call.misuse(CommandWords::tr("Standard input is not available."));
    return Input(*call.console.in, CommandWords::tr("standard input"));
}

namespace {

constexpr int kPage = 256;

} // namespace

Expected<QList<SampleRow>> samplesWhere(
    Database& database, const std::function<bool(const SampleRow&)>& wanted, Step step)
{
    SampleRepository samples(database);
    TANDEM_TRY(count, samples.count());
    QList<SampleRow> found;
    for (int first = 1; first <= *count; first += kPage) {
        const auto rows = samples.rows(first, kPage, step);
        if (!rows)
            return rows;
        for (const SampleRow& row : *rows) {
            if (wanted(row))
                found.append(row);
        }
    }
    return found;
}

Expected<QList<SampleRow>> selectedSamples(
    Database& database, const QString& selection, Call& call, Step step)
{
    if (selection == QLatin1String("all"))
        return samplesWhere(
            database, [](const SampleRow&) { return true; }, step);
    TANDEM_TRY(last, SampleRepository(database).lastPosition());
    const auto positions = numbersIn(selection);
    if (!positions)
        return call.misuse(CommandWords::tr("\"%1\" is not a list of samples. Use numbers and "
                                            "ranges separated by commas, such as 1-4,7, or all.")
                               .arg(selection));
    if (*positions->rbegin() > *last)
        return failure(ErrorCode::NotFound,
            CommandWords::tr("There is no sample %1.").arg(*positions->rbegin()), {},
            CommandWords::tr("The project has %n sample(s).", nullptr, *last));
    // One that is named alone is missed when it is excluded; a range goes past it.
    if (positions->size() == 1) {
        TANDEM_DO(SampleRepository(database).rowAt(*positions->begin(), step));
    }
    return samplesWhere(
        database, [&](const SampleRow& row) { return positions->contains(row.position); }, step);
}

QLocale reportLocale()
{
    const QLocale shell;
    const QString language = shell.name().section(u'_', 0, 0);
    for (const QString& name : {shell.name(), language}) {
        if (QFile::exists(QStringLiteral(":/i18n/tandem_%1.qm").arg(name)))
            return shell;
    }
    return QLocale(QLocale::English);
}

Expected<QString> askedEnding(const QString& path, const QStringList& endings, Call& call)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (endings.contains(ending))
        return ending;
    QStringList names;
    for (const QString& one : endings)
        names.append(QStringLiteral("*.") + one);
    QString written = names.isEmpty() ? CommandWords::tr("a folder") : names.takeLast();
    if (!names.isEmpty())
        written = names.join(QStringLiteral(", ")) + CommandWords::tr(" or ") + written;
    return call.misuse(
        CommandWords::tr("The output must be %1, not \"%2\".").arg(written, printable(path)));
}

Expected<void> refuseOtherEnding(const QString& path, const QStringList& endings, Call& call)
{
    static const QStringList known{QStringLiteral("csv"), QStringLiteral("tsv"),
        QStringLiteral("tab"), QStringLiteral("json"), QStringLiteral("jsonl"),
        QStringLiteral("ndjson"), QStringLiteral("md"), QStringLiteral("tex"),
        QStringLiteral("html"), QStringLiteral("htm"), QStringLiteral("pdf"),
        QStringLiteral("xlsx"), QStringLiteral("ods"), QStringLiteral("docx"),
        QStringLiteral("odt"), QStringLiteral("zip"), QStringLiteral("tandem")};
    if (!known.contains(QFileInfo(path).suffix().toLower()))
        return {};
    return askedEnding(path, endings, call).map([](const QString&) {});
}

namespace {

/// A device or a pipe is written to, not replaced.
bool wouldBeReplaced(const QString& path)
{
    return QFileInfo(path).isFile();
}

bool asksPerson(const Call& call)
{
    return call.console.asks && call.console.in;
}

Error notReplaced(const QString& path)
{
    return {ErrorCode::Refused, CommandWords::tr("The file was not replaced."), path,
        CommandWords::tr("Give another name, or add --overwrite."), {}};
}

} // namespace

bool mayReplace(Call& call)
{
    return call.has("overwrite") || asksPerson(call);
}

Expected<void> askToReplaceKept(const QString& path, Call& call)
{
    if (!mayReplace(call) && wouldBeReplaced(path))
        return failure(notReplaced(path));
    return askToReplace({path}, call);
}

Expected<void> askToReplace(const QStringList& paths, Call& call)
{
    if (!asksPerson(call) || call.has("overwrite"))
        return {};
    for (const QString& path : paths) {
        if (!wouldBeReplaced(path))
            continue;
        call.err << CommandWords::tr("%1 already exists. Replace it? [y/N]").arg(printable(path))
                 << ' ';
        call.err.flush();
        const QByteArray answer = call.console.in->readLine().trimmed().toLower();
        if (answer != "y" && answer != "yes")
            return failure(notReplaced(path));
    }
    return {};
}

} // namespace tandem
