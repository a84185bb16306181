#include "models/llm/prompttemplate.h"

#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace tandem;
using namespace tandem::llm;

class TestPromptTemplate final : public QObject
{
    Q_OBJECT

private slots:
    void filesAreReadAndWrittenBack_data();
    void filesAreReadAndWrittenBack();
    void filesOfAnotherFormAreRefused_data();
    void filesOfAnotherFormAreRefused();
    void valuesAreInsertedVerbatim();
    void missingAndUnknownPlaceholdersAreNamed();
    void editedPromptsAreChecked_data();
    void editedPromptsAreChecked();
    void suppliedPromptsCanBeUsed_data();
    void suppliedPromptsCanBeUsed();
};

namespace {

const QString kKey = QStringLiteral("some-prompt");

PromptTemplate prompt(const QString& system, const QString& user)
{
    return {kKey, 1, system, user};
}

} // namespace

void TestPromptTemplate::filesAreReadAndWrittenBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<PromptTemplate>("expected");
    const PromptTemplate both{kKey, 12, QStringLiteral("Be\n\nkind."), QStringLiteral("Ask {{a}}")};
    QTest::newRow("LF")
        << QStringLiteral("version: 12\n--- system ---\nBe\n\nkind.\n--- user ---\nAsk {{a}}\n")
        << both;
    QTest::newRow("CRLF, mark and blanks")
        << QStringLiteral("\ufeffversion: 12\r\n\r\n--- system ---\r\n\r\nBe\r\n\r\nkind.\r\n\r\n"
                          "--- user ---\r\nAsk {{a}}\r\n\r\n")
        << both;
    QTest::newRow("no system text")
        << QStringLiteral("version: 1\n--- system ---\n--- user ---\nAsk")
        << prompt({}, QStringLiteral("Ask"));
    QTest::newRow("a mark in the second part")
        << QStringLiteral("version: 1\n--- system ---\ns\n--- user ---\na\n--- user ---\nb")
        << prompt(QStringLiteral("s"), QStringLiteral("a\n--- user ---\nb"));
    QTest::newRow("percent signs stay")
        << QStringLiteral("version: 1\n--- system ---\n%1 %5\n--- user ---\n%2 {\"a\":{\"b\":1}}")
        << prompt(QStringLiteral("%1 %5"), QStringLiteral("%2 {\"a\":{\"b\":1}}"));
}

void TestPromptTemplate::filesAreReadAndWrittenBack()
{
    QFETCH(QString, text);
    QFETCH(PromptTemplate, expected);
    const auto read = parsePrompt(kKey, text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(*read, expected);
    const auto again = parsePrompt(kKey, promptText(*read));
    QVERIFY(again);
    QCOMPARE(*again, expected);
}

void TestPromptTemplate::filesOfAnotherFormAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << QString() << QStringLiteral("version: 1");
    QTest::newRow("no version") << QStringLiteral("--- system ---\n--- user ---\nx")
                                << QStringLiteral("version: 1");
    QTest::newRow("version 0") << QStringLiteral("version: 0\n--- system ---\n--- user ---\nx")
                               << QStringLiteral("version: 1");
    QTest::newRow("version of many digits")
        << QStringLiteral("version: 99999999999\n--- system ---\n--- user ---\nx")
        << QStringLiteral("version: 1");
    QTest::newRow("only a version") << QStringLiteral("version: 1") << QStringLiteral("system");
    QTest::newRow("text before the first part")
        << QStringLiteral("version: 1\nx\n--- system ---\n--- user ---\nx")
        << QStringLiteral("system");
    QTest::newRow("no second part")
        << QStringLiteral("version: 1\n--- system ---\nx") << QStringLiteral("user");
    QTest::newRow("open placeholder")
        << QStringLiteral("version: 1\n--- system ---\n--- user ---\n{{a}} {{b c}}")
        << QStringLiteral("{{b c}}");
    QTest::newRow("placeholder at the end")
        << QStringLiteral("version: 1\n--- system ---\n{{\n--- user ---\nx")
        << QStringLiteral("{{");
}

void TestPromptTemplate::filesOfAnotherFormAreRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    const auto read = parsePrompt(kKey, text);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QCOMPARE(read.error().where, kKey);
    QVERIFY2(read.error().what.contains(says), qPrintable(read.error().what));
}

