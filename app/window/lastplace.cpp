#include "app/window/lastplace.h"

#include "storage/packets/packetcopy.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/studyrepository.h"
#include "views/session/nextwork.h"
#include "views/session/projectsession.h"

#include <QSettings>

namespace tandem {

QString projectKey(const ProjectSession& session, const char* name)
{
    const auto& packet = session.packet();
    return QStringLiteral("projects/%1/%2")
        .arg(packet ? packet->uuid : session.settings().uuid, QLatin1String(name));
}

QString LastPlace::key(const char* name) const
{
    return projectKey(m_session, name);
}

QString LastPlace::person() const
{
    return m_settings.value(key("person")).toString();
}

void LastPlace::setPerson(const QString& uuid)
{
    m_settings.setValue(key("person"), uuid);
}

bool LastPlace::seat(const QString& name)
{
    const QString last = person();
    QList<PersonId> active;
    PersonId here = m_session.currentPerson(); // a packet's own
    for (const Person& known : m_session.people()) {
        if (!name.isEmpty() && known.name == name)
            here = known.id;
        if (!known.active)
            continue;
        active.append(known.id);
        if (name.isEmpty() && known.uuid == last)
            here = known.id;
    }
    if (!here.isValid() && active.size() == 1)
        here = active.constFirst();
    m_session.setCurrentPerson(here);
    if (m_session.currentPerson().isValid())
        return false;
    SampleRepository samples(m_session.project().reader());
    return !active.isEmpty() || samples.count().value_or(0) > 0;
}

WorkspaceId LastPlace::restore()
{
    restoreSample();
    const EvaluationId evaluation{m_settings.value(key("evaluation")).toLongLong()};
    if (EvaluationRepository(m_session.project().reader()).summary(evaluation))
        m_session.setCurrentEvaluation(evaluation);
    const auto shown = workspaceOfKeyword(m_settings.value(key("workspace")).toString());
    const bool leads = m_session.isLead() || m_session.people().isEmpty();
    return shown && leads ? *shown : waiting();
}

void LastPlace::restoreSample()
{
    const auto sample = SampleRepository(m_session.project().reader())
                            .byUuid(m_settings.value(key("sample")).toString());
    if (!sample || !*sample)
        return;
    const bool facts = m_settings.value(key("step")).toInt() == int(Step::KeyFacts);
    m_session.setCurrentStep(facts ? Step::KeyFacts : Step::Paragraphs);
    m_session.setCurrentSample(**sample);
}

WorkspaceId LastPlace::waiting() const
{
    Database& reader = m_session.project().reader();
    const PersonId person = m_session.currentPerson();
    // The sample of last time comes first where it still waits.
    const auto last = SampleRepository(reader).row(m_session.currentSample());
    const auto work =
        nextWork(reader, person, last ? last->position - 1 : 0, m_session.currentStep());
    if (work && *work)
        return setWork(m_session, **work);
    if (const auto& packet = m_session.packet()) {
        const auto rounds = packetRounds(reader, person, {});
        if (rounds && !rounds->checked.isEmpty())
            return setWork(m_session, {rounds->checked.constFirst().sample, Step::Opinions});
        return packet->rounds == 0 ? WorkspaceId::Studies : WorkspaceId::Annotate;
    }
    if (SampleRepository(reader).count().value_or(0) == 0) {
        if (CaseRepository(reader).count().value_or(0) > 0)
            return WorkspaceId::Evaluate;
        const auto studies = StudyRepository(reader).all();
        return studies && !studies->isEmpty() ? WorkspaceId::Studies : WorkspaceId::Overview;
    }
    const bool leads = m_session.isLead() || m_session.people().isEmpty();
    return leads ? WorkspaceId::Overview : WorkspaceId::Annotate;
}

void LastPlace::save(WorkspaceId shown)
{
    m_settings.setValue(key("workspace"), workspaceKeyword(shown));
    m_settings.setValue(key("step"), int(m_session.currentStep()));
    m_settings.setValue(key("evaluation"), m_session.currentEvaluation().value);
    const auto sample =
        SampleRepository(m_session.project().reader()).uuid(m_session.currentSample());
    if (sample)
        m_settings.setValue(key("sample"), *sample);
}

} // namespace tandem
