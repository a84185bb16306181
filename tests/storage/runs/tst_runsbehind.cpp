#include "storage/runs/runsbehind.h"

#include "models/results/reportjson.h"
#include "models/usersum/summarizersreport.h"
#include "projectfixture.h"
#include "storage/database/rows.h"
#include "storage/formats/papertable.h"
#include "storage/repositories/runkindid.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runkind.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace tandem;

namespace {

using fields::Field;
using fields::Type;

/// Something else than is usual.
QVariant otherValue(const Field& field, const QVariant& usual)
{
    const auto key = [&field](std::size_t place) {
        return QString(QLatin1String(field.words[place].key));
    };
    switch (field.type) {
    case Type::Flag:
        // The one with words says where others apply.
        return field.words.empty() ? QVariant(true) : usual;
    case Type::Number:
        return qint64(field.bounds.most);
    case Type::Decimal:
        return field.bounds.most;
    case Type::Text:
        return field.key() + QStringLiteral(" said");
    case Type::Names:
        return QStringList{field.key() + QStringLiteral(" named")};
    case Type::Choice:
        return key(field.words.size() - 1);
    case Type::Choices:
        return QStringList{key(0)};
    case Type::Flags: {
        QStringList all;
        for (std::size_t place = 0; place < field.words.size(); ++place)
            all.append(key(place));
        return all;
    }
    case Type::Range:
        return QVariantList{qint64(field.bounds.least), qint64(field.bounds.most)};
    case Type::Items:
        break;
    }
    return usual;
}

RunOptions otherOptions(RunKindId kind)
{
    RunOptions options;
    for (const Field& field : runFields(kind))
        field.setValue(&options, otherValue(field, field.value(&options)));
    return options;
}

} // namespace

