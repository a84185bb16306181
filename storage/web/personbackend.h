#pragma once

#include "storage/repositories/personlinks.h"
#include "storage/web/raterbackend.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace tandem::web {

/// Where annotators' rounds come from and their answers go: what the service needs of a project
/// beside RaterBackend. What is asked is answered once, in the same thread, at once or later.
class PersonBackend
{
public:
    PersonBackend() = default;
    virtual ~PersonBackend() = default;
    Q_DISABLE_COPY_MOVE(PersonBackend)

    /// Finds whose link has this secret, or none; quick.
    virtual Expected<std::optional<PersonLink>> linkOf(const QString& secret) = 0;
    /// Lists what they are asked across steps, as JSON.
    virtual void findWork(const PersonLink& link, BackendDone<QByteArray> done) = 0;
    /// Finds what the round with this UUID asks them, as JSON (models/studies/task.h).
    virtual void findRound(
        const PersonLink& link, const QString& round, BackendDone<QByteArray> done) = 0;
    /// Keeps what they say of it; `done` comes when it is on the disk.
    virtual void record(const PersonLink& link, const QString& round,
        const studies::Submission& submission, BackendDone<Receipt> done) = 0;
};

} // namespace tandem::web
