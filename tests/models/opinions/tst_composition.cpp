#include "models/opinions/composition.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

const QStringList kPeople{QStringLiteral("Person1"), QStringLiteral("Person2")};

OpinionContext context(const QString& utterance)
{
    return {kPeople.first(), kPeople, utterance,
        {QStringLiteral("Kyle Lowry of the Philadelphia 76ers missed a free throw."),
            QStringLiteral("the Court of Arbitration")}};
}

/// The whole utterance as one opinion, with references given as "phrase>referent"; "phrase+what"
/// supplements.
MainOpinion opinion(const OpinionContext& context, const QStringList& references)
{
    MainOpinion made;
    made.span = {0, context.utterance.size()};
    qsizetype from = 0;
    QString last;
    for (const QString& reference : references) {
        const bool resolve = reference.contains(QLatin1Char('>'));
        const QStringList sides = reference.split(resolve ? QLatin1Char('>') : QLatin1Char('+'));
        const qsizetype at = sides.first() == last ? made.references.last().span.start
                                                   : context.utterance.indexOf(sides.first(), from);
        last = sides.first();
        from = at + 1;
        Reference one;
        one.span = {at, sides.first().size()};
        one.kind = resolve ? ReferenceKind::Resolve : ReferenceKind::Supplement;
        if (!sides.last().isEmpty())
            one.referent = sides.last();
        made.references.append(one);
    }
    return made;
}

} // namespace

class TestComposition final : public QObject
{
    Q_OBJECT

private slots:
    void theClearOpinionIsProposed_data();
    void theClearOpinionIsProposed();
    void referentsComeFromTheArticle();
    void onlyTheSelectedWordsAreUsed();
    void whatThePersonWroteStays();
    void anUntouchedProposalIsMadeAnew();
    void theSecondOfTwoEqualPhrasesIsMeant();
    void atomsAreSuggested_data();
    void atomsAreSuggested();
    void markersAreToggled_data();
    void markersAreToggled();
    void togglingTwiceGivesTheSameText();
    void unbalancedMarkersAreFound_data();
    void unbalancedMarkersAreFound();
    void opinionTextsAreChecked();
};

void TestComposition::theClearOpinionIsProposed_data()
{
    QTest::addColumn<QString>("utterance");
    QTest::addColumn<QStringList>("references");
    QTest::addColumn<QString>("clear");
    const auto row = [](const char16_t* utterance, const QStringList& references,
                         const char16_t* clear) {
        const QString text = QString::fromUtf16(utterance);
        QTest::newRow(qPrintable(text)) << text << references << QString::fromUtf16(clear);
    };
    row(u"I think he should rest.", {QStringLiteral("he>Kyle Lowry")},
        u"Person1 thinks that **Kyle Lowry** should rest.");
    row(u"Yes, but I believe his throw was the catalyst for their collapse",
        {QStringLiteral("his>Kyle Lowry"), QStringLiteral("their>the 76ers")},
        u"Person1 believes that **Kyle Lowry's** throw was the catalyst for **the 76ers'** "
        u"collapse.");
    row(u"It was her mistake.", {QStringLiteral("her>Ann Lee")},
        u"Person1 thinks that it was **Ann Lee's** mistake.");
    row(u"I think she was beaten by her again.",
        {QStringLiteral("she>Ann Lee"), QStringLiteral("her>Bea Kim")},
        u"Person1 thinks that **Ann Lee** was beaten by **Bea Kim** again.");
    row(u"I don't think this decision is right.", {QStringLiteral("this decision+to ban him")},
        u"Person1 does not think that this decision **to ban him** is right.");
    row(u"Essentially, both of them failed.",
        {QStringLiteral("both of them>Ann"), QStringLiteral("both of them>Ben")},
        u"Person1 thinks that essentially, **Ann** and **Ben** failed.");
    row(u"I'm glad that they won!", {QStringLiteral("they>the Owls")},
        u"Person1 is glad that **the Owls** won!");
    row(u"I also hope they win.", {QStringLiteral("they>")}, u"Person1 also hopes that they win.");
    row(u"I agree with him.", {QStringLiteral("him>Ben")}, u"Person1 agrees with **Ben**.");
    row(u"I do not agree, it costs too much.", {}, u"Person1 does not agree, it costs too much.");
    row(u"I don't.", {}, u"Person1 does not.");
    row(u"I agree, it costs too much.", {}, u"Person1 agrees, it costs too much.");
    row(u"In my opinion, the ban was long,", {}, u"Person1 thinks that the ban was long.");
    row(u"Kyle was a **star**.", {}, u"Person1 thinks that Kyle was a star.");
    row(u"我认为他应该休息。", {QStringLiteral("他>洛瑞")}, u"Person1认为**洛瑞**应该休息。");
    row(u"他们输了", {QStringLiteral("他们>76人"), QStringLiteral("他们>尼克斯")},
        u"Person1认为**76人**和**尼克斯**输了。");
    row(u"من فکر می‌کنم او باخت.", {QStringLiteral("او>حسن")},
        u"Person1 فکر می\u200cکند که **حسن** باخت.");
    row(u"Он проиграл", {QStringLiteral("Он>Иван")}, u"Person1: **Иван** проиграл.");
}