/// What reports say of the runs that their figures come from.
class TestRunsBehind final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_fixture = std::make_unique<ProjectFixture>(0);
        // Results alone, without what they are of.
        run("PRAGMA foreign_keys = OFF");
        for (const RunKind* kind : runKinds()) {
            const qint64 id = ProjectFixture::take(database().insert(
                QStringLiteral("INSERT INTO llm_run (uuid, kind, endpoint, model, prompt_id,"
                               " settings, currency, state, reason, created_at)"
                               " VALUES (?, ?, 'e', 'small', 1, ?, '', 4, '', 0)"),
                {newUuid(), QLatin1String(kind->key),
                    QString::fromUtf8(
                        QJsonDocument(runOptionsJson(kind->id, otherOptions(kind->id)))
                            .toJson(QJsonDocument::Compact))}));
            ProjectFixture::take(database().insert(
                QStringLiteral("INSERT INTO llm_reply (id, uuid, hash, run_id, endpoint, model,"
                               " request, raw, text, http_status, usable, error, currency, at,"
                               " duration_ms) VALUES (?1, ?2, '', ?1, 'e', 'small', '', x'', '',"
                               " 200, 1, '', '', 0, 0)"),
                {id, newUuid()}));
        }
        run("INSERT INTO text_case (id, uuid, position, digest, name, prompt, expected, profile,"
            " at) VALUES (1, ?2, 1, '', 'case', '', '', '[]', 0)");
        run("INSERT INTO usersum_log (id, uuid, name, kind, edition, checksum, settings,"
            " statistics, split, at) VALUES (1, ?2, 'films', '', '', '', '', '', '', 0)");
        run("INSERT INTO usersum_user (id, uuid, log_id, pseudonym, activities, count, past,"
            " moved) VALUES (1, ?2, 1, 'U001', '', 1, 0, 0)");
        addResults();
    }

    void everySettingOfARunIsInAReport_data()
    {
        QTest::addColumn<RunKindId>("kind");
        for (const RunKind* kind : runKinds())
            QTest::newRow(kind->key) << kind->id;
    }

    void everySettingOfARunIsInAReport()
    {
        QFETCH(const RunKindId, kind);
        const RunOptions options = runOptionsFrom(runOptionsJson(kind, otherOptions(kind)));
        QStringList ofKind = ProjectFixture::take(runSettingSentences(database(), behind(kind)));
        const QString begin =
            QStringLiteral("The run \"%1\" with the model small used these settings: ")
                .arg(runKindKey(kind));
        ofKind.removeIf([&begin](const QString& one) { return !one.startsWith(begin); });
        QCOMPARE(ofKind.size(), 1);
        for (const Field& field : runFields(kind)) {
            if (!field.isShown(&options) || field.type == Type::Items)
                continue;
            QVERIFY2(field.applies(&options), qPrintable(field.key()));
            const QString value = field.valueText(&options, QLocale(QLocale::C));
            QVERIFY2(ofKind.first().contains(field.plainLabel()) &&
                         ofKind.first().contains(value) && !value.isEmpty(),
                qPrintable(field.key() + u'\n' + ofKind.first()));
        }
    }

    void runsThatSomethingElseComesFromAreNotNamed()
    {
        usersum::UsersumData data;
        data.log = QStringLiteral("films");
        data.predictor = QStringLiteral("nobody");
        QCOMPARE(said(runsBehindSummarizers(data)), QStringList());
        data.summarizers.resize(1);
        data.summarizers.first().summarizer = QStringLiteral("wren");
        // Predictions are another predictor's.
        QCOMPARE(said(runsBehindSummarizers(data)).size(), 2);
        QCOMPARE(said(runsBehindSystems(QStringLiteral("nobody"))).size(), 3);
        QCOMPARE(said(runsBehindItems({})), QStringList());
        QCOMPARE(said(runsBehindItems({{QStringLiteral("case")}, {}, {}, -1})).size(), 1);
        QCOMPARE(said({}), QStringList());
        // Three judges and what generated the output; with what evaluated it.
        QCOMPARE(said(runsBehindOutputs({OutputId{1}}, false)).size(), 4);
        QCOMPARE(said(runsBehindOutputs({OutputId{1}}, true)).size(), 5);
        QCOMPARE(said(runsBehindOutputs({OutputId{2}}, true)), QStringList());
        QCOMPARE(said(runsBehindScores(runOf(RunKindId::Gemba))).size(), 2);
    }

    void runsOfOtherVersionsAreLeftOut()
    {
        run("INSERT INTO llm_run (id, uuid, kind, endpoint, model, prompt_id, settings, currency,"
            " state, reason, created_at) VALUES (99, ?2, 'of-another-version', 'e', 'm', 1, '{}',"
            " '', 4, '', 0)");
        QCOMPARE(said({QStringLiteral("SELECT 99"), {}}), QStringList());
    }

    void readersSeeThemBelowTheTables()
    {
        const QStringList sentences{QStringLiteral("One."), QStringLiteral("Two_2.")};
        const QList<results::Section> sections = runSettingSections(sentences);
        QCOMPARE(
            sectionsMarkdown(sections), QStringLiteral("**Run settings**\n\nOne.\n\nTwo\\_2.\n"));
        QCOMPARE(sectionsLatex(sections), QStringLiteral("% Run settings\n% One.\n% Two_2.\n"));
        QCOMPARE(sectionsLatex(sections, LatexForm::Short), sectionsLatex(sections));
        QVERIFY(runSettingSections(QStringList()).isEmpty());
        QVERIFY(!sections.first().in.testFlag(results::Outlet::Window));
        QVERIFY(!sections.first().in.testFlag(results::Outlet::Json));
    }

    void programsAreToldTheSame()
    {
        const QList<results::Section> sections =
            ProjectFixture::take(runSettingSections(database(), behind(RunKindId::SummaryJudge)));
        const QJsonArray told =
            results::reportJson({{}, sections})[QLatin1String("run_settings")].toArray();
        QCOMPARE(told.size(), said(behind(RunKindId::SummaryJudge)).size());
        for (const QJsonValue& run : told) {
            const auto kind = runKindOf(run[QLatin1String("kind")].toString());
            QVERIFY(kind);
            QCOMPARE(run[QLatin1String("model")].toString(), QStringLiteral("small"));
            const RunOptions options = runOptionsFrom(runOptionsJson(*kind, otherOptions(*kind)));
            QCOMPARE(run[QLatin1String("settings")].toObject(), runSettingsJson(*kind, options));
        }
        // They are in the way of no table.
        QVERIFY(!sections.last().in.testFlag(results::Outlet::Csv));
        QVERIFY(!sections.last().in.testFlag(results::Outlet::Readers));
    }

