#include "models/facts/repetition.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace tandem;

namespace {

RepetitionCandidate compared(const QString& first, const QString& second)
{
    const QList<RepetitionCandidate> found = repetitionCandidates({first, second});
    return found.isEmpty() ? RepetitionCandidate{0, 1, 0.0, FactLikeness::Different}
                           : found.first();
}

} // namespace

class TestRepetition final : public QObject
{
    Q_OBJECT

private slots:
    void factsAreNormalised_data();
    void factsAreNormalised();
    void twoFactsAreCompared_data();
    void twoFactsAreCompared();
    void similarityIsTheIndelRatioOverSortedWords();
    void eachRepeatedFactIsACandidateOnce();
    void emptyFactsRepeatNothing();
    void longTextsAreComparedToo();
    void thePublishedRepetitionsAreMostlyFound();
};

void TestRepetition::factsAreNormalised_data()
{
    QTest::addColumn<QString>("fact");
    QTest::addColumn<QString>("normalised");
    const auto row = [](const char* name, const char16_t* fact, const char16_t* normalised) {
        QTest::newRow(name) << QString::fromUtf16(fact) << QString::fromUtf16(normalised);
    };
    row("case, stop, blanks", u"  The  Game ended. ", u"the game ended");
    row("full-width forms", u"Ｔｈｅ game：１２", u"the game 12");
    row("ligature", u"The ﬁrst", u"the first");
    row("apostrophes", u"Ann\u2019s 'book'", u"ann's book");
    row("numbers keep their signs", u"250.50 at 10:30, 96-101.", u"250.50 at 10:30 96-101");
    row("thousands", u"1,640 or 1\u202f640 or 12,345,678", u"1640 or 1640 or 12345678");
    row("no thousands", u"in 2019, 640 ships and 1,64", u"in 2019 640 ships and 1,64");
    row("percent", u"3.2 % or 3.2 percent or 3.2 per cent", u"3.2% or 3.2% or 3.2%");
    row("millions", u"$1.5 million or 2 Billion", u"$1500000 or 2000000000");
    row("Persian digits", u"\u06f1\u066c\u06f6\u06f4\u06f0 \u06f3\u066b\u06f2\u066a", u"1640 3.2%");
    row("currency and percent", u"$5 is not 5%.", u"$5 is not 5%");
    row("composed and decomposed", u"Joki\u0107", u"joki\u0107");
    row("decomposed", u"Jokic\u0301", u"joki\u0107");
    row("Chinese", u"张三赢了。", u"张三赢了");
    row("nothing left", u"...", u"");
}

void TestRepetition::factsAreNormalised()
{
    QFETCH(QString, fact);
    QFETCH(QString, normalised);
    QCOMPARE(normalizedFact(fact), normalised);
}

void TestRepetition::twoFactsAreCompared_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<FactLikeness>("likeness");
    const auto row = [](FactLikeness likeness, const char16_t* first, const char16_t* second) {
        const QString text = QString::fromUtf16(second);
        QTest::newRow(qPrintable(text)) << QString::fromUtf16(first) << text << likeness;
    };
    const FactLikeness equal = FactLikeness::Equal;
    row(equal, u"The game was on Friday.", u"the game was  on FRIDAY");
    row(equal, u"Ann\u2019s team won.", u"Ann's team won!");
    row(equal, u"Prices rose by 3.2% in May.", u"Prices rose by 3.2 % in May.");
    row(equal, u"The yard built 1,640 boats.", u"The yard built 1640 boats.");
    row(equal, u"The bridge cost 1.5 million kroner.", u"The bridge cost 1,500,000 kroner.");
    const FactLikeness near = FactLikeness::Near;
    row(near, u"The match took place on Friday.", u"On Friday the match took place.");
    row(near, u"The match was on Friday.", u"The matches were on Friday.");
    row(near, u"Ann Lee scored twelve points.", u"Ann Lee scored 12 points.");
    row(near, u"Jokić scored 12 points.", u"Jokic scored 12 points.");
    row(near, u"The company sold the ship.", u"The company has sold the ship.");
    const FactLikeness different = FactLikeness::Different;
    row(different, u"Ann Lee scored 24 points.", u"Ann Lee scored 42 points.");
    row(different, u"The yard built 1,640 boats.", u"The yard built 1,460 boats.");
    row(different, u"The bridge cost 1.5 million kroner.", u"The bridge cost 15 million kroner.");
    row(different, u"Ann Lee scored two goals.", u"Ann Lee scored three goals.");
    row(different, u"The match took place on Friday.", u"The match took place on Sunday.");
    row(different, u"The bank raised its rates.", u"The bank did not raise its rates.");
    row(different, u"The bank has raised its rates.", u"The bank hasn't raised its rates.");
    row(different, u"The Philadelphia 76ers won the game.",
        u"The Philadelphia 76ers lost the game.");
    row(different, u"The men's race began at noon.", u"The women's race began at noon.");
    row(different, u"Ann finished third in the race.", u"Amy finished third in the race.");
    row(different, u"Benson Kip finished third in it.", u"Olaf Kip finished third in it.");
    row(different, u"Czechia voted against the resolution.",
        u"Hungary voted against the resolution.");
    row(different, u"The ship costs $5 million.", u"The ship costs €5 million.");
    row(different, u"张三赢了比赛。", u"张三没赢比赛。");
    row(different, u"The ship is old.", u"Ida Berg founded the company.");
}

