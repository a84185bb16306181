#include "commandrun.h"
#include "storage/database/schema.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrepository.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

constexpr int kParagraphs = 12; ///< of sample 1
const QByteArray kNote = QByteArrayLiteral("xylophone-quagmire");

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A folder with a project in which Ada has submitted sample 1, answering `answer` throughout.
class HalfDone final
{
public:
    HalfDone(const QString& base, const QString& answer)
    {
        QFile::copy(base, project());
        QFile labels(m_folder.filePath(QStringLiteral("labels.csv")));
        if (!labels.open(QIODevice::WriteOnly))
            return;
        labels.write("sample,paragraph,answer,note,seconds\n");
        for (int i = 1; i <= kParagraphs; ++i)
            labels.write(QByteArray("1,") + QByteArray::number(i) + ',' + answer.toLatin1() + ',' +
                         kNote + ",5\n");
        labels.close();
        m_labelled = run(QStringLiteral("label @k.tandem --person Ada --file @labels.csv"));
        m_submitted = run(QStringLiteral("submit @k.tandem --person Ada --sample 1"));
        labels.remove();
    }

    CommandRun run(QString line) const
    {
        line.replace(u'@', m_folder.path() + u'/');
        CommandRun ended = runInProcess(line.split(u' ', Qt::SkipEmptyParts));
        ended.out.replace(m_folder.path(), QStringLiteral("FOLDER"));
        ended.err.replace(m_folder.path(), QStringLiteral("FOLDER"));
        return ended;
    }
    QString project() const { return m_folder.filePath(QStringLiteral("k.tandem")); }
    QByteArray exported(const QString& name) const { return contents(m_folder.filePath(name)); }
    const CommandRun& labelled() const { return m_labelled; }
    const CommandRun& submitted() const { return m_submitted; }

private:
    QTemporaryDir m_folder;
    CommandRun m_labelled;
    CommandRun m_submitted;
};

const QStringList kExports{QStringLiteral("KGDS.json"), QStringLiteral("answers.csv"),
    QStringLiteral("answers.jsonl"), QStringLiteral("stats.csv"), QStringLiteral("stats.md"),
    QStringLiteral("stats.tex")};

QStringList everyCommand()
{
    QStringList commands;
    for (const QString& command :
        {QStringLiteral("stats @k.tandem"), QStringLiteral("rounds @k.tandem"),
            QStringLiteral("people @k.tandem"), QStringLiteral("assign @k.tandem list"),
            QStringLiteral("compare @k.tandem"), QStringLiteral("compare @k.tandem --sample 1"),
            QStringLiteral("compare @k.tandem --sample 1 --settle"),
            QStringLiteral("compare @k.tandem --sample 1 --reopen --reason r --person Lea"),
            QStringLiteral("agreement @k.tandem"),
            QStringLiteral("agreement @k.tandem --by person"),
            QStringLiteral("agreement @k.tandem --by round --output @agreement.csv"),
            QStringLiteral("search @k.tandem xylophone"),
            QStringLiteral("search @k.tandem quagmire"), QStringLiteral("check @k.tandem"),
            QStringLiteral("submit @k.tandem --person Ben --sample 1"),
            QStringLiteral("submit @k.tandem --person Ben --all"),
            QStringLiteral("label @k.tandem --person Ben --sample 1 --paragraph 1 --answer no"),
            QStringLiteral("label @k.tandem --person Lea --sample 1 --paragraph 1 --answer no")})
        commands << command << command + QStringLiteral(" --json");
    for (const QString& file : kExports)
        commands << QStringLiteral("export @k.tandem @%1").arg(file);
    return commands;
}

/// Copies the worked example to `to`, where Ada says `stance` of every decision of an evaluation
/// that nobody else looks at.
void reviewed(const QString& base, const QString& to, expert::Stance stance)
{
    QFile::copy(base, to);
    const auto database = openProjectFile(to, Database::Mode::ReadWrite);
    const auto ada = PeopleRepository(**database).byName(QStringLiteral("Ada"));
    EvaluationRepository evaluations(**database);
    const EvaluationId last = evaluations.list(evaluations.sets()->first())->last().id;
    const expert::Explanation explanation = evaluations.byId(last)->explanation;
    ReviewRepository reviews(**database);
    for (const auto& decision : expert::reviewableDecisions(explanation, {}))
        QVERIFY(
            reviews.give(last, ada->id, decision, {stance, {}, QString::fromLatin1(kNote)}, 5000));
    QVERIFY(reviews.finish(last, ada->id));
}

QStringList everyCommandAboutReviews()
{
    QStringList commands{QStringLiteral("check @"), QStringLiteral("people @"),
        QStringLiteral("search @ xylophone"), QStringLiteral("expert list @"),
        QStringLiteral("expert list @ --json"), QStringLiteral("expert export @ -o @.json"),
        QStringLiteral("expert compare @ profile plain"),
        QStringLiteral("expert report @.json @.texts.jsonl -o @.report")};
    for (const QString& person :
        {QString(), QStringLiteral(" --person Ben"), QStringLiteral(" --person Lea")}) {
        commands << QStringLiteral("expert reviews @") + person
                 << QStringLiteral("expert reviews @ --json") + person;
    }
    return commands;
}

} // namespace

