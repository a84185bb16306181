#pragma once

#include "models/error.h"
#include "models/studies/ids.h"
#include "models/studies/submission.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace tandem::web {

/// What a rater's page is told of what it sent.
struct Receipt
{
    QStringList kept; ///< the UUIDs of all rows and events that are in the project now
    QString code;     ///< for a crowd platform, by how it ended for the rater; "" while it goes on
};

/// What who comes by an open link is shown before they say that they take part.
struct Invitation
{
    QString title;    ///< of the study
    QString language; ///< "en"; empty: the browser's
    QString secret;   ///< of the link of who has been here before; empty: somebody new
};

template <typename T>
using BackendDone = std::function<void(const Expected<T>&)>;

/// Where raters' tasks come from and their answers go: what the service needs of a project. What is
/// asked is answered once, in the same thread, at once or later.
class RaterBackend
{
public:
    RaterBackend() = default;
    virtual ~RaterBackend() = default;
    Q_DISABLE_COPY_MOVE(RaterBackend)

    /// The rater whose link has this secret, or none; quick.
    virtual Expected<std::optional<RaterId>> raterOf(const QString& secret) = 0;
    /// What they are asked, as JSON (models/studies/task.h).
    virtual void findTask(RaterId rater, BackendDone<QByteArray> done) = 0;
    /// Keeps what they say; `done` comes when it is on the disk.
    virtual void record(
        RaterId rater, const studies::Submission& submission, BackendDone<Receipt> done) = 0;
    /// What who comes by the open link with this secret is shown; writes nothing. Fails as admit().
    virtual void invite(
        const QString& openLink, const QString& participant, BackendDone<Invitation> done) = 0;
    /// Makes a rater of who takes part by the open link with this secret, or finds again who this
    /// participant is already; gives the secret of a link of their own. NotFound where there is no
    /// such open link.
    virtual void admit(
        const QString& openLink, const QString& participant, BackendDone<QString> done) = 0;
};

} // namespace tandem::web
