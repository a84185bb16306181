#include "projectfixture.h"
#include "storage/repositories/promptrepository.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tandem;

/// Prompts with their versions.
class TestPromptRepository : public QObject
{
    Q_OBJECT

private slots:
    void theBuiltInOneIsCurrentUntilSomebodyEditsIt()
    {
        ProjectFixture fixture(0);
        PromptRepository prompts(fixture.database(), builtIn());
        for (const QString& key : PromptRepository::keys()) {
            const auto current = prompts.current(key);
            QVERIFY2(current, current ? "" : qPrintable(current.error().sentence()));
            QVERIFY(current->builtIn);
            QVERIFY(!current->id.isValid());
            QVERIFY(llm::checkPrompt(current->prompt, PromptRepository::placeholders(key)));
        }
        const auto stored = prompts.ensureStored(key());
        QVERIFY(stored->id.isValid());
        QCOMPARE(prompts.ensureStored(key())->id, stored->id);
        const auto edited = prompts.save(key(), stored->prompt.system,
            stored->prompt.user + QStringLiteral("\nBe short."), fixture.lea);
        QVERIFY(edited);
        QCOMPARE(edited->prompt.version, stored->prompt.version + 1);
        QCOMPARE(edited->by, fixture.lea);
        QCOMPARE(prompts.current(key())->id, edited->id);
        QCOMPARE(prompts.ensureStored(key())->id, edited->id);
        QCOMPARE(prompts.save(key(), edited->prompt.system, edited->prompt.user, fixture.lea)->id,
            edited->id);
        const auto back = prompts.backToBuiltIn(key(), fixture.lea);
        QVERIFY(back->builtIn);
        QCOMPARE(prompts.current(key())->prompt, stored->prompt);
        QCOMPARE(prompts.versions(key())->size(), 3);
        QCOMPARE(prompts.byId(edited->id)->prompt, edited->prompt);
        const auto third = prompts.save(key(), {}, stored->prompt.user, fixture.lea);
        QCOMPARE(third->prompt.version, edited->prompt.version + 1);
    }

    void aNewerBuiltInOneTakesThePlaceOfTheOld()
    {
        ProjectFixture fixture(0);
        const auto old = PromptRepository(fixture.database(), builtIn()).ensureStored(key());
        QTemporaryDir folder;
        QFile file(folder.filePath(key() + QStringLiteral(".txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        llm::PromptTemplate newer = old->prompt;
        newer.version = 7;
        newer.user += QStringLiteral(" Better.");
        file.write(llm::promptText(newer).toUtf8());
        file.close();
        PromptRepository prompts(fixture.database(), folder.path());
        QCOMPARE(prompts.current(key())->prompt, newer);
        QVERIFY(prompts.ensureStored(key())->id != old->id);
        QCOMPARE(prompts.byId(old->id)->prompt, old->prompt);
    }

    void aPromptKeepsItsPlaceholdersAndOnlyALeadEdits()
    {
        ProjectFixture fixture(0);
        PromptRepository prompts(fixture.database(), builtIn());
        const auto text = prompts.current(key())->prompt;
        const auto broken =
            prompts.save(key(), text.system, QStringLiteral("{{article}} only"), fixture.lea);
        QVERIFY(!broken);
        QVERIFY(broken.error().sentence().contains(QLatin1String("paragraph")));
        QCOMPARE(prompts.save(key(), text.system, text.user + u'!', fixture.ada).error().code,
            ErrorCode::Refused);
        QCOMPARE(prompts.current(QStringLiteral("../x")).error().code, ErrorCode::NotFound);
        QCOMPARE(prompts.versions(key())->size(), 0);
    }

    void noVersionIsEverChanged()
    {
        ProjectFixture fixture(0);
        PromptRepository prompts(fixture.database(), builtIn());
        QVERIFY(prompts.ensureStored(key()));
        QVERIFY(!fixture.database().run(QStringLiteral("UPDATE prompt SET user = 'x'")));
        QVERIFY(!fixture.database().run(QStringLiteral("DELETE FROM prompt")));
    }

private:
    static QString key() { return QStringLiteral("decompose-facts"); }
    static QString builtIn() { return QStringLiteral(TANDEM_RESOURCES "/prompts"); }
};

TANDEM_TEST(TestPromptRepository, QCoreApplication)
#include "tst_promptrepository.moc"
