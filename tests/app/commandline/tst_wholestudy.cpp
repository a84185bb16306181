#include "commandrun.h"
#include "formfixture.h"
#include "storage/repositories/studyraterrepository.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

/// A whole study without a window: designed, handed out as forms, answered, merged, closed and
/// computed by commands alone.
class TestWholeStudy final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString project() const { return path(QStringLiteral("k.tandem")); }
    QString written(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path(name)
                                                                                    : QString();
    }
    static CommandRun run(const QString& command, const QStringList& arguments)
    {
        return runInProcess(command.split(u' ') + arguments);
    }
    /// The same of a command that has to go well; what it prints as JSON.
    static QJsonObject done(const QString& command, const QStringList& arguments)
    {
        const CommandRun run =
            TestWholeStudy::run(command, arguments + QStringList{QStringLiteral("--json")});
        if (run.code != 0)
            qFatal("%s: %s", qPrintable(command), qPrintable(run.err));
        return run.json();
    }

    void makeStudy() const
    {
        QByteArray items = "item,reference,output_1,output_2,system_1,system_2,score_bleu_1,"
                           "score_bleu_2\n";
        for (int i = 1; i <= 6; ++i)
            items += QStringLiteral("i%1,The strike %1 ended.,Good %1.,Bad %1.,heron,wren,0.%2,0.1"
                                    "\n")
                         .arg(i)
                         .arg(i < 5 ? 9 : 0)
                         .toUtf8();
        done(QStringLiteral("new"), {project()});
        done(QStringLiteral("study new"),
            {project(), QStringLiteral("--name"), QStringLiteral("Outputs"),
                QStringLiteral("--template"), QStringLiteral("pairwise"), QStringLiteral("--seed"),
                QStringLiteral("7")});
        QCOMPARE(done(QStringLiteral("study import"),
                     {project(), written(QStringLiteral("items.csv"), items)})
                     .value(QLatin1String("new"))
                     .toInt(),
            6);
        done(QStringLiteral("study assign"),
            {project(), QStringLiteral("--raters"), QStringLiteral("Ann,Bob,Cem")});
    }

    /// The answers of somebody who always finds what is good the better one.
    QString answersOf(const OpenForm& form) const
    {
        AnswersFile file = FormFixture::blank(form);
        qint64 at = kFormTime;
        for (int i = 0; i < form.task.turns.size(); ++i) {
            QString value;
            for (const studies::Field& field : form.task.turns.at(i).fields) {
                if (field.text.startsWith(QLatin1String("Good")))
                    value = QString::number(field.side);
            }
            file.given.rows.append(
                FormFixture::row(form, i, QStringLiteral("better"), value, at += 20'000));
        }
        FormFixture::tell(file, Kind::Submitted, at + 1000);
        sealAnswers(file, form.key);
        return written(form.task.name + QStringLiteral(".json"), answersFileJson(file));
    }

    /// Forms for all, filled in.
    QStringList answered() const
    {
        const QJsonArray forms = done(QStringLiteral("study form"),
            {project(), QStringLiteral("--all"), path(QStringLiteral("forms"))})
                                     .value(QLatin1String("forms"))
                                     .toArray();
        QStringList files;
        for (const QJsonValue& form : forms)
            files.append(answersOf(FormFixture::open(form[QLatin1String("file")].toString())));
        return files;
    }

    /// By item; a file has its items in the order of its rows.
    static QVariantMap choicesOf(const QJsonObject& results)
    {
        QVariantMap choices;
        for (const QJsonValue& item : results.value(QLatin1String("majority")).toArray())
            choices.insert(
                item[QLatin1String("item")].toString(), item[QLatin1String("choice")].toVariant());
        return choices;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aStudyGoesFromItsDesignToItsResultsByCommandsAlone()
    {
        makeStudy();
        const QStringList files = answered();
        QCOMPARE(files.size(), 3);
        const QJsonObject merged = done(QStringLiteral("merge"), QStringList{project()} + files);
        QCOMPARE(merged.value(QLatin1String("answers")).toArray().size(), 3);
        QVERIFY(merged.value(QLatin1String("packets")).toArray().isEmpty());
        QVERIFY(run(QStringLiteral("study results"), {project()}).code != 0);
        const QJsonObject status = done(QStringLiteral("study status"), {project()});
        QCOMPARE(status.value(QLatin1String("items_complete")).toInt(), 6);
        done(QStringLiteral("study close"), {project()});

        const QString csv = path(QStringLiteral("answers.csv"));
        QCOMPARE(done(QStringLiteral("study answers"), {project(), QStringLiteral("-o"), csv})
                     .value(QLatin1String("answers"))
                     .toInt(),
            18);
        const QByteArray table = FormFixture::bytesOf(csv);
        QVERIFY(!table.contains("Ann"));
        // Whichever way round it was shown: what was answered is of the item's own sides.
        for (const QByteArray& line : table.trimmed().split('\n').mid(1))
            QCOMPARE(line.split(',').at(4), QByteArray("1"));

        const QJsonObject results = done(QStringLiteral("study results"),
            {project(), QStringLiteral("--resamples"), QStringLiteral("0")});
        const QJsonArray majority = results.value(QLatin1String("majority")).toArray();
        QCOMPARE(majority.size(), 6);
        for (const QJsonValue& item : majority)
            QCOMPARE(item[QLatin1String("choice")].toInt(), 1);
        const QJsonObject bleu = results.value(QLatin1String("alignment"))
                                     .toObject()
                                     .value(QLatin1String("bleu"))
                                     .toObject();
        QCOMPARE(bleu.value(QLatin1String("share")).toDouble(), 4.0 / 6);
        QVERIFY(done(QStringLiteral("check"), {project()})
                    .value(QLatin1String("problems"))
                    .toArray()
                    .isEmpty());
    }

    void whoHasTheNameOfAPersonOfTheProjectIsThatPerson()
    {
        makeStudy();
        done(QStringLiteral("people"), {project(), QStringLiteral("add"), QStringLiteral("Ada")});
        const QStringList newcomers{
            project(), QStringLiteral("--raters"), QStringLiteral("Ada,ada lovelace")};
        // The others have begun with all items, so that there would be nothing to rate.
        done(QStringLiteral("merge"), QStringList{project()} + answered());
        QCOMPARE(run(QStringLiteral("study assign"), newcomers).code, 1);
        done(QStringLiteral("study extend"),
            {project(), QStringLiteral("--raters-per-item"), QStringLiteral("5"),
                QStringLiteral("--reason"), QStringLiteral("more opinions")});
        done(QStringLiteral("study assign"), newcomers);
        const auto database =
            ProjectFixture::take(Database::open(project(), Database::Mode::ReadOnly));
        const auto raters = ProjectFixture::take(StudyRaterRepository(*database).all(StudyId{1}));
        const Person ada =
            ProjectFixture::take(PeopleRepository(*database).byName(QStringLiteral("Ada")));
        for (const StudyRater& rater : raters)
            QCOMPARE(rater.person, rater.name == ada.name ? ada.id : PersonId());
        QCOMPARE(raters.size(), 5);
    }

    void whoBecomesAPersonAfterTheyWereNamedARaterIsToldAndTakenForThem()
    {
        makeStudy();
        const auto raterNamed = [this](const QString& name) {
            const auto database =
                ProjectFixture::take(Database::open(project(), Database::Mode::ReadOnly));
            return ProjectFixture::take(StudyRaterRepository(*database).byName(StudyId{1}, name));
        };
        const auto all = [this] {
            const auto database =
                ProjectFixture::take(Database::open(project(), Database::Mode::ReadOnly));
            return ProjectFixture::take(StudyRaterRepository(*database).all(StudyId{1}));
        };
        const StudyRater before = all().constFirst();
        QVERIFY(!before.person.isValid());
        const CommandRun added =
            run(QStringLiteral("people"), {project(), QStringLiteral("add"), before.name});
        QCOMPARE(added.code, 0);
        QVERIFY2(
            added.out.contains(QStringLiteral("study assign --raters")), qPrintable(added.out));
        const qsizetype count = all().size();
        const QJsonObject told = done(
            QStringLiteral("study assign"), {project(), QStringLiteral("--raters"), before.name});
        QCOMPARE(told.value(QLatin1String("added")).toInt(), 0);
        const QString messages =
            told.value(QLatin1String("messages")).toVariant().toStringList().join(u'\n');
        QVERIFY2(
            messages.contains(QLatin1String("now people of the project")), qPrintable(messages));
        const StudyRater after = raterNamed(before.name);
        QVERIFY(after.person.isValid());
        QCOMPARE(after.uuid, before.uuid);
        QCOMPARE(after.turns, before.turns);
        QCOMPARE(all().size(), count);
        QVERIFY(done(QStringLiteral("check"), {project()})
                    .value(QLatin1String("problems"))
                    .toArray()
                    .isEmpty());
    }

    void aWithdrawalNamesBackupsAndWhatOthersHaveOpen()
    {
        makeStudy();
        done(QStringLiteral("merge"), QStringList{project()} + answered());
        const QString backup = project() + QStringLiteral(".v6.backup");
        QVERIFY(QFile::copy(project(), backup));
        const auto messages = [&](const QString& rater) {
            return done(
                QStringLiteral("study withdraw"), {project(), QStringLiteral("--rater"), rater})
                .value(QLatin1String("messages"))
                .toVariant()
                .toStringList();
        };
        const QStringList alone = messages(QStringLiteral("Ann"));
        QCOMPARE(alone.size(), 1);
        QVERIFY2(alone.first().contains(backup), qPrintable(alone.first()));
        QVERIFY(QFile::remove(backup));
        QVERIFY(messages(QStringLiteral("Bob")).isEmpty());
        const auto reading =
            ProjectFixture::take(Database::open(project(), Database::Mode::ReadOnly));
        ProjectFixture::check(reading->run(QStringLiteral("BEGIN")));
        QVERIFY(reading->scalar(QStringLiteral("SELECT count(*) FROM study_answer")));
        const QStringList beside = messages(QStringLiteral("Cem"));
        QCOMPARE(beside.size(), 1);
        QVERIFY2(beside.first().contains(project() + QStringLiteral("-wal")),
            qPrintable(beside.first()));
    }

    void aReportIsWrittenInEveryFormatOfTextAndNamesNobody()
    {
        makeStudy();
        done(QStringLiteral("merge"), QStringList{project()} + answered());
        const QString early = path(QStringLiteral("early.md"));
        QVERIFY(
            run(QStringLiteral("study report"), {project(), QStringLiteral("-o"), early}).code !=
            0);
        QVERIFY(!QFile::exists(early));
        done(QStringLiteral("study close"), {project()});
        const struct
        {
            const char* ending;
            const char* has;
        } formats[] = {{"html", "bleu"}, {"md", "bleu"}, {"tex", "\\begin{tabular}"},
            {"json", "\"alignment\""}};
        for (const auto& format : formats) {
            const QString file = path(QStringLiteral("report.") + QLatin1String(format.ending));
            done(QStringLiteral("study report"),
                {project(), QStringLiteral("-o"), file, QStringLiteral("--resamples"),
                    QStringLiteral("100")});
            const QByteArray bytes = FormFixture::bytesOf(file);
            QVERIFY2(bytes.contains(format.has), format.ending);
            QVERIFY2(!bytes.contains("Ann") && !bytes.contains("Cem"), format.ending);
        }
    }

    void intervalsAreDrawnByTheStudysOwnSeedUnlessAnotherIsAskedFor()
    {
        makeStudy();
        done(QStringLiteral("merge"), QStringList{project()} + answered());
        done(QStringLiteral("study close"), {project()});
        const auto seedOf = [&](const QStringList& more) {
            return done(QStringLiteral("study results"),
                QStringList{project(), QStringLiteral("--resamples"), QStringLiteral("100")} + more)
                .value(QLatin1String("bootstrap"))[QLatin1String("seed")]
                .toString();
        };
        const int own =
            done(QStringLiteral("study design"), {project()}).value(QLatin1String("seed")).toInt();
        QVERIFY(own > 1);
        QCOMPARE(seedOf({}), QString::number(own));
        QCOMPARE(seedOf({QStringLiteral("--seed"), QStringLiteral("1")}), QStringLiteral("1"));
    }

    void whatWasExportedGivesTheSameFiguresWithoutTheProject()
    {
        makeStudy();
        done(QStringLiteral("merge"), QStringList{project()} + answered());
        done(QStringLiteral("study close"), {project()});
        const QString jsonl = path(QStringLiteral("answers.jsonl"));
        done(QStringLiteral("study answers"), {project(), QStringLiteral("-o"), jsonl});
        const QStringList quickly{QStringLiteral("--resamples"), QStringLiteral("0")};
        const QJsonObject inside =
            done(QStringLiteral("study results"), QStringList{project()} + quickly);
        const QJsonObject outside = done(QStringLiteral("study results"),
            QStringList{jsonl, QStringLiteral("--design"), QStringLiteral("pairwise")} + quickly);
        QCOMPARE(choicesOf(outside).size(), 6);
        QCOMPARE(choicesOf(outside), choicesOf(inside));
        const auto agreementOf = [](const QJsonObject& results) {
            return results.value(QLatin1String("agreement"))
                .toObject()
                .value(QLatin1String("percent_agreement"));
        };
        QCOMPARE(agreementOf(outside), agreementOf(inside));
    }

    void aMergeThatIsRefusedSaysWhyAndChangesNothing()
    {
        makeStudy();
        const QStringList files = answered();
        QByteArray altered = FormFixture::bytesOf(files.first());
        altered.replace("\"duration_ms\":1500", "\"duration_ms\":1501");
        const QString forged = written(QStringLiteral("forged.json"), altered);
        const CommandRun run =
            TestWholeStudy::run(QStringLiteral("merge"), {project(), files.last(), forged});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.hasOneErrorLine(), qPrintable(run.err));
        QVERIFY(run.err.contains(QLatin1String("changed after the form saved them")));
        QCOMPARE(
            done(QStringLiteral("study status"), {project()}).value(QLatin1String("done")).toInt(),
            0);
    }

    void aWithdrawalLeavesNothingOfTheRaterInTheProjectsFiles()
    {
        makeStudy();
        done(QStringLiteral("merge"), QStringList{project()} + answered());
        const OpenForm form = FormFixture::open(path(QStringLiteral("forms/Outputs-Ann.html")));
        AnswersFile file = FormFixture::blank(form);
        FormFixture::tell(file, Kind::Withdrawn, kFormTime + 9'000'000);
        sealAnswers(file, form.key);
        const CommandRun run = TestWholeStudy::run(QStringLiteral("merge"),
            {project(), written(QStringLiteral("back.json"), answersFileJson(file))});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(QLatin1String("Copies of the project keep the rater's answers")),
            qPrintable(run.out));
        for (const QString& name : filesIn(m_folder->path())) {
            if (name.startsWith(QLatin1String("k.tandem")))
                QVERIFY2(!FormFixture::bytesOf(path(name)).contains("Ann"), qPrintable(name));
        }
    }
};

TANDEM_TEST(TestWholeStudy, QCoreApplication)
#include "tst_wholestudy.moc"
