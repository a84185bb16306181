#include "projectfixture.h"
#include "storage/changes/change.h"
#include "testmain.h"

#include <QCoreApplication>
#include <QTest>

using namespace tandem;

/// A thread of this program that writes to an open project by a connection of its own.
class TestWritingAside final : public QObject
{
    Q_OBJECT

    static void note(Database& database, const char* value)
    {
        ProjectFixture::check(
            database.run(QStringLiteral("UPDATE setting SET value = value || ? WHERE key = 'uuid'"),
                {QString::fromLatin1(value)}));
    }
    static Job answerNothing(Project& project)
    {
        return project.change({.write = [](const WriteContext&) -> Expected<Written> {
            return Written(PeopleChanged{});
        }});
    }

private slots:
    void itsCommitsAreNotTakenForAnotherProgramsUnlessItSaysSo()
    {
        ProjectFixture fixture(1);
        const auto project = fixture.open();
        int told = 0;
        connect(project.get(), &Project::changed, this, [&](const ChangeEvent& event) {
            told += event.origin.how == Origin::How::Elsewhere ? 1 : 0;
        });
        project->beginWritingAside();
        note(fixture.database(), "aside");
        // The writer looks at the file after each of its own writes.
        bool isDone = false;
        answerNothing(*project).onCommitted(this, [&] { isDone = true; });
        QTRY_VERIFY(isDone);
        project->endWritingAside();
        isDone = false;
        answerNothing(*project).onCommitted(this, [&] { isDone = true; });
        QTRY_VERIFY(isDone);
        QCoreApplication::processEvents();
        QCOMPARE(told, 0);
        project->tellElsewhere();
        QTRY_COMPARE(told, 1);
    }

    void whatWasCommittedBeforeAndAfterIsToldOf()
    {
        ProjectFixture fixture(1);
        const auto project = fixture.open();
        int told = 0;
        connect(project.get(), &Project::changed, this, [&](const ChangeEvent& event) {
            told += event.origin.how == Origin::How::Elsewhere ? 1 : 0;
        });
        note(fixture.database(), "before");
        project->beginWritingAside();
        QTRY_COMPARE(told, 1);
        project->endWritingAside();
        note(fixture.database(), "after");
        QTRY_COMPARE(told, 2);
    }
};

TANDEM_TEST(TestWritingAside, QCoreApplication)
#include "tst_writingaside.moc"
