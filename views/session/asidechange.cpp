#include "views/session/asidechange.h"

#include "storage/project/project.h"
#include "storage/repositories/excluding.h"
#include "views/session/projectsession.h"
#include "views/session/sessionwords.h"

namespace tandem {

namespace {

template <typename Id>
void push(ProjectSession& session, QObject* asker, const QString& text, const QList<Id>& ids,
    bool aside, const QString& reason = {})
{
    const PersonId by = session.isLead() ? session.currentPerson() : PersonId();
    session.change(asker, {text, asideWrite(QList<Asideable>(ids.cbegin(), ids.cend()), aside,
                                     QStringList(ids.size(), reason), by)});
}

} // namespace

void changeAside(ProjectSession& session, QObject* asker, const QList<SampleId>& samples,
    bool aside, const QString& reason)
{
    if (samples.isEmpty())
        return;
    const QString text =
        aside ? SessionWords::tr("Exclude %n sample(s)", nullptr, int(samples.size()))
              : SessionWords::tr("Include %n sample(s) again", nullptr, int(samples.size()));
    push(session, asker, text, samples, aside, reason);
}

void changeAside(ProjectSession& session, QObject* asker, const QList<CaseId>& cases, bool aside)
{
    if (cases.isEmpty())
        return;
    push(session, asker,
        aside ? SessionWords::tr("Exclude %n case(s)", nullptr, int(cases.size()))
              : SessionWords::tr("Include %n case(s) again", nullptr, int(cases.size())),
        cases, aside);
}

} // namespace tandem
