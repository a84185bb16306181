#include "storage/packets/opinionturns.h"

#include "models/opinions/opinioncheck.h"
#include "models/opinions/utterancework.h"
#include "storage/database/rows.h"
#include "storage/packets/packetrow.h"
#include "storage/packets/roundtask.h"
#include "storage/packets/rowcheck.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace tandem::roundtask {

namespace {

using studies::Field;
using studies::Task;
using studies::TaskTurn;

QString documentText(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonArray unitsJson(const Utf16Span& span)
{
    return {qint64(span.start), qint64(span.length)};
}

/// The turns of one round, which is about one sample.
class OpinionTurns final
{
public:
    OpinionTurns(Database& project, Task& task, const Round& round, PersonId person, int group)
        : m_project(project)
        , m_task(task)
        , m_round(round)
        , m_person(person)
        , m_group(group)
    {
    }

    Expected<void> addWriting()
    {
        TANDEM_DO(readTexts());
        TANDEM_TRY(asked, askedSubjects(m_project, m_round, m_person));
        for (const AskedSubject& one : *asked)
            add(one.subject, one.number,
                {{QStringLiteral("place"), one.number},
                    {QStringLiteral("speaker"), m_contexts.value(one.number - 1).participant}});
        // Of the versions of each work the last, as it is the one that holds.
        TANDEM_TRY(
            works, packetRows(m_project, SealKind::Work,
                       QStringLiteral("x.round_id = ? AND x.person_id = ? AND NOT EXISTS"
                                      " (SELECT 1 FROM opinion_work v WHERE v.round_id = x.round_id"
                                      " AND v.person_id = x.person_id AND v.utterance_position ="
                                      " x.utterance_position AND (v.at > x.at OR (v.at = x.at AND"
                                      " v.uuid > x.uuid)))"),
                       {m_round.id.value, m_person.value}));
        for (const PacketRow& work : std::as_const(*works))
            m_task.given.rows.append(given(m_task.form, work));
        return {};
    }

    Expected<void> addReviews()
    {
        TANDEM_TRY(opinions, OpinionChecks(m_project).opinions(m_round.id));
        TANDEM_TRY(works, OpinionRepository(m_project).ofClosedRound(m_round.id));
        TANDEM_TRY(rule, ComparisonRepository(m_project).rule(m_round.id));
        m_rule = *rule;
        TANDEM_DO(readTexts());
        TANDEM_DO(readOwnEvents());
        for (const PlacedOpinion& placed : *opinions) {
            const MainOpinion opinion =
                works->value(placed.utterance).opinions.value(placed.opinion);
            add(placed.thread.uuid, placed.number, aboutOf(placed, opinion));
        }
        return {};
    }

private:
    Expected<void> readTexts()
    {
        SampleRepository samples(m_project);
        TANDEM_TRY(sample, samples.row(m_round.sample, m_round.step));
        TANDEM_TRY(paragraphs, samples.paragraphs(m_round.sample));
        TANDEM_TRY(contexts, OpinionRepository(m_project).contexts(m_round.sample));
        m_title = sample->title;
        m_contexts = *contexts;
        QJsonArray article;
        for (const ParagraphRow& paragraph : std::as_const(*paragraphs))
            article.append(QJsonArray{paragraph.number, paragraph.text});
        QJsonArray discussion;
        for (const OpinionContext& said : std::as_const(m_contexts))
            discussion.append(QJsonArray{said.participant, said.utterance});
        m_source = documentText(
            {{QStringLiteral("article"), article}, {QStringLiteral("discussion"), discussion}});
        return {};
    }

    Expected<void> readOwnEvents()
    {
        return eachRow(m_project,
            QStringLiteral("SELECT atom_uuid, uuid FROM opinion_event WHERE round_id = ?"
                           " AND person_id = ? ORDER BY id"),
            {m_round.id, m_person}, [&](Statement& row) {
                QString opinion;
                QString uuid;
                row.read(opinion, uuid);
                m_own[opinion].append(uuid);
            });
    }

    /// The texts stand once, in the sample's first turn.
    void add(const QString& subject, int number, const QJsonObject& about)
    {
        TaskTurn turn;
        turn.id = turnOf(m_task.form, m_round.uuid, subject);
        turn.group = m_group;
        turn.text = QStringLiteral("%1 · %2").arg(m_title).arg(number);
        turn.fields.append(Field{QStringLiteral("about"), documentText(about), 0, {}});
        if (!m_source.isEmpty())
            turn.fields.append(Field{QStringLiteral("source"), m_source, 0, {}});
        m_source.clear();
        m_task.turns.append(turn);
    }

    QJsonObject aboutOf(const PlacedOpinion& placed, const MainOpinion& opinion) const
    {
        const OpinionThread& thread = placed.thread;
        const OpinionContext context = m_contexts.value(placed.utterance - 1);
        const OpinionStanding now = standing(thread, m_rule);
        QJsonArray references;
        for (const Reference& reference : opinion.references)
            references.append(QJsonObject{{QStringLiteral("span"), unitsJson(reference.span)},
                {QStringLiteral("referent"), referentText(reference, context.article)}});
        return {{QStringLiteral("number"), placed.number},
            {QStringLiteral("place"), placed.utterance},
            {QStringLiteral("speaker"), context.participant},
            {QStringLiteral("span"), unitsJson(opinion.span)},
            {QStringLiteral("references"), references}, {QStringLiteral("written"), thread.written},
            {QStringLiteral("text"), now.text}, {QStringLiteral("own"), thread.author == m_person},
            {QStringLiteral("state"), stateWord(now.state)},
            {QStringLiteral("turn"), turnWord(thread)},
            {QStringLiteral("suggestion"), now.lastCheck ? now.lastCheck->suggestion : QString()},
            {QStringLiteral("said"), saidOf(thread)},
            {QStringLiteral("events"), QJsonArray::fromStringList(m_own.value(thread.uuid))}};
    }

    static QString stateWord(OpinionState state)
    {
        static const std::array words{QStringLiteral("unchecked"), QStringLiteral("passed"),
            QStringLiteral("awaiting_author"), QStringLiteral("awaiting_recheck"),
            QStringLiteral("disputed"), QStringLiteral("dropped"), QStringLiteral("kept")};
        return words[size_t(state)];
    }

    QString turnWord(const OpinionThread& thread) const
    {
        if (isDue(thread, OpinionTurn::Checker, m_person, m_rule))
            return QStringLiteral("check");
        return isDue(thread, OpinionTurn::Author, m_person, m_rule) ? QStringLiteral("answer")
                                                                    : QString();
    }

    /// What counts of the thread, as opinionEventToJson() has it, with its kind and whose it is.
    QJsonArray saidOf(const OpinionThread& thread) const
    {
        QJsonArray said;
        const QList<OpinionEvent> events = eventsThatCount(thread);
        for (const OpinionEvent& event : events) {
            QJsonObject one = QJsonDocument::fromJson(opinionEventToJson(event)).object();
            const PersonId by = std::visit([](const auto& what) { return what.by; }, event);
            one.insert(QStringLiteral("kind"), opinionEventKind(event));
            one.insert(QStringLiteral("mine"), by == m_person);
            said.append(one);
        }
        return said;
    }

    Database& m_project;
    Task& m_task;
    const Round& m_round;
    const PersonId m_person;
    const int m_group;
    ConsistencyRule m_rule = ConsistencyRule::Strict;
    QString m_title;
    QString m_source; ///< JSON; empty once it stands in a turn
    QList<OpinionContext> m_contexts;
    QHash<QString, QStringList> m_own; ///< UUIDs of the person's events, by opinion
};

} // namespace

Expected<void> addWritingTurns(
    Database& project, Task& task, const Round& round, PersonId person, int group)
{
    return OpinionTurns(project, task, round, person, group).addWriting();
}

Expected<void> addReviewTurns(
    Database& project, Task& task, const Round& round, PersonId person, int group)
{
    return OpinionTurns(project, task, round, person, group).addReviews();
}

} // namespace tandem::roundtask
