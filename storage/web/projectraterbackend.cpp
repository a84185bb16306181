#include "storage/web/projectraterbackend.h"

#include "models/studies/task.h"
#include "storage/project/project.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studylinkrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/web/webwords.h"

#include <QTimer>

#include <memory>
#include <utility>

namespace tandem::web {

namespace {

/// How often it is looked for what nobody finishes.
constexpr auto kLookForStale = std::chrono::seconds(10);

/// What a rater is told of a write: it is tried again where the transaction that it shared did not
/// hold, so that the latest value counts.
template <typename T>
using Slot = std::shared_ptr<T>;

/// Asks for a change and tells `done` of what its write left in `result` once it is committed.
template <typename T>
void changeAndTell(
    Project& project, QObject* guard, const Slot<T>& result, Write write, BackendDone<T> done)
{
    project.change({.write = std::move(write)})
        .onEnded(guard, [result, done = std::move(done)](const Expected<void>& ended) {
            done(ended ? Expected<T>(*result) : failure(ended.error()));
        });
}

/// The open link with this secret, where it leads to what is served.
Expected<OpenLink> openLinkTo(StudyLinkRepository& links, StudyId served, const QString& secret)
{
    TANDEM_TRY(link, links.openLinkOf(secret));
    if (!*link || (served.isValid() && (*link)->study != served))
        return failure(ErrorCode::NotFound, WebWords::tr("This link does not exist."));
    return **link;
}

} // namespace

QDateTime ProjectRaterBackend::present()
{
    return QDateTime::currentDateTimeUtc();
}

ProjectRaterBackend::ProjectRaterBackend(Project& project, StudyId study, Clock now)
    : m_project(project)
    , m_study(study)
    , m_now(std::move(now))
{
    auto* look = new QTimer(this);
    connect(look, &QTimer::timeout, this, &ProjectRaterBackend::releaseStale);
    look->start(kLookForStale);
}

Expected<std::optional<RaterId>> ProjectRaterBackend::raterOf(const QString& secret)
{
    TANDEM_TRY(rater, StudyLinkRepository(m_project.reader()).raterOf(secret));
    if (!*rater)
        return std::nullopt;
    TANDEM_TRY(isOurs, this->isOurs(**rater));
    return *isOurs ? *rater : std::nullopt;
}

Expected<bool> ProjectRaterBackend::isOurs(RaterId rater)
{
    if (!m_study.isValid())
        return true;
    if (!m_studyOf.contains(rater)) {
        TANDEM_TRY(row, StudyRaterRepository(m_project.reader()).byId(rater));
        m_studyOf.insert(rater, row->study);
    }
    return m_studyOf.value(rater) == m_study;
}

void ProjectRaterBackend::findTask(RaterId rater, BackendDone<QByteArray> done)
{
    // First it is noted that they have seen it: from then on it stays as it is.
    const auto write = [rater](const WriteContext& context) -> Expected<Written> {
        TANDEM_DO(StudyRaterRepository(context.database).opened(rater));
        return StudyChanged{{}, rater};
    };
    m_project.change({.write = write})
        .onEnded(this, [this, rater, done = std::move(done)](const Expected<void>& noted) {
            if (!noted)
                return done(failure(noted.error()));
            m_project.read<QByteArray>(
                [rater](Database& database, const CancelFlag&) -> Expected<QByteArray> {
                    return StudyAnswerRepository(database).task(rater).map(studies::taskToJson);
                },
                this, done);
        });
}

void ProjectRaterBackend::record(
    RaterId rater, const studies::Submission& submission, BackendDone<Receipt> done)
{
    struct Kept
    {
        Receipt receipt;
        int answers = 0;
    };
    const auto kept = std::make_shared<Kept>();
    const auto write = [rater, submission, kept](const WriteContext& context) -> Expected<Written> {
        TANDEM_TRY(became, StudyAnswerRepository(context.database)
                               .keep(rater, submission, SubmissionChannel::Page));
        TANDEM_TRY(code, StudyLinkRepository(context.database).completionCode(rater));
        *kept = {{became->kept, *code}, became->answers};
        return became->fresh > 0 ? Written(StudyChanged{{}, rater}) : Written(NothingChanged{});
    };
    changeAndTell<Kept>(m_project, this, kept, write,
        [this, rater, done = std::move(done)](const Expected<Kept>& became) {
            if (became && became->answers > 0) {
                m_answers += became->answers;
                m_raters.insert(rater);
            }
            done(became.map([](const Kept& one) { return one.receipt; }));
        });
}

void ProjectRaterBackend::invite(
    const QString& openLink, const QString& participant, BackendDone<Invitation> done)
{
    m_project.read<Invitation>(
        [=, study = m_study](Database& database, const CancelFlag&) -> Expected<Invitation> {
            StudyLinkRepository links(database);
            TANDEM_TRY(link, openLinkTo(links, study, openLink));
            TANDEM_TRY(known, links.lookFor(*link, participant));
            TANDEM_TRY(version, StudyRepository(database).version(link->study));
            return Invitation{version->design.title, version->design.language,
                *known ? (*known)->secret : QString()};
        },
        this, std::move(done));
}

void ProjectRaterBackend::admit(
    const QString& openLink, const QString& participant, BackendDone<QString> done)
{
    const auto secret = std::make_shared<QString>();
    const auto write = [=, study = m_study, now = m_now()](
                           const WriteContext& context) -> Expected<Written> {
        StudyLinkRepository links(context.database);
        TANDEM_TRY(link, openLinkTo(links, study, openLink));
        // What nobody finishes is theirs who come now.
        TANDEM_DO(StudyRaterRepository(context.database).releaseStale(link->study, now));
        TANDEM_TRY(joined, links.join(*link, participant));
        *secret = joined->secret;
        return StudyChanged{link->study, joined->rater};
    };
    changeAndTell<QString>(m_project, this, secret, write, std::move(done));
}

void ProjectRaterBackend::releaseStale()
{
    // Where it fails it is tried again by itself.
    const auto write = [study = m_study, now = m_now()](
                           const WriteContext& context) -> Expected<Written> {
        QList<StudyId> studies{study};
        if (!study.isValid()) {
            TANDEM_TRY(all, StudyRepository(context.database).all());
            studies.clear();
            for (const StudySummary& one : *all)
                studies.append(one.id);
        }
        int released = 0;
        for (const StudyId one : std::as_const(studies)) {
            TANDEM_TRY(turns, StudyRaterRepository(context.database).releaseStale(one, now));
            released += *turns;
        }
        return released > 0 ? Written(StudyChanged{study}) : Written(NothingChanged{});
    };
    m_project.change({.write = write}).onFailed(this, [](const Error&) {});
}

} // namespace tandem::web
