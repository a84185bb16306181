#include "models/text/decode.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestDecode final : public QObject
{
    Q_OBJECT

private slots:
    void textInEveryAcceptedEncodingIsTheSame_data();
    void textInEveryAcceptedEncodingIsTheSame();
    void whatIsNoTextIsRefusedWithItsPlace_data();
    void whatIsNoTextIsRefusedWithItsPlace();
    void whichEncodingItMayBeIsSaid();
    void filesOfOfficeProgramsAreToldWhatToDo_data();
    void filesOfOfficeProgramsAreToldWhatToDo();
    void everyCodePointOfUtf8IsValid();
    void loneSurrogatesAreFound();
    void aMarkInsideTheTextStays();
};

void TestDecode::textInEveryAcceptedEncodingIsTheSame_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("UTF-8") << QByteArray("a\xC3\xA9\xF0\x9F\x98\x80\r\nb");
    QTest::newRow("UTF-8 with mark") << QByteArray("\xEF\xBB\xBF"
                                                   "a\xC3\xA9\xF0\x9F\x98\x80\r\nb");
    QTest::newRow("UTF-16 LE") << QByteArray("\xFF\xFE"
                                             "a\0\xE9\0\x3D\xD8\x00\xDE\r\0\n\0b\0",
        16);
    QTest::newRow("UTF-16 BE") << QByteArray("\xFE\xFF"
                                             "\0a\0\xE9\xD8\x3D\xDE\x00\0\r\0\n\0b",
        16);
}

void TestDecode::textInEveryAcceptedEncodingIsTheSame()
{
    QFETCH(QByteArray, bytes);
    const auto text = decodeText(bytes, QStringLiteral("f"));
    QVERIFY(text);
    QCOMPARE(*text, QStringLiteral("a\u00E9\U0001F600\r\nb"));
    QCOMPARE(*decodeText({}, QStringLiteral("f")), QString());
}

void TestDecode::whatIsNoTextIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* name, const QByteArray& bytes, const char* where) {
        QTest::newRow(name) << bytes << QString::fromLatin1(where);
    };
    row("Latin-1", "one\ntw\xF6", "f.txt (line 2, byte 6)");
    row("Latin-1 after mark", "\xEF\xBB\xBFone\ntw\xF6", "f.txt (line 2, byte 9)");
    row("overlong", "\xC0\xAF", "f.txt (line 1, byte 0)");
    row("encoded surrogate", "a\xED\xA0\x80", "f.txt (line 1, byte 1)");
    row("beyond Unicode", "a\xF4\x90\x80\x80", "f.txt (line 1, byte 1)");
    row("cut inside a character", "ab\xE2\x82", "f.txt (line 1, byte 2)");
    row("NUL", QByteArray("ab\n\0c", 5), "f.txt (line 2, byte 3)");
    row("UTF-16 without mark", QByteArray("a\0b\0", 4), "f.txt (line 1, byte 1)");
    row("UTF-32", QByteArray("\xFF\xFE\0\0a\0\0\0", 8), "f.txt (line 1, byte 0)");
    row("binary", "\x01\x02\x03\x04text", "f.txt (line 1, byte 0)");
    row("odd UTF-16",
        QByteArray("\xFF\xFE"
                   "a\0b",
            5),
        "f.txt (line 1, byte 4)");
    row("NUL in UTF-16",
        QByteArray("\xFF\xFE"
                   "\n\0\0\0",
            6),
        "f.txt (line 2, byte 4)");
    row("lone surrogate",
        QByteArray("\xFF\xFE"
                   "a\0\x3D\xD8",
            6),
        "f.txt (line 1, byte 4)");
}

void TestDecode::whatIsNoTextIsRefusedWithItsPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, where);
    const auto text = decodeText(bytes, QStringLiteral("f.txt"));
    QVERIFY(!text);
    QCOMPARE(text.error().code, ErrorCode::InvalidInput);
    QCOMPARE(text.error().where, where);
    QVERIFY(!text.error().what.isEmpty());
    QVERIFY(!text.error().remedy.isEmpty());
}

