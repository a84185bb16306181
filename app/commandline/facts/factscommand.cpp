#include "app/commandline/facts/factscommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"

#include <limits>

namespace tandem {

CommandSyntax factsSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Candidate facts: let a model propose and mask them, edit them.");
    syntax.fewestWords = 2;
    syntax.mostWords = std::numeric_limits<int>::max();
    addFactsRunSyntax(syntax);
    addFactsEditSyntax(syntax);
    return syntax;
}

Expected<void> runFacts(Call& call)
{
    const QString verb = call.word(0);
    if (factsRunVerbs().contains(verb))
        return runFactsRun(verb, call);
    if (factsEditVerbs().contains(verb))
        return runFactsEdit(verb, call);
    return noneOf(verb, factsRunVerbs() + factsEditVerbs(), call);
}

const Command factsCommand{"facts", factsSyntax, runFacts};

} // namespace tandem
