#include "models/facts/facthints.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;

class TestFactHints final : public QObject
{
    Q_OBJECT

private slots:
    void goodFactsGiveNoHint_data();
    void goodFactsGiveNoHint();
    void faultsAreFoundWhereTheyStand_data();
    void faultsAreFoundWhereTheyStand();
    void strangeTextsAreTaken_data();
    void strangeTextsAreTaken();
    void everyKindHasASentence();
    void fewOfThePublishedFactsGiveHints();
};

void TestFactHints::goodFactsGiveNoHint_data()
{
    QTest::addColumn<QString>("fact");
    // Facts of a made-up article about a ferry company, with what misleads: names with signs,
    // numbers, quotes, lists, times, pronouns that the fact itself explains.
    const char16_t* const facts[] = {
        u"Norrland Ferries Ltd. runs 14 ships.",
        u"The company was founded in 1987 by Ida Berg.",
        u"Ida Berg sold her shares to Sgt. Olaf Lind in the U.S. last spring.",
        u"Ida Berg said she would return.",
        u"The ferry Aurora and the ferry Borea were late.",
        u"Ida Berg, Olaf Lind, and Per Holm were angry.",
        u"The crossing takes two hours, 16 minutes, and 42 seconds.",
        u"The tickets cost $1,250.50 in 2024.",
        u"The captain said, \"Why are they late? It was him!\"",
        u"Yum! Brands Inc. delivers the food.",
        u"The ferry was late because of the storm.",
        u"It is unclear what the captain saw.",
        u"It took three days to repair the ship.",
        u"On its last trip, the Aurora lost an anchor.",
        u"Passengers were told to bring their own food this week.",
        u"The company had no option but to wait.",
        u"Illegal and unregistered cargo was found on the Borea.",
        u"48% of passengers said they preferred the train.",
        u"Those who waited received a refund.",
        u"It is raining in Bergen.",
        u"It was the storm that sank the barge.",
        u"There were eleven boats in the race.",
        u"Fish such as cod and herring are landed in Vardo.",
        u"Ida Berg won the cup for the first time.",
        u"Ida Berg found it hard to leave the island.",
        u"The former mayor lives in Tromso.",
        u"The mayor said that decisions are made in Oslo.",
        u"The company sells fish and bread.",
        u"The trust owns the yard and the pier built in 1901.",
        u"The talks between the union and the company failed.",
        u"Experts in IT met in the US.",
        u"The Aurora's captain thanked her crew.",
        u"The strike ended on Monday, 3 June, at 10:30 a.m. in Oslo.",
        u"渡轮公司成立于1987年。",
        u"其他船只没有受损。",
        u"船长李明说他会回来。",
        u"شرکت کشتیرانی در سال ۱۳۶۶ تأسیس شد.",
        u"کاپیتان احمدی گفت که او برمی‌گردد.",
    };
    for (const char16_t* const fact : facts) {
        const QString text = QString::fromUtf16(fact);
        QTest::newRow(qPrintable(text)) << text;
    }
}

void TestFactHints::goodFactsGiveNoHint()
{
    QFETCH(QString, fact);
    QStringList found;
    for (const FactHint& hint : factHints(fact))
        found.append(fact.mid(hint.span.start, hint.span.length));
    QCOMPARE(found, QStringList());
}

