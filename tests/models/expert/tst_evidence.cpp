#include "models/expert/evidence.h"

#include "testmain.h"

#include <QTest>
#include <QTextBoundaryFinder>

#include <random>

using namespace tandem;
using namespace tandem::expert;

namespace {

const QString kAbstract = QStringLiteral(
    "Testing graphical user interfaces is slow and costly. Our tool, called Robin, explores an app"
    " the way a curious person would – it “taps”, scrolls and waits. We ran it on 23 open-source"
    " apps for six hours each. It found 41 crashes, nine of which nobody had reported before. Two"
    " developers answered within a day. Tests that it writes can be replayed later.");

EvidencePlace placeOf(const QString& text, const QString& evidence)
{
    return locateEvidence(text, {{QStringLiteral("A"), QString(), {evidence}}}).first();
}

QString found(const QString& text, const EvidencePlace& place)
{
    return text.mid(place.span.start, place.span.length);
}

bool splitsGrapheme(const QString& text, qsizetype at)
{
    if (text.isEmpty())
        return false;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.setPosition(at);
    return !finder.isAtBoundary();
}

void checkPlace(const QString& text, const EvidencePlace& place)
{
    QVERIFY(place.span.start >= 0 && place.span.length >= 0);
    QVERIFY(place.span.start + place.span.length <= text.size());
    QCOMPARE(place.span.length == 0, place.fit == EvidenceFit::Absent);
    QVERIFY(!splitsGrapheme(text, place.span.start));
    QVERIFY(!splitsGrapheme(text, place.span.start + place.span.length));
}

} // namespace

/// Where a model's evidence stands in the text.
class TestEvidence final : public QObject
{
    Q_OBJECT

private slots:
    void evidenceIsFound_data();
    void evidenceIsFound();
    void everyPieceHasAPlace();
    void repeatedSentencesAreTakenOneAfterTheOther();
    void longTextsAreSearched();
    void placesLieInTheTextAndSplitNothing();
    void copiedSentencesAreFoundWhereTheyStand();
    void hostileTextsEnd_data();
    void hostileTextsEnd();
};

