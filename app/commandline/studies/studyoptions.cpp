#include "app/commandline/studies/studyoptions.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "storage/formats/studydesignreader.h"

namespace tandem {

Expected<StudySummary> askedStudy(Database& database, Call& call)
{
    StudyRepository studies(database);
    if (call.has("study"))
        return studies.byName(call.value("study"));
    TANDEM_TRY(all, studies.all());
    if (all->size() == 1)
        return all->first();
    QStringList names;
    for (const StudySummary& study : *all)
        names.append(study.name);
    if (names.isEmpty())
        return failure(ErrorCode::NotFound, CommandWords::tr("The project has no study."), {},
            CommandWords::tr("Create one with \"tandem study new\"."));
    return failure(ErrorCode::Refused, CommandWords::tr("The project has several studies."), {},
        CommandWords::tr("Choose one with --study: %1.").arg(names.join(QStringLiteral(", "))));
}

Expected<StudyRater> askedRater(Database& database, StudyId study, Call& call)
{
    if (!call.has("rater"))
        return call.misuse(CommandWords::tr("--rater NAME is required."));
    return StudyRaterRepository(database).byName(study, call.value("rater"));
}

Expected<studies::Design> designOfFile(const QString& path, Call& call)
{
    TANDEM_TRY(input, inputOf(path, call));
    return readStudyDesign(*input);
}

} // namespace tandem
