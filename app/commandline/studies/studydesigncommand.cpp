#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/studycommand.h"
#include "models/seed.h"
#include "models/studies/designcheck.h"
#include "models/studies/designjson.h"
#include "models/studies/kindkeys.h"
#include "models/studies/templates.h"

#include <QJsonDocument>
#include <QRandomGenerator>

/// "study new", "list" and "design": what studies there are, and what they ask.
namespace tandem {

namespace {

Expected<studies::Design> designOfTemplate(const QString& word, Call& call)
{
    if (const auto kind = studies::studyKindOfKey(word))
        return studies::designTemplate(*kind);
    QStringList words;
    for (const studies::Kind kind : studies::studyKinds())
        words.append(studies::studyKindKey(kind));
    return call.misuse(CommandWords::tr("--template expects %1, not \"%2\".")
                           .arg(words.join(QStringLiteral(", ")), word));
}

/// What --design or --template gives, with what other options change of it.
Expected<studies::Design> askedDesign(Call& call)
{
    const QString word = call.has("template") ? call.value("template") : QStringLiteral("own");
    TANDEM_TRY_VAR(design, call.has("design") ? designOfFile(call.value("design"), call)
                                              : designOfTemplate(word, call));
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    if (*seed)
        design->seed = quint32(**seed);
    else if (!call.has("design"))
        design->seed = QRandomGenerator::system()->generate();
    TANDEM_TRY(raters, call.number("raters-per-item", 1, studies::kMostRatersPerItem));
    design->ratersPerItem = int(raters->value_or(design->ratersPerItem));
    return *design;
}

results::Section studiesSection(const QList<StudySummary>& studies)
{
    results::SectionOf table("studies", studies);
    table.add("name", CommandWords::tr("Study"), &StudySummary::name);
    table.add("kind", CommandWords::tr("Kind"), [](const StudySummary& study) {
        return results::Cell(studies::studyKindKey(study.kind))
            .shownAs(studies::studyKindName(study.kind));
    });
    table.add("items", CommandWords::tr("Items"), &StudySummary::rated);
    table.add("raters", CommandWords::tr("Raters"), &StudySummary::raters);
    table.add("answers", CommandWords::tr("Answers"), &StudySummary::answers);
    table.add("version", CommandWords::tr("Version"), &StudySummary::version).ordinal();
    table.add("closed", CommandWords::tr("Closed"), [](const StudySummary& study) {
        return results::Cell(study.isClosed())
            .shownAs(study.isClosed() ? CommandWords::tr("yes") : CommandWords::tr("no"));
    });
    return table;
}

} // namespace

Expected<void> runStudyNew(Call& call)
{
    if (!call.has("name"))
        return call.misuse(CommandWords::tr("--name is required: the name of the study."));
    if (call.has("template") == call.has("design"))
        return call.misuseOfCommand(CommandWords::tr("Give either --template or --design."));
    TANDEM_TRY(design, askedDesign(call));
    TANDEM_TRY(study, writeProject(call.word(1), [&](Database& database) -> Expected<StudySummary> {
        TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
        StudyRepository studies(database);
        TANDEM_TRY(id, studies.create(call.value("name"), *design, *lead));
        return studies.byId(*id);
    }));
    return call.tell(
        Json{{"study", study->name}, {"id", study->uuid},
            {"kind", studies::studyKindKey(study->kind)}, {"seed", qint64(design->seed)}},
        CommandWords::tr("Created the study \"%1\".").arg(printable(study->name)));
}

Expected<void> runStudyList(Call& call)
{
    TANDEM_TRY(studies, readProject(call.word(1),
                            [](Database& database) { return StudyRepository(database).all(); }));
    results::Report report;
    if (studies->isEmpty())
        report.lines = {CommandWords::tr("The project has no study.")};
    report.sections = {studiesSection(*studies)};
    return call.show(report);
}

Expected<void> runStudyDesign(Call& call)
{
    if (!call.has("design")) {
        TANDEM_TRY(
            version, readProject(call.word(1), [&](Database& database) -> Expected<StudyVersion> {
                TANDEM_TRY(study, askedStudy(database, call));
                return StudyRepository(database).version(study->id);
            }));
        // A design is JSON for people, too: it is what --design reads.
        call.out << QString::fromUtf8(
            QJsonDocument::fromJson(designJson(version->design)).toJson(QJsonDocument::Indented));
        return {};
    }
    TANDEM_TRY(design, designOfFile(call.value("design"), call));
    TANDEM_TRY(
        version, writeProject(call.word(1), [&](Database& database) -> Expected<StudyVersion> {
            TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
            TANDEM_TRY(study, askedStudy(database, call));
            return StudyRepository(database).changeDesign(study->id, *design, *lead);
        }));
    return call.tell(Json{{"version", version->number}},
        CommandWords::tr("This is version %1 of the design.").arg(version->number));
}

} // namespace tandem
