#include "app/commandline/manpage.h"

#include "app/commandline/commandlist.h"
#include "app/commandline/syntax.h"
#include "testmain.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace tandem;

class TestManPage final : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandHasItsPartWithAllItsOptions()
    {
        const QString page = manPage();
        for (const Command* command : commands()) {
            const QString name = QLatin1String(command->name);
            const qsizetype start = page.indexOf(
                QStringLiteral(".SS %1\n").arg(QString(name).replace(u'-', QLatin1String("\\-"))));
            QVERIFY2(start >= 0, command->name);
            const QString part =
                page.mid(start, page.indexOf(QLatin1String("\n.S"), start) - start);
            for (const QCommandLineOption& option : syntaxOf(*command).options) {
                QString typed = QStringLiteral("--") + option.names().last();
                if (option.names().last().size() > 1)
                    QVERIFY2(part.contains(typed.replace(u'-', QLatin1String("\\-"))),
                        qPrintable(name + typed));
            }
        }
    }

    void headingsAreThoseThatReadersExpect()
    {
        const QString page = manPage();
        qsizetype place = 0;
        for (const char* heading : {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXIT STATUS"}) {
            const qsizetype next =
                page.indexOf(QStringLiteral("\n.SH %1\n").arg(QLatin1String(heading)), place);
            QVERIFY2(next > 0, heading);
            place = next;
        }
        QVERIFY(!page.contains(QLatin1String("@commands@")));
    }

    void noLineOfTheHelpIsTakenForARequest()
    {
        static const QStringList requests{QStringLiteral("TH"), QStringLiteral("SH"),
            QStringLiteral("SS"), QStringLiteral("PP"), QStringLiteral("TP"), QStringLiteral("B"),
            QStringLiteral("I"), QStringLiteral("RI"), QStringLiteral("br"), QStringLiteral("nf"),
            QStringLiteral("fi")};
        for (const QString& line : manPage().split(u'\n')) {
            QVERIFY2(!line.startsWith(u'.') || requests.contains(line.mid(1).section(u' ', 0, 0)),
                qPrintable(line));
            QVERIFY2(!line.startsWith(u'\''), qPrintable(line));
        }
    }

    void groffHasNoComplaint()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("groff")).isEmpty())
            QSKIP("No groff here to set the page.");
        QProcess groff;
        groff.start(QStringLiteral("groff"),
            {QStringLiteral("-man"), QStringLiteral("-ww"), QStringLiteral("-Kutf8"),
                QStringLiteral("-Tutf8"), QStringLiteral("-z")});
        groff.write(manPage().toUtf8());
        groff.closeWriteChannel();
        QVERIFY(groff.waitForFinished());
        QCOMPARE(groff.readAllStandardError(), QByteArray());
    }
};

TANDEM_TEST(TestManPage, QCoreApplication)
#include "tst_manpage.moc"
