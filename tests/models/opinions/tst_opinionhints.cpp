#include "models/opinions/opinionhints.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;

namespace {

OpinionContext context()
{
    return {QStringLiteral("Person1"), {QStringLiteral("Person1"), QStringLiteral("Person10")}, {},
        {QStringLiteral("Kyle Lowry's late throw was missed by the Philadelphia 76ers."),
            QStringLiteral("\u201cA sad day,\u201d said Jalen Brunson. 洛瑞输了。")}};
}

} // namespace

class TestOpinionHints final : public QObject
{
    Q_OBJECT

private slots:
    void goodOpinionsGiveNoHint_data();
    void goodOpinionsGiveNoHint();
    void faultsAreFoundWhereTheyStand_data();
    void faultsAreFoundWhereTheyStand();
    void aClearOpinionMayMakeSeveralClaims();
    void aClarifiedPartExplainsOnlyWhatItStandsFor();
    void withoutAnArticleNothingIsLookedUp();
    void blankTextGivesNoHint();
    void everyKindHasASentence();
    void fewOfThePublishedOpinionsGiveHints();
};

void TestOpinionHints::goodOpinionsGiveNoHint_data()
{
    QTest::addColumn<QString>("opinion");
    const char16_t* const opinions[] = {
        u"Person1 thinks that **Kyle Lowry** should rest.",
        (u"Person1 thinks that **Kyle Lowry's** throw was decisive for **Philadelphia 76ers'** "
         u"fans."),
        u"Person1 thinks that **Kyle Lowry** and **Jalen Brunson** were lucky.",
        u"Person1 thinks that it is sad that **the Philadelphia 76ers** lost.",
        u"Person1 thinks that **Kyle Lowry** lost because of his late throw.",
        u"Person1 believes that **kyle  lowry and Jalen Brunson** are stars.",
        u"Person1 thinks that this season was hard for **Kyle Lowry**.",
        u"Person1 agrees with Person10.",
        u"**Person1** thinks that **A sad day** has passed.",
        u"Person1认为**洛瑞**应该休息。",
    };
    for (const char16_t* const opinion : opinions) {
        const QString text = QString::fromUtf16(opinion);
        QTest::newRow(qPrintable(text)) << text;
    }
}

void TestOpinionHints::goodOpinionsGiveNoHint()
{
    QFETCH(QString, opinion);
    QStringList found;
    for (const OpinionHint& hint : opinionHints(opinion, context(), OpinionForm::Atomic))
        found.append(opinion.mid(hint.span.start, hint.span.length));
    QCOMPARE(found, QStringList());
}

void TestOpinionHints::faultsAreFoundWhereTheyStand_data()
{
    QTest::addColumn<QString>("opinion");
    QTest::addColumn<OpinionHintKind>("kind");
    QTest::addColumn<QString>("at");
    const auto row = [](OpinionHintKind kind, const char16_t* opinion, const char16_t* at) {
        const QString text = QString::fromUtf16(opinion);
        QTest::newRow(qPrintable(text)) << text << kind << QString::fromUtf16(at);
    };
    const OpinionHintKind pronoun = OpinionHintKind::UnclarifiedPronoun;
    row(pronoun, u"Person1 thinks that he should rest.", u"he");
    row(pronoun, u"Person1 thinks that the team lost because of his throw.", u"his");
    row(pronoun, u"Person1 thinks that **Kyle Lowry** should learn from him.", u"him");
    row(pronoun, u"Person1 thinks that it was a mistake that he resigned.", u"he");
    row(pronoun, u"Person1 thinks that this decision is right.", u"this");
    row(pronoun, u"Person1 thinks that my team is better.", u"my");
    row(pronoun, u"Person1 thinks the reason for their defeat was **the Philadelphia 76ers**.",
        u"their");
    row(pronoun, u"Person1 thinks that we should thank **Kyle Lowry**.", u"we");
    row(pronoun, u"Person1 thinks that it all began with **Kyle Lowry**.", u"it");
    row(pronoun, u"Person1 thinks that such throws are bad for **Kyle Lowry**.", u"such");
    row(pronoun, u"Person1 thinks that **Kyle Lowry** should stay there.", u"there");
    row(pronoun, u"Person1 thinks that the former is better than **Kyle Lowry**.", u"former");
    row(pronoun, u"Person1 disagrees with that.", u"that");
    row(pronoun, u"Person1 thinks that the neighbour told that it belongs to the school.", u"it");
    row(pronoun, u"Person1 supports that decision.", u"that");
    row(pronoun, u"Person1认为他应该休息。", u"他");
    row(pronoun, u"Person1 فکر می\u200cکند که او باید برود.", u"او");
    const OpinionHintKind joined = OpinionHintKind::JoinedClaims;
    row(joined, u"Person1 thinks that **Kyle Lowry** was late, and **Jalen Brunson** was early.",
        u"and");
    row(joined, u"Person1 thinks that **Kyle Lowry** was late; **Jalen Brunson** won.", u";");
    row(joined, u"Person1 thinks that **Kyle Lowry** is rich, which may be bad.", u"which");
    row(joined, u"Person1 thinks that A closed the yard and B opened one.", u"and");
    row(joined, u"Person1 likes **Kyle Lowry**, but hates **Jalen Brunson**.", u"but");
    row(joined, u"Person1 thinks that **Kyle Lowry** was late and **Jalen Brunson** was early.",
        u"and");
    const OpinionHintKind speaker = OpinionHintKind::SpeakerMissing;
    row(speaker, u"**Kyle Lowry** should rest.", u"Kyle");
    row(speaker, u"Person10 thinks that **Kyle Lowry** should rest.", u"Person10");
    const OpinionHintKind nowhere = OpinionHintKind::NotInArticle;
    row(nowhere, u"Person1 thinks that **Kyle Lowrey** should rest.", u"Kyle Lowrey");
    row(nowhere, u"Person1 thinks that **Kyle Lowry and Ben** should rest.", u"Kyle Lowry and Ben");
    row(nowhere, u"Person1认为**库里**应该休息。", u"库里");
    const OpinionHintKind markers = OpinionHintKind::UnbalancedMarkers;
    row(markers, u"Person1 thinks that **Kyle Lowry** should **rest.", u"**");
    row(markers, u"Person1 thinks that **** all is well.", u"****");
    row(OpinionHintKind::NotDeclarative, u"Person1 asks: should **Kyle Lowry** rest?", u"?");
}

