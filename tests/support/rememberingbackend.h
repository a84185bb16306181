#pragma once

#include "storage/web/raterbackend.h"

#include <QHash>
#include <QSet>

namespace tandem::web {

/// A desk without a project: keeps what it is given in memory, answers at once.
class RememberingBackend final : public RaterBackend
{
public:
    Expected<std::optional<RaterId>> raterOf(const QString& secret) override
    {
        const auto rater = raters.constFind(secret);
        return rater == raters.cend() ? std::nullopt : std::optional(*rater);
    }

    void findTask(RaterId rater, BackendDone<QByteArray> done) override
    {
        done(QByteArray("{\"task\":" + QByteArray::number(rater.value) + "}"));
    }

    void record(RaterId, const studies::Submission& submission, BackendDone<Receipt> done) override
    {
        if (trouble)
            return done(failure(*trouble));
        Receipt receipt;
        for (const studies::AnswerRow& row : submission.rows)
            receipt.kept.append(row.uuid);
        for (const studies::RaterEvent& event : submission.events) {
            receipt.kept.append(event.uuid);
            if (event.kind == studies::RaterEvent::Kind::Submitted)
                receipt.code = QStringLiteral("DONE");
        }
        kept.append(receipt.kept);
        done(receipt);
    }

    void invite(
        const QString& openLink, const QString& participant, BackendDone<Invitation> done) override
    {
        if (openLink != open)
            return done(failure(ErrorCode::NotFound, QStringLiteral("none")));
        if (trouble)
            return done(failure(*trouble));
        done(Invitation{QStringLiteral("A study"), QStringLiteral("en"),
            participants.contains(participant) && !participant.isEmpty() ? newcomer : QString()});
    }

    void admit(
        const QString& openLink, const QString& participant, BackendDone<QString> done) override
    {
        if (openLink != open)
            return done(failure(ErrorCode::NotFound, QStringLiteral("none")));
        if (trouble)
            return done(failure(*trouble));
        participants.append(participant);
        done(newcomer);
    }

    const QString newcomer = QStringLiteral("newcomer-newcomer-newc");

    QHash<QString, RaterId> raters;
    QString open;
    std::optional<Error> trouble;
    QStringList kept;
    QStringList participants;
};

} // namespace tandem::web
