#include "commandrun.h"
#include "ratedsummaries.h"
#include "testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace tandem;

namespace {

CommandRun usersumOf(const char* verb, RatedSummaries& made, const QStringList& more = {})
{
    return runInProcess(
        QStringList{QStringLiteral("usersum"), QLatin1String(verb), made.project.path()} + more);
}

QJsonObject entryOf(const QJsonObject& report, const char* section, const char* summarizer)
{
    for (const QJsonValue value : report.value(QLatin1String(section)).toArray()) {
        const QJsonObject entry = value.toObject();
        if (entry.value(QLatin1String("summarizer")).toString() == QLatin1String(summarizer))
            return entry;
    }
    return {};
}

double meanOf(const QJsonObject& entry, const char* metric, const char* key = "mean")
{
    return entry.value(QLatin1String(metric)).toObject().value(QLatin1String(key)).toDouble(-1.0);
}

const QString kJson = QStringLiteral("--json");

} // namespace

/// "tandem usersum score", "report" and "study" of a project.
class TestUsersumReport final : public QObject
{
    Q_OBJECT

private slots:
    void aProjectIsScoredByItsSummarizers()
    {
        RatedSummaries made;
        const CommandRun run = usersumOf(
            "score", made, {QStringLiteral("--summarizers"), QStringLiteral("ours"), kJson});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        const QJsonObject json = run.json();
        QCOMPARE(json.value(QLatin1String("predictor")).toString(), QStringLiteral("oracle"));
        QCOMPARE(json.value(QLatin1String("max_words")).toInt(), 5);
        const QJsonObject ours = entryOf(json, "summarizers", "ours");
        QCOMPARE(meanOf(ours, "qm"), 0.625);
        QCOMPARE(meanOf(ours, "ifm"), 0.75);
        QVERIFY(std::abs(meanOf(ours, "idm") - 0.15625) < 1e-12);
        QCOMPARE(ours.value(QLatin1String("n")).toInt(), 4);
        QCOMPARE(meanOf(entryOf(json, "summarizers", "most popular"), "qm"), 1.0);
        const CommandRun shown =
            usersumOf("score", made, {QStringLiteral("--m"), QStringLiteral("1")});
        QVERIFY2(shown.code == 0, qPrintable(shown.err));
        QVERIFY2(shown.out.contains(QLatin1String("baseline: no summary")), qPrintable(shown.out));
    }

    void theListSaysWhatIsMissing()
    {
        RatedSummaries made;
        UserSummaryRepository repository(made.database());
        made.users.predict(made.summaries.first(), QStringLiteral("other"), 2, QStringLiteral("-"));
        ProjectFixture::take(repository.addValue(
            {made.summaries.first(), QStringLiteral("bleurt"), 0.5, {}, {}, QStringLiteral("f")}));
        const QJsonObject json = usersumOf("list", made, {kJson}).json();
        const auto sectionOf = [&json](const char* key) {
            return json.value(QLatin1String(key)).toArray();
        };
        const QJsonObject ours = entryOf(json, "summarizers", "ours");
        QCOMPARE(ours.value(QLatin1String("summaries")).toInt(), 4);
        QCOMPARE(ours.value(QLatin1String("users")).toInt(), 4);
        QCOMPARE(sectionOf("predictors").size(), 4);
        const QJsonValue other = sectionOf("predictors").last();
        QCOMPARE(other[QLatin1String("predictor")].toString(), QStringLiteral("other"));
        QCOMPARE(other[QLatin1String("summarizer")].toString(), QStringLiteral("ours"));
        QCOMPARE(other[QLatin1String("predictions")].toInt(), 1);
        QCOMPARE(other[QLatin1String("expected")].toInt(), 2 * 4 * 2);
        QCOMPARE(other[QLatin1String("unread")].toInt(), 1);
        const QJsonObject oracle = entryOf(json, "predictors", "ours");
        QCOMPARE(oracle.value(QLatin1String("predictions")).toInt(), 16);
        QCOMPARE(oracle.value(QLatin1String("expected")).toInt(), 16);
        const QJsonValue bleurt = sectionOf("measures").first();
        QCOMPARE(bleurt[QLatin1String("measure")].toString(), QStringLiteral("bleurt"));
        QCOMPARE(bleurt[QLatin1String("values")].toInt(), 1);
        QCOMPARE(bleurt[QLatin1String("summaries")].toInt(), 4);
        const CommandRun shown = usersumOf("list", made);
        for (const char* words : {"4 of 4", "1 of 16", "1 of 4", "bleurt"})
            QVERIFY2(shown.out.contains(QLatin1String(words)), qPrintable(shown.out));
    }