void TestFactHints::faultsAreFoundWhereTheyStand_data()
{
    QTest::addColumn<QString>("fact");
    QTest::addColumn<FactHintKind>("kind");
    QTest::addColumn<QString>("at");
    const auto row = [](FactHintKind kind, const char16_t* fact, const char16_t* at) {
        const QString text = QString::fromUtf16(fact);
        QTest::newRow(qPrintable(text)) << text << kind << QString::fromUtf16(at);
    };
    const FactHintKind several = FactHintKind::SeveralClauses;
    row(several, u"The Aurora was late. The Borea was early.", u".");
    row(several, u"The Aurora was late; the Borea was early.", u";");
    row(several, u"The Aurora was late, and the Borea was early.", u"and");
    row(several, u"The Aurora was late and had no food.", u"and");
    row(several, u"Berg closed the yard and Lind opened one.", u"and");
    row(several, u"The Aurora carries cars and the Borea carries trucks.", u"and");
    row(several, u"Ida Berg likes the yard, but hates the port.", u"but");
    row(several, u"The council will close the yard and sell the land.", u"and");
    row(several, u"Ida Berg sold the ship and moved to Oslo.", u"and");
    row(several, u"Ida Berg left early, but she was late.", u"but");
    row(several, u"The Aurora was late, while the Borea was early.", u"while");
    row(several, u"Ida Berg, who founded the company, sold the ship.", u"who");
    row(several, u"李明卖了船，但是王芳没有同意。", u"但是");
    row(several, u"李明卖了船；王芳没有同意。", u"；");
    row(several, u"李明卖了船。王芳没有同意。", u"。");
    row(several, u"احمدی کشتی را فروخت، اما شرکت ماند.", u"اما");
    row(several, u"احمدی کشتی را فروخت؛ شرکت ماند.", u"؛");
    const FactHintKind form = FactHintKind::NotDeclarative;
    row(form, u"Was the Aurora late?", u"?");
    row(form, u"The Aurora was late!", u"!");
    row(form, u"Please wait for the Aurora.", u"Please");
    row(form, u"渡轮晚点了吗？", u"？");
    row(form, u"آیا کشتی دیر رسید؟", u"؟");
    const FactHintKind unresolved = FactHintKind::Unresolved;
    row(unresolved, u"He founded the company.", u"He");
    row(unresolved, u"They\u2019re late.", u"They\u2019re");
    row(unresolved, u"Its ships are old.", u"Its");
    row(unresolved, u"This was the third strike.", u"This");
    row(unresolved, u"These ships are old.", u"These");
    row(unresolved, u"That was the third strike.", u"That");
    row(unresolved, u"The captain praised him.", u"him");
    row(unresolved, u"According to her, ferries were late.", u"her");
    row(unresolved, u"It was late.", u"It");
    row(unresolved, u"It belongs to the harbour trust.", u"It");
    row(unresolved, u"It won the cup for the first time.", u"It");
    row(unresolved, u"The council bought it.", u"it");
    row(unresolved, u"The union opposes such contracts.", u"such");
    row(unresolved, u"The crew slept there for a week.", u"there");
    row(unresolved, u"The former was built in 1901.", u"former");
    row(unresolved, u"Fishermen protested against that decision.", u"that");
    row(unresolved, u"工会反对这一决定。", u"这");
    row(unresolved, u"شورا با این تصمیم مخالفت کرد.", u"این");
    row(unresolved, u"他创办了公司。", u"他");
    row(unresolved, u"这艘船很旧。", u"这");
    row(unresolved, u"او شرکت را تأسیس کرد.", u"او");
    row(unresolved, u"این کشتی قدیمی است.", u"این");
    row(unresolved, u"آن‌ها دیر رسیدند.", u"آن‌ها");
}

void TestFactHints::faultsAreFoundWhereTheyStand()
{
    QFETCH(QString, fact);
    QFETCH(FactHintKind, kind);
    QFETCH(QString, at);
    const QList<FactHint> hints = factHints(fact);
    QCOMPARE(hints.size(), 1);
    QCOMPARE(hints.first().kind, kind);
    QCOMPARE(fact.mid(hints.first().span.start, hints.first().span.length), at);
}

void TestFactHints::strangeTextsAreTaken_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("blanks") << QStringLiteral("   ");
    QTest::newRow("signs") << QStringLiteral(".;?!\"\"''**");
    QTest::newRow("and alone") << QStringLiteral("and");
    QTest::newRow("ends with and") << QStringLiteral("Ann was late and");
    QTest::newRow("half a pair") << QString(QChar(0xdc00)) + QStringLiteral(" he");
    QTest::newRow("long") << QStringLiteral("he was, and ").repeated(500);
    QTest::newRow("long Chinese") << QStringLiteral("他，但是").repeated(500);
}

void TestFactHints::strangeTextsAreTaken()
{
    QFETCH(QString, text);
    for (const FactHint& hint : factHints(text)) {
        QVERIFY(hint.span.start >= 0 && hint.span.length > 0);
        QVERIFY(hint.span.start + hint.span.length <= text.size());
    }
}

void TestFactHints::everyKindHasASentence()
{
    for (const FactHintKind kind :
        {FactHintKind::SeveralClauses, FactHintKind::NotDeclarative, FactHintKind::Unresolved})
        QVERIFY(factHintText(kind).endsWith(QLatin1Char('.')));
}

void TestFactHints::fewOfThePublishedFactsGiveHints()
{
    QFile file(QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The published benchmark is not here.");
    qsizetype facts = 0;
    qsizetype hinted = 0;
    const QJsonArray samples = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue& sample : samples) {
        for (const char* const side : {"BSPAF", "BNPAF"}) {
            const QJsonArray groups = sample[QLatin1String(side)].toArray();
            for (const QJsonValue& group : groups) {
                const QJsonArray inGroup = group[QLatin1String("atomic_facts")].toArray();
                for (const QJsonValue& fact : inGroup) {
                    ++facts;
                    hinted +=
                        factHints(fact[QLatin1String("atomic_fact")].toString()).isEmpty() ? 0 : 1;
                }
            }
        }
    }
    QCOMPARE(facts, 7615);
    // Nearly all of the hinted ones do have an open "this" or "they"; docs/hints.md.
    QVERIFY2(hinted > 150 && hinted < 220, qPrintable(QString::number(hinted)));
}

TANDEM_TEST(TestFactHints, QCoreApplication)
#include "tst_facthints.moc"
