#include "app/commandline/factscommand.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/nearest.h"

#include <limits>

namespace tandem {

CommandSyntax factsSyntax()
{
    CommandSyntax syntax;
    syntax.summary =
        CommandWords::tr("Candidate facts: let a model propose and mask them, edit them.");
    syntax.fewestWords = 2;
    syntax.mostWords = std::numeric_limits<int>::max();
    addFactsRunSyntax(syntax);
    addFactsEditSyntax(syntax);
    return syntax;
}

Expected<void> runFacts(const Arguments& arguments, Console& console)
{
    const QString verb = arguments.word(0);
    if (factsRunVerbs().contains(verb))
        return runFactsRun(verb, arguments, console);
    if (factsEditVerbs().contains(verb))
        return runFactsEdit(verb, arguments, console);
    return noneOf(verb, factsRunVerbs() + factsEditVerbs(), console);
}

} // namespace tandem
