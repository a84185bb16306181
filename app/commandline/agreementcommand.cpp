#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/ratingscommand.h"
#include "app/commandline/replacing.h"
#include "app/commandline/stepoption.h"
#include "app/commandline/terminalprogress.h"
#include "models/agreement/agreementreport.h"
#include "storage/database/fileheader.h"
#include "storage/formats/openfile.h"
#include "storage/formats/tableoutput.h"
#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/peoplerepository.h"

#include <QFile>
#include <QFileInfo>

#include <array>

namespace tandem {

namespace {

constexpr QLatin1String kBy("by");
constexpr std::array kGroupings{AgreementGrouping::Overall, AgreementGrouping::ByStep,
    AgreementGrouping::ByRound, AgreementGrouping::ByPair, AgreementGrouping::ByPerson,
    AgreementGrouping::ByDomain, AgreementGrouping::ByMonth, AgreementGrouping::ByWeek};

/// What the arguments ask for.
struct Asked
{
    AgreementGrouping grouping = AgreementGrouping::Overall;
    std::optional<Step> step;
    QString file; ///< empty: print
    TableFormat format = TableFormat::Csv;
};

Expected<AgreementGrouping> askedGrouping(const Arguments& arguments, Console& console)
{
    const QString word = arguments.value(kBy);
    if (word.isEmpty())
        return AgreementGrouping::Overall;
    QStringList words;
    for (const AgreementGrouping grouping : kGroupings) {
        if (word == agreementGroupingKey(grouping))
            return grouping;
        words += agreementGroupingKey(grouping);
    }
    return console.misuse(
        CommandWords::tr("--by takes %1, not \"%2\".").arg(words.join(QStringLiteral(", ")), word));
}

Expected<TableFormat> agreementFormatOf(const QString& file, Console& console)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return TableFormat::Csv;
    if (suffix == QLatin1String("md"))
        return TableFormat::Markdown;
    if (suffix == QLatin1String("tex"))
        return TableFormat::Latex;
    return console.misuse(
        CommandWords::tr("The table is written as *.csv, *.md or *.tex, not as \"%1\".").arg(file));
}

Expected<Asked> asked(const Arguments& arguments, Console& console)
{
    Asked asked;
    TANDEM_TRY(grouping, askedGrouping(arguments, console));
    asked.grouping = *grouping;
    if (arguments.has(kStep)) {
        TANDEM_TRY(step, askedStep(arguments, console));
        if (*step == Step::Opinions)
            return console.misuse(CommandWords::tr(
                "Opinions are written, not answered; --step takes paragraphs or facts."));
        asked.step = *step;
    }
    asked.file = arguments.value(kOutput);
    if (arguments.has(kOutput)) {
        TANDEM_TRY(format, agreementFormatOf(asked.file, console));
        asked.format = *format;
    }
    return asked;
}

Expected<AgreementFigures> figuresOf(
    Database& database, const Asked& asked, const AgreementRepository::Progress& progress)
{
    const auto rounds = AgreementRepository(database).closedRounds({asked.step, {}, {}}, progress);
    const auto people = PeopleRepository(database).all();
    const auto opinions = OpinionChecks(database).figures();
    if (!rounds)
        return failure(rounds.error());
    if (!people || !opinions)
        return failure(people ? opinions.error() : people.error());
    return AgreementFigures{asked.grouping, asked.step, *rounds,
        agreementRows(*rounds, asked.grouping, *people), *people, *opinions};
}

Expected<void> save(const Asked& asked, const AgreementFigures& figures, const Arguments& arguments,
    Console& console)
{
    if (figures.rows.isEmpty())
        return failure(
            ErrorCode::Refused, CommandWords::tr("No round is closed yet: nothing to compare."));
    if (auto replaced = askToReplace({asked.file}, arguments, console); !replaced)
        return replaced;
    if (auto written = writeSection(asked.file, agreementSection(figures), asked.format); !written)
        return written;
    if (arguments.wantsJson())
        printJson(console.out, {{QStringLiteral("file"), asked.file},
                                   {QStringLiteral("groups"), figures.rows.size()}});
    else
        console.out << CommandWords::tr("Wrote %1: %2.")
                           .arg(asked.file,
                               CommandWords::tr("%n group(s)", nullptr, int(figures.rows.size())))
                    << '\n';
    return {};
}

/// The error of a project; where the file is none, what else it could have been.
tl::unexpected<Error> neither(const Error& error, const QString& path)
{
    if (error.code != ErrorCode::NotAProject)
        return failure(error);
    if (QFileInfo(path).isDir())
        return failure(ErrorCode::NotAProject, CommandWords::tr("This is a folder, not a file."),
            path, CommandWords::tr("Name a Tandem project or a CSV file of ratings in it."));
    return failure(ErrorCode::NotAProject,
        CommandWords::tr(
            "The file is neither a Tandem project nor CSV with the columns item, rater and "
            "value."),
        path, CommandWords::tr("\"tandem help formats\" shows how ratings are written."));
}

/// Agreement of the closed rounds of a project.
Expected<void> ofProject(const Arguments& arguments, Console& console)
{
    const auto wanted = asked(arguments, console);
    if (!wanted)
        return failure(wanted.error());
    AgreementFigures figures;
    const auto read = readProject(arguments.word(0), [&](Database& database) -> Expected<void> {
        TerminalProgress progress(console, CommandWords::tr("Reading"));
        return figuresOf(database, *wanted, progress.callback())
            .map([&](const AgreementFigures& all) { figures = all; });
    });
    if (!read)
        return read;
    // After the project is closed: its errors name the file that is written.
    if (!wanted->file.isEmpty())
        return save(*wanted, figures, arguments, console);
    printReport(agreementReport(figures), arguments, console,
        {{QStringLiteral("by"), agreementGroupingKey(figures.grouping)},
            {QStringLiteral("step"),
                figures.step ? QJsonValue(stepKey(*figures.step)) : QJsonValue()}});
    return {};
}

} // namespace