void TestEvidence::evidenceIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("evidence");
    QTest::addColumn<EvidenceFit>("fit");
    QTest::addColumn<QString>("stretch");
    const auto row = [](const char* name, const QString& text, const char* evidence,
                         EvidenceFit fit, const char* stretch) {
        QTest::newRow(name) << text << QString::fromUtf8(evidence) << fit
                            << QString::fromUtf8(stretch);
    };
    const auto exact = EvidenceFit::Exact;
    const auto normalised = EvidenceFit::Normalised;
    const auto fuzzy = EvidenceFit::Fuzzy;
    const auto absent = EvidenceFit::Absent;
    row("verbatim", kAbstract, "Two developers answered within a day.", exact,
        "Two developers answered within a day.");
    row("blanks around it", kAbstract, "\n Two developers answered ", exact,
        "Two developers answered");
    row("case and blanks", kAbstract, "two  developers\nanswered WITHIN a day.", normalised,
        "Two developers answered within a day.");
    row("quotes and dashes", kAbstract, "the way a curious person would -- it \"taps\", scrolls",
        normalised, "the way a curious person would – it “taps”, scrolls");
    row("quotes around it", kAbstract, "“Two developers answered within a day.”", normalised,
        "Two developers answered within a day.");
    row("other words in it", kAbstract,
        "It found 41 new crashes, nine of which no one had reported.", fuzzy,
        "It found 41 crashes, nine of which nobody had reported");
    row("a stop too many", kAbstract, "We ran it on 23 open-source apps.", fuzzy,
        "We ran it on 23 open-source apps");
    row("an ellipsis in it", kAbstract, "We ran it on 23 open-source apps … for six hours each.",
        fuzzy, "We ran it on 23 open-source apps for six hours each.");
    row("a hole", kAbstract, "It found 41 crashes [...] nobody had reported before.", fuzzy,
        "It found 41 crashes, nine of which nobody had reported before.");
    row("two sentences joined", kAbstract,
        "It found 41 crashes, nine of which nobody had reported before. Tests that it writes can be"
        " replayed later.",
        fuzzy,
        "It found 41 crashes, nine of which nobody had reported before. Two developers answered"
        " within a day. Tests that it writes can be replayed later.");
    row("sentences far apart", kAbstract,
        "Testing graphical user interfaces is slow and costly. Tests that it writes can be replayed"
        " later.",
        fuzzy, "Testing graphical user interfaces is slow and costly.");
    row("not in the text", kAbstract, "The authors thank their families for support.", absent, "");
    row("the common words only", kAbstract, "It is the way of an app that a day is for it.", absent,
        "");
    row("inside of a word", QStringLiteral("A throw and a row."), "row", exact, "row");
    row("only inside of a word", QStringLiteral("A throw."), "row", absent, "");
    row("empty", kAbstract, "", absent, "");
    row("blank", kAbstract, " \n", absent, "");
    row("longer than the text", QStringLiteral("Short."), "Short. And much more behind it.", absent,
        "");
    row("an empty text", QString(), "Something.", absent, "");

    const QString chinese =
        QStringLiteral("图形界面测试很慢。我们写了一个叫“知更鸟”的工具，在23个应用上运行。");
    row("Chinese", chinese, "我们写了一个叫“知更鸟”的工具", exact, "我们写了一个叫“知更鸟”的工具");
    row("Chinese with blanks", chinese, "在 23 个应用上运行。", normalised, "在23个应用上运行。");
    row("Chinese in other words", chinese, "我们写了叫知更鸟的新工具", fuzzy,
        "我们写了一个叫“知更鸟”的工具");
    const QString arabic = QStringLiteral("اختبار الواجهات بطيء. كتبنا أداة جديدة، وهي سريعة.");
    row("Arabic", arabic, "كتبنا أداة جديدة،", exact, "كتبنا أداة جديدة،");
    row("Arabic with marks of direction", arabic, "\u202bكتبنا أداة\u202c جديدة", normalised,
        "كتبنا أداة جديدة");
    row("Hebrew in other words", QStringLiteral("בדיקות ממשק הן איטיות. כתבנו כלי חדש ומהיר."),
        "כתבנו כלי מאוד חדש ומהיר", fuzzy, "כתבנו כלי חדש ומהיר.");
    row("Persian without joiners",
        QStringLiteral("او کتاب می‌خواند. می‌روم."), "او کتاب می خواند.",
        normalised, "او کتاب می‌خواند.");
    const QString emoji = QStringLiteral("Great 👩‍👩‍👧 app! 😀 I ❤️ it.");
    row("emoji", emoji, "😀 I ❤️ it.", exact, "😀 I ❤️ it.");
    row("a part of a family", emoji, "👩", absent, "");
    row("emoji, another case", emoji, "GREAT 👩‍👩‍👧 app", normalised,
        "Great 👩‍👩‍👧 app");
    row("a heart without its colour", emoji, "I ❤ it.", normalised, "I ❤️ it.");
    const QString accents = QStringLiteral("Le cafe\u0301 est bon.");
    row("composed differently", accents, "caf\u00e9 est", normalised, "cafe\u0301 est");
    row("without its accent", accents, "cafe", absent, "");
    row("ligatures and wide letters", QStringLiteral("An eﬃcient ＧＵＩ."), "an efficient GUI.",
        normalised, "An eﬃcient ＧＵＩ.");
    row("markup", QStringLiteral("Use <b>bold</b> & more."), "<b>bold</b> & more", exact,
        "<b>bold</b> & more");
}

void TestEvidence::evidenceIsFound()
{
    QFETCH(const QString, text);
    QFETCH(const QString, evidence);
    QFETCH(const EvidenceFit, fit);
    QFETCH(const QString, stretch);
    const EvidencePlace place = placeOf(text, evidence);
    QCOMPARE(found(text, place), stretch);
    QCOMPARE(int(place.fit), int(fit));
    checkPlace(text, place);
}

