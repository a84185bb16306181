#include "models/kgds/chunks.h"

#include "models/kgds/systemoutput.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

QList<ParagraphRecord> articleOf(const QStringList& texts)
{
    QList<ParagraphRecord> article;
    for (const QString& text : texts)
        article.append({int(article.size() + 1), text, ParagraphLabel::Nonsupporting, {}, {}});
    return article;
}

/// So many paragraphs that are no headings.
QList<ParagraphRecord> plainArticle(int paragraphs)
{
    QStringList texts;
    for (int i = 1; i <= paragraphs; ++i)
        texts.append(QStringLiteral("This is what paragraph %1 says.").arg(i));
    return articleOf(texts);
}

/// "1 | 2 3": the paragraphs of each chunk.
QString coverage(const QList<Chunk>& chunks)
{
    QStringList parts;
    for (const Chunk& chunk : chunks) {
        QStringList indices;
        for (const int index : chunk.paragraphs)
            indices.append(QString::number(index));
        parts.append(indices.join(u' '));
    }
    return parts.join(QStringLiteral(" | "));
}

} // namespace

class TestChunks final : public QObject
{
    Q_OBJECT

private slots:
    void keysAreReadBack();
    void paragraphsKeepTheirNumbers();
    void sentencesKnowTheirParagraph();
    void semicolonsAreNoEndsOfSentences();
    void headingsOpenSections();
    void withoutHeadingsSectionsAreRunsOfFour();
    void windowsOverlap();
    void aShortArticleIsOneWindow();
    void anEmptyArticleHasNoChunks();
    void chosenChunksBecomeTheirParagraphs();
    void whatIsNoChunkStaysAndIsNeverAParagraph();
    void aLongParagraphIsCutInTime();
};

void TestChunks::keysAreReadBack()
{
    for (const ChunkKind kind : kChunkKinds) {
        QCOMPARE(chunkKindFromKey(chunkKindKey(kind)), kind);
        QVERIFY(!chunkKindName(kind).isEmpty());
    }
    QVERIFY(!chunkKindFromKey(QStringLiteral("chapter")));
    QVERIFY(!chunkKindFromKey(QString()));
}

void TestChunks::paragraphsKeepTheirNumbers()
{
    QList<ParagraphRecord> article = plainArticle(2);
    article[0].index = 7;
    const QList<Chunk> chunks = chunksOf(article, ChunkKind::Paragraph);
    QCOMPARE(chunks.size(), 2);
    QCOMPARE(chunks.at(0), (Chunk{7, article.at(0).text, {7}}));
    QCOMPARE(chunks.at(1), (Chunk{2, article.at(1).text, {2}}));
}

void TestChunks::sentencesKnowTheirParagraph()
{
    const QList<Chunk> chunks =
        chunksOf(articleOf({QStringLiteral("Sgt. Skuta found the bag. It was an old red one. "),
                     QStringLiteral("“I was glad. I was,” he said to us.")}),
            ChunkKind::Sentence);
    QCOMPARE(coverage(chunks), QStringLiteral("1 | 1 | 2"));
    QCOMPARE(chunks.at(1), (Chunk{2, QStringLiteral("It was an old red one."), {1}}));
    QCOMPARE(chunks.at(2).number, 3);
}

void TestChunks::semicolonsAreNoEndsOfSentences()
{
    const QString text = QStringLiteral("He took the bag; she took the money with her.");
    QCOMPARE(chunksOf(articleOf({text}), ChunkKind::Sentence).size(), 1);
}

void TestChunks::headingsOpenSections()
{
    const QList<ParagraphRecord> article = articleOf({QStringLiteral("It began on a Monday."),
        QStringLiteral("What went wrong"), QStringLiteral("The second deck"),
        QStringLiteral("Nobody had looked at the plan."), QStringLiteral("Nobody had a plan."),
        QStringLiteral("What comes next:"), QStringLiteral("They want to build it anew.")});
    const QList<Chunk> chunks = chunksOf(article, ChunkKind::Section);
    QCOMPARE(coverage(chunks), QStringLiteral("1 | 2 3 4 5 | 6 7"));
    QCOMPARE(chunks.at(2).text, QStringLiteral("What comes next:\nThey want to build it anew."));
}

void TestChunks::withoutHeadingsSectionsAreRunsOfFour()
{
    QCOMPARE(coverage(chunksOf(plainArticle(9), ChunkKind::Section)),
        QStringLiteral("1 2 3 4 | 5 6 7 8 | 9"));
    // A title alone makes no sections.
    QList<ParagraphRecord> titled = plainArticle(5);
    titled[0].text = QStringLiteral("The bridge");
    QCOMPARE(coverage(chunksOf(titled, ChunkKind::Section)), QStringLiteral("1 2 3 4 | 5"));
}

void TestChunks::windowsOverlap()
{
    const QList<Chunk> chunks = chunksOf(plainArticle(5), ChunkKind::Window);
    QCOMPARE(coverage(chunks), QStringLiteral("1 2 3 | 2 3 4 | 3 4 5"));
    QCOMPARE(chunks.last().number, 3);
}

void TestChunks::aShortArticleIsOneWindow()
{
    QCOMPARE(coverage(chunksOf(plainArticle(2), ChunkKind::Window)), QStringLiteral("1 2"));
    QCOMPARE(coverage(chunksOf(plainArticle(3), ChunkKind::Window)), QStringLiteral("1 2 3"));
}

void TestChunks::anEmptyArticleHasNoChunks()
{
    for (const ChunkKind kind : kChunkKinds)
        QVERIFY(chunksOf({}, kind).isEmpty());
}

void TestChunks::chosenChunksBecomeTheirParagraphs()
{
    const QList<ParagraphRecord> article = plainArticle(5);
    const auto named = [&](ChunkKind kind, const QList<int>& numbers) {
        QStringList chosen;
        for (const int number : numbers)
            chosen.append(chunkName(kind, number));
        return chosenParagraphs(chunksOf(article, kind), kind, chosen);
    };
    QCOMPARE(named(ChunkKind::Window, {3, 1, 3}),
        (QStringList{paragraphName(3), paragraphName(4), paragraphName(5), paragraphName(1),
            paragraphName(2)}));
    // Paragraphs stay as the system named them, repeated ones too.
    QCOMPARE(named(ChunkKind::Paragraph, {2, 2, 9}),
        (QStringList{paragraphName(2), paragraphName(2), paragraphName(9)}));
}

void TestChunks::whatIsNoChunkStaysAndIsNeverAParagraph()
{
    const QList<ParagraphRecord> article = plainArticle(5);
    const QStringList chosen{chunkName(ChunkKind::Window, 4), QStringLiteral("all")};
    const QStringList names =
        chosenParagraphs(chunksOf(article, ChunkKind::Window), ChunkKind::Window, chosen);
    // There is a paragraph 4, but no window 4.
    QCOMPARE(names, (QStringList{QStringLiteral("<Window_4>"), QStringLiteral("all")}));
    QVERIFY(!paragraphIndex(names.first()));
}

void TestChunks::aLongParagraphIsCutInTime()
{
    const QString sentence = QStringLiteral("“Oh,” she said to us. ");
    const QList<Chunk> chunks = chunksOf(
        articleOf({sentence.repeated(200'000 / int(sentence.size()))}), ChunkKind::Sentence);
    QVERIFY(chunks.size() > 8'000);
    const QString open(200'000, QChar(0x201c)); // quotations without an end
    QCOMPARE(chunksOf(articleOf({open}), ChunkKind::Sentence).size(), 1);
}

TANDEM_TEST(TestChunks, QCoreApplication)
#include "tst_chunks.moc"
