#include "views/session/asidechange.h"

#include "storage/project/project.h"
#include "storage/repositories/settingaside.h"
#include "views/session/projectsession.h"

#include <QCoreApplication>

namespace tandem {

namespace {

template <typename Id>
Write asideWrite(const QList<Id>& ids, bool aside, PersonId by)
{
    return [ids, aside, by](Database& database) -> Expected<ChangeEvent> {
        SettingAside setting(database);
        for (const Id id : ids) {
            const auto done = aside ? setting.setAside(id, {}, by) : setting.bringBack(id, by);
            if (!done)
                return failure(done.error());
        }
        // Whatever is counted or listed may differ.
        return ChangeEvent(ChangedElsewhere());
    };
}

template <typename Id>
void push(ProjectSession& session, const QString& text, const QList<Id>& ids, bool aside)
{
    const PersonId by = session.isLead() ? session.currentPerson() : PersonId();
    session.pushChange(text, asideWrite(ids, aside, by), asideWrite(ids, !aside, by));
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
    push(session, text, samples, aside);
}

void pushSettingAside(ProjectSession& session, const QList<CaseId>& cases, bool aside)
{
    if (cases.isEmpty())
        return;
    push(session,
        aside ? QCoreApplication::translate(
                    "SettingAside", "Set %n case(s) aside", nullptr, int(cases.size()))
              : QCoreApplication::translate(
                    "SettingAside", "Bring %n case(s) back", nullptr, int(cases.size())),
        cases, aside);
}

} // namespace tandem
