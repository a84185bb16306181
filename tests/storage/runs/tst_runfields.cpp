#include "storage/runs/runfields.h"
#include "storage/runs/runkind.h"
#include "testmain.h"

#include <QJsonDocument>
#include <QSet>
#include <QTest>

using namespace tandem;

namespace {

QByteArray keptOf(RunKindId kind, const RunOptions& options)
{
    return QJsonDocument(runOptionsJson(kind, options)).toJson(QJsonDocument::Compact);
}

} // namespace

/// The settings of runs, each said once.
class TestRunFields : public QObject
{
    Q_OBJECT

private slots:
    void aFileKeepsTheSameBytesAsEver_data()
    {
        QTest::addColumn<RunKindId>("kind");
        QTest::addColumn<QByteArray>("kept");
        const QByteArray paragraphs(R"({"nonsupporting":true,"replace":false,"supporting":true})");
        const QByteArray scores(
            R"({"asks":3,"first_tokens":512,"probabilities":false,"samples":20,"systems":[]})");
        QTest::newRow("decompose") << RunKindId::Decompose << paragraphs;
        QTest::newRow("mask") << RunKindId::Mask << paragraphs;
        QTest::newRow("expert") << RunKindId::Expert
                                << QByteArray(R"({"asks":11,"first_tokens":512,"systems":[]})");
        QTest::newRow("generate") << RunKindId::Generate
                                  << QByteArray(
                                         R"({"documents":3,"seed":1,"swapped":0,"system":""})");
        QTest::newRow("pair") << RunKindId::PairJudge
                              << QByteArray(R"({"first":"","first_tokens":512,"second":""})");
        QTest::newRow("gemba") << RunKindId::Gemba << scores;
        QTest::newRow("geval") << RunKindId::GEval << scores;
        QTest::newRow("autoeval") << RunKindId::AutoEval << scores;
        QTest::newRow("summaries")
            << RunKindId::Summaries
            << QByteArray(R"({"asks":3,"chunks":"paragraph","paradigms":["structured-prompt",)"
                          R"("self-reflection"],"patterns":["ebs-aos","abs-aos"],"system":""})");
        QTest::newRow("verdicts")
            << RunKindId::Verdicts
            << QByteArray(R"({"asks":3,"both_orders":false,"models":[],"only_new":false,)"
                          R"("paradigms":["structured-prompt","self-reflection"],)"
                          R"("patterns":["ebs-aos","abs-aos"],"seed":1,)"
                          R"("stages":["facts","opinions","errors"],"verifier":""})");
        QTest::newRow("user summaries")
            << RunKindId::UserSummaries
            << QByteArray(R"({"asks":3,"hierarchical":true,"log":"","max_words":200,"query":"",)"
                          R"("rounds":2,"segment_max":100,"segment_min":20,)"
                          R"("segment_unit":"quarter","summarizer":""})");
        QTest::newRow("predictions")
            << RunKindId::Predictions
            << QByteArray(R"({"asks":3,"log":"","predictor":"","runs":3,"summarizers":[]})");
        QTest::newRow("summary judge")
            << RunKindId::SummaryJudge
            << QByteArray(R"({"asks":3,"log":"","measure":"autoeval","summarizers":[]})");
    }

    void aFileKeepsTheSameBytesAsEver()
    {
        QFETCH(const RunKindId, kind);
        QFETCH(const QByteArray, kept);
        QCOMPARE(keptOf(kind, {}), kept);
        QCOMPARE(keptOf(kind, runOptionsFrom(runOptionsJson(kind, {}))), kept);
    }

