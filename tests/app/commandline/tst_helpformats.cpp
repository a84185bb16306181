#include "commandrun.h"
#include "models/expert/scores.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

QString helpFile(const QString& name)
{
    QFile file(QStringLiteral(":/tandem/help/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Names of several words, as keys and columns have them.
QSet<QString> keysIn(const QString& text)
{
    static const QRegularExpression key(QStringLiteral("[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+"));
    QSet<QString> keys;
    for (auto it = key.globalMatch(text); it.hasNext();)
        keys.insert(it.next().captured());
    return keys;
}

QStringList sorted(const QSet<QString>& keys)
{
    QStringList list(keys.cbegin(), keys.cend());
    list.sort();
    return list;
}

/// Four English words in a row or more, outside quotes, with their lines.
QStringList englishIn(const QString& text)
{
    static const QRegularExpression quoted(
        QStringLiteral("\"[^\"]*\"|\u201C[^\u201D]*\u201D|\u00AB[^\u00BB]*\u00BB|`[^`]*`"));
    static const QRegularExpression words(QStringLiteral("(?:\\b[A-Za-z]{2,}\\b ){4}"));
    QStringList english;
    for (QString line : text.split(u'\n')) {
        if (line.remove(quoted).contains(words))
            english.append(line);
    }
    return english;
}

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

/// "tandem help formats", and the help in other languages.
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
            {QStringLiteral("kgds"), QStringLiteral("audit"), project, QStringLiteral("--draw"),
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

    void everyLanguageNamesTheSameKeys()
    {
        const QStringList english = sorted(keysIn(helpFile(QStringLiteral("formats.txt"))));
        QVERIFY(english.size() > 400);
        QCOMPARE(sorted(keysIn(helpFile(QStringLiteral("formats_fa.txt")))), english);
        QCOMPARE(sorted(keysIn(helpFile(QStringLiteral("formats_zh_CN.txt")))), english);
    }

    void noTranslationLeavesSentencesInEnglish()
    {
        for (const char* const name :
            {"commands_fa.txt", "commands_zh_CN.txt", "formats_fa.txt", "formats_zh_CN.txt",
                "guide_fa.md", "guide_zh_CN.md", "overview_fa.txt", "overview_zh_CN.txt"}) {
            const QString text = helpFile(QLatin1String(name));
            QVERIFY2(!text.isEmpty(), name);
            const QStringList english = englishIn(text);
            QVERIFY2(english.isEmpty(), qPrintable(QLatin1String(name) + english.join(u'\n')));
        }
    }
};

TANDEM_TEST(TestHelpFormats, QCoreApplication)
#include "tst_helpformats.moc"
