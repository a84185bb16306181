#include "models/metrics/porterstem.h"

#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace tandem::metrics;

/// NLTK's Porter stems.
class TestPorterStem final : public QObject
{
    Q_OBJECT

private slots:
    void wordsHaveTheStemsThatNltkGives_data();
    void wordsHaveTheStemsThatNltkGives();
    void allWordsOfTheReferenceHaveItsStems();
    void hugeWordsAreStemmed();
};

void TestPorterStem::wordsHaveTheStemsThatNltkGives_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("stem");
    const auto add = [](const QString& word, const QString& stem) {
        QTest::addRow("%s", qPrintable(word)) << word << stem;
    };
    // Computed with NLTK 3.8, beyond what the reference's texts hold.
    const QStringList pairs = QStringView(
        u"sky=sky skies=sky dying=die news=news innings=inning howe=howe proceed=proceed "
        u"exceed=exceed dies=die died=die spied=spi tied=tie flies=fli ties=tie "
        u"caresses=caress caress=caress cats=cat feed=feed agreed=agre plastered=plaster "
        u"bled=bled motoring=motor sing=sing conflated=conflat troubled=troubl "
        u"sized=size hopping=hop tanned=tan falling=fall hissing=hiss fizzed=fizz "
        u"failing=fail filing=file happy=happi enjoy=enjoy spy=spi by=by radically=radic "
        u"rationalli=ration geologi=geolog theologi=theolog archaeologist=archaeologist "
        u"ological=olog fulli=fulli hopefulli=hope conditional=condit relational=relat "
        u"valenci=valenc hesitanci=hesit digitizer=digit conformabli=conform "
        u"differentli=differ vileli=vile analogousli=analog vietnamization=vietnam "
        u"predication=predic operator=oper feudalism=feudal decisiveness=decis "
        u"hopefulness=hope callousness=callous formaliti=formal sensitiviti=sensit "
        u"sensibiliti=sensibl triplicate=triplic formative=form formalize=formal "
        u"electriciti=electr electrical=electr goodness=good revival=reviv "
        u"allowance=allow inference=infer airliner=airlin gyroscopic=gyroscop "
        u"adjustable=adjust defensible=defens irritant=irrit replacement=replac "
        u"adjustment=adjust dependent=depend adoption=adopt homologou=homolog "
        u"communism=commun activate=activ angulariti=angular homologous=homolog "
        u"effective=effect bowdlerize=bowdler probate=probat rate=rate cease=ceas "
        u"controll=control roll=roll a*ded=ad yyyyed=yyyi ying=ying yed=yed ayyed=ayi "
        u"eying=eye abying=abi café's=café' écoles=école naïveness=naïv "
        u"naïvement=naïvement привет=привет приветing=приветing straßen=straßen "
        u"straßes=straße 東京s=東京 東京ing=東京ing ñandúes=ñandú ñandúies=ñandúi 𐐨ies=𐐨ie "
        u"𐐨𐐨ies=𐐨𐐨i a𐐨𐐨ing=a𐐨 o𐐨ed=o𐐨e 𐐨o𐐨ed=𐐨o𐐨e e𐐨e=e𐐨e x𐐨=x𐐨 's='s it's=it' u.s.=u.s. "
        u"don't=don't 3.5s=3.5 123ed=123ed 1e9s=1e9 i̇stanbuls=i̇stanbul "
        u"generalizations=gener oscillators=oscil onli=onli alli=alli realli=realli "
        u"aalli=aalli rationallialli=rationalli oddalli=oddal ion=ion xion=xion "
        u"ation=ation station=station eeion=eeion meetings=meet ies=i ied=i s=s ss=ss "
        u"sses=ss ings=ing inged=ing")
                                  .toString()
                                  .split(u' ');
    for (const QString& pair : pairs)
        add(pair.section(u'=', 0, 0), pair.section(u'=', 1));
    QTest::newRow("no word") << QString() << QString();
}

void TestPorterStem::wordsHaveTheStemsThatNltkGives()
{
    QFETCH(QString, word);
    QFETCH(QString, stem);
    QCOMPARE(porterStem(word), stem);
}

void TestPorterStem::allWordsOfTheReferenceHaveItsStems()
{
    QFile file(QStringLiteral(TANDEM_SHARED "/reference/porter_stems.tsv"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The reference's stems are not there.");
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 27201);
    for (const QString& line : lines)
        QCOMPARE(porterStem(line.section(u'\t', 0, 0)), line.section(u'\t', 1));
}

void TestPorterStem::hugeWordsAreStemmed()
{
    const QString letters = QString(1'000'000, u'y');
    QCOMPARE(porterStem(QString(letters + QStringLiteral("ness"))).size(), letters.size());
    QCOMPARE(porterStem(QString(1'000'000, u'\xd800')).size(), 1'000'000);
}

TANDEM_TEST(TestPorterStem, QCoreApplication)
#include "tst_porterstem.moc"
