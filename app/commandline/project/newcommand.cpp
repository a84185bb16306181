#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "storage/project/importer.h"
#include "storage/project/sampleproject.h"
#include "storage/repositories/samplerepository.h"

#include <QFileInfo>

namespace tandem {

namespace {

Expected<void> make(Call& call, const QString& path, const QString& name)
{
    if (call.has("sample"))
        return createSampleProject(path, name, SampleContents::Labelled);
    if (call.has("sample-texts"))
        return createSampleProject(path, name, SampleContents::Texts);
    return createProject(path, name);
}

} // namespace

CommandSyntax newSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Make a new project.");
    syntax.usage = {"PROJECT [--name NAME] [--sample | --sample-texts]"};
    syntax.text = Words::tr("Makes the project file PROJECT, which must not be there yet. It is "
                            "empty unless the sample project is asked for.");
    syntax.options = {
        option(
            "name", Words::tr("What the project is called; without it, the file's name."), "NAME"),
        option("sample",
            Words::tr("The sample project: three articles with discussions, a lead and two "
                      "annotators, and labels that are partly done.")),
        option(
            "sample-texts", Words::tr("Only the articles and discussions of the sample project.")),
    };
    syntax.examples = {
        "tandem new study.tandem --name \"Sports pilot\"", "tandem new sample.tandem --sample"};
    return syntax;
}

Expected<void> runNew(Call& call)
{
    if (call.has("sample") && call.has("sample-texts"))
        return call.misuse(Words::tr("--sample and --sample-texts exclude each other."));
    const QString path = call.word(0);
    const QString name = call.has("name") ? call.value("name")
                         : call.has("sample") || call.has("sample-texts")
                             ? Words::tr("Sample project")
                             : QFileInfo(path).completeBaseName();
    TANDEM_DO(make(call, path, name));
    TANDEM_TRY(samples,
        readProject(path, [](Database& database) { return SampleRepository(database).count(); }));
    return call.tell(Json{{"project", path}, {"name", name}, {"samples", *samples}},
        Words::tr("Made %1 with %n sample(s).", nullptr, *samples).arg(path));
}

const Command newCommand{"new", newSyntax, runNew};

} // namespace tandem