    void ratingsOfAFileAreOfOneSummarizer()
    {
        RatedSummaries made;
        const QString path = made.project.path() + QStringLiteral(".csv");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("user,rating\nU001,good\nU002,bad\nU003,bad\n");
        file.close();
        const QStringList ratings{QStringLiteral("--ratings"), path, kJson};
        QCOMPARE(usersumOf("score", made, ratings).code, 2);
        const CommandRun run = usersumOf("score", made,
            ratings + QStringList{QStringLiteral("--summarizers"), QStringLiteral("ours")});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        const QJsonObject ours = entryOf(run.json(), "summarizers", "ours");
        QVERIFY(std::abs(meanOf(ours, "maa") - 5.0 / 6.0) < 1e-12);
        QVERIFY(std::abs(meanOf(ours, "pearson") - 0.75) < 1e-12);
    }

    void aLeadWhoRatesIsWarnedAboutAndSeesEverything()
    {
        RatedSummaries made;
        const auto messages = [](const CommandRun& run) {
            return run.json()
                .value(QLatin1String("messages"))
                .toVariant()
                .toStringList()
                .join(u' ');
        };
        const auto study = [&](const char* raters, const char* name) {
            return usersumOf("study", made,
                {QStringLiteral("--raters"), QLatin1String(raters), QStringLiteral("--name"),
                    QLatin1String(name), QStringLiteral("--raters-per-item"), QStringLiteral("4"),
                    kJson});
        };
        QVERIFY(!messages(study("Ann,Ben", "Blind")).contains(QLatin1String("not blind")));
        const CommandRun open = study("Ann,Lea", "Open");
        QVERIFY2(messages(open).contains(QLatin1String("Lea leads this project")),
            qPrintable(open.out + open.err));
        const auto assign = [&](const char* name) {
            return runInProcess({QStringLiteral("study"), QStringLiteral("assign"),
                made.project.path(), QStringLiteral("--study"), QStringLiteral("Blind"),
                QStringLiteral("--raters"), QLatin1String(name), kJson});
        };
        const CommandRun assigned = assign("Lea");
        QVERIFY2(messages(assigned).contains(QLatin1String("not blind")),
            qPrintable(assigned.out + assigned.err));
        const CommandRun another = assign("Cem");
        QVERIFY2(another.code == 0, qPrintable(another.err));
        QVERIFY(!messages(another).contains(QLatin1String("not blind")));
        study("Ann", "Third");
        const CommandRun replaced =
            runInProcess({QStringLiteral("study"), QStringLiteral("replace"), made.project.path(),
                QStringLiteral("--study"), QStringLiteral("Third"), QStringLiteral("--rater"),
                QStringLiteral("Ann"), QStringLiteral("--by"), QStringLiteral("Lea"),
                QStringLiteral("--reason"), QStringLiteral("ill"), kJson});
        QVERIFY2(messages(replaced).contains(QLatin1String("Lea leads this project")),
            qPrintable(replaced.out + replaced.err));
        // As of any other study: a lead is warned about, and is not shut out.
        const QStringList person{QStringLiteral("--person"), QStringLiteral("Lea"), kJson};
        QCOMPARE(usersumOf("report", made, person).code, 0);
    }

    void moreRatersOfAnItemThanThereAreIsSaid()
    {
        RatedSummaries made;
        const auto said = [&](const char* raters, const char* name) -> QString {
            const CommandRun study = usersumOf("study", made,
                {QStringLiteral("--summarizers"), QStringLiteral("ours"),
                    QStringLiteral("--raters"), QLatin1String(raters), QStringLiteral("--name"),
                    QLatin1String(name)});
            return study.out + study.err;
        };
        QVERIFY2(said("Ann,Ben", "Two").contains(QLatin1String("needs 3 raters, but there are 2")),
            qPrintable(said("Ann,Ben", "Again")));
        QVERIFY(!said("Ann,Ben,Cem", "Three").contains(QLatin1String("there are 3")));
    }

