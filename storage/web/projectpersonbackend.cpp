#include "storage/web/projectpersonbackend.h"

#include "storage/project/project.h"

#include <QDateTime>

#include <memory>
#include <utility>

namespace tandem::web {

ProjectPersonBackend::ProjectPersonBackend(Project& project, RoundLink::Guideline guideline)
    : m_project(project)
    , m_guideline(std::move(guideline))
{
}

Expected<std::optional<PersonLink>> ProjectPersonBackend::linkOf(const QString& secret)
{
    return PersonLinks(m_project.reader()).linkOf(secret);
}

void ProjectPersonBackend::findWork(const PersonLink& link, BackendDone<QByteArray> done)
{
    m_project.read<QByteArray>(
        [link, guideline = m_guideline](Database& database, const CancelFlag&) {
            return RoundLink(database, link, guideline).work();
        },
        this, std::move(done));
}

void ProjectPersonBackend::findRound(
    const PersonLink& link, const QString& round, BackendDone<QByteArray> done)
{
    m_project.read<QByteArray>(
        [link, round, guideline = m_guideline](Database& database, const CancelFlag&) {
            return RoundLink(database, link, guideline).task(round);
        },
        this, std::move(done));
}

void ProjectPersonBackend::record(const PersonLink& link, const QString& round,
    const studies::Submission& submission, BackendDone<Receipt> done)
{
    // It is tried again where the transaction that it shared did not hold.
    const auto taken = std::make_shared<TakenAnswers>();
    const auto write = [=, guideline = m_guideline](
                           const WriteContext& context) -> Expected<Written> {
        TANDEM_TRY(became, RoundLink(context.database, link, guideline)
                               .take(round, submission, QDateTime::currentMSecsSinceEpoch()));
        *taken = *became;
        // Answers, and perhaps a submission; none where all of it was there already.
        return taken->round.id.isValid() ? Written(EverythingChanged{}) : Written(NothingChanged{});
    };
    m_project.change({.write = write})
        .onEnded(this, [this, taken, person = link.person, done = std::move(done)](
                           const Expected<void>& ended) {
            if (!ended)
                return done(failure(ended.error()));
            if (taken->fresh > 0) {
                m_answers += taken->fresh;
                m_people.insert(person);
            }
            done(Receipt{taken->kept, {}});
        });
}

} // namespace tandem::web
