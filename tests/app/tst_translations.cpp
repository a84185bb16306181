#include "testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message
{
    QString source;
    QStringList translations;
    bool unfinished = false;
};

QList<Message> messagesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement() && !xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("message"))
            messages.append(Message());
        else if (xml.name() == QLatin1String("source"))
            messages.last().source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            messages.last().unfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
            messages.last().translations =
                xml.readElementText(QXmlStreamReader::IncludeChildElements)
                    .split(QLatin1Char('\0'));
        }
    }
    return messages;
}

/// A translation may have the count in its own digits: %Ln for %n.
QStringList placeholders(QString text)
{
    text.replace(QLatin1String("%Ln"), QLatin1String("%n"));
    static const QRegularExpression pattern(QStringLiteral("%L?[0-9n]"));
    QStringList found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        found.append(matches.next().captured());
    found.removeDuplicates();
    found.sort();
    return found;
}

} // namespace

class TestTranslations final : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsTranslatedWithItsPlaceholders_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
        QTest::newRow("Persian") << QStringLiteral("fa");
    }

    void everyTextIsTranslatedWithItsPlaceholders()
    {
        QFETCH(QString, language);
        const auto messages =
            messagesOf(QStringLiteral(TANDEM_TRANSLATIONS "/tandem_%1.ts").arg(language));
        QVERIFY(messages.size() > 1000);
        for (const Message& message : messages) {
            QVERIFY2(!message.unfinished, qPrintable(message.source));
            for (const QString& text : message.translations) {
                QVERIFY2(!text.trimmed().isEmpty(), qPrintable(message.source));
                QCOMPARE(placeholders(text), placeholders(message.source));
            }
        }
    }

    /// lupdate does not see through an alias of a class: such texts are looked up elsewhere at run
    /// time and stay English.
    void everyTextHasTheContextOfItsClass()
    {
        QFile file(QStringLiteral(TANDEM_TRANSLATIONS "/tandem_fa.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray contents = file.readAll();
        QVERIFY(!contents.contains("<name></name>"));
        QVERIFY(!contents.contains("<name>tandem</name>")); // the namespace alone
    }
};

TANDEM_TEST(TestTranslations, QCoreApplication)
#include "tst_translations.moc"