void TestEvidence::everyPieceHasAPlace()
{
    const QList<EvidencePlace> places = locateEvidence(
        kAbstract, {{QStringLiteral("A"), QString(), {}},
                       {QStringLiteral("B"), QString(),
                           {QStringLiteral("nothing of it"), QStringLiteral("Our tool")}},
                       {QStringLiteral("B"), QString(), {QStringLiteral("Our tool")}}});
    QCOMPARE(places.size(), 3);
    QCOMPARE(places.at(0), (EvidencePlace{1, 0, EvidenceFit::Absent, {}}));
    const Utf16Span tool{kAbstract.indexOf(QStringLiteral("Our tool")), 8};
    QCOMPARE(places.at(1), (EvidencePlace{1, 1, EvidenceFit::Exact, tool}));
    QCOMPARE(places.at(2), (EvidencePlace{2, 0, EvidenceFit::Exact, tool}));
    QVERIFY(locateEvidence(kAbstract, {}).isEmpty());
}

void TestEvidence::repeatedSentencesAreTakenOneAfterTheOther()
{
    const QString text = QStringLiteral("Yes. No. Yes. no.");
    const QString yes = QStringLiteral("Yes.");
    const QList<EvidencePlace> places = locateEvidence(
        text, {{QString(), QString(), {yes, yes, yes}}, {QString(), QString(), {yes}},
                  {QString(), QString(), {QStringLiteral("NO."), QStringLiteral("NO.")}}});
    QList<qsizetype> starts;
    for (const EvidencePlace& place : places)
        starts.append(place.span.start);
    QCOMPARE(starts, (QList<qsizetype>{0, 9, 0, 0, 5, 14}));
}

void TestEvidence::longTextsAreSearched()
{
    QStringList sentences;
    std::mt19937_64 random(5);
    for (int i = 0; i < 250; ++i) {
        QStringList words;
        for (int j = 0; j < 12; ++j)
            words.append(QStringLiteral("word%1").arg(random() % 800));
        sentences.append(words.join(QLatin1Char(' ')) + QLatin1Char('.'));
    }
    const QString text = sentences.join(QLatin1Char(' '));
    QList<Aspect> aspects;
    for (int i = 0; i < 25; ++i) {
        const QString& sentence = sentences.at(i * 10);
        QStringList words = sentence.split(QLatin1Char(' '));
        words[5] = QStringLiteral("other");
        words.insert(3, QStringLiteral("more"));
        const QString fuzzy = words.join(QLatin1Char(' '));
        aspects.append({QString(), QString(), {sentence, sentence.toUpper(), fuzzy}});
    }
    const QList<EvidencePlace> places = locateEvidence(text, aspects);
    for (const EvidencePlace& place : places) {
        const QString& sentence = sentences.at(place.aspect * 10);
        QCOMPARE(found(text, place), sentence);
        QCOMPARE(int(place.fit), place.evidence);
    }
}

void TestEvidence::placesLieInTheTextAndSplitNothing()
{
    const QStringList pieces{QStringLiteral("word"), QStringLiteral("Row"), QStringLiteral(" "),
        QStringLiteral("."), QStringLiteral("…"), QStringLiteral("..."), QStringLiteral("工具"),
        QStringLiteral("e\u0301"), QStringLiteral("\u0301"), QStringLiteral("👩‍👩‍👧"),
        QStringLiteral("👩"), QStringLiteral("🇩🇪"), QStringLiteral("سلام"), QStringLiteral("\r\n"),
        QStringLiteral("“"), QStringLiteral("--"), QStringLiteral("\u00ad"), QStringLiteral("ﬃ"),
        QString(QChar(0xd83d)), QString(QChar(0xde00)), QString(QChar(0)), QStringLiteral("กำ")};
    std::mt19937_64 random(3);
    const auto made = [&](quint64 most) {
        QString text;
        for (quint64 i = random() % most; i > 0; --i)
            text += pieces.at(qsizetype(random() % quint64(pieces.size())));
        return text;
    };
    for (int round = 0; round < 3000; ++round) {
        const QString text = made(60);
        Aspect aspect;
        for (int i = 0; i < 4; ++i) {
            aspect.evidence.append(made(8));
            const qsizetype from = qsizetype(random() % quint64(text.size() + 1));
            aspect.evidence.append(text.mid(from, qsizetype(random() % 12)));
        }
        const QList<EvidencePlace> places = locateEvidence(text, {aspect});
        QCOMPARE(places.size(), aspect.evidence.size());
        for (const EvidencePlace& place : places) {
            checkPlace(text, place);
            if (place.fit == EvidenceFit::Exact)
                QCOMPARE(found(text, place), aspect.evidence.at(place.evidence).trimmed());
        }
    }
}