void TestRepetition::twoFactsAreCompared()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(FactLikeness, likeness);
    const RepetitionCandidate there = compared(first, second);
    QCOMPARE(int(there.likeness), int(likeness));
    QCOMPARE(there.similarity == 1.0, likeness == FactLikeness::Equal);
    QVERIFY(there.similarity >= 0.0);
    const RepetitionCandidate back = compared(second, first);
    QCOMPARE(int(back.likeness), int(there.likeness));
    QCOMPARE(back.similarity, there.similarity);
}

void TestRepetition::similarityIsTheIndelRatioOverSortedWords()
{
    // "game the" and "games the": 8 and 9 letters, 8 in common: 2 * 8 / 17.
    QCOMPARE(compared(QStringLiteral("The game."), QStringLiteral("The games.")).similarity,
        16.0 / 17.0);
    // "abc" and "xyz" have nothing in common.
    QCOMPARE(compared(QStringLiteral("abc"), QStringLiteral("xyz")).similarity, 0.0);
    // Other order, same words: alike, but not the same text.
    const RepetitionCandidate turned =
        compared(QStringLiteral("Ann beat Ben"), QStringLiteral("Ben beat Ann"));
    QVERIFY(turned.similarity < 1.0 && turned.likeness == FactLikeness::Near);
}

void TestRepetition::eachRepeatedFactIsACandidateOnce()
{
    const QStringList facts{QStringLiteral("The game was on Friday."),
        QStringLiteral("The ship is old."), QStringLiteral("The games were on Friday."),
        QStringLiteral("the game was on friday"), QStringLiteral("The ship is very old.")};
    const QList<RepetitionCandidate> found = repetitionCandidates(facts);
    QCOMPARE(found.size(), 3);
    QCOMPARE(found.at(0).first, 0);
    QCOMPARE(found.at(0).repeated, 2);
    QCOMPARE(int(found.at(0).likeness), int(FactLikeness::Near));
    QVERIFY(found.at(0).similarity >= kNearFact && found.at(0).similarity < 1.0);
    const RepetitionCandidate equal{0, 3, 1.0, FactLikeness::Equal};
    QCOMPARE(found.at(1), equal);
    QCOMPARE(found.at(2).first, 1);
    QCOMPARE(found.at(2).repeated, 4);
}

void TestRepetition::emptyFactsRepeatNothing()
{
    QVERIFY(repetitionCandidates({}).isEmpty());
    QVERIFY(repetitionCandidates({QString(), QStringLiteral("..."), QString()}).isEmpty());
}

void TestRepetition::longTextsAreComparedToo()
{
    QString text;
    for (int i = 0; i < 250; ++i)
        text += QStringLiteral("word%1 ").arg(QChar(ushort('a' + i % 26)).toUpper());
    const QStringList facts{text, text + QStringLiteral("more"), QString(text).toUpper()};
    const QList<RepetitionCandidate> found = repetitionCandidates(facts);
    QCOMPARE(found.size(), 2);
    QCOMPARE(int(found.at(0).likeness), int(FactLikeness::Near));
    QCOMPARE(int(found.at(1).likeness), int(FactLikeness::Equal));
}

void TestRepetition::thePublishedRepetitionsAreMostlyFound()
{
    QFile file(QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The published benchmark is not here.");
    qsizetype candidates = 0;
    qsizetype marked = 0;
    qsizetype found = 0;
    const QJsonArray samples = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue& sample : samples) {
        struct Fact
        {
            int paragraph;
            int type;
            QString text;
        };
        QList<Fact> facts;
        for (const char* const side : {"BSPAF", "BNPAF"}) {
            const QJsonArray groups = sample[QLatin1String(side)].toArray();
            for (const QJsonValue& group : groups) {
                const QJsonArray inGroup = group[QLatin1String("atomic_facts")].toArray();
                for (const QJsonValue& fact : inGroup)
                    facts.append({group[QLatin1String("paragraph_index")].toInt(),
                        fact[QLatin1String("type")].toInt(),
                        fact[QLatin1String("atomic_fact")].toString()});
            }
        }
        std::stable_sort(facts.begin(), facts.end(),
            [](const Fact& a, const Fact& b) { return a.paragraph < b.paragraph; });
        QStringList texts;
        for (const Fact& fact : std::as_const(facts)) {
            texts.append(fact.text);
            marked += fact.type == 3 ? 1 : 0;
        }
        for (const RepetitionCandidate& candidate : repetitionCandidates(texts)) {
            ++candidates;
            found += facts.at(candidate.repeated).type == 3 ? 1 : 0;
        }
    }
    QCOMPARE(marked, 25);
    QCOMPARE(found, 18);
    QCOMPARE(candidates, 157);
}

TANDEM_TEST(TestRepetition, QCoreApplication)
#include "tst_repetition.moc"
