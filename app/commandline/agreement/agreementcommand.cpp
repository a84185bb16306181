#include "app/commandline/agreement/ratingscommand.h"
#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
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

constexpr std::array kGroupings{AgreementGrouping::Overall, AgreementGrouping::ByStep,
    AgreementGrouping::ByRound, AgreementGrouping::ByPair, AgreementGrouping::ByPerson,
    AgreementGrouping::ByDomain, AgreementGrouping::ByMonth, AgreementGrouping::ByWeek};

/// What the call ask for.
struct Asked
{
    AgreementGrouping grouping = AgreementGrouping::Overall;
    std::optional<Step> step;
    QString file; ///< empty: print
    TableFormat format = TableFormat::Csv;
};

Expected<AgreementGrouping> askedGrouping(Call& call)
{
    const QString word = call.value("by");
    if (word.isEmpty())
        return AgreementGrouping::Overall;
    QStringList words;
    for (const AgreementGrouping grouping : kGroupings) {
        if (word == agreementGroupingKey(grouping))
            return grouping;
        words += agreementGroupingKey(grouping);
    }
    return call.misuse(
        Words::tr("--by takes %1, not \"%2\".").arg(words.join(QStringLiteral(", ")), word));
}

Expected<TableFormat> agreementFormatOf(const QString& file, Call& call)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return TableFormat::Csv;
    if (suffix == QLatin1String("md"))
        return TableFormat::Markdown;
    if (suffix == QLatin1String("tex"))
        return TableFormat::Latex;
    return call.misuse(
        Words::tr("The table is written as *.csv, *.md or *.tex, not as \"%1\".").arg(file));
}

Expected<Asked> asked(Call& call)
{
    Asked asked;
    TANDEM_TRY(grouping, askedGrouping(call));
    asked.grouping = *grouping;
    if (call.has("step")) {
        TANDEM_TRY(step, askedStep(call));
        if (*step == Step::Opinions)
            return call.misuse(
                Words::tr("Opinions are written, not answered; --step takes paragraphs or facts."));
        asked.step = *step;
    }
    asked.file = call.value("output");
    if (call.has("output")) {
        TANDEM_TRY(format, agreementFormatOf(asked.file, call));
        asked.format = *format;
    }
    return asked;
}

Expected<AgreementFigures> figuresOf(
    Database& database, const Asked& asked, const AgreementRepository::Progress& progress)
{
    TANDEM_TRY(rounds, AgreementRepository(database).closedRounds({asked.step, {}, {}}, progress));
    TANDEM_TRY(people, PeopleRepository(database).all());
    TANDEM_TRY(opinions, OpinionChecks(database).figures());
    return AgreementFigures{asked.grouping, asked.step, *rounds,
        agreementRows(*rounds, asked.grouping, *people), *people, *opinions};
}

Expected<void> save(const Asked& asked, const AgreementFigures& figures, Call& call)
{
    if (figures.rows.isEmpty())
        return failure(
            ErrorCode::Refused, Words::tr("No round is closed yet: nothing to compare."));
    TANDEM_DO(askToReplace({asked.file}, call));
    TANDEM_DO(writeSection(asked.file, agreementSection(figures), asked.format));
    return call.tell(Json{{"file", asked.file}, {"groups", figures.rows.size()}},
        Words::tr("Wrote %1: %2.")
            .arg(asked.file, Words::tr("%n group(s)", nullptr, int(figures.rows.size()))));
}

/// The error of a project; where the file is none, what else it could have been.
tl::unexpected<Error> neither(const Error& error, const QString& path)
{
    if (error.code != ErrorCode::NotAProject)
        return failure(error);
    if (QFileInfo(path).isDir())
        return failure(ErrorCode::NotAProject, Words::tr("This is a folder, not a file."), path,
            Words::tr("Name a Tandem project or a CSV file of ratings in it."));
    return failure(ErrorCode::NotAProject,
        Words::tr("The file is neither a Tandem project nor CSV with the columns item, rater and "
                  "value."),
        path, Words::tr("\"tandem help formats\" shows how ratings are written."));
}

/// Agreement of the closed rounds of a project.
Expected<void> ofProject(Call& call)
{
    TANDEM_TRY(wanted, asked(call));
    TANDEM_TRY(figures, readProject(call.word(0), [&](Database& database) {
        TerminalProgress progress(call.console, Words::tr("Reading"));
        return figuresOf(database, *wanted, progress.callback());
    }));
    // After the project is closed: its errors name the file that is written.
    if (!wanted->file.isEmpty())
        return save(*wanted, *figures, call);
    return call.show(agreementReport(*figures),
        Json{{"by", agreementGroupingKey(figures->grouping)},
            {"step", figures->step ? QJsonValue(stepKey(*figures->step)) : QJsonValue()}});
}

} // namespace

CommandSyntax agreementSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("How far annotators agree, beyond chance too.");
    syntax.usage = {"PROJECT [--by WHAT] [--step STEP] [--output FILE]",
        "RATINGS.csv [--scale SCALE] [--order WORDS]"};
    syntax.text = Words::tr(
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
        option("by",
            Words::tr("What rounds are put together by: overall (usual), step, round, pair, "
                      "person, domain, month or week of closing (UTC)."),
            "WHAT"),
        option(
            "step", Words::tr("Only rounds about paragraphs, or about facts (key-facts)."), "STEP"),
        option("o output", Words::tr("Write the groups to FILE: *.csv, *.md or *.tex."), "FILE"),
    };
    syntax.options += overwriteOption();
    syntax.options += ratingsOptions();
    syntax.examples = {"tandem agreement k.tandem --by pair",
        "tandem agreement k.tandem --by month -o agreement.tex",
        "tandem agreement ratings.csv --scale ordinal --order low,mid,high"};
    return syntax;
}

Expected<void> runAgreement(Call& call)
{
    if (isRatingsFile(call.word(0))) {
        for (const QLatin1String option :
            {QLatin1String("by"), QLatin1String("step"), QLatin1String("output")}) {
            if (call.has(option))
                return call.misuse(Words::tr("--%1 is of projects, and this is a file of ratings.")
                                       .arg(QString(option)));
        }
        return runRatings(call);
    }
    if (const QString option = givenRatingsOption(call); !option.isEmpty()) {
        // What is not there, and a file that is neither, is told so first.
        const QString path = call.word(0);
        if (QFileInfo(path).isDir())
            return neither(notAProject(path), path);
        QFile file(path);
        TANDEM_DO(openForReading(file));
        if (auto header = inspectFileHeader(path); !header)
            return neither(header.error(), path);
        return call.misuse(
            Words::tr("--%1 is of ratings in a CSV file, and this is a project.").arg(option));
    }
    const auto done = ofProject(call);
    return done ? done : neither(done.error(), call.word(0));
}

const Command agreementCommand{"agreement", agreementSyntax, runAgreement};

} // namespace tandem
