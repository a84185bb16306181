#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "storage/project/demoproject.h"
#include "storage/project/importer.h"
#include "storage/project/newprojectfile.h"
#include "storage/repositories/samplerepository.h"

namespace tandem {

namespace {

Expected<void> make(Call& call, const QString& path, const QString& name)
{
    if (call.has("demo"))
        return createDemoProject(path, name, SampleContents::Labelled);
    if (call.has("demo-texts"))
        return createDemoProject(path, name, SampleContents::Texts);
    return createProject(path, name);
}

} // namespace

Expected<void> runNew(Call& call)
{
    const QString path = call.word(0);
    const QString name = call.has("name")                             ? call.value("name")
                         : call.has("demo") || call.has("demo-texts") ? CommandWords::tr("Demo")
                                                                      : projectNameOf(path);
    TANDEM_DO(make(call, path, name));
    TANDEM_TRY(samples,
        readProject(path, [](Database& database) { return SampleRepository(database).count(); }));
    return call.tell(Json{{"project", path}, {"name", name}, {"samples", *samples}},
        CommandWords::tr("Created %1 with %n sample(s).", nullptr, *samples).arg(path));
}

const Command newCommand{"new", runNew};

} // namespace tandem
