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
    return [ids, aside, by](Database& database) -> Expected<Written> {
        SettingAside setting(database);
        for (const Id id : ids) {
            TANDEM_DO(aside ? setting.setAside(id, {}, by) : setting.bringBack(id, by));
        }
        // Whatever is counted or listed may differ.
        return Written(EverythingChanged(), asideWrite(ids, !aside, by));
    };
}

template <typename Id>
void push(
    ProjectSession& session, QObject* asker, const QString& text, const QList<Id>& ids, bool aside)
{
    const PersonId by = session.isLead() ? session.currentPerson() : PersonId();
    session.change(asker, {text, asideWrite(ids, aside, by)});
}

} // namespace

void changeAside(
    ProjectSession& session, QObject* asker, const QList<SampleId>& samples, bool aside)
{
    if (samples.isEmpty())
        return;
    const QString text =
        aside ? SessionWords::tr("Set %n sample(s) aside", nullptr, int(samples.size()))
              : SessionWords::tr("Bring %n sample(s) back", nullptr, int(samples.size()));
    push(session, asker, text, samples, aside);
}

void changeAside(ProjectSession& session, QObject* asker, const QList<CaseId>& cases, bool aside)
{
    if (cases.isEmpty())
        return;
    push(session, asker,
        aside ? SessionWords::tr("Set %n case(s) aside", nullptr, int(cases.size()))
              : SessionWords::tr("Bring %n case(s) back", nullptr, int(cases.size())),
        cases, aside);
}

} // namespace tandem
