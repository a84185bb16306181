#pragma once

#include "storage/packets/roundlink.h"
#include "storage/web/personbackend.h"

#include <QObject>
#include <QSet>

namespace tandem {

class Project;

}

namespace tandem::web {

/// An open project as the service of annotators sees it. What they say takes the project's one way
/// in and is merged like a packet; each is answered after the commit.
class ProjectPersonBackend final : public QObject, public PersonBackend
{
    Q_OBJECT

public:
    /// The project outlives this.
    ProjectPersonBackend(Project& project, RoundLink::Guideline guideline);

    Expected<std::optional<PersonLink>> linkOf(const QString& secret) override;
    void findWork(const PersonLink& link, BackendDone<QByteArray> done) override;
    void findRound(
        const PersonLink& link, const QString& round, BackendDone<QByteArray> done) override;
    void record(const PersonLink& link, const QString& round, const studies::Submission& submission,
        BackendDone<Receipt> done) override;

    /// What has come in since this was made, without what was said.
    struct Counts
    {
        qint64 answers = 0; ///< each once, however often it was sent
        qint64 people = 0;  ///< who gave them

        bool operator==(const Counts&) const = default;
    };
    Counts counts() const { return {m_answers, m_people.size()}; }

private:
    Project& m_project;
    const RoundLink::Guideline m_guideline;
    qint64 m_answers = 0;
    QSet<PersonId> m_people; ///< who have answered
};

} // namespace tandem::web