CommandSyntax agreementSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("How far annotators agree, beyond chance too.");
    syntax.usage = {QStringLiteral("PROJECT [--by WHAT] [--step STEP] [--output FILE]"),
        QStringLiteral("RATINGS.csv [--scale SCALE] [--order WORDS]")};
    syntax.text = CommandWords::tr(
        "Percent agreement, Cohen's kappa, Gwet's AC1 and Krippendorff's alpha with their 95 % "
        "intervals, on exactly the answers given blind in closed rounds: the first passes of "
        "calibrations are in it, their second passes make groups of their own. Cohen's kappa is "
        "defined for one pair only. An item that several pairs judged is one item of AC1 and "
        "alpha, with more than two raters.\n\n"
        "Where the project adjudicates, nothing says who said what of a sample that is not "
        "settled. "
        "A FILE is CSV with every number, or a table for readers in Markdown or LaTeX; before one "
        "that is there already is replaced, you are asked. A script is not asked.\n\n"
        "Of ratings in a CSV file (columns item, rater and value) all coefficients in use are "
        "computed, for any number of raters and with values missing: also Cohen's kappa with "
        "linear and quadratic weights, Scott's pi, the kappas of Fleiss, Light, and Davies and "
        "Fleiss, AC2, and Brennan and Prediger's. What is undefined says why. A file - is standard "
        "input. \"tandem help formats\" describes the file and the fields.");
    syntax.options = {
        QCommandLineOption(QString(kBy),
            CommandWords::tr("What rounds are put together by: overall (usual), step, round, pair, "
                             "person, domain, month or week of closing (UTC)."),
            QStringLiteral("WHAT")),
        QCommandLineOption(QString(kStep),
            CommandWords::tr("Only rounds about paragraphs, or about facts (key-facts)."),
            QStringLiteral("STEP")),
        QCommandLineOption(QStringList{QStringLiteral("o"), QString(kOutput)},
            CommandWords::tr("Write the groups to FILE: *.csv, *.md or *.tex."),
            QStringLiteral("FILE")),
    };
    syntax.options += overwriteOption();
    syntax.options += ratingsOptions();
    syntax.examples = {QStringLiteral("tandem agreement k.tandem --by pair"),
        QStringLiteral("tandem agreement k.tandem --by month -o agreement.tex"),
        QStringLiteral("tandem agreement ratings.csv --scale ordinal --order low,mid,high")};
    return syntax;
}

Expected<void> runAgreement(const Arguments& arguments, Console& console)
{
    if (isRatingsFile(arguments.word(0))) {
        for (const QLatin1String option : {kBy, kStep, kOutput}) {
            if (arguments.has(option))
                return console.misuse(
                    CommandWords::tr("--%1 is of projects, and this is a file of ratings.")
                        .arg(QString(option)));
        }
        return runRatings(arguments, console);
    }
    if (const QString option = givenRatingsOption(arguments); !option.isEmpty()) {
        // What is not there, and a file that is neither, is told so first.
        const QString path = arguments.word(0);
        if (QFileInfo(path).isDir())
            return neither(notAProject(path), path);
        QFile file(path);
        TANDEM_DO(openForReading(file));
        if (auto header = inspectFileHeader(path); !header)
            return neither(header.error(), path);
        return console.misuse(
            CommandWords::tr("--%1 is of ratings in a CSV file, and this is a project.")
                .arg(option));
    }
    const auto done = ofProject(arguments, console);
    return done ? done : neither(done.error(), arguments.word(0));
}

} // namespace tandem