private:
    Database& database() { return m_fixture->database(); }
    QStringList said(const RunsBehind& runs)
    {
        return ProjectFixture::take(runSettingSentences(database(), runs));
    }

    RunId runOf(RunKindId kind)
    {
        return ProjectFixture::take(valueOf<RunId>(database(),
            QStringLiteral("SELECT id FROM llm_run WHERE kind = ?"), {runKindKey(kind)}));
    }

    /// `?1` is a run of the kind, or 0, `?2` a new id.
    void run(const char* sql, std::optional<RunKindId> kind = {})
    {
        const QString text = QString::fromLatin1(sql);
        SqlValues values;
        if (text.contains(QLatin1String("?2")))
            values = {kind ? runOf(*kind).value : 0, newUuid()};
        else if (kind)
            values = {runOf(*kind)};
        ProjectFixture::check(database().run(text, values));
    }

    void addResults()
    {
        run("INSERT INTO atomic_fact (id, uuid, sample_id, paragraph_id, supporting, position,"
            " text, origin, reply_id, created_at) VALUES (1, ?2, 1, 1, 1, 1, 'f', 1, ?1, 0)",
            RunKindId::Decompose);
        run("INSERT INTO fact_mask (uuid, fact_id, masked, code, explanation, reply_id, at)"
            " VALUES (?2, 1, 1, 4, '', ?1, 0)",
            RunKindId::Mask);
        run("INSERT INTO kgds_output (id, uuid, sample_id, gold_id, model, paradigm, pattern,"
            " granularity, chunks, paragraphs, background, opinions, run_id, source, unknown, at)"
            " VALUES (1, ?2, 1, 1, 'm', 0, 0, 0, '', '', '', '', ?1, '', 0, 0)",
            RunKindId::Summaries);
        run("INSERT INTO kgds_judgement (uuid, output_id, verifier, run_id, source, state, at,"
            " facts, opinions, errors, explanations)"
            " VALUES (?2, 1, 'judge', ?1, '', 1, 0, '', '', '', '{}')",
            RunKindId::Verdicts);
        run("INSERT INTO case_output (id, uuid, case_id, system, text, reply_id, at)"
            " VALUES (1, ?2, 1, 'wren', '', ?1, 0)",
            RunKindId::Generate);
        run("INSERT INTO evaluation (id, uuid, output_id, run_id, source, state, at)"
            " VALUES (1, ?2, 1, ?1, '', 1, 0)",
            RunKindId::Expert);
        for (const RunKindId judge : {RunKindId::Gemba, RunKindId::GEval, RunKindId::AutoEval})
            run("INSERT INTO output_score (uuid, output_id, run_id, source, measure, value,"
                " undefined, at, detail) VALUES (?2, 1, ?1, '', 'm', 1.0, '', 0, '')",
                judge);
        run("INSERT INTO usersum_summary (id, uuid, user_id, summarizer, origin, text, words,"
            " run_id, source, at) VALUES (1, ?2, 1, 'wren', 0, '', 0, ?1, '', 0)",
            RunKindId::UserSummaries);
        run("INSERT INTO usersum_prediction (summary_id, task_id, predictor, repeat, hit, run_id,"
            " at) VALUES (1, 1, 'owl', 1, 0, ?1, 0)",
            RunKindId::Predictions);
        run("INSERT INTO usersum_value (summary_id, measure, value, run_id, source, at)"
            " VALUES (1, 'm', 1.0, ?1, '', 0)",
            RunKindId::SummaryJudge);
    }

    /// The runs that a report names which shows what such a run brings.
    RunsBehind behind(RunKindId kind)
    {
        switch (kind) {
        case RunKindId::Decompose:
        case RunKindId::Mask:
        case RunKindId::Summaries:
        case RunKindId::Verdicts:
            return runsBehindSystems(QStringLiteral("judge"));
        case RunKindId::Expert:
        case RunKindId::Generate:
            return runsBehindEvaluations({EvaluationId{1}});
        case RunKindId::PairJudge:
            return runsBehindPairs(runOf(kind));
        case RunKindId::Gemba:
        case RunKindId::GEval:
        case RunKindId::AutoEval:
            return runsBehindItems({{QStringLiteral("case")}, {}, {}, 1});
        case RunKindId::UserSummaries:
        case RunKindId::Predictions:
        case RunKindId::SummaryJudge:
            break;
        }
        usersum::UsersumData data;
        data.log = QStringLiteral("films");
        data.predictor = QStringLiteral("owl");
        data.summarizers.resize(1);
        data.summarizers.first().summarizer = QStringLiteral("wren");
        return runsBehindSummarizers(data);
    }

    std::unique_ptr<ProjectFixture> m_fixture;
};

TANDEM_TEST(TestRunsBehind, QCoreApplication)
#include "tst_runsbehind.moc"
