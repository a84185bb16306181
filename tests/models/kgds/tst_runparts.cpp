#include "models/kgds/runparts.h"

#include "testmain.h"

#include <QSet>
#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

class TestRunParts final : public QObject
{
    Q_OBJECT

private slots:
    void turnsAreNamed()
    {
        const SummaryTurn first{Pattern::Extractive, Paradigm::StructuredPrompt};
        const SummaryTurn second{Pattern::Abstractive, Paradigm::SelfReflection};
        QCOMPARE(first.key(), QStringLiteral("ebs-aos"));
        QCOMPARE(second.key(), QStringLiteral("abs-aos/self-reflection"));
        QCOMPARE(SummaryTurn::fromKey(first.key()), first);
        QCOMPARE(SummaryTurn::fromKey(second.key()), second);
        for (const char* const other : {"", "ebs", "ebs-aos/", "ebs-aos/structured-prompt"})
            QVERIFY(!SummaryTurn::fromKey(QString::fromLatin1(other)));
    }

    void partsAreNamed()
    {
        const QList<JudgePart> parts{{JudgedAspect::Facts, 12, true},
            {JudgedAspect::Opinions, 0, true}, {JudgedAspect::Error, 4, true},
            {JudgedAspect::Feedback, 0, true}, {JudgedAspect::Feedback, 0, false}};
        const QStringList keys{QStringLiteral("facts/12"), QStringLiteral("opinions"),
            QStringLiteral("error/4"), QStringLiteral("feedback/experts-first"),
            QStringLiteral("feedback/system-first")};
        for (qsizetype i = 0; i < parts.size(); ++i) {
            QCOMPARE(parts.at(i).key(), keys.at(i));
            QCOMPARE(JudgePart::fromKey(keys.at(i)), parts.at(i));
        }
        for (const char* const other : {"", "facts", "facts/0", "facts/01", "facts/-1", "facts/+1",
                 "facts/1/2", "error/x", "feedback", "E1 content", "error/99999999999"})
            QVERIFY2(!JudgePart::fromKey(QString::fromLatin1(other)), other);
    }

    void everyPartBelongsToAStageOfItsOwn()
    {
        QSet<QString> keys;
        QSet<QString> names;
        for (int stage = 0; stage < kWorkStages; ++stage) {
            keys.insert(workStageKey(WorkStage(stage)));
            names.insert(workStageName(WorkStage(stage)));
        }
        QCOMPARE(keys.size(), kWorkStages);
        QCOMPARE(names.size(), kWorkStages);
        QCOMPARE(workStageKey(stageOf(JudgePart{JudgedAspect::Error, 1, true})),
            QStringLiteral("error_detection"));
        QCOMPARE(workStageKey(stageOf(SummaryTurn{Pattern::Extractive, Paradigm::SelfReflection})),
            QStringLiteral("self_reflection"));
    }
};

TANDEM_TEST(TestRunParts, QCoreApplication)
#include "tst_runparts.moc"
