#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/studycommand.h"
#include "app/commandline/studies/studyoptions.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/studyanswersreader.h"
#include "storage/studies/collectedanswers.h"
#include "storage/studies/studyexport.h"

#include <QFileInfo>

/// "study answers": those that were collected elsewhere come in, all of a closed study go out.
namespace tandem {

namespace {

Expected<void> takeAnswers(Call& call)
{
    TANDEM_TRY(input, inputOf(call.word(2), call));
    TANDEM_TRY(rows, readStudyAnswerRows(*input));
    TANDEM_TRY(
        taken, writeProject(call.word(1), [&](Database& database) -> Expected<CollectedAnswers> {
            TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
            TANDEM_TRY(study, askedStudy(database, call));
            return takeCollectedAnswers(database, study->id, *rows, *lead);
        }));
    return call.tell(
        Json{{"new", taken->fresh}, {"known", taken->known}, {"raters", taken->raters}},
        CommandWords::tr("%n new answer(s)", nullptr, taken->fresh) + QStringLiteral(", ") +
            CommandWords::tr("%n already there", nullptr, taken->known) + QStringLiteral(", ") +
            CommandWords::tr("%n new rater(s).", nullptr, taken->raters));
}

/// "answers.csv" has its codebook in "answers-codebook.json".
QString codebookPath(const QString& path)
{
    const QFileInfo file(path);
    return file.path() + u'/' + file.completeBaseName() + QStringLiteral("-codebook.json");
}

Expected<void> giveAnswers(Call& call)
{
    const QString path = call.value("output");
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix != QLatin1String("csv") && suffix != QLatin1String("jsonl"))
        return call.misuse(CommandWords::tr("The file has to end with .csv or .jsonl."));
    const auto layout =
        suffix == QLatin1String("csv") ? AnswersLayout::Csv : AnswersLayout::JsonLines;
    const auto names = call.has("names") ? RaterNames::Real : RaterNames::Pseudonyms;
    const QString codebook = codebookPath(path);
    TANDEM_DO(askToReplace({path, codebook}, call));
    TANDEM_TRY(count, readProject(call.word(1), [&](Database& database) -> Expected<qint64> {
        TANDEM_TRY(study, askedStudy(database, call));
        qint64 written = 0;
        TANDEM_DO(writeAtomically(path, [&](QIODevice& device) {
            return writeStudyAnswers(database, study->id, names, layout, device)
                .map([&](qint64 rows) { written = rows; });
        }));
        TANDEM_TRY(book, studyCodebook(database, study->id));
        TANDEM_DO(writeAtomically(codebook, *book));
        return written;
    }));
    return call.tell(Json{{"file", path}, {"codebook", codebook}, {"answers", *count}},
        CommandWords::tr("Wrote %n answer(s) to %1; %2 says what they are.", nullptr, int(*count))
            .arg(path, codebook));
}

} // namespace

Expected<void> runStudyAnswers(Call& call)
{
    if ((call.words().size() == 3) == call.has("output"))
        return call.misuseOfCommand(
            CommandWords::tr("Give a file to be read, or one to be written with -o."));
    return call.has("output") ? giveAnswers(call) : takeAnswers(call);
}

} // namespace tandem