void TestComposition::theClearOpinionIsProposed()
{
    QFETCH(QString, utterance);
    QFETCH(QStringList, references);
    QFETCH(QString, clear);
    const OpinionContext about = context(utterance);
    QCOMPARE(composedClear(about, opinion(about, references)), clear);
}

void TestComposition::referentsComeFromTheArticle()
{
    const OpinionContext about = context(QStringLiteral("He missed. It judged."));
    MainOpinion made = opinion(about, {QStringLiteral("He>"), QStringLiteral("It>")});
    made.references[0].referent = ArticleReferent{1, {0, 10}};
    made.references[1].referent = ArticleReferent{2, {0, 24}};
    QCOMPARE(composedClear(about, made),
        QStringLiteral("Person1 thinks that **Kyle Lowry** missed. **the Court of Arbitration** "
                       "judged."));
}

void TestComposition::onlyTheSelectedWordsAreUsed()
{
    const OpinionContext about = context(QStringLiteral("Well. I think he won, and she lost."));
    MainOpinion made = opinion(about, {QStringLiteral("he>Ben"), QStringLiteral("she>Ann")});
    made.span = {6, 15}; // "I think he won,"
    QCOMPARE(composedClear(about, made), QStringLiteral("Person1 thinks that **Ben** won."));
    // Over another reference: only the first counts.
    made.references = {{{14, 2}, ReferenceKind::Resolve, QStringLiteral("Ben")},
        {{14, 6}, ReferenceKind::Resolve, QStringLiteral("the victory")}};
    QCOMPARE(composedClear(about, made), QStringLiteral("Person1 thinks that **Ben** won."));
    made.span = {};
    QCOMPARE(composedClear(about, made), QString());
}

void TestComposition::anUntouchedProposalIsMadeAnew()
{
    const OpinionContext about = context(QStringLiteral("I think he won."));
    MainOpinion before = opinion(about, {});
    const MainOpinion after = opinion(about, {QStringLiteral("he>Ben")});
    const QString proposal = QStringLiteral("Person1 thinks that **Ben** won.");
    QCOMPARE(recomposedClear(about, before, after), proposal);
    before.clear = composedClear(about, before);
    QCOMPARE(recomposedClear(about, before, after), proposal);
}

void TestComposition::whatThePersonWroteStays()
{
    const OpinionContext about = context(QStringLiteral("I think he won because of his coach."));
    MainOpinion before = opinion(about, {QStringLiteral("he>Ben")});
    before.clear = QStringLiteral("Person1 is sure that **Ben** won because of his coach.");
    // Added: put for its phrase.
    MainOpinion after = opinion(about, {QStringLiteral("he>Ben"), QStringLiteral("his>Ben")});
    QCOMPARE(recomposedClear(about, before, after),
        QStringLiteral("Person1 is sure that **Ben** won because of **Ben's** coach."));
    // Exchanged.
    after = opinion(about, {QStringLiteral("he>Kyle Lowry")});
    QCOMPARE(recomposedClear(about, before, after),
        QStringLiteral("Person1 is sure that **Kyle Lowry** won because of his coach."));
    // Removed: the words stay, the markers go.
    after = opinion(about, {});
    QCOMPARE(recomposedClear(about, before, after),
        QStringLiteral("Person1 is sure that Ben won because of his coach."));
    // Supplemented: put behind its phrase.
    after = opinion(about, {QStringLiteral("he>Ben"), QStringLiteral("coach+of the Owls")});
    QCOMPARE(recomposedClear(about, before, after),
        QStringLiteral("Person1 is sure that **Ben** won because of his coach **of the Owls**."));
    // The phrase is no longer there: nothing changes.
    before.clear = QStringLiteral("Person1 is glad.");
    QCOMPARE(recomposedClear(about, before, after), before.clear);
}

