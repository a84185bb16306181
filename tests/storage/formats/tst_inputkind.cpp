#include "storage/formats/inputkind.h"

#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

class TestInputKind final : public QObject
{
    Q_OBJECT

private slots:
    void theFirstBytesDecide_data();
    void theFirstBytesDecide();
    void whatIsNotKnownIsRefused_data();
    void whatIsNotKnownIsRefused();
    void foldersAndMissingFilesAreTold();
    void filesOfAnEvaluationAreToldApart();

private:
    QString fileWith(const QString& name, const QByteArray& bytes);

    QTemporaryDir m_dir;
};

QString TestInputKind::fileWith(const QString& name, const QByteArray& bytes)
{
    QFile file(m_dir.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    return file.fileName();
}

void TestInputKind::theFirstBytesDecide_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<InputKind>("kind");
    const auto row = [](const char* name, const char* file, const QByteArray& bytes,
                         InputKind kind) {
        QTest::newRow(name) << QString::fromLatin1(file) << bytes << kind;
    };
    const QByteArray text = "{\"title\": \"a\", \"text\": \"b\"}";
    row("benchmark", "a.json", "[{\"SBK\": []}]", InputKind::Kgds);
    row("benchmark with mark and blanks", "a.json",
        "\xEF\xBB\xBF \r\n[ {\"id\": {\"text\": 1}, \"KGD\": []}", InputKind::Kgds);
    row("benchmark of another name", "a.bin", "[{\"SBK\": []}]", InputKind::Kgds);
    row("benchmark named as text", "a.txt", "[{\"SBK\": []}]", InputKind::Kgds);
    row("benchmark longer than the head", "a.json",
        "[{\"SBK\": [{\"paragraph_text\": \"" + QByteArray(3 << 20, 'x') + "\"}]}]",
        InputKind::Kgds);
    row("benchmark cut off", "a.json", "[{\"SBK\": [", InputKind::Kgds);
    row("benchmark as an object", "a.json", "{\"SBK\": []}", InputKind::Kgds);
    row("empty list", "a.json", "[]", InputKind::Kgds);
    row("broken list", "a.json", "[{\"id\": oops", InputKind::Kgds);
    row("articles", "a.json", "[" + text + "]", InputKind::ArticleJson);
    row("one article", "a.json", text, InputKind::ArticleJson);
    row("one article over lines", "a.json", "{\n\"paragraphs\": [\"a\"]\n}\n",
        InputKind::ArticleJson);
    row("broken object", "a.json", "{'text': 1}", InputKind::ArticleJson);
    row("lines", "a.jsonl", text + "\n" + text, InputKind::ArticleJsonl);
    row("one line", "a.jsonl", text, InputKind::ArticleJsonl);
    row("broken line", "a.jsonl", "{'text': 1}", InputKind::ArticleJsonl);
    row("lines of another name", "a.json", text + "\n" + text + "\n", InputKind::ArticleJsonl);
    row("lines named ndjson", "a.ndjson", text, InputKind::ArticleJsonl);
    row("long line", "a.jsonl", "{\"text\": \"" + QByteArray(3 << 20, 'x') + "\"}\n",
        InputKind::ArticleJsonl);
    row("cases", "a.jsonl", "{\"input\": \"a\", \"reference\": \"b\", \"output\": \"c\"}",
        InputKind::Cases);
    row("pairs", "a.json", "[{\"id\": 1, \"reference\": \"b\", \"candidate\": \"c\"}]",
        InputKind::Cases);
    row("pairs in a table", "a.csv", "id,Reference,candidate\n1,a,b\n", InputKind::Cases);
    row("texts of LongLaMP", "a.json", "[{\"id\": 1, \"input\": \"b\", \"output\": \"c\"}]",
        InputKind::Cases);
    row("cases with an answer", "a.csv", "id,input,answer,output\n1,a,b,c\n", InputKind::Cases);
    row("an article with a table", "a.md",
        "# Trade\n\nIt grew.\n\n| Year | Tons |\n| --- | --- |\n\nMuch.\n\nThen it fell.\n",
        InputKind::TextArticle);
    row("result of expert_score", "a.json", "{\"average_scores\": {\"content_only_f1\": 1}}",
        InputKind::ExpertResult);
    row("article with an output", "a.json", "{\"text\": \"a\", \"output\": \"b\"}",
        InputKind::ArticleJson);
    row("text", "a.txt", "Once upon a time", InputKind::TextArticle);
    row("Markdown", "a.MD", "# Title", InputKind::TextArticle);
    row("text that begins with a bracket", "a.txt", "[London] It rained.", InputKind::TextArticle);
    row("text with a list", "a.md", "[]", InputKind::TextArticle);
    row("text in UTF-16", "a.txt",
        QByteArray("\xFF\xFE"
                   "a\0",
            4),
        InputKind::TextArticle);
    row("no suffix", "README", "Once", InputKind::TextArticle);
    row("project", "a.tandem", QByteArray("SQLite format 3\0....", 20), InputKind::TandemProject);
    row("project of another name", "a.txt", QByteArray("SQLite format 3\0....", 20),
        InputKind::TandemProject);
}