    void aStudyIsMadeHandedOutClosedAndReported()
    {
        RatedSummaries made;
        const CommandRun study = usersumOf("study", made,
            {QStringLiteral("--summarizers"), QStringLiteral("ours"), QStringLiteral("--raters"),
                QStringLiteral("Ann,Ben"), QStringLiteral("--raters-per-item"), QStringLiteral("2"),
                QStringLiteral("--name"), QStringLiteral("Good?"), kJson});
        QVERIFY2(study.code == 0, qPrintable(study.err));
        QCOMPARE(study.json().value(QLatin1String("items")).toInt(), 4);
        QCOMPARE(study.json().value(QLatin1String("assigned")).toInt(), 2);
        StudyRepository studies(made.database());
        const StudyId id = ProjectFixture::take(studies.byName(QStringLiteral("Good?"))).id;
        // Who has the name of one of the people is that person.
        const StudyRater ben = ProjectFixture::take(
            StudyRaterRepository(made.database()).byName(id, QStringLiteral("Ben")));
        QCOMPARE(ben.person, made.project.ben);
        // A form as of any study, which tells nothing of whose summaries it shows.
        const QString form = made.project.path() + QStringLiteral(".html");
        QCOMPARE(runInProcess({QStringLiteral("study"), QStringLiteral("form"), made.project.path(),
                                  QStringLiteral("--rater"), QStringLiteral("Ann"),
                                  QStringLiteral("-o"), form})
                     .code,
            0);
        QFile page(form);
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray html = page.readAll();
        QVERIFY(html.contains("Reads crime every month"));
        QVERIFY(!html.contains("usersum/"));
        QVERIFY(!html.contains("\"ours\""));

        const QStringList agreement{
            QStringLiteral("--section"), QStringLiteral("agreement"), kJson};
        made.answer(id, QStringLiteral("Ann"), {QStringLiteral("month"), QStringLiteral("Loves")});
        const CommandRun early = usersumOf("report", made,
            agreement + QStringList{QStringLiteral("--study"), QStringLiteral("Good?")});
        QVERIFY(early.code != 0);
        QVERIFY2(early.err.contains(QLatin1String("hidden")), qPrintable(early.err));
        const CommandRun blind =
            usersumOf("report", made, {QStringLiteral("--person"), QStringLiteral("Ben"), kJson});
        QVERIFY(blind.code != 0);
        QVERIFY2(blind.err.contains(QLatin1String("blind")), qPrintable(blind.err));
        const QStringList asBen{QStringLiteral("--person"), QStringLiteral("Ben")};
        QVERIFY(usersumOf("list", made, asBen).err.contains(QLatin1String("blind")));
        const CommandRun exported = usersumOf("export", made,
            asBen + QStringList{QStringLiteral("summaries"), QStringLiteral("-o"),
                        made.project.path() + QStringLiteral(".jsonl")});
        QVERIFY2(exported.err.contains(QLatin1String("blind")), qPrintable(exported.err));
        QVERIFY(!QFile::exists(made.project.path() + QStringLiteral(".jsonl")));

        made.answer(id, QStringLiteral("Ben"), {QStringLiteral("month")});
        ProjectFixture::check(studies.close(id, made.project.lea));
        const CommandRun run = usersumOf("report", made, agreement);
        QVERIFY2(run.code == 0, qPrintable(run.err));
        QCOMPARE(run.json().value(QLatin1String("ratings")).toString(), QStringLiteral("Good?"));
        const QJsonObject ours = entryOf(run.json(), "agreement", "ours");
        QVERIFY(std::abs(meanOf(ours, "maa", "value") - 5.0 / 6.0) < 1e-12);
        QCOMPARE(ours.value(QLatin1String("tp")).toInt(), 2);
        QCOMPARE(ours.value(QLatin1String("fp")).toInt(), 1);
        QCOMPARE(ours.value(QLatin1String("fn")).toInt(), 0);
        QCOMPARE(ours.value(QLatin1String("tn")).toInt(), 3);
    }

