#pragma once

#include "models/people/person.h"
#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/project/importer.h"
#include "storage/project/project.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

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
        check(createProject(path(), QStringLiteral("Fixture")));
        m_database = take(openProjectFile(path(), Database::Mode::ReadWrite));
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

    /// Appends a sample, assigned to Ada and Ben where `assigned`.
    SampleId addSample(const ArticleText& text, bool assigned)
    {
        const SampleId sample = take(SampleRepository(*m_database).addArticle(text));
        samples.append(sample);
        if (assigned)
            take(RoundRepository(*m_database).assign(sample, {ada, ben}, lea));
        return sample;
    }

    Round round(SampleId sample) { return *take(RoundRepository(*m_database).active(sample)); }

    /// Answers the first paragraphs of a sample, one for each letter of `answers`: y, n, or - for
    /// none.
    void answer(SampleId sample, PersonId person, const QString& answers, const QString& note = {},
        qint64 durationMs = 10'000)
    {
        const auto paragraphs = take(SampleRepository(*m_database).paragraphs(sample));
        for (int i = 0; i < answers.size(); ++i) {
            if (answers.at(i) == QLatin1Char('-'))
                continue;
            const YesNo value = answers.at(i) == QLatin1Char('y') ? YesNo::Yes : YesNo::No;
            take(AnswerRepository(*m_database)
                     .record({round(sample).id, person, paragraphs.at(i).id, {value, false, note},
                         durationMs}));
        }
    }

    void handIn(SampleId sample, PersonId person)
    {
        take(RoundRepository(*m_database).handIn(round(sample).id, person));
    }

    /// Both answer and hand in.
    void close(SampleId sample, const QString& answersOfAda, const QString& answersOfBen)
    {
        answer(sample, ada, answersOfAda);
        answer(sample, ben, answersOfBen);
        handIn(sample, ada);
        handIn(sample, ben);
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
