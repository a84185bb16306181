#include "views/session/asidechange.h"

#include "storage/project/project.h"
#include "storage/repositories/settingaside.h"
#include "views/session/projectsession.h"
#include "views/session/sessionwords.h"

namespace tandem {

namespace {

/// The rows that say how each thing is, in their order.
using LatestRows = QList<std::optional<qint64>>;

Error changedAside(bool aside)
{
    return {ErrorCode::Refused,
        aside ? SessionWords::tr("Somebody has set it aside and brought it back since.")
              : SessionWords::tr("Somebody has brought it back and set it aside again since."),
        {}, {}, {}};
}

/// What was said of each is said again where it is set aside again. It is taken back only where
/// `written` still says how things are; where it is empty, nothing was written before.
template <typename Id>
Write asideWrite(const QList<Id>& ids, bool aside, const QStringList& reasons, PersonId by,
    const LatestRows& written = {})
{
    return [=](Database& database) -> Expected<Written> {
        SettingAside setting(database);
        QStringList before;
        LatestRows rows;
        for (qsizetype i = 0; i < ids.size(); ++i) {
            TANDEM_TRY(was, setting.of(ids.at(i)));
            TANDEM_TRY(latest, setting.latest(ids.at(i)));
            // Where it is already as it is to be, that is what is said.
            if (!written.isEmpty() && *latest != written.at(i) && was->has_value() != aside)
                return failure(changedAside(aside));
            before.append(*was ? (*was)->reason : reasons.value(i));
            TANDEM_DO(aside ? setting.setAside(ids.at(i), reasons.value(i), by)
                            : setting.bringBack(ids.at(i), by));
            TANDEM_TRY(now, setting.latest(ids.at(i)));
            rows.append(*now);
        }
        // Whatever is counted or listed may differ.
        return Written(EverythingChanged(), asideWrite(ids, !aside, before, by, rows));
    };
}

template <typename Id>
void push(ProjectSession& session, QObject* asker, const QString& text, const QList<Id>& ids,
    bool aside, const QString& reason = {})
{
    const PersonId by = session.isLead() ? session.currentPerson() : PersonId();
    session.change(asker, {text, asideWrite(ids, aside, QStringList(ids.size(), reason), by)});
}

} // namespace

void changeAside(ProjectSession& session, QObject* asker, const QList<SampleId>& samples,
    bool aside, const QString& reason)
{
    if (samples.isEmpty())
        return;
    const QString text =
        aside ? SessionWords::tr("Set %n sample(s) aside", nullptr, int(samples.size()))
              : SessionWords::tr("Bring %n sample(s) back", nullptr, int(samples.size()));
    push(session, asker, text, samples, aside, reason);
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
