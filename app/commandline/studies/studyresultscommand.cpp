#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/studycommand.h"
#include "app/commandline/studies/studyfigures.h"
#include "models/studies/studyresultsreport.h"
#include "storage/repositories/studygate.h"

namespace tandem {

namespace {

/// Results of answers in a file, without a project.
Expected<void> resultsOfFiles(Call& call)
{
    AnswersNotes notes;
    TANDEM_TRY(answers, answersOfFiles(call, notes));
    TANDEM_TRY(results, askedFigures(*answers, call));
    return call.show(studies::studyResultsReport(*results),
        Json{{"file", call.word(1)}, {"missing", notes.missing},
            {"notes", QJsonArray::fromStringList(notes.remarks)}});
}

/// Results of a project's closed study.
Expected<void> resultsOfProject(Call& call)
{
    QString name;
    TANDEM_TRY(answers,
        readProject(call.word(1), [&](Database& database) -> Expected<studies::StudyAnswers> {
            TANDEM_TRY(study, askedStudy(database, call));
            name = study->name;
            return StudyGate(database).answers(
                study->id, call.has("names") ? RaterNames::Real : RaterNames::Pseudonyms);
        }));
    TANDEM_TRY(results, askedFigures(*answers, call));
    return call.show(studyResultsReport(*results), Json{{"study", name}});
}

} // namespace

Expected<void> runStudyResults(Call& call)
{
    if (call.has("design"))
        return resultsOfFiles(call);
    TANDEM_DO(requireProject(call));
    return resultsOfProject(call);
}

} // namespace tandem
