#include "app/commandline/studies/studyfigures.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/studycommand.h"
#include "models/seed.h"
#include "models/studies/kindkeys.h"
#include "storage/database/schema.h"
#include "storage/formats/bestworstreader.h"
#include "storage/formats/studyscoresreader.h"

#include <QFileInfo>

namespace tandem {

namespace {

constexpr qint64 kMostResamples = 1'000'000;

/// Whether raters chose the best and the worst of several texts, which are read as pairs.
bool isBestWorst(const Call& call)
{
    return call.value("design") == QLatin1String("bestworst");
}

/// The kind that --design names; none where it names a file.
std::optional<studies::Kind> namedKind(const Call& call)
{
    if (isBestWorst(call))
        return studies::Kind::Pairwise;
    return call.has("design") ? studies::studyKindOfKey(call.value("design")) : std::nullopt;
}

/// Answers with no more known of what was asked than --design says.
Expected<studies::StudyAnswers> answersAsDesigned(Call& call, AnswersNotes& notes)
{
    TANDEM_TRY(input, inputOf(call.word(1), call));
    if (isBestWorst(call))
        return readBestWorst(*input, &notes);
    if (const auto kind = namedKind(call))
        return readStudyAnswers(*input, *kind, &notes);
    const QString design = call.value("design");
    if (!QFileInfo::exists(design)) {
        QStringList words;
        for (const studies::Kind kind : studies::studyKinds())
            words.append(studies::studyKindKey(kind));
        words.append(QStringLiteral("bestworst"));
        return call.misuse(
            CommandWords::tr("--design expects %1 or a file, and there is no file \"%2\".")
                .arg(words.join(QStringLiteral(", ")), design));
    }
    TANDEM_TRY(asked, designOfFile(design, call));
    return readStudyAnswers(*input, *asked, &notes);
}

} // namespace

Expected<studies::StudyAnswers> answersOfFiles(Call& call, AnswersNotes& notes)
{
    TANDEM_TRY_VAR(answers, answersAsDesigned(call, notes));
    QList<StudyScoreRow> rows;
    if (call.has("scores")) {
        TANDEM_TRY(scoresInput, inputOf(call.value("scores"), call));
        TANDEM_TRY(scores, readStudyScores(*scoresInput));
        const studies::Kind kind = answers->design.kind;
        if (kind == studies::Kind::Pairwise || kind == studies::Kind::Explanation) {
            TANDEM_DO(checkScoresOfSides(*scores, scoresInput->name()));
        }
        if (addScores(*answers, *scores) == scores->size())
            return failure(ErrorCode::InvalidInput,
                CommandWords::tr("None of its items occurs in the answers."), scoresInput->name(),
                CommandWords::tr("Use the same item names in both files."));
        rows = *scores;
    }
    notes.remarks += remarksOnScores(*answers, rows);
    call.note(notes.remarks);
    return answers;
}

Expected<void> requireProject(Call& call)
{
    const QFileInfo file(call.word(1));
    if (file.isFile() && file.size() > 0 && !isProjectFile(call.word(1)))
        return call.misuse(CommandWords::tr(
            "%1 is not a project; for answers in a file, give their study with --design.")
                               .arg(call.word(1)));
    return {};
}

Expected<studies::StudyResults> askedFigures(const studies::StudyAnswers& answers, Call& call)
{
    studies::BootstrapOptions options;
    TANDEM_TRY(resamples, call.number("resamples", 0, kMostResamples));
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    options.resamples = int(resamples->value_or(options.resamples));
    options.drawsRaters = call.has("other-raters");
    if (options.drawsRaters && options.resamples == 0)
        return call.misuse(CommandWords::tr("--other-raters needs resamples."));
    TANDEM_TRY(altTest, askedAltTest(call));
    studies::StudyResults results = studies::studyResults(answers,
        namedKind(call) ? studies::Categories::Given : studies::Categories::Declared, *altTest);
    // A design has its own, so that the window and every command give the same intervals.
    const quint64 usual = namedKind(call) ? options.seed : results.seed;
    options.seed = seed->has_value() ? quint64(**seed) : usual;
    if (options.resamples == 0)
        return results;
    TerminalProgress progress(call.console, CommandWords::tr("Computing intervals"));
    options.progress = progress.callback();
    return studies::withBootstrap(std::move(results), answers, options);
}

} // namespace tandem
