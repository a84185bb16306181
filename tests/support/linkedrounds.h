#pragma once

#include "projectfixture.h"
#include "storage/database/transaction.h"
#include "storage/packets/roundlink.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

/// A person of a project with a link, and what their page says, without the page.
class LinkedRounds final
{
public:
    LinkedRounds(ProjectFixture& fixture, PersonId person)
        : m_fixture(fixture)
    {
        Transaction transaction(fixture.database());
        ProjectFixture::check(transaction.begin());
        PersonLinks links(fixture.database());
        secret = ProjectFixture::take(links.make(person, fixture.lea));
        link = *ProjectFixture::take(links.linkOf(secret));
        ProjectFixture::check(transaction.commit());
    }

    RoundLink rounds() const
    {
        return {m_fixture.database(), link, [](Step) { return QStringLiteral("Read first."); }};
    }
    QJsonObject work() const { return objectOf(ProjectFixture::take(rounds().work())); }
    QByteArray taskBytes(const Round& round) const
    {
        return ProjectFixture::take(rounds().task(round.uuid));
    }
    QJsonObject task(const Round& round) const { return objectOf(taskBytes(round)); }
    /// The turns' UUIDs in their order.
    QStringList turns(const Round& round) const { return turnsOf(task(round)); }
    static QStringList turnsOf(const QJsonObject& task)
    {
        QStringList turns;
        for (const QJsonValue& turn : task.value(QLatin1String("turns")).toArray())
            turns.append(turn.toObject().value(QLatin1String("id")).toString());
        return turns;
    }

    static studies::AnswerRow row(const QString& turn, const char* question,
        const std::optional<QString>& value, qint64 at = QDateTime::currentMSecsSinceEpoch())
    {
        return {newUuid(), turn, QLatin1String(question), value, at, 1000};
    }
    static studies::AnswerRow yes(const QString& turn)
    {
        return row(turn, "answer", QStringLiteral("yes"));
    }
    static studies::RaterEvent event(studies::RaterEvent::Kind kind)
    {
        return {newUuid(), kind, QDateTime::currentMSecsSinceEpoch()};
    }
    /// Every item of the round answered with yes, and submitted where `submits`.
    studies::Submission all(const Round& round, bool submits = false) const
    {
        studies::Submission told;
        for (const QString& turn : turns(round))
            told.rows.append(yes(turn));
        if (submits)
            told.events.append(event(studies::RaterEvent::Kind::Submitted));
        return told;
    }

    Expected<TakenAnswers> say(const Round& round, const studies::Submission& told) const
    {
        Transaction transaction(m_fixture.database());
        ProjectFixture::check(transaction.begin());
        auto taken = rounds().take(round.uuid, told, QDateTime::currentMSecsSinceEpoch());
        if (taken)
            ProjectFixture::check(transaction.commit());
        return taken;
    }

    QString secret;
    PersonLink link;

private:
    static QJsonObject objectOf(const QByteArray& json)
    {
        return QJsonDocument::fromJson(json).object();
    }

    ProjectFixture& m_fixture;
};

} // namespace tandem