void TestComposition::theSecondOfTwoEqualPhrasesIsMeant()
{
    const OpinionContext about = context(QStringLiteral("I say he saw that he won."));
    MainOpinion before = opinion(about, {});
    before.clear = QStringLiteral("Person1 says he saw that he won.");
    MainOpinion after = before;
    after.references = {{{18, 2}, ReferenceKind::Resolve, QStringLiteral("Ben")}};
    QCOMPARE(recomposedClear(about, before, after),
        QStringLiteral("Person1 says he saw that **Ben** won."));
}

void TestComposition::atomsAreSuggested_data()
{
    QTest::addColumn<QString>("clear");
    QTest::addColumn<QStringList>("atoms");
    const auto row = [](const char16_t* clear, std::initializer_list<const char16_t*> atoms) {
        QStringList list;
        for (const char16_t* const atom : atoms)
            list.append(QString::fromUtf16(atom));
        const QString text = QString::fromUtf16(clear);
        QTest::newRow(qPrintable(text)) << text << list;
    };
    row(u"Person1 thinks that **Ben** won.", {u"Person1 thinks that **Ben** won."});
    row(u"Person1 thinks that **Ben** won the race. The prize was **too small**.",
        {u"Person1 thinks that **Ben** won the race.",
            u"Person1 thinks that the prize was **too small**."});
    row(u"Person1 thinks that **Ben** won, and **Ann** was unlucky",
        {u"Person1 thinks that **Ben** won.", u"Person1 thinks that **Ann** was unlucky."});
    row(u"Person1 thinks that **Ann and Ben** won the race and were lucky.",
        {u"Person1 thinks that **Ann and Ben** won the race.",
            u"Person1 thinks that **Ann and Ben** were lucky."});
    row(u"Person1 thinks that **Ben** won; **Ann** lost.",
        {u"Person1 thinks that **Ben** won.", u"Person1 thinks that **Ann** lost."});
    row(u"Person1 does not think that **Ben** was late. **Ann** was late here.",
        {u"Person1 does not think that **Ben** was late.",
            u"Person1 thinks that **Ann** was late here."});
    row(u"Person1 thinks that **Ben** was late. Therefore, I hope **Ann** will win.",
        {u"Person1 thinks that **Ben** was late.", u"Person1 hopes that **Ann** will win."});
    row(u"Person1 thinks that **Ben** was late. Person2 was right there.",
        {u"Person1 thinks that **Ben** was late.", u"Person2 was right there."});
    row(u"Person1 is sad about **the defeat** and was angry at **Ben**.",
        {u"Person1 is sad about **the defeat**.", u"Person1 was angry at **Ben**."});
    row(u"Person1 praised **the book that won; and lost**.",
        {u"Person1 praised **the book that won; and lost**."});
    row(u"Person1认为**张三**赢了，但是**李四**输了。",
        {u"Person1认为**张三**赢了。", u"Person1认为**李四**输了。"});
    row(u"**Ben** won the race today. **Ann** lost the race.",
        {u"**Ben** won the race today.", u"**Ann** lost the race."});
    row(u"Person1 thinks that **Ann** should resign and call an election.",
        {u"Person1 thinks that **Ann** should resign.",
            u"Person1 thinks that **Ann** should call an election."});
    row(u"Person1 wants to sell **the yard** and buy **the pier**.",
        {u"Person1 wants to sell **the yard**.", u"Person1 wants to buy **the pier**."});
    row(u"Person1 likes **the yard**, but hates **the port**.",
        {u"Person1 likes **the yard**.", u"Person1 hates **the port**."});
    row(u"Person1 thinks that **Ann** closed the yard and **Ben** opened one.",
        {u"Person1 thinks that **Ann** closed the yard.",
            u"Person1 thinks that **Ben** opened one."});
    row(u"   ", {});
}

void TestComposition::atomsAreSuggested()
{
    QFETCH(QString, clear);
    QFETCH(QStringList, atoms);
    const QStringList suggested = suggestedAtoms(clear, kPeople);
    QCOMPARE(suggested, atoms);
    for (const QString& atom : suggested)
        QVERIFY(!unbalancedMarker(atom));
}

