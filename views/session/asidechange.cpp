#include "views/session/asidechange.h"

#include "storage/project/project.h"
#include "storage/repositories/settingaside.h"
#include "views/session/projectsession.h"

#include <QCoreApplication>

namespace tandem {

namespace {

Write asideWrite(const QList<SampleId>& samples, bool aside, PersonId by)
{
    return [samples, aside, by](Database& database) -> Expected<ChangeEvent> {
        SettingAside setting(database);
        for (const SampleId sample : samples) {
            const auto done =
                aside ? setting.setAside(sample, {}, by) : setting.bringBack(sample, by);
            if (!done)
                return failure(done.error());
        }
        // Whatever is counted or listed may differ.
        return ChangeEvent(ChangedElsewhere());
    };
}

} // namespace

void pushSettingAside(ProjectSession& session, const QList<SampleId>& samples, bool aside)
{
    if (samples.isEmpty())
        return;
    const QString text = aside ? QCoreApplication::translate("SettingAside",
                                     "Set %n sample(s) aside", nullptr, int(samples.size()))
                               : QCoreApplication::translate("SettingAside",
                                     "Bring %n sample(s) back", nullptr, int(samples.size()));
    const PersonId by = session.currentPerson();
    session.pushChange(text, asideWrite(samples, aside, by), asideWrite(samples, !aside, by));
}

} // namespace tandem
