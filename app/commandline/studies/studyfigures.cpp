#include "app/commandline/studies/studyfigures.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "models/studies/kindkeys.h"
#include "storage/database/schema.h"
#include "storage/formats/studyanswersreader.h"
#include "storage/formats/studyscoresreader.h"

#include <QFileInfo>

#include <limits>

namespace tandem {

namespace {

constexpr qint64 kMostResamples = 1'000'000;

/// The kind that --design names.
Expected<studies::Kind> askedKind(Call& call)
{
    const QString word = call.value("design");
    if (const auto kind = studies::studyKindOfKey(word))
        return *kind;
    QStringList words;
    for (const studies::Kind kind : studies::studyKinds())
        words.append(studies::studyKindKey(kind));
    return call.misuse(CommandWords::tr("--design takes %1, not \"%2\".")
                           .arg(words.join(QStringLiteral(", ")), word));
}

} // namespace

Expected<studies::StudyAnswers> answersOfFiles(Call& call)
{
    TANDEM_TRY(kind, askedKind(call));
    TANDEM_TRY(input, inputOf(call.word(1), call));
    TANDEM_TRY_VAR(answers, readStudyAnswers(*input, *kind));
    if (call.has("scores")) {
        TANDEM_TRY(scoresInput, inputOf(call.value("scores"), call));
        TANDEM_TRY(scores, readStudyScores(*scoresInput));
        if (*kind == studies::Kind::Pairwise || *kind == studies::Kind::Explanation) {
            TANDEM_DO(checkScoresOfSides(*scores, scoresInput->name()));
        }
        if (addScores(*answers, *scores) == scores->size())
            return failure(ErrorCode::InvalidInput,
                CommandWords::tr("None of its items is one of the answers'."), scoresInput->name(),
                CommandWords::tr("Name items in both files alike."));
    }
    return answers;
}

Expected<void> requireProject(Call& call)
{
    const QFileInfo file(call.word(1));
    if (file.isFile() && file.size() > 0 && !isProjectFile(call.word(1)))
        return call.misuse(CommandWords::tr("%1 is no project; of answers in a file, --design says"
                                            " which study they are from.")
                               .arg(call.word(1)));
    return {};
}

Expected<studies::StudyResults> askedFigures(const studies::StudyAnswers& answers, Call& call)
{
    studies::BootstrapOptions options;
    TANDEM_TRY(resamples, call.number("resamples", 0, kMostResamples));
    TANDEM_TRY(seed, call.number("seed", 0, std::numeric_limits<qint64>::max()));
    options.resamples = int(resamples->value_or(options.resamples));
    studies::StudyResults results = studies::studyResults(
        answers, call.has("design") ? studies::Categories::Given : studies::Categories::Declared);
    // A project's study has its own, so that the window and every command give the same intervals.
    const quint64 usual = call.has("design") ? options.seed : results.seed;
    options.seed = seed->has_value() ? quint64(**seed) : usual;
    if (options.resamples == 0)
        return results;
    TerminalProgress progress(call.console, CommandWords::tr("Computing intervals"));
    options.progress = progress.callback();
    return studies::withBootstrap(std::move(results), answers, options);
}

} // namespace tandem