void TestDecode::whichEncodingItMayBeIsSaid()
{
    const auto saidOf = [](const QByteArray& bytes) {
        const auto text = decodeText(bytes, QStringLiteral("f"));
        return text ? QString() : text.error().what;
    };
    for (const QByteArray& western : {QByteArray("id,text\n1,ma\xF1"
                                                 "ana\n"),
             QByteArray("caf\xE9 na\xEFve \x93quoted\x94 fa\xE7"
                        "ade"),
             QByteArray("\xD6l")})
        QVERIFY2(saidOf(western).contains(QLatin1String("may be in Windows-1252")),
            qPrintable(saidOf(western)));
    // Cyrillic in Windows-1251, UTF-8 that is broken in one place, one that says what it is.
    for (const QByteArray& other :
        {QByteArray("\xCF\xF0\xE8\xE2\xE5\xF2 a"), QByteArray("caf\xC3\xA9, caf\xC3\xA9, caf\xE9"),
            QByteArray("\xEF\xBB\xBF"
                       "caf\xE9")}) {
        QVERIFY(saidOf(other).contains(QLatin1String("not valid UTF-8")));
        QVERIFY2(!saidOf(other).contains(QLatin1String("may be")), qPrintable(saidOf(other)));
    }
}

void TestDecode::filesOfOfficeProgramsAreToldWhatToDo_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("remedy");
    const QByteArray zip("PK\x03\x04\x14\0\x06\0", 8);
    QTest::newRow("xlsx") << zip + "[Content_Types].xml ... xl/workbook.xml"
                          << QStringLiteral("spreadsheet") << QStringLiteral("CSV UTF-8");
    QTest::newRow("ods") << zip + "mimetypeapplication/vnd.oasis.opendocument.spreadsheet"
                         << QStringLiteral("spreadsheet") << QStringLiteral("CSV UTF-8");
    QTest::newRow("docx") << zip + "[Content_Types].xml ... word/document.xml"
                          << QStringLiteral("word-processing document")
                          << QStringLiteral("plain text");
    QTest::newRow("odt") << zip + "mimetypeapplication/vnd.oasis.opendocument.text"
                         << QStringLiteral("word-processing document")
                         << QStringLiteral("plain text");
    QTest::newRow("xls") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")
                         << QStringLiteral("Excel or Word") << QStringLiteral("CSV");
    QTest::newRow("pdf") << QByteArray("%PDF-1.7\n") << QStringLiteral("PDF")
                         << QStringLiteral("plain text");
    QTest::newRow("zip") << zip + "a.csv" << QStringLiteral("ZIP") << QStringLiteral("Unpack");
}

void TestDecode::filesOfOfficeProgramsAreToldWhatToDo()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, what);
    QFETCH(QString, remedy);
    const auto text = decodeText(bytes, QStringLiteral("f"));
    QVERIFY(!text);
    QCOMPARE(text.error().code, ErrorCode::InvalidInput);
    QVERIFY2(text.error().what.contains(what), qPrintable(text.error().what));
    QVERIFY2(text.error().remedy.contains(remedy), qPrintable(text.error().remedy));
}

void TestDecode::everyCodePointOfUtf8IsValid()
{
    for (char32_t c = 1; c <= 0x10FFFF; ++c) {
        if (c >= 0xD800 && c <= 0xDFFF)
            continue;
        const QByteArray utf8 = QString::fromUcs4(&c, 1).toUtf8();
        QCOMPARE(firstInvalidUtf8(utf8), -1);
        if (utf8.size() > 1)
            QCOMPARE(firstInvalidUtf8(utf8.chopped(1)), 0);
    }
}

void TestDecode::loneSurrogatesAreFound()
{
    const QString pair = QStringLiteral("\U0001F600");
    QCOMPARE(firstLoneSurrogate(u"abc"), -1);
    QCOMPARE(firstLoneSurrogate(pair), -1);
    QCOMPARE(firstLoneSurrogate(pair.first(1)), 0);
    QCOMPARE(firstLoneSurrogate(pair.last(1)), 0);
    QCOMPARE(firstLoneSurrogate(QString(pair + pair.first(1) + QLatin1Char('x'))), 2);
}

void TestDecode::aMarkInsideTheTextStays()
{
    QCOMPARE(fromUtf8Exact("\xEF\xBB\xBF\xEF\xBB\xBFx"), QStringLiteral("\uFEFF\uFEFFx"));
    QCOMPARE(*decodeText("\xEF\xBB\xBF\xEF\xBB\xBFx", QString()), QStringLiteral("\uFEFFx"));
}

TANDEM_TEST(TestDecode, QCoreApplication)
#include "tst_decode.moc"