void TestEvidence::copiedSentencesAreFoundWhereTheyStand()
{
    const QStringList sentences{QStringLiteral("We made a tool."),
        QStringLiteral("“Yes”, she said!"), QStringLiteral("我们写了一个工具。"),
        QStringLiteral("كتبنا أداة جديدة؟"), QStringLiteral("👩‍👩‍👧 love it."),
        QStringLiteral("Cafe\u0301s – all of them…")};
    std::mt19937_64 random(9);
    for (int round = 0; round < 200; ++round) {
        QStringList shuffled = sentences;
        std::shuffle(shuffled.begin(), shuffled.end(), random);
        const QString text = shuffled.join(QLatin1Char(' '));
        for (const QString& sentence : sentences) {
            const EvidencePlace place = placeOf(text, sentence);
            QCOMPARE(int(place.fit), int(EvidenceFit::Exact));
            QCOMPARE(place.span.start, text.indexOf(sentence));
            QCOMPARE(place.span.length, sentence.size());
            QCOMPARE(found(text, placeOf(text, sentence.toUpper())), sentence);
        }
    }
}

void TestEvidence::hostileTextsEnd_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("evidence");
    const QString letters(1'000'000, QLatin1Char('a'));
    const QString words = QStringLiteral("a b ").repeated(250'000);
    QTest::newRow("one letter in a long word") << letters << QStringLiteral("a");
    QTest::newRow("many letters in a long word") << letters << QString(20'000, QLatin1Char('a'));
    QTest::newRow("almost the same letters")
        << letters << QStringLiteral("b") + QString(19'999, QLatin1Char('a'));
    QTest::newRow("stops") << QString(1'000'000, QLatin1Char('.')) << QStringLiteral(".");
    QTest::newRow("two words again and again") << words << QStringLiteral("a b x ").repeated(300);
    QTest::newRow("many parts") << words << QStringLiteral("b a c. ").repeated(2'000);
    QTest::newRow("few parts") << words << QStringLiteral("b a c d. ").repeated(15);
    QTest::newRow("ellipses") << words << QStringLiteral("… ").repeated(10'000);
    QTest::newRow("accents") << QString(1'000'000, QChar(0x301)) << QString(20'000, QChar(0x301));
    QTest::newRow("half pairs") << QString(1'000'000, QChar(0xd83d)) << QString(9, QChar(0xde00));
    QTest::newRow("dashes") << QString(1'000'000, QLatin1Char('-')) << QStringLiteral("——");
    QTest::newRow("all kinds of letters") << [] {
        QString text;
        for (char32_t c = 0x21; c < 0x2ffff; ++c) {
            if (!QChar::isSurrogate(c))
                text += QString::fromUcs4(&c, 1);
        }
        return text;
    }() << QStringLiteral("some words of it");
}

void TestEvidence::hostileTextsEnd()
{
    QFETCH(const QString, text);
    QFETCH(const QString, evidence);
    const QList<Aspect> aspects(100, {QString(), QString(), QStringList(100, evidence)});
    const QList<EvidencePlace> places = locateEvidence(text, aspects);
    QCOMPARE(places.size(), 10'000);
    checkPlace(text, places.first());
    checkPlace(text, places.last());
}

TANDEM_TEST(TestEvidence, QCoreApplication)
#include "tst_evidence.moc"