    void limitsAreKeptWhereTheyAreSet()
    {
        RunOptions options;
        options.maxTokens = 900;
        options.expert.onlyNew = true;
        options.verdicts.seed = 4'000'000'000U;
        QCOMPARE(keptOf(RunKindId::Expert, options),
            QByteArray(R"({"asks":11,"first_tokens":512,"max_tokens":900,"only_new":true,)"
                       R"("systems":[]})"));
        const RunOptions back = runOptionsFrom(runOptionsJson(RunKindId::Verdicts, options));
        QCOMPARE(back.verdicts.seed, 4'000'000'000U);
        QCOMPARE(back.maxTokens, 900);
    }

    void noSettingHasTwoNames()
    {
        for (const RunKind* kind : runKinds()) {
            QSet<QString> keys;
            QSet<QString> options;
            for (const fields::Field& field : runFields(kind->id)) {
                QVERIFY2(!keys.contains(field.key()), qPrintable(field.key()));
                keys.insert(field.key());
                const QString option = field.optionName();
                QVERIFY2(option.isEmpty() || !options.contains(option), qPrintable(option));
                options.insert(option);
                QVERIFY(!field.isAsked() || !field.label().isEmpty());
                QVERIFY(
                    field.type != fields::Type::Number || field.bounds.least < field.bounds.most);
            }
        }
    }

    void noLetterJumpsToTwoSettings()
    {
        for (const RunKind* kind : runKinds()) {
            // Those of the dialog's own: endpoint, model and, of what is named, other models.
            QString letters = QStringLiteral("EM");
            if (fields::makerField(runFields(kind->id)))
                letters += u'T';
            const RunOptions options;
            for (const fields::Field& field : runFields(kind->id)) {
                if (!field.isShown(&options))
                    continue;
                QStringList labels{field.label()};
                if (field.type == fields::Type::Flags) {
                    for (const fields::Word& word : field.words)
                        labels.append(QString::fromLatin1(word.label));
                }
                for (const QString& label : std::as_const(labels)) {
                    const qsizetype at = label.indexOf(u'&') + 1;
                    if (at == 0)
                        continue;
                    QVERIFY2(!letters.contains(label.at(at).toUpper()), qPrintable(label));
                    letters += label.at(at).toUpper();
                }
            }
        }
    }

    void whatARunWasAskedIsSaid()
    {
        RunOptions options;
        options.verdicts.verifier = QStringLiteral("judge");
        options.verdicts.errors = false;
        options.verdicts.patterns = {kgds::Pattern::Abstractive};
        const QString said = runSettingLines(RunKindId::Verdicts, options).join(u'\n');
        for (const char* line : {"Judge: judge", "To judge: facts, opinions", "Pattern: ABS-AOS",
                 "Max. attempts per request: 3"})
            QVERIFY2(said.contains(QLatin1String(line)), qPrintable(said));
        // Orders are drawn for feedback alone, and nobody set a limit.
        QVERIFY2(!said.contains(QLatin1String("Seed")), qPrintable(said));
        QVERIFY2(!said.contains(QLatin1String("tokens")), qPrintable(said));
    }

    void programsAreToldWhatTheKindHas()
    {
        const auto keysOf = [](RunKindId kind) { return runSettingsJson(kind, {}).keys(); };
        const QStringList scores{
            QStringLiteral("asks"), QStringLiteral("first_tokens"), QStringLiteral("systems")};
        QCOMPARE(keysOf(RunKindId::Gemba), scores);
        QCOMPARE(keysOf(RunKindId::AutoEval), scores);
        QVERIFY(keysOf(RunKindId::GEval).contains(QStringLiteral("samples")));
        QCOMPARE(keysOf(RunKindId::Mask), QStringList(QStringLiteral("replace")));
        QVERIFY(keysOf(RunKindId::Decompose).contains(QStringLiteral("supporting")));
        // Nothing is drawn.
        QVERIFY(!keysOf(RunKindId::Generate).contains(QStringLiteral("seed")));
        QVERIFY(!keysOf(RunKindId::Verdicts).contains(QStringLiteral("both_orders")));
    }

    void eachSettingThatMayHaveNoEffectSaysWhatItNeeds()
    {
        RunOptions options;
        options.verdicts.facts = false;
        options.summaries.patterns = {kgds::Pattern::Abstractive};
        options.userSummaries.isHierarchical = false;
        for (const RunKind* kind : runKinds()) {
            for (const fields::Field& field : runFields(kind->id))
                QVERIFY2(!field.isAsked() || field.applies(&options) ||
                             field.appliesWith().startsWith(QLatin1String("--")),
                    qPrintable(field.key()));
        }
        QVERIFY(!runSettingLines(RunKindId::Summaries, options)
                     .join(u'\n')
                     .contains(QLatin1String("Chunks")));
    }

    void onlySettingsThatSayHowWorkIsDoneMakeRunsUnlike()
    {
        RunOptions first;
        RunOptions second;
        first.expert.systems = {QStringLiteral("heron")};
        second.expert.systems = {QStringLiteral("wren")};
        second.expert.onlyNew = true;
        const QString one = QStringLiteral("run 1");
        const QString two = QStringLiteral("run 2");
        const QList<std::pair<QString, RunOptions>> alike{{one, first}, {two, second}};
        QCOMPARE(unlikeSettingLines(RunKindId::Expert, alike), QStringList());
        second.expert.firstTokens = 11;
        QCOMPARE(unlikeSettingLines(RunKindId::Expert,
                     {{one, first}, {two, second}, {QStringLiteral("a.json"), first}}),
            QStringList(
                {QStringLiteral("First tokens of each text: 512 (run 1, a.json), 11 (run 2)")}));
        second = first;
        second.score.probabilities = true;
        const QStringList geval =
            unlikeSettingLines(RunKindId::GEval, {{one, first}, {two, second}});
        QVERIFY2(geval.join(u'\n').contains(QLatin1String("no (run 1), yes (run 2)")),
            qPrintable(geval.join(u'\n')));
    }

    void whatHasNoNameGoesByItsModel()
    {
        RunOptions options;
        nameMaker(RunKindId::Summaries, options, QStringLiteral("small"));
        QCOMPARE(options.summaries.system, QStringLiteral("small"));
        nameMaker(RunKindId::Summaries, options, QStringLiteral("large"));
        QCOMPARE(options.summaries.system, QStringLiteral("small"));
        nameMaker(RunKindId::SummaryJudge, options, QStringLiteral("small"));
        QCOMPARE(options.summaryJudge.measure, QStringLiteral("autoeval"));
        // Values of several models need names of their own.
        nameMaker(RunKindId::SummaryJudge, options, QStringLiteral("small"), true);
        QCOMPARE(options.summaryJudge.measure, QStringLiteral("autoeval-small"));
    }
};

TANDEM_TEST(TestRunFields, QCoreApplication)
#include "tst_runfields.moc"
