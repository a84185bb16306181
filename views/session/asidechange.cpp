#include "views/session/asidechange.h"

#include "storage/project/project.h"
#include "storage/repositories/settingaside.h"
#include "views/session/projectsession.h"
#include "views/session/sessionwords.h"

namespace tandem {

namespace {

template <typename Id>
Write asideWrite(const QList<Id>& ids, bool aside, PersonId by)
{
    return [ids, aside, by](Database& database) -> Expected<ChangeEvent> {
        SettingAside setting(database);
        for (const Id id : ids) {
            TANDEM_DO(aside ? setting.setAside(id, {}, by) : setting.bringBack(id, by));
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
    const QString text =
        aside ? SessionWords::tr("Set %n sample(s) aside", nullptr, int(samples.size()))
              : SessionWords::tr("Bring %n sample(s) back", nullptr, int(samples.size()));
    push(session, text, samples, aside);
}

void pushSettingAside(ProjectSession& session, const QList<CaseId>& cases, bool aside)
{
    if (cases.isEmpty())
        return;
    push(session,
        aside ? SessionWords::tr("Set %n case(s) aside", nullptr, int(cases.size()))
              : SessionWords::tr("Bring %n case(s) back", nullptr, int(cases.size())),
        cases, aside);
}

} // namespace tandem
