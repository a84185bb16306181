#include "commandrun.h"
#include "testmain.h"

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// Every table that a command writes as LaTeX, of the demo project and of files.
class TestLatexExports final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QCOMPARE(run("new @demo.tandem --demo").code, 0);
        takeFile("agreement", "agreement @demo.tandem --by round -o", "a.tex");
        takeFile("agreement, short", "agreement @demo.tandem --by round -o", "a.short.tex");
        takeFile("statistics", "export @demo.tandem", "stats.tex");
        takeOutput("kgds", "kgds report @demo.tandem --format latex");
        takeOutput("kgds, short", "kgds report @demo.tandem --format latex-short");
        takeOutput("usersum", "usersum report @demo.tandem --format latex");
        takeOutput("usersum, short", "usersum report @demo.tandem --format latex-short");
        takeFile("metrics", "metrics %pairs.jsonl --measures rougeL,jsd -o", "m.tex");
        takeFile("metrics of systems", "metrics %pairs.jsonl --measures rougeL,jsd --systems -o",
            "s.tex");
        takeFile("study", "study report %study_pairs.csv --design pairwise --resamples 50 -o",
            "study.tex");
        takeFile("study of ratings",
            "study report %study_likert.jsonl --design likert --resamples 50 -o", "likert.tex");
        QCOMPARE(run("expert export @demo.tandem -o @r.json").code, 0);
        const CommandRun report = run("expert report @r.json @r.texts.jsonl -o @report");
        add("expert", report, bytesOf("report/summary.tex"));
    }

    void everyExportIsWhole_data() { rows(); }

    void everyExportIsWhole()
    {
        QFETCH(QString, failed);
        QFETCH(QByteArray, latex);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
        const QString text = QString::fromUtf8(latex);
        QVERIFY2(text.contains(QLatin1String("\\begin{tabular}")), qPrintable(text.left(500)));
        for (const char* environment : {"table", "table*", "tabular"}) {
            const auto count = [&](const char* what) {
                return text.count(QStringLiteral("\\%1{%2}")
                                      .arg(QLatin1String(what), QLatin1String(environment)));
            };
            QCOMPARE(count("begin"), count("end"));
        }
        // The packages are said once, before anything that needs them.
        QCOMPARE(text.count(QLatin1String("% needs")), 1);
        QVERIFY(text.indexOf(QLatin1String("% needs")) < text.indexOf(QLatin1String("\\begin")));
    }

    void everyExportCompiles_data() { rows(); }

    void everyExportCompiles()
    {
        QFETCH(QByteArray, latex);
        const QString program = QStandardPaths::findExecutable(QStringLiteral("pdflatex"));
        if (program.isEmpty())
            QSKIP("pdflatex is not installed.");
        for (const QByteArray& options : {QByteArray(), QByteArray("[twocolumn]")}) {
            const QTemporaryDir folder;
            QFile file(folder.filePath(QStringLiteral("t.tex")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            static const QRegularExpression needs(
                QStringLiteral("% needs (\\\\usepackage\\{[^}]*\\})"));
            file.write("\\documentclass" + options + "{article}\n\\usepackage[T1]{fontenc}\n" +
                       needs.match(QString::fromUtf8(latex)).captured(1).toUtf8() +
                       "\n\\begin{document}\n" + latex + "\n\\end{document}\n");
            file.close();
            QProcess compiler;
            compiler.setWorkingDirectory(folder.path());
            compiler.start(program, {QStringLiteral("-interaction=batchmode"),
                                        QStringLiteral("-halt-on-error"), QStringLiteral("t.tex")});
            QVERIFY(compiler.waitForFinished(120'000));
            QFile log(folder.filePath(QStringLiteral("t.log")));
            QVERIFY(log.open(QIODevice::ReadOnly));
            const QString said = QString::fromUtf8(log.readAll());
            if (said.contains(QLatin1String("booktabs.sty' not found")))
                QSKIP("LaTeX's booktabs is not installed.");
            QVERIFY2(compiler.exitCode() == 0, qPrintable(said.right(2000)));
            QVERIFY2(
                !said.contains(QLatin1String("Overfull \\hbox")), qPrintable(said.right(4000)));
        }
    }

private:
    /// Runs a command; @ stands for the folder, % for that of the transcripts' files.
    CommandRun run(const QString& line) const
    {
        QStringList words = line.split(u' ');
        for (QString& word : words) {
            if (word.startsWith(u'@'))
                word = m_folder.filePath(word.sliced(1));
            else if (word.startsWith(u'%'))
                word = QStringLiteral(TANDEM_TEST_DATA "/outputs/files/") + word.sliced(1);
        }
        return runInProcess(words);
    }
    CommandRun run(const char* line) const { return run(QString::fromLatin1(line)); }

    QByteArray bytesOf(const char* name) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void add(const char* name, const CommandRun& done, const QByteArray& latex)
    {
        m_failed.insert(QLatin1String(name), done.code == 0 ? QString() : done.err);
        m_tables.insert(QLatin1String(name), latex);
    }
    void takeOutput(const char* name, const char* line)
    {
        const CommandRun done = run(line);
        add(name, done, done.out.toUtf8());
    }
    void takeFile(const char* name, const char* line, const char* file)
    {
        const CommandRun done =
            run(QStringLiteral("%1 @%2").arg(QString::fromLatin1(line), QString::fromLatin1(file)));
        add(name, done, bytesOf(file));
    }

    void rows() const
    {
        QTest::addColumn<QString>("failed");
        QTest::addColumn<QByteArray>("latex");
        for (auto table = m_tables.cbegin(); table != m_tables.cend(); ++table)
            QTest::newRow(qPrintable(table.key())) << m_failed.value(table.key()) << *table;
    }

    const QTemporaryDir m_folder;
    QMap<QString, QByteArray> m_tables;
    QMap<QString, QString> m_failed;
};

TANDEM_TEST(TestLatexExports, QCoreApplication)
#include "tst_latexexports.moc"
