#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "storage/project/importer.h"
#include "storage/project/sampleproject.h"
#include "storage/repositories/samplerepository.h"

#include <QFileInfo>

namespace tandem {

namespace {

constexpr QLatin1String kName("name");
constexpr QLatin1String kSampleTexts("sample-texts");

Expected<void> make(const Arguments& arguments, const QString& path, const QString& name)
{
    if (arguments.has(kSample))
        return createSampleProject(path, name, SampleContents::Labelled);
    if (arguments.has(kSampleTexts))
        return createSampleProject(path, name, SampleContents::Texts);
    return createProject(path, name);
}

} // namespace

CommandSyntax newSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Make a new project.");
    syntax.usage = {QStringLiteral("PROJECT [--name NAME] [--sample | --sample-texts]")};
    syntax.text =
        CommandWords::tr("Makes the project file PROJECT, which must not be there yet. It is "
                         "empty unless the sample project is asked for.");
    syntax.options = {
        QCommandLineOption(QString(kName),
            CommandWords::tr("What the project is called; without it, the file's name."),
            QStringLiteral("NAME")),
        QCommandLineOption(QString(kSample),
            CommandWords::tr("The sample project: three articles with discussions, a lead and two "
                             "annotators, and labels that are partly done.")),
        QCommandLineOption(QString(kSampleTexts),
            CommandWords::tr("Only the articles and discussions of the sample project.")),
    };
    syntax.examples = {QStringLiteral("tandem new study.tandem --name \"Sports pilot\""),
        QStringLiteral("tandem new sample.tandem --sample")};
    return syntax;
}

Expected<void> runNew(const Arguments& arguments, Console& console)
{
    if (arguments.has(kSample) && arguments.has(kSampleTexts))
        return console.misuse(CommandWords::tr("--sample and --sample-texts exclude each other."));
    const QString path = arguments.word(0);
    const QString name = arguments.has(kName) ? arguments.value(kName)
                         : arguments.has(kSample) || arguments.has(kSampleTexts)
                             ? CommandWords::tr("Sample project")
                             : QFileInfo(path).completeBaseName();
    TANDEM_DO(make(arguments, path, name));
    int samples = 0;
    const auto counted = readProject(path, [&](Database& database) {
        return SampleRepository(database).count().map([&](int count) { samples = count; });
    });
    if (!counted)
        return counted;
    if (arguments.wantsJson()) {
        printJson(console.out, {{QStringLiteral("project"), path}, {QStringLiteral("name"), name},
                                   {QStringLiteral("samples"), samples}});
        return {};
    }
    console.out << CommandWords::tr("Made %1 with %n sample(s).", nullptr, samples).arg(path)
                << '\n';
    return {};
}

} // namespace tandem
