#include "commandrun.h"
#include "referenceratings.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tandem;

namespace {

bool near(double actual, double expected)
{
    return std::abs(actual - expected) <= 1e-9;
}

} // namespace

/// "tandem study results" of files, without a project.
class TestStudyCommand final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString written(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_folder->filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path
                                                                                    : QString();
    }
    static CommandRun results(const QStringList& arguments, const QByteArray& input = {})
    {
        return runInProcess(
            QStringList{QStringLiteral("study"), QStringLiteral("results")} + arguments, input);
    }
    static QByteArray csvOf(const QJsonArray& raters)
    {
        QByteArray csv = "rater,item,answer\n";
        for (int rater = 0; rater < raters.size(); ++rater) {
            const QJsonArray ratings = raters.at(rater).toArray();
            for (int item = 0; item < ratings.size(); ++item) {
                if (!ratings.at(item).isNull())
                    csv += QStringLiteral("r%1,i%2,%3\n")
                               .arg(rater)
                               .arg(item)
                               .arg(ratings.at(item).toDouble())
                               .toUtf8();
            }
        }
        return csv;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aPersonWhoseNameHasACommaIsOneInListsOfNames()
    {
        StudyFixture study(2, 0);
        study.project().nameBen(QStringLiteral("Smith, John"));
        const QString path = study.project().path();
        const CommandRun run = runInProcess(
            {QStringLiteral("study"), QStringLiteral("assign"), path, QStringLiteral("--raters"),
                QStringLiteral("Eva,Smith, John,Zoe"), QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        QStringList names;
        for (const StudyRater& rater :
            StudyFixture::take(StudyRaterRepository(study.database()).all(study.study)))
            names.append(rater.name);
        QCOMPARE(names, (QStringList{QStringLiteral("Eva"), QStringLiteral("Smith, John"),
                            QStringLiteral("Zoe")}));
        QCOMPARE(runInProcess({QStringLiteral("assign"), path, QStringLiteral("--sample"),
                                  QStringLiteral("1"), QStringLiteral("--pair"),
                                  QStringLiteral("Ada,Smith, John")})
                     .code,
            0);
    }

    void statusListsParticipantsAndLinksForWhoPaysThem()
    {
        StudyFixture study(2, 0);
        StudyLinkRepository links(study.database());
        const CompletionCodes codes{
            QStringLiteral("DONE1"), QStringLiteral("NO1"), QStringLiteral("OUT1")};
        const QString secret =
            StudyFixture::take(links.newOpenLink(study.study, 5, codes, study.lea()));
        const OpenLink open = *StudyFixture::take(links.openLinkOf(secret));
        const RaterId rater = StudyFixture::take(links.join(open, QStringLiteral("5f3a9c"))).rater;
        StudyFixture::take(links.join(open, QStringLiteral("61bb02")));
        study.answerAll(rater);
        studies::Submission submission;
        submission.events = {StudyFixture::event(studies::RaterEvent::Kind::Submitted, 60'000)};
        StudyFixture::take(study.keep(rater, submission));
        const CommandRun run = runInProcess({QStringLiteral("study"), QStringLiteral("status"),
            study.project().path(), QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        QVERIFY(!run.out.contains(secret));
        const QJsonArray raters = run.json().value(QLatin1String("raters")).toArray();
        QCOMPARE(raters.size(), 2);
        QCOMPARE(raters.at(0)[QLatin1String("participant")].toString(), QStringLiteral("5f3a9c"));
        QCOMPARE(raters.at(0)[QLatin1String("state")].toString(), QStringLiteral("handed_in"));
        QCOMPARE(
            raters.at(0)[QLatin1String("completion_code")].toString(), QStringLiteral("DONE1"));
        QVERIFY(raters.at(1)[QLatin1String("completion_code")].isUndefined());
        const QJsonValue link = run.json().value(QLatin1String("links")).toArray().at(0);
        QCOMPARE(link[QLatin1String("limit")].toInt(), 5);
        QCOMPARE(link[QLatin1String("used")].toInt(), 2);
        QCOMPARE(link[QLatin1String("revoked")].toBool(true), false);
        QCOMPARE(link[QLatin1String("codes")][QLatin1String("done")].toString(),
            QStringLiteral("DONE1"));
    }

    void aDesignSaysScaleEndsCategoriesAndRules()
    {
        const QString design = written(QStringLiteral("d.json"),
            R"({"tandem_design": 1, "kind": "likert", "title": "Quality", "seed": 7,
                "fields": [{"name": "output"}],
                "questions": [{"name": "quality", "text": "How good?", "kind": "scale", "least": 1, "most": 7}],
                "exclusions": {"straight_lining": 0.9, "failed_checks": 1}})");
        QByteArray csv = "rater,item,question,answer,kind\n";
        for (int item = 0; item < 6; ++item) {
            const QByteArray name = "i" + QByteArray::number(item);
            csv += "a," + name + ",quality," + QByteArray::number(1 + item % 5) + ",rated\n";
            csv += "b," + name + ",quality," + QByteArray::number(2 + item % 4) + ",rated\n";
            csv += "lazy," + name + ",quality,3,rated\n";
        }
        csv += "lazy,c1,quality,7,check\nlazy,c2,quality,1,check\n";
        const QStringList asked{QStringLiteral("-"), QStringLiteral("--design"), design,
            QStringLiteral("--resamples"), QStringLiteral("0")};
        const CommandRun run = results(asked + QStringList{QStringLiteral("--json")}, csv);
        QVERIFY2(run.code == 0, qPrintable(run.err));
        const QJsonObject json = run.json();
        QCOMPARE(json[QLatin1String("title")].toString(), QStringLiteral("Quality"));
        QCOMPARE(json[QLatin1String("counts")].toObject().keys(),
            QStringLiteral("1 2 3 4 5 6 7").split(u' '));
        QCOMPARE(json[QLatin1String("raters")].toInt(), 2);
        QCOMPARE(json[QLatin1String("without_exclusions")][QLatin1String("raters")].toInt(), 3);
        QCOMPARE(json[QLatin1String("check_items")].toInt(), 2);
        QCOMPARE(json[QLatin1String("mean")][QLatin1String("interval")].toString(),
            QStringLiteral("student_t_logit"));
        const CommandRun shown = results(asked, csv);
        QVERIFY2(shown.out.contains(QLatin1String("excludes no one: No attention check")),
            qPrintable(shown.out));

        const auto refused = [&](const QByteArray& row) {
            return results(asked, "rater,item,question,answer\n" + row).err;
        };
        QVERIFY2(refused("a,i,quality,8\n").contains(QLatin1String("from 1 to 7")),
            qPrintable(refused("a,i,quality,8\n")));
        QVERIFY2(refused("a,i,fluency,3\n").contains(QLatin1String("no question \"fluency\"")),
            qPrintable(refused("a,i,fluency,3\n")));
        QVERIFY(results(
            {QStringLiteral("-"), QStringLiteral("--design"), QStringLiteral("nothing")}, csv)
                    .err.contains(QLatin1String("there is no file \"nothing\"")));
    }

    void likertAgreesWithTheReference_data()
    {
        if (!QFile::exists(reference::kFile))
            QSKIP("The reference values (reference/agreement.json) are not on this machine.");
        QTest::addColumn<QJsonArray>("raters");
        QTest::addColumn<QJsonObject>("expected");
        const QJsonObject all = reference::document();
        const QJsonObject ratings = reference::ratings(all);
        for (auto it = ratings.begin(); it != ratings.end(); ++it)
            QTest::newRow(qPrintable(it.key()))
                << it.value().toArray() << reference::expected(all, it.key());
    }

    void likertAgreesWithTheReference()
    {
        QFETCH(QJsonArray, raters);
        QFETCH(QJsonObject, expected);
        const CommandRun run = results(
            {QStringLiteral("-"), QStringLiteral("--design"), QStringLiteral("likert"),
                QStringLiteral("--resamples"), QStringLiteral("0"), QStringLiteral("--json")},
            csvOf(raters));
        QCOMPARE(run.code, 0);
        const QJsonObject agreement = run.json().value(QLatin1String("agreement")).toObject();
        const std::pair<const char*, const char*> pairs[] = {
            {"alpha_ordinal", "krippendorff_ordinal"}, {"alpha_nominal", "krippendorff_nominal"},
            {"alpha_interval", "krippendorff_interval"}, {"ac1", "gwet_ac1_irrCAC"},
            {"fleiss", "fleiss_irrCAC"}};
        for (const auto& [ours, theirs] : pairs) {
            const QJsonValue given = expected.value(QLatin1String(theirs));
            const QJsonValue value =
                given.isObject() ? given.toObject().value(QLatin1String("value")) : given;
            const QJsonObject figure = agreement.value(QLatin1String(ours)).toObject();
            if (value.isDouble() && reference::categories(raters) > 1)
                QVERIFY2(
                    near(figure.value(QLatin1String("value")).toDouble(), value.toDouble()), ours);
            else
                QVERIFY2(!figure.value(QLatin1String("undefined")).toString().isEmpty(), ours);
        }
    }

    void intervalsDependOnTheSeedAlone()
    {
        QByteArray csv = "rater,item,answer\n";
        for (int item = 0; item < 200; ++item) {
            for (int rater = 0; rater < 3; ++rater)
                csv += QStringLiteral("r%1,%2,%3\n")
                           .arg(rater)
                           .arg(item)
                           .arg((item + (item * rater) % 3) % 2 + 1)
                           .toUtf8();
        }
        const auto of = [&](const QString& seed) {
            return results(
                {QStringLiteral("-"), QStringLiteral("--design"), QStringLiteral("pairwise"),
                    QStringLiteral("--resamples"), QStringLiteral("100"), QStringLiteral("--seed"),
                    seed, QStringLiteral("--json")},
                csv)
                .json()
                .value(QLatin1String("agreement"))
                .toObject()
                .value(QLatin1String("light"))
                .toObject();
        };
        const QJsonObject one = of(QStringLiteral("5"));
        QCOMPARE(one.value(QLatin1String("interval")), QJsonValue(QStringLiteral("bootstrap")));
        QCOMPARE(of(QStringLiteral("5")), one);
        QVERIFY(of(QStringLiteral("6")) != one);
        const CommandRun beyond =
            results({QStringLiteral("-"), QStringLiteral("--design"), QStringLiteral("pairwise"),
                        QStringLiteral("--seed"), QStringLiteral("4294967296")},
                csv);
        QVERIFY2(beyond.err.contains(QLatin1String(
                     "expects a whole number from 0 to 4294967295, not \"4294967296\"")),
            qPrintable(beyond.err));
    }

    void whatSomebodyShouldKnowOfTheFilesIsSaidToProgramsAndInTheReport()
    {
        const QString answers = written(QStringLiteral("a.csv"),
            "rater,item,answer\nKim,a1,4\nkim,a1,5\nKim,b,3\nkim,b,\nBen,a1,NA\nBen,b,2\n");
        const QString scores =
            written(QStringLiteral("s.csv"), "item,system,M\nA1,owl,1\nb,owl,2\n");
        const QStringList asked{answers, QStringLiteral("--design"), QStringLiteral("likert"),
            QStringLiteral("--scores"), scores, QStringLiteral("--resamples"), QStringLiteral("0")};
        const CommandRun run = results(asked + QStringList{QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json().value(QLatin1String("missing")).toInt(), 2);
        const QJsonArray notes = run.json().value(QLatin1String("notes")).toArray();
        QCOMPARE(notes.size(), 3);
        const QString file = m_folder->filePath(QStringLiteral("rep.md"));
        const CommandRun report =
            runInProcess(QStringList{QStringLiteral("study"), QStringLiteral("report")} + asked +
                         QStringList{QStringLiteral("-o"), file});
        QCOMPARE(report.code, 0);
        QFile kept(file);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(kept.readAll());
        for (const char* part : {"Kim", "A1", "empty (1), NA (1)"}) {
            QVERIFY2(run.err.contains(QLatin1String(part)), qPrintable(run.err));
            QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
        }
    }

    void aDesignIsNeeded()
    {
        const QString path = written(QStringLiteral("a.csv"), "rater,item,answer\nAda,a,1\n");
        const CommandRun run = results({path});
        QCOMPARE(run.code, 2);
        QVERIFY(run.hasOneErrorLine());
    }

    void filesThatAreNotThereAreNamed()
    {
        const CommandRun run = results({m_folder->filePath(QStringLiteral("none.csv")),
            QStringLiteral("--design"), QStringLiteral("yesno")});
        QCOMPARE(run.code, 1);
        QVERIFY(run.hasOneErrorLine());
        QVERIFY(run.err.contains(QLatin1String("none.csv")));
        QVERIFY(run.out.isEmpty());
    }
};

TANDEM_TEST(TestStudyCommand, QCoreApplication)
#include "tst_study.moc"
