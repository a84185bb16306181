#include "app/commandline/stepoption.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"

namespace tandem {

QCommandLineOption stepOption()
{
    return QCommandLineOption(QString(kStep),
        CommandWords::tr("What it is about: paragraphs (usual), facts (key facts) or opinions."),
        QStringLiteral("STEP"));
}

Expected<Step> askedStep(const Arguments& arguments, Console& console)
{
    const QString word = arguments.value(kStep);
    if (word.isEmpty() || word == QLatin1String("paragraphs"))
        return Step::Paragraphs;
    if (word == QLatin1String("facts") || word == QLatin1String("key-facts"))
        return Step::KeyFacts;
    if (word == QLatin1String("opinions"))
        return Step::Opinions;
    return console.misuse(
        CommandWords::tr("--step takes paragraphs, facts or opinions, not \"%1\".").arg(word));
}

} // namespace tandem