void TestOpinionHints::faultsAreFoundWhereTheyStand()
{
    QFETCH(QString, opinion);
    QFETCH(OpinionHintKind, kind);
    QFETCH(QString, at);
    const QList<OpinionHint> hints = opinionHints(opinion, context(), OpinionForm::Atomic);
    QCOMPARE(hints.size(), 1);
    QCOMPARE(hints.first().kind, kind);
    QCOMPARE(opinion.mid(hints.first().span.start, hints.first().span.length), at);
}

void TestOpinionHints::aClearOpinionMayMakeSeveralClaims()
{
    const QString clear =
        QStringLiteral("Person1 thinks that **Kyle Lowry** was late; **Jalen Brunson** won.");
    QVERIFY(opinionHints(clear, context(), OpinionForm::Clear).isEmpty());
}

void TestOpinionHints::aClarifiedPartExplainsOnlyWhatItStandsFor()
{
    OpinionContext said = context();
    said.utterance = QStringLiteral("I think their collapse was his fault.");
    const qsizetype at = said.utterance.indexOf(QStringLiteral("their"));
    const QList<Reference> references{
        {{at, 5}, ReferenceKind::Resolve, QStringLiteral("the Philadelphia 76ers")}};
    const QString half = QStringLiteral(
        "Person1 thinks that **the Philadelphia 76ers'** collapse was his fault, not theirs.");
    // Told nothing about the part, "his" may be about it; put for "their" it is not.
    QVERIFY(opinionHints(half, said, OpinionForm::Clear).isEmpty());
    const QList<OpinionHint> hints = opinionHints(half, said, OpinionForm::Clear, references);
    QCOMPARE(hints.size(), 1);
    QCOMPARE(half.mid(hints.first().span.start, hints.first().span.length), QStringLiteral("his"));
}

void TestOpinionHints::withoutAnArticleNothingIsLookedUp()
{
    OpinionContext bare = context();
    bare.article.clear();
    const QString opinion = QStringLiteral("Person1 likes **Ben**.");
    QVERIFY(opinionHints(opinion, bare, OpinionForm::Atomic).isEmpty());
}

void TestOpinionHints::blankTextGivesNoHint()
{
    QVERIFY(opinionHints(QString(), context(), OpinionForm::Atomic).isEmpty());
    QVERIFY(opinionHints(QStringLiteral("  "), context(), OpinionForm::Clear).isEmpty());
    QVERIFY(!opinionHints(QStringLiteral("*"), context(), OpinionForm::Clear).isEmpty());
}

void TestOpinionHints::everyKindHasASentence()
{
    for (const OpinionHintKind kind :
        {OpinionHintKind::UnclarifiedPronoun, OpinionHintKind::JoinedClaims,
            OpinionHintKind::SpeakerMissing, OpinionHintKind::NotInArticle,
            OpinionHintKind::UnbalancedMarkers, OpinionHintKind::NotDeclarative})
        QVERIFY(opinionHintText(kind).endsWith(QLatin1Char('.')));
}

void TestOpinionHints::fewOfThePublishedOpinionsGiveHints()
{
    QFile file(QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The published benchmark is not here.");
    QHash<OpinionHintKind, int> counts;
    int opinions = 0;
    const QJsonArray samples = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue& sample : samples) {
        OpinionContext about;
        const QJsonArray paragraphs = sample[QLatin1String("SBK")].toArray();
        for (const QJsonValue& paragraph : paragraphs)
            about.article.append(paragraph[QLatin1String("paragraph_text")].toString());
        const QJsonArray utterances = sample[QLatin1String("KGD")].toArray();
        for (const QJsonValue& utterance : utterances)
            about.participants.append(utterance[QLatin1String("participant")].toString());
        const QJsonArray texts = sample[QLatin1String("CAO")].toArray();
        for (const QJsonValue& text : texts) {
            ++opinions;
            for (const OpinionHint& hint :
                opinionHints(text.toString(), about, OpinionForm::Atomic))
                ++counts[hint.kind];
        }
    }
    QCOMPARE(opinions, 873);
    QVERIFY(counts.value(OpinionHintKind::UnclarifiedPronoun) < 10);
    QVERIFY(counts.value(OpinionHintKind::JoinedClaims) < 30);
    QCOMPARE(counts.value(OpinionHintKind::SpeakerMissing), 0);
    QCOMPARE(counts.value(OpinionHintKind::UnbalancedMarkers), 0);
    QCOMPARE(counts.value(OpinionHintKind::NotDeclarative), 0);
    // Of 1,113 clarified parts; these describe or abbreviate what the article words otherwise.
    QVERIFY(counts.value(OpinionHintKind::NotInArticle) < 110);
}

TANDEM_TEST(TestOpinionHints, QCoreApplication)
#include "tst_opinionhints.moc"
