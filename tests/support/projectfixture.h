#pragma once

#include "models/people/person.h"
#include "models/text/foreigncell.h"
#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/database/uuid.h"
#include "storage/project/importer.h"
#include "storage/project/project.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QFile>
#include <QTemporaryDir>

#include <memory>

namespace tandem {

/// A fresh project in a folder of its own: the lead Lea, the annotators Ada and Ben, and three
/// samples of five paragraphs, each assigned to Ada (A) and Ben (B). Writes go straight into the
/// file, as another process would write them.
class ProjectFixture final
{
public:
    static constexpr int paragraphsPerSample = 5;

    explicit ProjectFixture(int sampleCount = 3)
    {
        putEmptyProject();
        m_database = take(openProjectFile(path(), Database::Mode::ReadWrite));
        // Each is another project.
        check(m_database->run(
            QStringLiteral("UPDATE setting SET value = ? WHERE key = 'uuid'"), {newUuid()}));
        lea = take(PeopleRepository(*m_database).add(QStringLiteral("Lea"), Role::Lead)).id;
        ada = take(PeopleRepository(*m_database).add(QStringLiteral("Ada"), Role::Annotator)).id;
        ben = take(PeopleRepository(*m_database).add(QStringLiteral("Ben"), Role::Annotator)).id;
        for (int i = 1; i <= sampleCount; ++i)
            addSample(article(i), true);
    }

    QString path() const { return m_folder.filePath(QStringLiteral("fixture.tandem")); }
    std::unique_ptr<Project> open() const { return take(Project::open(path())); }
    /// A connection that writes, as another process would have one.
    Database& database() { return *m_database; }

    /// Gives Ben a name that no longer passes as one, as older versions took it.
    void nameBen(const QString& name)
    {
        check(
            m_database->run(QStringLiteral("UPDATE person SET name = ?, name_key = ? WHERE id = ?"),
                {name, comparedName(name), ben}));
    }

    /// Appends a sample, assigned to Ada and Ben where `assigned`.
    SampleId addSample(const ArticleText& text, bool assigned)
    {
        const SampleId sample = take(SampleRecords(*m_database).addArticle(text));
        samples.append(sample);
        if (assigned)
            take(RoundRepository(*m_database).assign(sample, {ada, ben}, lea));
        return sample;
    }

    Round round(SampleId sample, Step step = Step::Paragraphs)
    {
        return *take(RoundRepository(*m_database).active(sample, step));
    }

    /// Writes candidate facts of a paragraph (its number) by hand; which side it is on must be
    /// known.
    QList<FactId> addFacts(SampleId sample, int paragraph, const QStringList& texts)
    {
        const auto paragraphs = take(SampleRepository(*m_database).paragraphs(sample));
        QList<FactId> facts;
        for (const QString& text : texts)
            facts.append(take(FactEdits(*m_database)
                                  .add(paragraphs.at(paragraph - 1).id, text, facts.size(), lea)));
        return facts;
    }

    /// Both find every paragraph of the sample supporting; two facts of the first paragraph and one
    /// of the second are written, and Ada and Ben are asked about them.
    void askAboutFacts(SampleId sample)
    {
        close(sample, QString(paragraphsPerSample, QLatin1Char('y')),
            QString(paragraphsPerSample, QLatin1Char('y')));
        addFacts(sample, 1, {QStringLiteral("Ships wait."), QStringLiteral("Cranes rest.")});
        addFacts(sample, 2, {QStringLiteral("Dockers want six per cent.")});
        take(RoundRepository(*m_database).assign(sample, {ada, ben}, lea, Step::KeyFacts));
    }

    /// Answers the first paragraphs or facts of a sample, one for each letter of `answers`: y, n,
    /// or - for none.
    void answer(SampleId sample, PersonId person, const QString& answers, const QString& note = {},
        qint64 durationMs = 10'000, Step step = Step::Paragraphs)
    {
        const auto items = take(itemsOf(*m_database, sample, step));
        for (int i = 0; i < answers.size(); ++i) {
            if (answers.at(i) == QLatin1Char('-'))
                continue;
            const YesNo value = answers.at(i) == QLatin1Char('y') ? YesNo::Yes : YesNo::No;
            take(AnswerRepository(*m_database)
                     .record({round(sample, step).id, person, items.at(i).id, {value, false, note},
                         durationMs}));
        }
    }

    void submit(SampleId sample, PersonId person, Step step = Step::Paragraphs)
    {
        take(RoundRepository(*m_database).submit(round(sample, step).id, person));
    }

    /// Both answer and submit.
    void close(SampleId sample, const QString& answersOfAda, const QString& answersOfBen,
        Step step = Step::Paragraphs)
    {
        answer(sample, ada, answersOfAda, {}, 10'000, step);
        answer(sample, ben, answersOfBen, {}, 10'000, step);
        submit(sample, ada, step);
        submit(sample, ben, step);
    }

    void setRule(ConsistencyRule rule, Adjudicator adjudicator = Adjudicator::ThirdPerson)
    {
        ProjectSettings settings = take(SettingsRepository(*m_database).load());
        settings.rule = rule;
        settings.adjudicator = adjudicator;
        check(SettingsRepository(*m_database).save(settings, lea));
    }

    PersonId lea;
    PersonId ada;
    PersonId ben;
    QList<SampleId> samples;

    /// The value, or the end of the test where there is none.
    template <typename T>
    static T take(Expected<T> result)
    {
        if (!result)
            qFatal("%s", qPrintable(result.error().sentence() + result.error().detail));
        return std::move(*result);
    }
    static void check(const Expected<void>& result)
    {
        if (!result)
            qFatal("%s", qPrintable(result.error().sentence() + result.error().detail));
    }

private:
    /// Every test begins with one, and all are alike: made once a process, which takes thirty times
    /// as long as to write its bytes.
    void putEmptyProject() const
    {
        static const QByteArray bytes = [] {
            const QTemporaryDir folder;
            const QString made = folder.filePath(QStringLiteral("empty.tandem"));
            check(createProject(made, QStringLiteral("Fixture")));
            QFile file(made);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }();
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path()));
    }

    static ArticleText article(int number)
    {
        ArticleText text;
        text.title = QStringLiteral("Sample %1").arg(number);
        for (int i = 1; i <= paragraphsPerSample; ++i)
            text.paragraphs.append(QStringLiteral("Paragraph %1 of the article %2 says something.")
                                       .arg(i)
                                       .arg(number));
        text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("I liked the first one.")},
            {QStringLiteral("Person 2"), QStringLiteral("I did not.")}};
        return text;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
};

} // namespace tandem
