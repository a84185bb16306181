// What "tandem judge" takes, as its help shows it.

#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/judgeoptions.h"
#include "app/commandline/modelaccess.h"
#include "app/commandline/replacing.h"
#include "app/commandline/runbegin.h"

namespace tandem {

namespace {

QList<QCommandLineOption> options()
{
    using namespace judgeoption;
    const auto option = [](QLatin1String name, const QString& description, const char* value = "") {
        return QCommandLineOption(QString(name), description, QString::fromLatin1(value));
    };
    return {option(method, CommandWords::tr("gemba, geval or autoeval."), "NAME"), endpointOption(),
        option(model, CommandWords::tr("Another model than the endpoint's."), "M"),
        QCommandLineOption({QStringLiteral("o"), QString(output)},
            CommandWords::tr("Where to write the scores, a JSON object a line."),
            QStringLiteral("FILE")),
        option(system,
            CommandWords::tr(
                "The system that outputs without one are of; no others are looked at."),
            "NAME"),
        option(firstTokens,
            CommandWords::tr(
                "How many tokens of the expected and the scored text are looked at; usually "
                "512."),
            "N"),
        option(
            samples, CommandWords::tr("How often G-Eval asks about an output; usually 20."), "N"),
        option(probabilities,
            CommandWords::tr(
                "G-Eval asks once and weighs the scores by the probabilities of the answer; "
                "where the endpoint gives none, it takes samples.")),
        option(asks,
            CommandWords::tr(
                "How often is asked at most for an answer that can be read; usually 3."),
            "N"),
        option(cap,
            CommandWords::tr("Stop before more than this is spent, in the endpoint's currency."),
            "AMOUNT")};
}

} // namespace

CommandSyntax judgeSyntax()
{
    CommandSyntax syntax;
    syntax.summary =
        CommandWords::tr("Have a language model score outputs: GEMBA, G-Eval, AutoEval.");
    syntax.usage = {
        QStringLiteral("CASES --method gemba|geval|autoeval --endpoint NAME -o OUT.jsonl "
                       "[--model M] [--system NAME] [--first-tokens N] [--samples N | "
                       "--probabilities] [--asks N] [--cap AMOUNT] [--max-tokens N] [--estimate | "
                       "--batch FILE]"),
        QStringLiteral("PROJECT --method gemba|geval|autoeval --endpoint NAME [-o OUT.jsonl] ...")};
    syntax.text = CommandWords::tr(
        "\"gemba\" asks once, at temperature 0, for a whole number from 0 to 4: how well an output "
        "matches the expected text. \"geval\" asks 20 times at temperature 1 for one from 1 to 5, "
        "or with --probabilities once, and the score is the mean weighted by how often or how "
        "probably each number was given. \"autoeval\" needs no expected text: it asks once, at "
        "temperature 0, from 1 to 5 how coherent and relevant the output is as a summary of the "
        "prompt.\n\n"
        "Of each text the first 512 tokens are looked at, of the prompt all. An answer that is no "
        "such number is asked for again; what can never be read is left out and named, and a score "
        "without any readable answer is undefined and says why.\n\n"
        "CASES is a file as \"tandem expert run\" takes it. The work on it is kept in the project "
        "OUT.jsonl.tandem: the same command goes on where it was stopped or killed, and asks "
        "nothing twice. In a project the scores are kept in it. Two outputs are compared with each "
        "other, in both orders, by \"tandem expert judge\"; scores of other measures are brought "
        "in by \"tandem scores import\".\n\n"
        "A line of OUT.jsonl, with the case's number in the place of an id that it has not:\n");
    syntax.text += QStringLiteral(
        "  {\"id\": \"a1\", \"system\": \"heron\", \"geval\": 3.25,\n"
        "   \"geval_detail\": {\"method\": \"samples\", \"scale\": [1, 5], \"samples\": 20,\n"
        "                    \"counts\": {\"3\": 15, \"4\": 5}, \"unreadable\": []}}\n"
        "  geval         or gemba, autoeval; {\"undefined\": why} where there is no score\n"
        "  unreadable    [{\"sample\": 7, \"why\": \"...\"}]\n"
        "  method        single: \"score\"; probabilities: \"probabilities\" by score and\n"
        "                \"mass\", their sum");
    syntax.options = options() + runBeginOptions();
    syntax.options += overwriteOption();
    syntax.examples = {
        QStringLiteral("tandem judge cases.jsonl --method gemba --endpoint lab -o gemba.jsonl"),
        QStringLiteral("tandem judge study.tandem --method geval --probabilities --endpoint lab")};
    return syntax;
}

} // namespace tandem
