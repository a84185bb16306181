#pragma once

#include "storage/changes/change.h"
#include "storage/web/raterbackend.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>

namespace tandem {

class Project;

}

namespace tandem::web {

/// An open project as the service of raters sees it. What raters say takes the project's one way
/// in: what waits for the disk at the same time shares a transaction, and each is answered after
/// the commit.
class ProjectRaterBackend final : public QObject, public RaterBackend
{
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>;

    /// For the raters of this study, or of all studies where it is invalid. The project outlives
    /// this. `now` says by when what nobody finishes is released.
    ProjectRaterBackend(Project& project, StudyId study, Clock now = &ProjectRaterBackend::present);

    Expected<std::optional<RaterId>> raterOf(const QString& secret) override;
    void findTask(RaterId rater, BackendDone<QByteArray> done) override;
    void record(
        RaterId rater, const studies::Submission& submission, BackendDone<Receipt> done) override;
    void invite(
        const QString& openLink, const QString& participant, BackendDone<Invitation> done) override;
    void admit(
        const QString& openLink, const QString& participant, BackendDone<QString> done) override;

    /// What has come in since this was made, without what was said.
    struct Counts
    {
        qint64 answers = 0; ///< each once, however often it was sent
        qint64 raters = 0;  ///< who gave them

        bool operator==(const Counts&) const = default;
    };
    Counts counts() const { return {m_answers, m_raters.size()}; }

private:
    static QDateTime present();
    void releaseStale();
    Expected<bool> isOurs(RaterId rater);

    Project& m_project;
    const StudyId m_study;
    const Clock m_now;
    QHash<RaterId, StudyId> m_studyOf; ///< of raters that were seen; it never changes
    qint64 m_answers = 0;
    QSet<RaterId> m_raters; ///< who have answered
};

} // namespace tandem::web