/// While a round is open nothing that the command line prints or writes depends on what was
/// answered.
class TestBlindness final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_base;

private slots:
    void initTestCase()
    {
        m_base = m_folder.filePath(QStringLiteral("base.tandem"));
        QCOMPARE(
            runInProcess({QStringLiteral("new"), m_base, QStringLiteral("--demo-texts")}).code, 0);
        for (const QString& name : {QStringLiteral("Ada"), QStringLiteral("Ben")})
            QCOMPARE(runInProcess({QStringLiteral("people"), m_base, QStringLiteral("add"), name,
                                      QStringLiteral("--role"), QStringLiteral("annotator")})
                         .code,
                0);
        QCOMPARE(runInProcess(
                     {QStringLiteral("people"), m_base, QStringLiteral("add"),
                         QStringLiteral("Lea"), QStringLiteral("--role"), QStringLiteral("lead")})
                     .code,
            0);
        QCOMPARE(runInProcess({QStringLiteral("assign"), m_base, QStringLiteral("--pair"),
                                  QStringLiteral("Ada,Ben")})
                     .code,
            0);
    }

    void noOutputDependsOnTheAnswersOfAnOpenRound()
    {
        const HalfDone yes(m_base, QStringLiteral("yes"));
        const HalfDone no(m_base, QStringLiteral("no"));
        QCOMPARE(yes.submitted().code, 0);
        QCOMPARE(no.submitted().code, 0);
        QCOMPARE(yes.labelled().all(), no.labelled().all());
        QCOMPARE(yes.submitted().all(), no.submitted().all());
        QVERIFY(!yes.labelled().all().contains(kNote));
        for (const QString& command : everyCommand()) {
            const CommandRun one = yes.run(command);
            const CommandRun other = no.run(command);
            QVERIFY2(!one.all().contains(kNote), qPrintable(command));
            QCOMPARE(one.all(), other.all());
            QCOMPARE(one.code, other.code);
        }
        for (const QString& file : kExports + QStringList{QStringLiteral("agreement.csv")}) {
            QVERIFY2(!yes.exported(file).contains(kNote), qPrintable(file));
            QCOMPARE(yes.exported(file), no.exported(file));
        }
    }

    void noOutputDependsOnTheReviewsOfAnEvaluationThatTheViewerIsNotDoneWith()
    {
        const QString base = m_folder.filePath(QStringLiteral("reviews.tandem"));
        QCOMPARE(runInProcess({QStringLiteral("new"), base, QStringLiteral("--demo")}).code, 0);
        const QString project = m_folder.filePath(QStringLiteral("r.tandem"));
        QStringList outputs;
        for (const auto stance : {expert::Stance::Agree, expert::Stance::Unsure}) {
            QFile::remove(project);
            QDir(project + QStringLiteral(".report")).removeRecursively();
            reviewed(base, project, stance);
            QStringList said;
            for (QString command : everyCommandAboutReviews()) {
                command.replace(u'@', project);
                const CommandRun run = runInProcess(command.split(u' '));
                QVERIFY2(run.code != 2, qPrintable(command + run.err));
                QVERIFY2(!run.all().contains(kNote), qPrintable(command));
                said += command + QString::number(run.code) + QString::fromUtf8(run.all());
            }
            for (const char* suffix : {".json", ".texts.jsonl", ".report/index.html"})
                said += QString::fromUtf8(contents(project + QLatin1String(suffix)));
            if (outputs.isEmpty())
                outputs = said;
            else
                QCOMPARE(said, outputs);
        }
        const CommandRun own = runInProcess({QStringLiteral("expert"), QStringLiteral("reviews"),
            project, QStringLiteral("--person"), QStringLiteral("Ada"), QStringLiteral("--json")});
        QCOMPARE(own.json().value(QLatin1String("evaluations")).toInt(), 3);
    }

    void comparingAnOpenRoundIsRefusedAndItsAnswersAreNotExported()
    {
        const HalfDone half(m_base, QStringLiteral("yes"));
        const CommandRun refused = half.run(QStringLiteral("compare @k.tandem --sample 1 --json"));
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.out.isEmpty());
        const CommandRun exported =
            half.run(QStringLiteral("export @k.tandem @answers.csv --json"));
        QCOMPARE(exported.code, 0);
        QCOMPARE(exported.json().value(QLatin1String("answers")).toInt(-1), 0);
    }

    void closingTheRoundRevealsBothSides()
    {
        const HalfDone half(m_base, QStringLiteral("yes"));
        QByteArray lines;
        for (int i = 1; i <= kParagraphs; ++i)
            lines += "1 " + QByteArray::number(i) + " no\n";
        QCOMPARE(
            runInProcess({QStringLiteral("label"), half.project(), QStringLiteral("--person"),
                             QStringLiteral("Ben"), QStringLiteral("--file"), QStringLiteral("-")},
                lines)
                .code,
            0);
        QCOMPARE(half.run(QStringLiteral("submit @k.tandem --person Ben --sample 1")).code, 0);
        const CommandRun compared = half.run(QStringLiteral("compare @k.tandem --sample 1"));
        QCOMPARE(compared.code, 0);
        QVERIFY(compared.all().contains(kNote));
    }
};

TANDEM_TEST(TestBlindness, QCoreApplication)
#include "tst_blindness.moc"
