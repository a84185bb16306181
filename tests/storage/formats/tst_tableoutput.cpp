#include "storage/formats/tableoutput.h"

#include "models/project/table.h"
#include "models/results/report.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// Tables of results as files and as text.
class TestTableOutput final : public QObject
{
    Q_OBJECT

private slots:
    void cellsOfJsonAreNumbersOnlyWhereJsonHasThem()
    {
        Table table;
        table.header = {QStringLiteral("Model"), QStringLiteral("Value")};
        const QStringList texts{QStringLiteral("inf"), QStringLiteral("nan"), QStringLiteral("007"),
            QStringLiteral("+1"), QStringLiteral(".5"), QStringLiteral("1."),
            QStringLiteral("1\n")};
        for (const QString& text : texts)
            table.rows.append({QStringLiteral("1"), text});
        for (const QString& number : {QStringLiteral("-0.5"), QStringLiteral("1e-7")})
            table.rows.append({QStringLiteral("1"), number});
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.json"));
        results::SectionOf section("", table.rows);
        section.add("model", [](const QStringList& row) { return row.at(0); });
        section.add("value", [](const QStringList& row) { return row.at(1); });
        QVERIFY(writeSection(path, section, TableFormat::Json));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
        QCOMPARE(rows.size(), table.rows.size());
        for (qsizetype i = 0; i < texts.size(); ++i)
            QCOMPARE(rows.at(i)[QLatin1String("value")], QJsonValue(texts.at(i)));
        QCOMPARE(rows.at(texts.size())[QLatin1String("value")], QJsonValue(-0.5));
        QCOMPARE(rows.at(texts.size() + 1)[QLatin1String("value")], QJsonValue(1e-7));
        QCOMPARE(rows.at(0)[QLatin1String("model")], QJsonValue(QStringLiteral("1")));
    }
};

TANDEM_TEST(TestTableOutput, QCoreApplication)
#include "tst_tableoutput.moc"