void TestPromptTemplate::valuesAreInsertedVerbatim()
{
    const PromptTemplate both =
        prompt(QStringLiteral("About {{b}}"), QStringLiteral("{{a}}-{{b}}-{{a}}"));
    const auto filled =
        fillPrompt(both, {{QStringLiteral("a"), QStringLiteral("{{b}} %1 \\1 {{zzz}} {{")},
                             {QStringLiteral("b"), QString()}});
    QVERIFY(filled);
    QCOMPARE(filled->size(), 2);
    QCOMPARE(filled->at(0), (Message{Role::System, QStringLiteral("About ")}));
    QCOMPARE(filled->at(1),
        (Message{Role::User, QStringLiteral("{{b}} %1 \\1 {{zzz}} {{--{{b}} %1 \\1 {{zzz}} {{")}));
    const auto userOnly = fillPrompt(prompt({}, QStringLiteral("Ask")), {});
    QVERIFY(userOnly);
    QCOMPARE(*userOnly, QList<Message>({{Role::User, QStringLiteral("Ask")}}));
}

void TestPromptTemplate::missingAndUnknownPlaceholdersAreNamed()
{
    const PromptTemplate some = prompt(QStringLiteral("{{x}}"), QStringLiteral("{{a}}{{y}}"));
    const auto unknown = fillPrompt(some, {{QStringLiteral("a"), QString()}});
    QVERIFY(!unknown);
    QVERIFY(unknown.error().what.contains(QStringLiteral("{{x}}, {{y}}")));
    QVERIFY(unknown.error().remedy.contains(QStringLiteral("{{a}}")));
    const auto missing =
        fillPrompt(some, {{QStringLiteral("a"), QString()}, {QStringLiteral("x"), QString()},
                             {QStringLiteral("y"), QString()}, {QStringLiteral("z"), QString()}});
    QVERIFY(!missing);
    QVERIFY(missing.error().what.contains(QStringLiteral("{{z}}")));
    QVERIFY(!missing.error().what.contains(QStringLiteral("{{a}}")));
}

void TestPromptTemplate::editedPromptsAreChecked_data()
{
    QTest::addColumn<PromptTemplate>("edited");
    QTest::addColumn<QString>("says");
    const QString user = QStringLiteral("{{a}} {{b}}");
    QTest::newRow("good") << prompt(QStringLiteral("x"), user) << QString();
    QTest::newRow("good with blanks around")
        << prompt(QStringLiteral(" x\n"), user + QLatin1Char('\n')) << QString();
    QTest::newRow("in the first part")
        << prompt(QStringLiteral("{{a}}{{b}}"), QStringLiteral("x")) << QString();
    QTest::newRow("missing") << prompt({}, QStringLiteral("{{a}}")) << QStringLiteral("{{b}}");
    QTest::newRow("unknown") << prompt({}, user + QStringLiteral("{{c}}"))
                             << QStringLiteral("{{c}}");
    QTest::newRow("asks nothing") << prompt(user, QStringLiteral(" \n"))
                                  << QStringLiteral("no question");
    QTest::newRow("bad name") << prompt({}, user + QStringLiteral("{{ a }}"))
                              << QStringLiteral("{{ a }}");
    QTest::newRow("three braces") << prompt({}, user + QStringLiteral("{{{a}}}"))
                                  << QStringLiteral("{{{a}}}");
    QTest::newRow("mark in the first part")
        << prompt(QStringLiteral("x\n--- user ---\ny"), user) << QStringLiteral("--- user ---");
}

void TestPromptTemplate::editedPromptsAreChecked()
{
    QFETCH(PromptTemplate, edited);
    QFETCH(QString, says);
    const auto checked = checkPrompt(edited, {QStringLiteral("a"), QStringLiteral("b")});
    QCOMPARE(bool(checked), says.isEmpty());
    if (!checked)
        QVERIFY2(checked.error().what.contains(says), qPrintable(checked.error().what));
}

void TestPromptTemplate::suppliedPromptsCanBeUsed_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QStringList>("required");
    QTest::newRow("decompose") << QStringLiteral("decompose-facts")
                               << QStringList{
                                      QStringLiteral("article"), QStringLiteral("paragraph")};
    QTest::newRow("verify") << QStringLiteral("verify-facts")
                            << QStringList{QStringLiteral("background"), QStringLiteral("facts")};
}

void TestPromptTemplate::suppliedPromptsCanBeUsed()
{
    QFETCH(QString, key);
    QFETCH(QStringList, required);
    QFile file(QStringLiteral(TANDEM_RESOURCES "/prompts/%1.txt").arg(key));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = parsePrompt(key, QString::fromUtf8(file.readAll()));
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const auto checked = checkPrompt(*read, required);
    QVERIFY2(checked, checked ? "" : qPrintable(checked.error().sentence()));
    QVERIFY(!read->system.isEmpty());
}

TANDEM_TEST(TestPromptTemplate, QCoreApplication)
#include "tst_prompttemplate.moc"
