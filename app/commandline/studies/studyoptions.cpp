#include "app/commandline/studies/studyoptions.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "models/studies/designjson.h"

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
            CommandWords::tr("Make one with \"tandem study new\"."));
    return failure(ErrorCode::Refused, CommandWords::tr("The project has several studies."), {},
        CommandWords::tr("Name one with --study: %1.").arg(names.join(QStringLiteral(", "))));
}

Expected<StudyRater> askedRater(Database& database, StudyId study, Call& call)
{
    if (!call.has("rater"))
        return call.misuse(CommandWords::tr("--rater NAME is required: which rater?"));
    return StudyRaterRepository(database).byName(study, call.value("rater"));
}

Expected<studies::Design> designOfFile(const QString& path, Call& call)
{
    TANDEM_TRY(input, inputOf(path, call));
    TANDEM_TRY(device, input->open());
    // One byte more than may be: what is too long is refused as such.
    const QByteArray bytes = readUpTo(**device, studies::kMostDesignBytes + 1);
    TANDEM_DO(checkJsonHead(bytes, input->name()));
    return studies::designFromJson(bytes).map_error(
        [&](const Error& error) { return error.in(input->name()); });
}

} // namespace tandem