void TestComposition::markersAreToggled_data()
{
    QTest::addColumn<QString>("before"); ///< the selection stands between [ and ]
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char16_t* before, const char16_t* after) {
        QTest::newRow(name) << QString::fromUtf16(before) << QString::fromUtf16(after);
    };
    row("mark", u"a [b c] d", u"a **[b c]** d");
    row("outer blanks stay outside", u"a[ b ]c", u"a **[b]** c");
    row("the word at the cursor", u"an id[]ea", u"an **[idea]**");
    row("half a word is marked whole", u"a w[ord an]d b", u"a **[word and]** b");
    row("unmark by its words", u"a **[b c]** d", u"a [b c] d");
    row("unmark with its markers", u"a [**b c**] d", u"a [b c] d");
    row("unmark from inside", u"a **b [c]** d", u"a b [c] d");
    row("unmark at the cursor", u"a **wo[]rd** d", u"a [word] d");
    row("an overlapped part is joined", u"a **b [c** d] e", u"a **b [c d]** e");
    row("two overlapped parts are joined", u"**a [b** c **d] e**", u"**a [b c d] e**");
    row("other parts stay", u"**a** b [c] **d**", u"**a** b **[c]** **d**");
    row("a lone marker goes", u"a ** b [c]", u"a  b **[c]**");
    row("an emoji is not torn", u"a [\U0001F600] b", u"a **[\U0001F600]** b");
    row("Persian", u"او [حسن] بود", u"او **[حسن]** بود");
    row("nothing to mark", u"a [ ]", u"a [ ]");
}

void TestComposition::markersAreToggled()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const auto parse = [](QString text) {
        const qsizetype start = text.indexOf(QLatin1Char('['));
        text.remove(start, 1);
        const qsizetype end = text.indexOf(QLatin1Char(']'));
        text.remove(end, 1);
        return SelectedText{text, {start, end - start}};
    };
    const SelectedText from = parse(before);
    const SelectedText to = toggledMarkers(from.text, from.selection);
    QCOMPARE(to.text, parse(after).text);
    QCOMPARE(to.text.mid(to.selection.start, to.selection.length),
        to.text.mid(parse(after).selection.start, parse(after).selection.length));
    QCOMPARE(to.selection, parse(after).selection);
}

void TestComposition::togglingTwiceGivesTheSameText()
{
    const QString text = QStringLiteral("**A** thinks that \U0001F600 b c **d e** f.");
    for (qsizetype start = 0; start <= text.size(); ++start) {
        for (qsizetype length = 0; start + length <= text.size(); ++length) {
            const SelectedText once = toggledMarkers(text, {start, length});
            QVERIFY(!unbalancedMarker(once.text));
            QVERIFY(once.text.isValidUtf16());
            QCOMPARE(QString(once.text).remove(QLatin1String("**")),
                QString(text).remove(QLatin1String("**")));
            QVERIFY(once.selection.start >= 0 &&
                    once.selection.start + once.selection.length <= once.text.size());
        }
    }
    const SelectedText once = toggledMarkers(text, {20, 3});
    QCOMPARE(toggledMarkers(once.text, once.selection).text, text);
    QCOMPARE(toggledMarkers(text, {-5, 9999}).text.count(QLatin1String("**")), 2);
}

void TestComposition::unbalancedMarkersAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("at");
    QTest::newRow("none") << QStringLiteral("a * b") << qsizetype(-1);
    QTest::newRow("balanced") << QStringLiteral("**a** **b**") << qsizetype(-1);
    QTest::newRow("one") << QStringLiteral("a **b") << qsizetype(2);
    QTest::newRow("three") << QStringLiteral("**a** b**") << qsizetype(7);
    QTest::newRow("empty pair") << QStringLiteral("****") << qsizetype(-1);
}

void TestComposition::unbalancedMarkersAreFound()
{
    QFETCH(QString, text);
    QFETCH(qsizetype, at);
    const auto found = unbalancedMarker(text);
    QCOMPARE(found ? found->start : -1, at);
}

void TestComposition::opinionTextsAreChecked()
{
    QCOMPARE(*checkedOpinionText(QStringLiteral(" A thinks. ")), QStringLiteral("A thinks."));
    QCOMPARE(checkedOpinionText(QStringLiteral(" ")).error().code, ErrorCode::InvalidInput);
    QCOMPARE(checkedOpinionText(QStringLiteral("a\nb")).error().code, ErrorCode::InvalidInput);
    QCOMPARE(checkedOpinionText(QString(kMaxOpinionUnits + 1, QLatin1Char('x'))).error().code,
        ErrorCode::TooLarge);
}

TANDEM_TEST(TestComposition, QCoreApplication)
#include "tst_composition.moc"
