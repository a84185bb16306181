#include "storage/endpoints/secretstore.h"

#include "storage/endpoints/endpointwords.h"

#include <QPointer>

#include <qt6keychain/keychain.h>

namespace tandem {

namespace {

/// What the keyring shows as the program that keeps the keys.
QString service()
{
    return QStringLiteral("Tandem");
}

QString entryOf(const QString& endpointName)
{
    return QStringLiteral("endpoint/") + endpointName;
}

Expected<void> outcome(const QKeychain::Job& job)
{
    const QString remedy = EndpointWords::tr(
        "Unlock the keyring, or specify an environment variable that contains the key.");
    switch (job.error()) {
    case QKeychain::NoError:
    case QKeychain::EntryNotFound:
        return {};
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return failure(ErrorCode::Refused, EndpointWords::tr("The keyring denied access."), {},
            remedy, job.errorString());
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        return failure(ErrorCode::NotFound,
            EndpointWords::tr("There is no keyring on this system."), {},
            EndpointWords::tr("Specify an environment variable that contains the key."),
            job.errorString());
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::OtherError:
        break;
    }
    return failure(ErrorCode::Unreadable,
        EndpointWords::tr("The keyring gave an unexpected response."), {}, remedy,
        job.errorString());
}

/// Starts a job that deletes itself, and tells its end.
template <typename JobType, typename Tell>
void run(JobType* job, const QString& endpointName, QObject* guard, Tell tell)
{
    job->setKey(entryOf(endpointName));
    job->setInsecureFallback(false);
    const auto ended = [job, tell](QKeychain::Job*) { tell(*job); };
    // A job without a guard is its own context: it lives until it has told its end.
    QObject::connect(job, &QKeychain::Job::finished, guard ? guard : job, ended);
    job->start();
}

} // namespace

void KeyringStore::fetch(const QString& endpointName, QObject* guard, Fetched done)
{
    run(new QKeychain::ReadPasswordJob(service()), endpointName, guard,
        [done = std::move(done)](const QKeychain::ReadPasswordJob& job) {
            done(outcome(job).map([&] { return Secret(job.textData()); }));
        });
}

void KeyringStore::store(const QString& endpointName, const Secret& key, QObject* guard, Ended done)
{
    auto* job = new QKeychain::WritePasswordJob(service());
    job->setTextData(key.reveal());
    run(job, endpointName, guard,
        [done = std::move(done)](
            const QKeychain::WritePasswordJob& ended) { done(outcome(ended)); });
}

void KeyringStore::remove(const QString& endpointName, QObject* guard, Ended done)
{
    run(new QKeychain::DeletePasswordJob(service()), endpointName, guard,
        [done = std::move(done)](const QKeychain::DeletePasswordJob& job) { done(outcome(job)); });
}

} // namespace tandem
