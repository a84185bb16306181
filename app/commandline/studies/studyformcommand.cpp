#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/studycommand.h"
#include "storage/studies/studyforms.h"
#include "storage/studies/studypage.h"

#include <QDir>
#include <QFile>

/// "study form": one HTML file for a rater, or one for each of them.
namespace tandem {

namespace {

/// Whether somebody has to be given a form: they are asked, and may still answer.
bool isAsked(const StudyRater& rater)
{
    return rater.turns > 0 &&
           (rater.state == RaterState::Waiting || rater.state == RaterState::AtWork);
}

/// The forms that were asked for, each with the path that it gets, before any is written.
Expected<QList<std::pair<RaterId, QString>>> askedForms(Database& database, Call& call)
{
    TANDEM_TRY(study, askedStudy(database, call));
    if (!call.has("all")) {
        TANDEM_TRY(rater, askedRater(database, study->id, call));
        return QList<std::pair<RaterId, QString>>{{rater->id, call.value("output")}};
    }
    const QString folder = call.value("all");
    if (!QDir().mkpath(folder))
        return failure(
            ErrorCode::NotWritable, CommandWords::tr("Cannot create the folder."), folder);
    QList<std::pair<RaterId, QString>> forms;
    TANDEM_TRY(raters, StudyRaterRepository(database).all(study->id));
    for (const StudyRater& rater : *raters) {
        if (isAsked(rater))
            forms.append({rater.id, suggestedFormPath(folder, study->name, rater.name)});
    }
    if (forms.isEmpty())
        return failure(ErrorCode::Refused, CommandWords::tr("No rater has anything left to do."),
            study->name, CommandWords::tr("Add raters with \"tandem study assign\"."));
    return forms;
}

/// `written` has those that are in their places also where this fails.
Expected<void> writeForms(
    Database& database, const StudyPage& page, QList<WrittenForm>& written, Call& call)
{
    TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
    TANDEM_TRY(forms, askedForms(database, call));
    for (const auto& [rater, path] : *forms) {
        TANDEM_TRY(form, writeStudyForm(database, page, rater, path, *lead));
        written.append(*form);
    }
    return {};
}

} // namespace

Expected<void> runStudyForm(Call& call)
{
    if (call.has("all") == call.has("rater") || call.has("rater") != call.has("output"))
        return call.misuseOfCommand(
            CommandWords::tr("Give --rater and -o for one form, or --all for one form per rater."));
    TANDEM_DO(refuseOtherEnding(
        call.value("output"), {QStringLiteral("html"), QStringLiteral("htm")}, call));
    TANDEM_TRY(page, StudyPage::read(QStringLiteral(":/tandem/web")));
    QList<WrittenForm> written;
    const auto done = writeProject(call.word(1),
        [&](Database& database) { return writeForms(database, *page, written, call); });
    if (!done) {
        // The project does not know forms whose notes were not committed.
        for (const WrittenForm& form : written)
            QFile::remove(form.path);
        return done;
    }
    QStringList lines;
    for (const WrittenForm& form : written)
        lines.append(CommandWords::tr("Wrote %1 for %2: %n item(s).", nullptr, form.turns)
                         .arg(printable(form.path), printable(form.name)));
    lines.append(CommandWords::tr(
        "Each form saves its answers to a file; import these files with \"tandem merge\"."));
    const auto formJson = [](const WrittenForm& form) {
        return Json{
            {"file", form.path}, {"form", form.form}, {"rater", form.name}, {"items", form.turns}};
    };
    return call.tell(Json{{"forms", jsonArray(written, formJson)}}, lines);
}

} // namespace tandem
