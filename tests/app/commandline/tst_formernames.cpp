#include "app/commandline/formernames.h"

#include "app/commandline/commandlist.h"
#include "app/commandline/completion.h"
#include "commandrun.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

/// `line` run without the project that it names: what is understood fails for that alone.
CommandRun runLine(const QString& line)
{
    return runInProcess(line.split(u' '));
}

} // namespace

class TestFormerNames final : public QObject
{
    Q_OBJECT

private slots:
    void aFormerNameDoesWhatThePresentOneDoes_data()
    {
        QTest::addColumn<QString>("former");
        QTest::addColumn<QString>("present");
        const auto row = [](const char* former, const char* present) {
            QTest::newRow(former) << QString::fromLatin1(former) << QString::fromLatin1(present);
        };
        row("handin no.tandem --person Ada --all", "submit no.tandem --person Ada --all");
        row("handin no.tandem --person Ada --all --take-back",
            "submit no.tandem --person Ada --all --withdraw");
        row("samples no.tandem set-aside 1", "samples no.tandem exclude 1");
        row("samples no.tandem bring-back all", "samples no.tandem include all");
        row("cases no.tandem set-aside 1", "cases no.tandem exclude 1");
        row("cases no.tandem bring-back 1", "cases no.tandem include 1");
        row("people no.tandem set-aside Ada", "people no.tandem exclude Ada");
        row("people no.tandem --set-aside Ada", "people no.tandem --exclude Ada");
        row("people no.tandem take-back Ada", "people no.tandem include Ada");
        row("people no.tandem --take-back=Ada", "people no.tandem --include=Ada");
        row("assign no.tandem --balanced", "assign no.tandem --evenly");
        row("facts take-over no.tandem --person Ada", "facts accept no.tandem --person Ada");
        row("opinions no.tandem check --person Ada --file no.json",
            "opinions no.tandem review --person Ada --file no.json");
        row("opinions check no.tandem --person Ada --file no.json",
            "opinions review no.tandem --person Ada --file no.json");
        row("opinions no.tandem give --sample 1 --utterance 1 --to Ben",
            "opinions no.tandem reassign --sample 1 --utterance 1 --to Ben");
        row("opinions give no.tandem --sample 1 --utterance 1 --to Ben",
            "opinions reassign no.tandem --sample 1 --utterance 1 --to Ben");
        row("run batch-forget no.tandem 1", "run batch-abandon no.tandem 1");
        row("expert boast no.tandem --system heron",
            "expert self-promotion no.tandem --system heron");
        row("kgds check no.tandem", "kgds audit no.tandem");
        row("study import no.tandem no.csv --sample random:3",
            "study import no.tandem no.csv --draw random:3");
        row("merge no.tandem no-Ada.tandem --leave-out",
            "merge no.tandem no-Ada.tandem --skip-refused");
        row("study import no.tandem --from decisions", "study import no.tandem --from judgments");
        row("study import no.tandem --from=decisions", "study import no.tandem --from=judgments");
        row("new no/such.tandem --sample", "new no/such.tandem --demo");
        row("new no/such.tandem --sample-texts", "new no/such.tandem --demo-texts");
        row("judge no.jsonl --method gemba --endpoint no -o no/out.jsonl --asks 2",
            "judge no.jsonl --method gemba --endpoint no -o no/out.jsonl --max-attempts 2");
        row("usersum predict no.tandem --endpoint no --asks=2",
            "usersum predict no.tandem --endpoint no --max-attempts=2");
    }

    void aFormerNameDoesWhatThePresentOneDoes()
    {
        QFETCH(QString, former);
        QFETCH(QString, present);
        const CommandRun now = runLine(present);
        QVERIFY2(now.code == 1, qPrintable(now.err));
        const CommandRun before = runLine(former);
        QCOMPARE(before.code, now.code);
        QCOMPARE(before.err, now.err);
    }

    void completionDoesNotOfferIt_data() { aFormerNameDoesWhatThePresentOneDoes_data(); }

    void completionDoesNotOfferIt()
    {
        QFETCH(QString, former);
        QFETCH(QString, present);
        const QStringList words = former.split(u' ');
        const QStringList now = present.split(u' ');
        for (qsizetype i = 0; i < words.size(); ++i) {
            if (words.at(i) == now.at(i))
                continue;
            const QString word = words.at(i).section(u'=', 0, 0);
            if (word == now.at(i).section(u'=', 0, 0))
                continue; // its value is another
            const Completion completion =
                completionOf(now.first(i) +
                             QStringList(word.startsWith(u'-') ? QStringLiteral("--") : QString()));
            for (const auto& candidate : completion.words)
                QVERIFY2(candidate.word != word, qPrintable(word));
        }
    }

    void helpOfAFormerCommandIsThatOfThePresentOne()
    {
        const CommandRun help = runLine(QStringLiteral("help handin"));
        QCOMPARE(help.code, 0);
        QCOMPARE(help.out, runLine(QStringLiteral("help submit")).out);
        QVERIFY(!help.out.contains(QLatin1String("handin")));
        QVERIFY(!commandNames().contains(QLatin1String("handin")));
    }

    void whatFollowsTwoDashesStays()
    {
        const QStringList given{QStringLiteral("--asks"), QStringLiteral("2"), QStringLiteral("--"),
            QStringLiteral("--asks")};
        QCOMPARE(withPresentOptions(*findCommand(QStringLiteral("judge")), given),
            (QStringList{QStringLiteral("--max-attempts"), QStringLiteral("2"),
                QStringLiteral("--"), QStringLiteral("--asks")}));
    }

    void aProjectMayBeCalledLikeAFormerVerb()
    {
        const QStringList words{QStringLiteral("set-aside"), QStringLiteral("list")};
        QCOMPARE(withPresentVerb(*findCommand(QStringLiteral("samples")), words), words);
    }
};

TANDEM_TEST(TestFormerNames, QCoreApplication)
#include "tst_formernames.moc"
