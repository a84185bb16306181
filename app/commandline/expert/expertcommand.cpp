#include "app/commandline/expert/expertcommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/expert/expertoptions.h"

#include <limits>

namespace tandem {

namespace {

constexpr Verb kExpertVerbs[] = {
    {"run", runExpertRun, 2, 2,
        "CASES --endpoint NAME -o RESULT.json [--model M] [--system NAME] [--first-tokens N] "
        "[--asks N] [--cap AMOUNT] [--texts FILE] [--max-tokens N] [--estimate | --batch FILE]",
        "endpoint output model system first-tokens asks cap texts max-tokens estimate batch "
        "overwrite"},
    {"score", runExpertScore, 2, 2, "RESULT.json [--csv]", "csv"},
    {"report", runExpertReport, 3, 3, "RESULT.json TEXTS.jsonl -o FOLDER [--pdf]",
        "output pdf overwrite"},
    {"cases", runExpertCases, 3, kAnyNumber, "PROJECT FILE... [--system NAME]", "system"},
    {"import", runExpertImport, 4, 4, "PROJECT RESULT.json TEXTS.jsonl [--system NAME]", "system"},
    {"export", runExpertExport, 2, 2,
        "PROJECT -o RESULT.json [--texts FILE] [--run N | --source NAME] "
        "[--system NAME]",
        "output texts run source system overwrite"},
    {"list", runExpertList, 2, 2, "PROJECT [--run N | --source NAME]", "run source"},
    {"compare", runExpertCompare, 4, 4,
        "PROJECT SYSTEM1 SYSTEM2 [--mode MODE] [--run N | --source NAME]", "mode run source"},
    {"generate", runExpertGenerate, 2, 2,
        "PROJECT --system NAME --endpoint NAME [--model M] [--documents N] [--swapped SHARE "
        "[--seed N]] [--cap AMOUNT] [--max-tokens N]",
        "system endpoint model documents swapped seed cap max-tokens"},
    {"boast", runExpertBoast, 2, 2,
        "PROJECT --system NAME [--phrase TEXT] [--mode MODE] [--run N | --source NAME]",
        "system phrase mode run source"},
    {"judge", runExpertJudge, 4, 4,
        "PROJECT SYSTEM1 SYSTEM2 --endpoint NAME [--model M] [--first-tokens N] "
        "[--cap AMOUNT] [--max-tokens N]",
        "endpoint model first-tokens cap max-tokens"},
    {"reviews", runExpertReviews, 2, 2, "PROJECT [--person NAME] [--run N | --source NAME]",
        "person run source"},
};

QString helpParagraphs()
{
    return Words::tr(
        "ExPerT compares a generated text with what its author really wrote: a language model "
        "finds the aspects of both texts, matches them, and judges the evidence of each match in "
        "content and in style.\n\n"
        "\"run\" evaluates the outputs in CASES, a file of cases or a project, and writes "
        "RESULT.json as expert_score does and RESULT.texts.jsonl (or --texts) beside it. The work "
        "on a file is kept in the project RESULT.tandem: the same command goes on where it was "
        "stopped or killed, and asks nothing twice. --estimate says what it will take; --batch "
        "begins the run and writes what it has to ask into a file: ExPerT asks in three stages, "
        "and the same command writes the next once the answers are in. --system names outputs "
        "whose system CASES "
        "does not name, and takes no others.\n\n"
        "\"score\" computes the 15 scores of a result file from its match tables. Where the file "
        "has others, each difference is a line on stderr and the exit code is 3. \"report\" writes "
        "web pages that need nothing else; --pdf adds a PDF for each case.\n\n"
        "\"cases\" brings cases into a project (made when it is not there), \"import\" a result "
        "file with its texts; \"export\" writes one. A set is what one run or one file says: "
        "without --run or --source the newest is meant. \"list\" prints the sets and each system's "
        "averages with 95 % intervals, \"compare\" a paired test of two systems "
        "(exact by signs up to 16 cases, bootstrap beyond).\n\n"
        "\"generate\" has a model write outputs from the most relevant documents of each author's "
        "profile; --swapped gives a share of the cases the profile of another one. \"boast\" adds "
        "outputs of NAME with a boasting phrase as the system \"NAME + boast\", and says how the "
        "scores change once both are evaluated. \"judge\" has a model choose between two systems, "
        "in both orders, and says how often the order decides. \"reviews\" says how reviewers "
        "agree with the model and with each other, over the evaluations that --person is done with "
        "(without it: that everybody is done with). Runs are listed, resumed and cancelled with "
        "\"tandem run\".");
}

} // namespace

CommandSyntax expertSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("ExPerT: evaluate generated texts, score, report, compare.");
    syntax.verbs = kExpertVerbs;
    syntax.text = helpParagraphs();
    syntax.options = expertOptions();
    syntax.mostWords = kAnyNumber;
    syntax.examples = {"tandem expert run cases.jsonl --endpoint local -o result.json",
        "tandem expert score result.json --json | jq .average_scores",
        "tandem expert report result.json result.texts.jsonl -o report",
        "tandem expert compare result.tandem heron kestrel --mode content"};
    return syntax;
}

Expected<void> runExpert(Call& call)
{
    return runVerb(kExpertVerbs, call);
}

const Command expertCommand{"expert", expertSyntax, runExpert};

} // namespace tandem
