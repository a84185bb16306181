#include "views/opinions/workedit.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

OpinionContext texts()
{
    OpinionContext context;
    context.participant = QStringLiteral("Person 1");
    context.participants = {QStringLiteral("Person 1"), QStringLiteral("Person 2")};
    context.utterance =
        QStringLiteral("I think the catalyst for their collapse was his missed free throw.");
    context.article = {QStringLiteral("The 76ers lost."), QStringLiteral("Kyle Lowry missed.")};
    return context;
}

Utf16Span spanOf(const QString& words)
{
    return {texts().utterance.indexOf(words), words.size()};
}

QStringList textsOf(const QList<AtomicOpinion>& atoms)
{
    QStringList found;
    for (const AtomicOpinion& atom : atoms)
        found.append(atom.text);
    return found;
}

} // namespace

class TestWorkEdit final : public QObject
{
    Q_OBJECT

private slots:
    void aMarkedOpinionIsProposedInClearWords();
    void opinionsStandInTheOrderOfTheirWords();
    void linkedReferencesComeIntoTheClearOpinion();
    void aReferenceBelongsToTheOpinionAroundIt();
    void noOpinionIsSaidOnlyWhereThereIsNone();
    void unchangedAtomsKeepTheirIds();
    void anAtomNamesItsReferences();
};

void TestWorkEdit::aMarkedOpinionIsProposedInClearWords()
{
    UtteranceWork work;
    work.noOpinion = true;
    qsizetype index = -1;
    work = withOpinion(work, texts(), {0, texts().utterance.size()}, &index);
    QCOMPARE(index, 0);
    QVERIFY(!work.noOpinion);
    QVERIFY(work.opinions.first().clear.startsWith(QStringLiteral("Person 1 think")));
    QVERIFY(checkWork(work, texts()));
}

void TestWorkEdit::opinionsStandInTheOrderOfTheirWords()
{
    qsizetype index = -1;
    UtteranceWork work = withOpinion({}, texts(), spanOf(QStringLiteral("his missed")), &index);
    work = withOpinion(work, texts(), spanOf(QStringLiteral("I think")), &index);
    QCOMPARE(index, 0);
    QCOMPARE(work.opinions.size(), 2);
    work = withoutOpinion(work, 0);
    QCOMPARE(work.opinions.first().span, spanOf(QStringLiteral("his missed")));
}

void TestWorkEdit::linkedReferencesComeIntoTheClearOpinion()
{
    const OpinionContext context = texts();
    UtteranceWork work = withOpinion({}, context, {0, context.utterance.size()});
    qsizetype his = -1;
    work = withReference(work, context, 0, {spanOf(QStringLiteral("his")), {}, {}}, &his);
    qsizetype their = -1;
    work = withReference(work, context, 0, {spanOf(QStringLiteral("their")), {}, {}}, &their);
    QCOMPARE(their, 0);
    Reference reference = work.opinions.first().references.at(1);
    reference.referent = ArticleReferent{2, {0, 10}};
    work = withChangedReference(work, context, 0, 1, reference);
    QVERIFY(work.opinions.first().clear.contains(QStringLiteral("**Kyle Lowry's**")));
    work = withoutReference(work, context, 0, 1);
    QVERIFY(!work.opinions.first().clear.contains(QStringLiteral("**")));
    QCOMPARE(withoutReference(work, context, 0, 7), work);
}

void TestWorkEdit::aReferenceBelongsToTheOpinionAroundIt()
{
    const OpinionContext context = texts();
    UtteranceWork work = withOpinion({}, context, {0, context.utterance.size()});
    work = withOpinion(work, context, spanOf(QStringLiteral("his missed free throw")));
    QCOMPARE(opinionAround(work, spanOf(QStringLiteral("his")), 0), 1);
    QCOMPARE(opinionAround(work, spanOf(QStringLiteral("their")), 1), 0);
    QCOMPARE(opinionAround({}, spanOf(QStringLiteral("their")), 1), -1);
}

void TestWorkEdit::noOpinionIsSaidOnlyWhereThereIsNone()
{
    const UtteranceWork none = withNoOpinion({}, true);
    QVERIFY(none.noOpinion);
    QVERIFY(!withNoOpinion(none, false).noOpinion);
    const UtteranceWork work = withOpinion({}, texts(), {0, 5});
    QVERIFY(!withNoOpinion(work, true).noOpinion);
}

void TestWorkEdit::unchangedAtomsKeepTheirIds()
{
    UtteranceWork work = withOpinion({}, texts(), {0, 5});
    const auto lines = [](const char* text) {
        return QString::fromLatin1(text).split(QLatin1Char('\n'));
    };
    work = withAtoms(work, 0, lines("A.\n\n B. \nC."));
    const QList<AtomicOpinion> first = work.opinions.first().atoms;
    QCOMPARE(textsOf(first), lines("A.\nB.\nC."));
    // Changed in its place, split, taken away.
    const QList<AtomicOpinion> changed =
        withAtoms(work, 0, lines("A.\nB changed.\nC.")).opinions.first().atoms;
    QCOMPARE(changed.at(1).uuid, first.at(1).uuid);
    const QList<AtomicOpinion> splitUp =
        withAtoms(work, 0, lines("A.\nB1.\nB2.\nC.")).opinions.first().atoms;
    QCOMPARE(splitUp.at(1).uuid, first.at(1).uuid);
    QCOMPARE(splitUp.at(3).uuid, first.at(2).uuid);
    const QList<AtomicOpinion> fewer = withAtoms(work, 0, lines("A.\nC.")).opinions.first().atoms;
    QCOMPARE(fewer.at(1).uuid, first.at(2).uuid);
}

void TestWorkEdit::anAtomNamesItsReferences()
{
    MainOpinion opinion;
    opinion.references = {{spanOf(QStringLiteral("their")), {}, QStringLiteral("the 76ers")},
        {spanOf(QStringLiteral("his")), {}, ArticleReferent{2, {0, 10}}}};
    const QStringList article = texts().article;
    const auto named = [&](const char* text) {
        return referencesNamedIn(opinion, QString::fromLatin1(text), article);
    };
    QCOMPARE(named("P blames **Kyle Lowry's** throw."), QList<qsizetype>{1});
    QCOMPARE(named("P blames **somebody**."), (QList<qsizetype>{0, 1}));
    QCOMPARE(named("P blames nobody."), QList<qsizetype>());
}

TANDEM_TEST(TestWorkEdit, QCoreApplication)
#include "tst_workedit.moc"
