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

#include <algorithm>

namespace tandem {

namespace {

constexpr Choice<AgreementGrouping> kGroupings[] = {{"overall", AgreementGrouping::Overall},
    {"step", AgreementGrouping::ByStep}, {"round", AgreementGrouping::ByRound},
    {"pair", AgreementGrouping::ByPair}, {"person", AgreementGrouping::ByPerson},
    {"domain", AgreementGrouping::ByDomain}, {"month", AgreementGrouping::ByMonth},
    {"week", AgreementGrouping::ByWeek}};

/// What the call ask for.
struct Asked
{
    AgreementGrouping grouping = AgreementGrouping::Overall;
    std::optional<Step> step;
    QString file; ///< empty: print
    TableFormat format = TableFormat::Csv;
};

Expected<Asked> asked(Call& call)
{
    Asked asked;
    TANDEM_TRY(grouping, call.choice("by", kGroupings, AgreementGrouping::Overall));
    asked.grouping = *grouping;
    if (call.has("step")) {
        TANDEM_TRY(step, askedStep(call));
        if (*step == Step::Opinions)
            return call.misuse(CommandWords::tr(
                "--step accepts paragraphs or facts; opinions are written, not labelled."));
        asked.step = *step;
    }
    asked.file = call.value("output");
    if (call.has("output")) {
        TANDEM_DO(askedEnding(asked.file,
            {QStringLiteral("csv"), QStringLiteral("md"), QStringLiteral("tex")}, call));
        TANDEM_TRY(format, tableFormatOf(asked.file));
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
        return failure(ErrorCode::Refused,
            CommandWords::tr("No round is closed yet, so there is nothing to compare."));
    TANDEM_DO(askToReplace({asked.file}, call));
    TANDEM_DO(writeSection(asked.file, agreementSection(figures), asked.format));
    return call.tell(Json{{"file", asked.file}, {"groups", figures.rows.size()}},
        CommandWords::tr("Wrote %1: %2.")
            .arg(asked.file, CommandWords::tr("%n group(s)", nullptr, int(figures.rows.size()))));
}

/// The error of a project; where the file is none, what else it could have been.
tl::unexpected<Error> neither(const Error& error, const QString& path)
{
    if (error.code != ErrorCode::NotAProject)
        return failure(error);
    if (QFileInfo(path).isDir())
        return failure(ErrorCode::NotAProject, CommandWords::tr("This is a folder, not a file."),
            path,
            CommandWords::tr("Give a Tandem project or a CSV file of ratings in this folder."));
    return failure(ErrorCode::NotAProject,
        CommandWords::tr("The file is neither a Tandem project nor a CSV file with the columns "
                         "item, rater and value."),
        path, CommandWords::tr("See \"tandem help formats\" for the format of ratings."));
}

/// The first of the options that was given, "" for none.
QString firstGiven(const Call& call, std::initializer_list<OptionName> options)
{
    const auto given = std::find_if(
        options.begin(), options.end(), [&](OptionName option) { return call.has(option); });
    return given == options.end() ? QString() : QString(given->name);
}

/// Agreement of the closed rounds of a project.
Expected<void> ofProject(Call& call)
{
    TANDEM_TRY(wanted, asked(call));
    TANDEM_TRY(figures, readProject(call.word(0), [&](Database& database) {
        TerminalProgress progress(call.console, CommandWords::tr("Reading"));
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

Expected<void> runAgreement(Call& call)
{
    if (isRatingsFile(call)) {
        const QString option = firstGiven(call, {"by", "step", "output"});
        return option.isEmpty() ? runRatings(call)
                                : call.misuse(CommandWords::tr(
                                      "--%1 works only with a project; this is a file of ratings.")
                                                  .arg(option));
    }
    if (const QString option = firstGiven(call, {"scale", "order", "missing", "wide"});
        !option.isEmpty()) {
        // What is not there, and a file that is neither, is told so first.
        const QString path = call.word(0);
        if (QFileInfo(path).isDir())
            return neither(notAProject(path), path);
        QFile file(path);
        TANDEM_DO(openForReading(file));
        if (auto header = inspectFileHeader(path); !header)
            return neither(header.error(), path);
        return call.misuse(
            CommandWords::tr("--%1 works only with a CSV file of ratings; this is a project.")
                .arg(option));
    }
    const auto done = ofProject(call);
    return done ? done : neither(done.error(), call.word(0));
}

const Command agreementCommand{"agreement", runAgreement};

} // namespace tandem
