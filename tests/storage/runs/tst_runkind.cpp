#include "storage/runs/runkind.h"

#include "testmain.h"

#include <QSet>
#include <QTest>

using namespace tandem;

/// The table of kinds of runs.
class TestRunKind final : public QObject
{
    Q_OBJECT

private slots:
    void everyRowStandsAtThePlaceOfItsKind()
    {
        QSet<QString> keys;
        for (qsizetype place = 0; place < runKinds().size(); ++place) {
            const RunKind& kind = *runKinds().at(place);
            QCOMPARE(qsizetype(kind.id), place);
            QCOMPARE(&runKind(kind.id), &kind);
            keys.insert(runKindKey(kind.id));
            QCOMPARE(runKindOf(runKindKey(kind.id)), std::optional(kind.id));
        }
        QCOMPARE(keys.size(), runKinds().size());
        QVERIFY(!runKindOf(QStringLiteral("nothing")));
    }

    void keysInProjectFilesStay()
    {
        QStringList keys;
        for (const RunKind* kind : runKinds())
            keys.append(QLatin1String(kind->key));
        QCOMPARE(keys.join(u' '),
            QStringLiteral("decompose mask expert generate judge-pair gemba geval autoeval"
                           " kgds-generate kgds-verify usersum-summarize usersum-predict"
                           " usersum-judge"));
        QCOMPARE(sqlKindsAbout(RunItems::UserSummaries),
            QStringLiteral("('usersum-predict','usersum-judge')"));
    }

    void everyRowIsComplete_data()
    {
        QTest::addColumn<int>("place");
        for (int place = 0; place < int(runKinds().size()); ++place)
            QTest::addRow("%s", runKinds().at(place)->key) << place;
    }
    void everyRowIsComplete()
    {
        QFETCH(const int, place);
        const RunKind& kind = *runKinds().at(place);
        QVERIFY(!kind.name().isEmpty() && !kind.purpose().isEmpty());
        QVERIFY(!kind.promptKeys.isEmpty());
        for (const QString& key : kind.promptKeys)
            QVERIFY2(PromptRepository::keys().contains(key), qPrintable(key));
        QVERIFY(kind.ownFields && kind.select && kind.call && kind.read && kind.take);
        QVERIFY(*kind.command);
        QVERIFY(kind.asks(RunOptions()) >= 1);
        QVERIFY(kind.scores.sql.isEmpty() == !kind.scores.words);
        QVERIFY(!kind.start.command || kind.start.words);
        // What nobody's name stands for is by nobody.
        RunOptions options;
        options.generate.system = options.summaries.system = options.verdicts.verifier =
            options.userSummaries.summarizer = options.predictions.predictor =
                options.summaryJudge.measure = QStringLiteral("ours");
        QCOMPARE(kind.makerName(options),
            kind.maker == Maker::None ? QString() : QStringLiteral("ours"));
        QVERIFY(kind.importedSql.isEmpty() || makerWords(kind.maker).imported);
    }

    void aPartIsOfOneKindAlone()
    {
        for (const char* part :
            {"E/extraction", "AB", "profile/3", "probabilities", "sample/0", "ebs-aos", "opinions",
                "facts/1", "error/2", "feedback/experts-first", "summary", "segment/1", "3/2"}) {
            int texts = 0;
            for (const RunKind* kind : runKinds())
                texts += kind->partText(QString::fromLatin1(part)).isEmpty() ? 0 : 1;
            QVERIFY2(texts == 1, part);
        }
    }
};

TANDEM_TEST(TestRunKind, QCoreApplication)
#include "tst_runkind.moc"
