#pragma once

#include "models/usersum/hierarchy.h"
#include "projectfixture.h"
#include "storage/database/rows.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/runoptions.h"

namespace tandem {

/// A run that summarized one user by the hierarchy with critique, as it is stored: four segments,
/// of which the second was rewritten once.
class MadeHierarchy final
{
public:
    MadeHierarchy(ProjectFixture& project, TimelineUserId user,
        const QString& summarizer = QStringLiteral("hierarchy"))
        : m_database(project.database())
        , m_user(user)
        , m_summarizer(summarizer)
    {
        if (ProjectFixture::take(isThere()) == 0)
            ProjectFixture::check(m_database.run(QStringLiteral(
                "INSERT INTO prompt (id, uuid, key, version, built_in, system, user, at)"
                " VALUES (1, 'p', 'summarize-segment', 1, 1, '', '', 0)")));
        RunOptions options;
        options.userSummaries.summarizer = summarizer;
        options.userSummaries.query = QStringLiteral("What does the user like to read?");
        options.userSummaries.mostWords = 40;
        options.userSummaries.segments = {usersum::SegmentUnit::Quarter, 5, 10};
        NewRun made;
        made.kind = RunKindId::UserSummaries;
        made.model = QStringLiteral("model-h");
        made.prompt = PromptId{1};
        made.settings = runOptionsJson(made.kind, options);
        made.subjects = {subject(QStringLiteral("segment/1"))};
        run = ProjectFixture::take(RunRepository(m_database).create(made));
    }

    /// All of it, with the summary.
    void finish()
    {
        answer(QStringLiteral("segment/1"), summary("Crime and travel, from the first quarter on"));
        check(1, 0, true);
        answer(
            QStringLiteral("segment/2"), summary("The user moved to Poetry and Opera in spring"));
        check(2, 0, false);
        answer(QStringLiteral("rewrite/2.1"), summary("The user moved to Poetry in spring"));
        check(2, 1, true);
        for (int segment = 3; segment <= 4; ++segment) {
            answer(QStringLiteral("segment/%1").arg(segment), summary("As before"));
            check(segment, 0, true);
        }
        const ReplyId reply =
            answer(QStringLiteral("combine"), summary("The user reads crime, later poetry"));
        NewUserSummary made;
        made.user = m_user;
        made.summarizer = m_summarizer;
        made.origin = SummaryOrigin::Run;
        made.text = usersum::readUserSummary(summary("The user reads crime, later poetry"))->text();
        made.mostWords = 40;
        made.run = run;
        made.reply = reply;
        ProjectFixture::take(UserSummaryRepository(m_database).add(made));
    }

    /// Query and facts of a version.
    void check(int segment, int version, bool isConsistent)
    {
        const QString of = QStringLiteral("%1.%2").arg(segment).arg(version);
        answer(QStringLiteral("query/") + of,
            QStringLiteral(
                R"({"explanation": "It says what the user reads.", "consistent": true})"));
        answer(QStringLiteral("questions/") + of,
            QStringLiteral(R"({"pairs": [{"question": "What does the user read?",)"
                           R"( "answer": "Poetry"}, {"question": "What else?",)"
                           R"( "answer": "Opera"}]})"));
        answer(QStringLiteral("answers/") + of,
            QStringLiteral(R"({"verdicts": [{"number": 1, "explanation": "Six books of poems.",)"
                           R"( "consistent": true}, {"number": 2, "explanation": "None is one.",)"
                           R"( "consistent": %1, "reference": "%2"}]})")
                .arg(isConsistent ? QStringLiteral("true") : QStringLiteral("false"),
                    isConsistent ? QString() : QStringLiteral("Travel")));
    }

    /// A part that was done with a reply of this text.
    ReplyId answer(const QString& part, const QString& text)
    {
        const TaskId task = taskOf(part);
        const ReplyId reply = addReply(part, text);
        ProjectFixture::check(RunTasks(m_database).taskDone(task, reply));
        return reply;
    }
    /// A part whose reply could not be read.
    ReplyId fail(const QString& part, const QString& text, const QString& why)
    {
        const TaskId task = taskOf(part);
        const ReplyId reply = addReply(part, text);
        ProjectFixture::check(RunTasks(m_database).taskFailed(task, reply, why));
        return reply;
    }

    static QString summary(const char* text)
    {
        return QStringLiteral(
            R"({"summary": "%1.", "insights": ["Reads often.", "Likes series."]})")
            .arg(QLatin1String(text));
    }

    RunId run;

private:
    RunSubject subject(const QString& part) const { return {m_user.value, {}, part}; }
    Expected<qint64> isThere()
    {
        return valueOf<qint64>(
            m_database, QStringLiteral("SELECT count(*) FROM prompt WHERE id = 1"));
    }
    TaskId taskOf(const QString& part)
    {
        RunTasks tasks(m_database);
        const auto all = ProjectFixture::take(tasks.tasks(run, false, 0, 1000));
        for (const TaskRow& task : all) {
            if (task.subject.part == part)
                return task.id;
        }
        return ProjectFixture::take(tasks.addTasks(run, {subject(part)})).first();
    }
    ReplyId addReply(const QString& part, const QString& text)
    {
        LlmReply reply;
        reply.hash = part + QString::number(run.value);
        reply.run = run;
        reply.model = QStringLiteral("model-h");
        reply.text = text;
        reply.usable = true;
        reply.at = QDateTime::currentDateTimeUtc();
        return ProjectFixture::take(ReplyRepository(m_database).add(reply));
    }

    Database& m_database;
    TimelineUserId m_user;
    QString m_summarizer;
};

} // namespace tandem
