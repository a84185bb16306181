#include "commandrun.h"
#include "models/expert/scores.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// The keys of the rows of a report's section, and what its tables are called.
void addRowKeys(const QJsonValue& section, QSet<QString>& keys)
{
    for (const QJsonValue row : section.toArray()) {
        for (const QString& key : row.toObject().keys())
            keys.insert(key);
    }
    const QJsonObject tables = section.toObject();
    for (auto table = tables.begin(); table != tables.end(); ++table) {
        keys.insert(table.key());
        addRowKeys(table.value(), keys);
    }
}

/// As help writes a key that there is of each metric or type of error.
QString asExplained(QString key)
{
    static const QRegularExpression change(QStringLiteral("_change(?:_p_holm)?$"));
    static const QRegularExpression lost(QStringLiteral("^lost_to_(?:om|iric|iru|osd|ofi)$"));
    static const QRegularExpression type(QStringLiteral("^(?:om|iric|iru|osd|ofi)_(ebs|abs)$"));
    return key.remove(change)
        .replace(lost, QStringLiteral("lost_to_TYPE"))
        .replace(type, QStringLiteral("TYPE_\\1"));
}

} // namespace

/// "tandem help formats".
class TestHelpFormats final : public QObject
{
    Q_OBJECT

private slots:
    void whatEachScoreOfExpertCountsIsExplained()
    {
        const QString text = runInProcess({QStringLiteral("help"), QStringLiteral("formats")}).out;
        for (const expert::Mode mode : expert::kAllModes) {
            const QString key = expert::modeKey(mode);
            const QRegularExpression explained(
                QStringLiteral("^  %1 +\\S").arg(key), QRegularExpression::MultilineOption);
            QVERIFY2(text.contains(explained), qPrintable(key));
        }
    }

    void theRowsOfTheReportOnSystemsAreExplained()
    {
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("k.tandem"));
        const QString files = QStringLiteral(TANDEM_TEST_DATA "/outputs/files/");
        const QStringList calls[]{
            {QStringLiteral("import"), files + QStringLiteral("kgds_small.json"), project},
            {QStringLiteral("kgds"), QStringLiteral("import"), project,
                files + QStringLiteral("kgds_outputs.zip")},
            {QStringLiteral("kgds"), QStringLiteral("check"), project, QStringLiteral("--draw"),
                QStringLiteral("4")}};
        for (const QStringList& call : calls)
            QCOMPARE(runInProcess(call).code, 0);
        QJsonObject report = runInProcess(
            {QStringLiteral("kgds"), QStringLiteral("report"), project, QStringLiteral("--json")})
                                 .json();
        report.remove(QStringLiteral("verifier"));
        report.remove(QStringLiteral("run_settings"));
        QSet<QString> keys;
        addRowKeys(report, keys);
        QVERIFY(keys.size() > 100);
        const QString text = runInProcess({QStringLiteral("help"), QStringLiteral("formats")}).out;
        const qsizetype start = text.indexOf(QLatin1String("\nTables of systems"));
        QVERIFY(start > 0);
        const QString tables =
            text.mid(start, text.indexOf(QLatin1String("\nPredictions from"), start) - start);
        for (const QString& key : std::as_const(keys)) {
            const QRegularExpression named(
                QStringLiteral("(?<![\\w-])%1(?![\\w-])").arg(asExplained(key)));
            QVERIFY2(tables.contains(named), qPrintable(key));
        }
    }
};

TANDEM_TEST(TestHelpFormats, QCoreApplication)
#include "tst_helpformats.moc"
