#include "models/studies/designjson.h"
#include "models/studies/templates.h"
#include "storage/formats/studydesignreader.h"
#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

namespace {

Expected<studies::Design> designOf(const QByteArray& json)
{
    QBuffer buffer;
    buffer.setData(json);
    buffer.open(QIODevice::ReadOnly);
    return readStudyDesign({buffer, QStringLiteral("d.json")});
}

} // namespace

/// A study's design as a file has it.
class TestStudyDesignReader final : public QObject
{
    Q_OBJECT

private slots:
    void aDesignThatWasWrittenIsRead()
    {
        studies::Design design = studies::designTemplate(studies::Kind::Pairwise);
        design.title = QStringLiteral("T");
        const auto read = designOf(studies::designJson(design));
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QCOMPARE(*read, design);
    }

    void whatIsWrongIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* json, const char* says) {
            QTest::newRow(json) << QByteArray("{\"tandem_design\": 1,\n\"title\": \"t\",\n") + json
                                << QString::fromLatin1(says);
        };
        const char* const whole = "A whole number from 1 to 1000 is expected here.";
        row("\"seed\": 1, \"seed\": 2}", "The key \"seed\" occurs twice in one object.");
        row("\"questions\": [{\"name\": \"q\", \"name\": \"r\"}]}",
            "d.json, /questions/0/name (line 3, byte ");
        row("\"fields\": [],\n\"raters_per_item\": 1.5, \"questions\": []}",
            "d.json, /raters_per_item (line 4, byte ");
        row("\"raters_per_item\": 1.5, \"questions\": []}", whole);
        row("\"raters_per_item\": 5000, \"fields\": [{\"name\": \"f\"}],"
            " \"questions\": [{\"name\": \"q\", \"text\": \"t\", \"kind\": \"text\"}]}",
            whole);
        row("\"seed\": 1}", "\"questions\" is missing.");
        row("\"questions\": [}", "(line 3, byte ");
    }
    void whatIsWrongIsNamedWithItsLine()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, says);
        const auto read = designOf(json);
        QVERIFY(!read);
        QVERIFY2(read.error().sentence().contains(says), qPrintable(read.error().sentence()));
    }

    void aNewerOrALongerDesignIsRefusedAsSuch()
    {
        QCOMPARE(designOf("{\"tandem_design\": 2}").error().code, ErrorCode::NewerVersion);
        QCOMPARE(
            designOf("{\"title\": \"" + QByteArray(studies::kMostDesignBytes, 't')).error().code,
            ErrorCode::TooLarge);
    }
};

TANDEM_TEST(TestStudyDesignReader, QCoreApplication)
#include "tst_studydesignreader.moc"
