#include "app/commandline/expertcommand.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/nearest.h"

#include <limits>

namespace tandem {

namespace {

constexpr int kAnyNumber = std::numeric_limits<int>::max();

/// One of the words behind "expert", and what may follow it.
struct ExpertVerb
{
    const char* word;
    const char* usage;
    const char* options; ///< those that it knows beside --json, set apart by blanks
    int fewestWords;     ///< with the verb itself
    int mostWords;
    Expected<void> (*run)(const Arguments&, Console&);
};

constexpr ExpertVerb kVerbs[] = {
    {"run",
        "CASES --endpoint NAME -o RESULT.json [--model M] [--system NAME] [--first-tokens N] "
        "[--asks N] [--cap AMOUNT] [--texts FILE] [--max-tokens N] [--estimate | --batch FILE]",
        "endpoint output model system first-tokens asks cap texts max-tokens estimate batch "
        "overwrite",
        2, 2, runExpertRun},
    {"score", "RESULT.json [--csv]", "csv", 2, 2, runExpertScore},
    {"report", "RESULT.json TEXTS.jsonl -o FOLDER [--pdf]", "output pdf overwrite", 3, 3,
        runExpertReport},
    {"cases", "PROJECT FILE... [--system NAME]", "system", 3, kAnyNumber, runExpertCases},
    {"import", "PROJECT RESULT.json TEXTS.jsonl [--system NAME]", "system", 4, 4, runExpertImport},
    {"export",
        "PROJECT -o RESULT.json [--texts FILE] [--run N | --source NAME] "
        "[--system NAME]",
        "output texts run source system overwrite", 2, 2, runExpertExport},
    {"list", "PROJECT [--run N | --source NAME]", "run source", 2, 2, runExpertList},
    {"compare", "PROJECT SYSTEM1 SYSTEM2 [--mode MODE] [--run N | --source NAME]",
        "mode run source", 4, 4, runExpertCompare},
    {"generate",
        "PROJECT --system NAME --endpoint NAME [--model M] [--documents N] [--swapped SHARE "
        "[--seed N]] [--cap AMOUNT] [--max-tokens N]",
        "system endpoint model documents swapped seed cap max-tokens", 2, 2, runExpertGenerate},
    {"boast", "PROJECT --system NAME [--phrase TEXT] [--mode MODE] [--run N | --source NAME]",
        "system phrase mode run source", 2, 2, runExpertBoast},
    {"judge",
        "PROJECT SYSTEM1 SYSTEM2 --endpoint NAME [--model M] [--first-tokens N] "
        "[--cap AMOUNT] [--max-tokens N]",
        "endpoint model first-tokens cap max-tokens", 4, 4, runExpertJudge},
    {"reviews", "PROJECT [--person NAME] [--run N | --source NAME]", "person run source", 2, 2,
        runExpertReviews},
};

/// An option that the verb does not know is a mistake, never passed over.
Expected<void> checkOptions(const ExpertVerb& verb, const Arguments& arguments, Console& console)
{
    const QStringList known = QString::fromLatin1(verb.options).split(u' ');
    const QList<QCommandLineOption> options = expertOptions();
    for (const QCommandLineOption& option : options) {
        const QString name = option.names().last();
        if (arguments.has(QLatin1String(name.toLatin1())) && !known.contains(name))
            return console.misuse(CommandWords::tr("\"expert %1\" does not take --%2.")
                                      .arg(QLatin1String(verb.word), name),
                CommandWords::tr("See \"tandem help expert\"."));
    }
    return {};
}

QString helpParagraphs()
{
    return CommandWords::tr(
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
    syntax.summary = CommandWords::tr("ExPerT: evaluate generated texts, score, report, compare.");
    for (const ExpertVerb& verb : kVerbs)
        syntax.usage.append(QLatin1String(verb.word) + u' ' + QLatin1String(verb.usage));
    syntax.text = helpParagraphs();
    syntax.options = expertOptions();
    syntax.mostWords = kAnyNumber;
    syntax.examples = {
        QStringLiteral("tandem expert run cases.jsonl --endpoint local -o result.json"),
        QStringLiteral("tandem expert score result.json --json | jq .average_scores"),
        QStringLiteral("tandem expert report result.json result.texts.jsonl -o report"),
        QStringLiteral("tandem expert compare result.tandem heron kestrel --mode content")};
    return syntax;
}

Expected<void> runExpert(const Arguments& arguments, Console& console)
{
    QStringList known;
    for (const ExpertVerb& verb : kVerbs) {
        known.append(QLatin1String(verb.word));
        if (QLatin1String(verb.word) != arguments.word(0))
            continue;
        const qsizetype words = arguments.words().size();
        if (words < verb.fewestWords || words > verb.mostWords)
            return console.misuse(
                CommandWords::tr("The usage is: %1.")
                    .arg(QStringLiteral("tandem expert %1 %2")
                             .arg(QLatin1String(verb.word), QLatin1String(verb.usage))),
                CommandWords::tr("See \"tandem help expert\"."));
        TANDEM_DO(checkOptions(verb, arguments, console));
        return verb.run(arguments, console);
    }
    return noneOf(arguments.word(0), known, console);
}

} // namespace tandem