void TestInputKind::theFirstBytesDecide()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(InputKind, kind);
    const auto found = inputKindOf(fileWith(name, bytes));
    QVERIFY2(found, found ? "" : qPrintable(found.error().sentence()));
    QCOMPARE(*found, kind);
}

void TestInputKind::whatIsNotKnownIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* file, const QByteArray& bytes,
                         const char* what) {
        QTest::newRow(name) << QString::fromLatin1(file) << bytes << QString::fromLatin1(what);
    };
    row("empty", "a.json", "", "empty");
    row("blank lines", "a.jsonl", "\n \r\n\n", "empty");
    row("empty text", "a.txt", "", "empty");
    row("empty project", "a.tandem", "", "empty");
    row("UTF-16 JSON", "a.json", QByteArray("\xFF\xFE[\0]\0", 6), "UTF-16");
    row("JSON without known keys", "a.json", "[{\"id\": 1}]", "neither");
    row("JSONL without known keys", "a.jsonl", "{\"id\": 1}", "neither");
    row("no JSON inside", "a.json", "hello", "neither");
    row("answers of annotators", "a.csv", "step,person,sample,item,answer\nparagraphs,A,1,1,yes\n",
        "annotators' answers");
    row("the same as JSONL", "a.jsonl",
        "{\"person\": \"A\", \"sample\": 1, \"item\": 1, \"answer\": \"yes\"}",
        "annotators' answers");
    row("answers of a study", "a.csv", "rater,item,answer\nA,1,2\n", "study answers");
    row("what a form saved", "a.json", "{\"tandem_answers\": 1, \"form\": \"f\"}",
        "saved by a form");
    row("outputs of systems", "a.jsonl",
        "{\"sample\": 1, \"model\": \"m\", \"pattern\": \"p\", \"paradigm\": \"q\", "
        "\"paragraphs\": [1]}",
        "outputs");
    row("a design", "a.json", "{\"balances_sides\": true, \"questions\": []}", "design");
    row("a codebook", "a.json", "{\"columns\": {}, \"tandem_codebook\": 1}", "codebook");
    row("what a command printed", "a.json", "{\"funnel\": {}, \"pooled\": {}}", "tandem compare");
    row("a report", "a.md", "# Results\n\n| What | How |\n| --- | --- |\n| a | b |\n| c | d |\n",
        "table rows");
    row("another table", "a.csv", "item,reason\n1,a\n", "Unknown file type");
    row("PDF", "a.pdf", "%PDF-1.7", "PDF");
    row("archive", "a.docx", "PK\x03\x04", "ZIP archive");
    row("no project", "a.tandem", "hello", "Unknown file type");
}

void TestInputKind::whatIsNotKnownIsRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, what);
    const QString path = fileWith(name, bytes);
    const auto found = inputKindOf(path);
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::InvalidInput);
    QCOMPARE(found.error().where, path);
    QVERIFY2(found.error().what.contains(what), qPrintable(found.error().sentence()));
    QVERIFY(!found.error().remedy.isEmpty());
}

void TestInputKind::filesOfAnEvaluationAreToldApart()
{
    const QString result = fileWith(QStringLiteral("r.json"), "{\"per_query_scores\": []}");
    const QString texts = fileWith(QStringLiteral("t.jsonl"), "{\"output\": \"a\"}\n");
    const QString article = fileWith(QStringLiteral("a.txt"), "Once");
    const EvaluationFiles files = evaluationFiles({texts, article, result, result});
    QCOMPARE(files.result, result);
    QCOMPARE(files.cases, (QStringList{texts, result}));
    QCOMPARE(files.other, QStringList{article});
}

void TestInputKind::foldersAndMissingFilesAreTold()
{
    QCOMPARE(*inputKindOf(m_dir.path()), InputKind::Folder);
    QCOMPARE(inputKindOf(m_dir.filePath(QStringLiteral("none"))).error().code, ErrorCode::NotFound);
}

TANDEM_TEST(TestInputKind, QCoreApplication)
#include "tst_inputkind.moc"
