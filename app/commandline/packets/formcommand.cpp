#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/helptext.h"
#include "storage/packets/roundform.h"
#include "storage/studies/studypage.h"

#include <QFile>

namespace tandem {

namespace {

Expected<WrittenForm> writeForm(Database& database, const StudyPage& page, Call& call)
{
    TANDEM_TRY(person, actingPerson(database, call));
    TANDEM_TRY(step, askedStep(call));
    TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
    RoundFormOrder order{person->id, *step};
    order.guideline = builtInGuideline(*step);
    if (call.has("sample")) {
        TANDEM_TRY(rows, selectedSamples(database, call.value("sample"), call, *step));
        for (const SampleRow& row : *rows)
            order.samples.append(row.id);
    }
    return writeRoundForm(database, page, order, call.value("output"), *lead);
}

Expected<void> runForm(Call& call)
{
    if (!call.has("person"))
        return call.misuse(
            CommandWords::tr("--person NAME is required: the person the form is for."));
    if (!call.has("output"))
        return call.misuse(CommandWords::tr("-o FILE is required: the file to write the form to."));
    TANDEM_DO(refuseOtherEnding(
        call.value("output"), {QStringLiteral("html"), QStringLiteral("htm")}, call));
    TANDEM_TRY(page, StudyPage::read(QStringLiteral(":/tandem/web")));
    WrittenForm form;
    const auto written = writeProject(call.word(0), [&](Database& database) {
        return writeForm(database, *page, call).map([&](const WrittenForm& done) { form = done; });
    });
    if (!written) {
        // The project does not know a form whose note was not committed.
        if (!form.path.isEmpty())
            QFile::remove(form.path);
        return written;
    }
    return call.tell(Json{{"file", form.path}, {"form", form.form}, {"person", form.name},
                         {"items", form.turns}},
        CommandWords::tr("Wrote %1 for %2: %n item(s).", nullptr, form.turns)
            .arg(printable(form.path), printable(form.name)));
}

} // namespace

const Command formCommand{"form", runForm, 1, 1};

} // namespace tandem