    void thePapersTablesComeInEveryForm()
    {
        RatedSummaries made;
        made.ratedStudy();
        const CommandRun console =
            usersumOf("report", made, {QStringLiteral("--compare"), QStringLiteral("ours,theirs")});
        QVERIFY2(console.code == 0, qPrintable(console.err));
        for (const char* told : {"Good summaries", "MAA", "ROUGE-L", "ours against theirs"})
            QVERIFY2(console.out.contains(QLatin1String(told)), told);
        const QJsonObject json = usersumOf(
            "report", made, {QStringLiteral("--compare"), QStringLiteral("ours,theirs"), kJson})
                                     .json();
        for (const char* part : {"summarizers", "baselines", "agreement", "correlations",
                 "sensitivity", "comparison", "m", "log"})
            QVERIFY2(json.contains(QLatin1String(part)), part);
        const CommandRun latex = usersumOf("report", made,
            {QStringLiteral("--section"), QStringLiteral("summarizers,agreement"),
                QStringLiteral("--format"), QStringLiteral("latex")});
        QVERIFY2(latex.code == 0, qPrintable(latex.err));
        for (const char* caption :
            {"\\caption{Summarizers by QM, IFM and IDM", "\\caption{Agreement of human ratings"})
            QVERIFY2(latex.out.contains(QLatin1String(caption)), qPrintable(latex.out));
        QVERIFY2(latex.out.contains(QLatin1String("0.625")), qPrintable(latex.out));
        // The paper's Table 4 fits on a page's width.
        QVERIFY2(!latex.out.contains(QLatin1String("IDM (1/2)")), qPrintable(latex.out));
        const CommandRun csv = usersumOf("report", made,
            {QStringLiteral("--section"), QStringLiteral("baselines"), QStringLiteral("--format"),
                QStringLiteral("csv")});
        QVERIFY2(csv.code == 0, qPrintable(csv.err));
        QVERIFY2(csv.out.startsWith(QLatin1String("log,summarizer,baseline")), qPrintable(csv.out));
        QCOMPARE(
            usersumOf("report", made, {QStringLiteral("--format"), QStringLiteral("csv")}).code, 2);
        // Its intervals are a table of their own in papers alone.
        QVERIFY(latex.out.contains(QLatin1String("95 \\% intervals of QM")) ||
                latex.out.contains(QLatin1String("95\\,\\% intervals of QM")));
        QCOMPARE(usersumOf("report", made,
                     {QStringLiteral("--section"), QStringLiteral("summarizers"),
                         QStringLiteral("--format"), QStringLiteral("csv")})
                     .code,
            0);
    }

    void whatIsMissingIsSaidWithWhatToDo()
    {
        RatedSummaries made;
        const CommandRun unrated =
            usersumOf("report", made, {QStringLiteral("--section"), QStringLiteral("agreement")});
        QVERIFY(unrated.code != 0);
        QVERIFY(unrated.hasOneErrorLine());
        QVERIFY2(unrated.err.contains(QLatin1String("usersum study")), qPrintable(unrated.err));
        QCOMPARE(
            usersumOf("report", made, {QStringLiteral("--section"), QStringLiteral("errors")}).code,
            2);
        QCOMPARE(
            usersumOf("report", made, {QStringLiteral("--compare"), QStringLiteral("ours")}).code,
            2);
        const CommandRun noLimits = usersumOf("report", made,
            {QStringLiteral("--section"), QStringLiteral("sensitivity.word_limit")});
        QVERIFY2(noLimits.err.contains(QLatin1String("--limits A,B")), qPrintable(noLimits.err));
        for (const char* option : {"--limits", "--summarizers"}) {
            const CommandRun twice = usersumOf(
                "report", made, {QLatin1String(option), QStringLiteral("ours,theirs,ours")});
            QCOMPARE(twice.code, 2);
            QVERIFY2(twice.err.contains(QLatin1String("\"ours\" twice")), qPrintable(twice.err));
        }
        QCOMPARE(
            usersumOf("study", made, {QStringLiteral("--summarizers"), QStringLiteral("ours,ours")})
                .code,
            2);
        const CommandRun table =
            runInProcess({QStringLiteral("usersum"), QStringLiteral("score"), QStringLiteral("-"),
                             QStringLiteral("--log"), QStringLiteral("books")},
                "{}");
        QCOMPARE(table.code, 2);
        ProjectFixture empty(0);
        const CommandRun nothing =
            runInProcess({QStringLiteral("usersum"), QStringLiteral("report"), empty.path()});
        QVERIFY(nothing.hasOneErrorLine());
        QVERIFY2(nothing.err.contains(QLatin1String("no user log")), qPrintable(nothing.err));
    }
};

TANDEM_TEST(TestUsersumReport, QCoreApplication)
#include "tst_usersumreport.moc"
