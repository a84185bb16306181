#include "app/commandline/terminalprogress.h"

#include "testmain.h"

#include <QTest>

#include <csignal>

using namespace tandem;

class TestTerminalProgress final : public QObject
{
    Q_OBJECT

private slots:
    void showsPercentOnATerminalAndTakesItAwayAgain()
    {
        QString shown;
        QTextStream out(&shown);
        QTextStream err(&shown);
        Console console{out, err, nullptr, true};
        {
            TerminalProgress progress(console, QStringLiteral("Importing"));
            QVERIFY(progress.callback()(50, 200));
            QVERIFY(shown.endsWith(QLatin1String("Importing 25 %")));
            QVERIFY(progress.callback()(50, 0));
        }
        QVERIFY(shown.endsWith(QLatin1String("\r\x1b[K")));
    }

    void saysNothingElsewhere()
    {
        QString shown;
        QTextStream out(&shown);
        QTextStream err(&shown);
        Console console{out, err};
        {
            TerminalProgress progress(console, QStringLiteral("Importing"));
            QVERIFY(progress.callback()(1, 2));
        }
        QVERIFY(shown.isEmpty());
    }

    void elsewhereALongRunSaysInPlainLinesHowFarItIs()
    {
        QString shown;
        QTextStream out(&shown);
        QTextStream err(&shown);
        Console console{out, err};
        console.plainProgressMs = 0;
        {
            TerminalProgress progress(console, QStringLiteral("Facts:"));
            QVERIFY(progress.show(QStringLiteral("1 of 2")));
            QVERIFY(progress.show(QStringLiteral("1 of 2")));
            QVERIFY(progress.show(QStringLiteral("2 of 2")));
        }
        QCOMPARE(shown, QStringLiteral("Facts: 1 of 2\nFacts: 2 of 2\n"));
    }

    void elsewhereALongComputationSaysItsPercentInPlainLines()
    {
        QString shown;
        QTextStream out(&shown);
        QTextStream err(&shown);
        Console console{out, err};
        console.plainProgressMs = 0;
        {
            TerminalProgress progress(console, QStringLiteral("Computing intervals"));
            for (const qint64 done : {10, 11, 500})
                QVERIFY(progress.callback()(done, 1000));
        }
        QCOMPARE(shown, QStringLiteral("Computing intervals 1 %\nComputing intervals 50 %\n"));
    }

    void theFirstInterruptStopsTheCommandAndTheNextOneIsAsUsual_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("kill, or the system goes down") << SIGTERM;
        QTest::newRow("the terminal is closed") << SIGHUP;
    }

    void theFirstInterruptStopsTheCommandAndTheNextOneIsAsUsual()
    {
        QFETCH(const int, signal);
        QString shown;
        QTextStream out(&shown);
        QTextStream err(&shown);
        Console console{out, err};
        const auto before = std::signal(signal, SIG_DFL);
        {
            TerminalProgress progress(console, QStringLiteral("Importing"));
            const auto callback = progress.callback();
            QVERIFY(callback(1, 2));
            std::raise(signal);
            QVERIFY(!callback(2, 2));
            QVERIFY(std::signal(signal, SIG_DFL) == SIG_DFL);
        }
        TerminalProgress next(console, QStringLiteral("Importing"));
        QVERIFY(next.callback()(1, 2));
        std::signal(signal, before);
    }

    void aCommandThatShallOutliveItsTerminalDoes()
    {
        QString shown;
        QTextStream out(&shown);
        QTextStream err(&shown);
        Console console{out, err};
        const auto before = std::signal(SIGHUP, SIG_IGN);
        TerminalProgress progress(console, QStringLiteral("Importing"));
        std::raise(SIGHUP);
        QVERIFY(progress.callback()(1, 2));
        std::signal(SIGHUP, before);
    }
};

TANDEM_TEST(TestTerminalProgress, QCoreApplication)
#include "tst_terminalprogress.moc"
