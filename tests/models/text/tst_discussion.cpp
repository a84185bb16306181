#include "models/text/discussion.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

using Utterances = QList<UtteranceText>;

class TestDiscussion final : public QObject
{
    Q_OBJECT

private slots:
    void pastedLinesBecomeUtterances_data();
    void pastedLinesBecomeUtterances();
    void unusableTextIsRefusedWithItsLine_data();
    void unusableTextIsRefusedWithItsLine();
};

void TestDiscussion::pastedLinesBecomeUtterances_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<Utterances>("expected");
    const auto row = [](const char* name, const QString& pasted, const Utterances& expected) {
        QTest::newRow(name) << pasted << expected;
    };
    const Utterances two{{QStringLiteral("Ann"), QStringLiteral("Yes.")},
        {QStringLiteral("Bo"), QStringLiteral("No.")}};
    row("plain", QStringLiteral("Ann: Yes.\nBo: No."), two);
    row("CRLF, blanks and blank lines", QStringLiteral("\r\n Ann :  Yes. \r\n\r\nBo:No.\r\n"), two);
    row("CR", QStringLiteral("Ann: Yes.\rBo: No."), two);
    row("full-width colon", QStringLiteral("Ann：Yes.\nBo：No."), two);
    row("continued", QStringLiteral("Ann:\nYes.\nBo: No."), two);
    row("several lines", QStringLiteral("Ann: one\ntwo\n\nthree"),
        {{QStringLiteral("Ann"), QStringLiteral("one two three")}});
    row("address at the start of a line",
        QStringLiteral("Ann: see\nhttp://example.org/a: b\nhttps://example.org"),
        {{QStringLiteral("Ann"),
            QStringLiteral("see http://example.org/a: b https://example.org")}});
    row("time", QStringLiteral("Ann: it began\nat 10:30 sharp"),
        {{QStringLiteral("Ann"), QStringLiteral("it began at 10:30 sharp")}});
    row("text with colons", QStringLiteral("Ann: this: that"),
        {{QStringLiteral("Ann"), QStringLiteral("this: that")}});
    row("colon without a name", QStringLiteral("Ann: so\n: what"),
        {{QStringLiteral("Ann"), QStringLiteral("so : what")}});
    row("smiley", QStringLiteral("Ann: so\n:-)"),
        {{QStringLiteral("Ann"), QStringLiteral("so :-)")}});
    row("too long for a name",
        QStringLiteral("Ann: so\n") + QString(41, QLatin1Char('x')) + QStringLiteral(": y"),
        {{QStringLiteral("Ann"), QString(QStringLiteral("so ") + QString(41, QLatin1Char('x')) +
                                         QStringLiteral(": y"))}});
    row("longest name", QString(40, QLatin1Char('x')) + QStringLiteral(": y"),
        {{QString(40, QLatin1Char('x')), QStringLiteral("y")}});
    row("other scripts", QStringLiteral("小明：对。\nسارا: نه"),
        {{QStringLiteral("小明"), QStringLiteral("对。")},
            {QStringLiteral("سارا"), QStringLiteral("نه")}});
    row("nothing", QStringLiteral(" \n"), {});
}

void TestDiscussion::pastedLinesBecomeUtterances()
{
    QFETCH(QString, pasted);
    QFETCH(Utterances, expected);
    const auto parsed = parseDiscussion(pasted);
    QVERIFY2(parsed, parsed ? "" : qPrintable(parsed.error().sentence()));
    QCOMPARE(*parsed, expected);
}

void TestDiscussion::unusableTextIsRefusedWithItsLine_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("where");
    QTest::newRow("no name") << QStringLiteral("\nhello there\nAnn: hi")
                             << QStringLiteral("line 2");
    QTest::newRow("only an address")
        << QStringLiteral("https://example.org") << QStringLiteral("line 1");
    QTest::newRow("empty utterance")
        << QStringLiteral("Ann: hi\n\nBo:\nCy: ho") << QStringLiteral("line 3");
    QTest::newRow("NUL") << QString(QStringLiteral("Ann: hi\nBo: ") + QChar(0))
                         << QStringLiteral("line 2");
}

void TestDiscussion::unusableTextIsRefusedWithItsLine()
{
    QFETCH(QString, pasted);
    QFETCH(QString, where);
    const auto parsed = parseDiscussion(pasted);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::InvalidInput);
    QCOMPARE(parsed.error().where, where);
    QVERIFY(!parsed.error().remedy.isEmpty());
}

TANDEM_TEST(TestDiscussion, QCoreApplication)
#include "tst_discussion.moc"
