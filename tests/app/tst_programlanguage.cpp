#include "app/window/programlanguage.h"
#include "models/results/datetext.h"
#include "testmain.h"

#include <QCoreApplication>
#include <QTest>

using namespace tandem;

namespace {

const QStringList kSpoken{QStringLiteral("en"), QStringLiteral("fa"), QStringLiteral("zh_CN")};

const QDateTime kMoment({2026, 11, 29}, {13, 5}, Qt::UTC);

/// Has numbers and dates written as in a language, and back.
class Speaking final
{
public:
    explicit Speaking(const QLocale& locale) { QLocale::setDefault(locale); }
    ~Speaking() { QLocale::setDefault(m_before); }
    Q_DISABLE_COPY_MOVE(Speaking)

private:
    QLocale m_before;
};

} // namespace

/// Numbers and dates in the language of the program's words.
class TestProgramLanguage final : public QObject
{
    Q_OBJECT

private slots:
    void theChosenLanguageDecidesWhateverTheSystemHas()
    {
        const QLocale chosen = programLocale(QStringLiteral("fa"), QLocale(QStringLiteral("de_DE")),
            {QStringLiteral("de-DE")}, kSpoken);
        QCOMPARE(chosen.language(), QLocale::Persian);
    }

    void aSystemWhoseDatesAreOfAnotherLanguageHasThoseOfTheWords()
    {
        // LANG=zh_CN, LC_TIME=de_DE
        const QLocale locale =
            programLocale({}, QLocale(QStringLiteral("de_DE")), {QStringLiteral("zh-CN")}, kSpoken);
        QCOMPARE(locale, QLocale(QStringLiteral("zh_CN")));
    }

    void aLanguageThatNobodyTranslatedHasEnglishDates()
    {
        const QStringList wished{QStringLiteral("de-DE"), QStringLiteral("de")};
        const QLocale locale = programLocale({}, QLocale(QStringLiteral("de_DE")), wished, kSpoken);
        QCOMPARE(locale.language(), QLocale::English);
        QCOMPARE(programLocale(
                     {}, QLocale(QStringLiteral("zh_TW")), {QStringLiteral("zh-Hant-TW")}, kSpoken)
                     .language(),
            QLocale::English);
    }

    void theCountryOfTheSystemIsKept()
    {
        QCOMPARE(
            programLocale({}, QLocale(QStringLiteral("en_GB")), {QStringLiteral("en-GB")}, kSpoken),
            QLocale(QStringLiteral("en_GB")));
    }

    void datesFollowTheLanguage()
    {
        {
            const Speaking english(QLocale(QStringLiteral("en")));
            QVERIFY(results::dateTimeText(kMoment).startsWith(QStringLiteral("11/29/26")));
            QCOMPARE(results::dateText(kMoment.date()), QStringLiteral("11/29/26"));
            QVERIFY(results::timeOfDayText(kMoment).startsWith(QStringLiteral("1:05")));
            QVERIFY(results::fullDateTimeText(kMoment).contains(QStringLiteral("November")));
        }
        const Speaking persian(QLocale(QStringLiteral("fa")));
        for (const QString& text :
            {results::dateTimeText(kMoment), results::dateText(kMoment.date()),
                results::timeOfDayText(kMoment), results::fullDateTimeText(kMoment)}) {
            for (const QChar letter : text)
                QVERIFY2(letter < u'0' || letter > u'9', qPrintable(text));
        }
    }

    void aSentenceHasDigitsOfOneKind()
    {
        const QString words = QStringLiteral("%n of %1, run %2");
        const QLocale persian(QStringLiteral("fa"));
        QCOMPARE(withLocalNumbers(words, true, persian), QStringLiteral("%Ln of %L1, run %L2"));
        {
            const Speaking speaking(persian);
            QCOMPARE(withLocalNumbers(QStringLiteral("%1, run %2"), false, persian)
                         .arg(persian.toString(56))
                         .arg(9),
                QStringLiteral("۵۶, run ۹"));
        }
        // A number that names something is not grouped where nothing asks for it.
        const QLocale english(QStringLiteral("en"));
        QCOMPARE(withLocalNumbers(words, true, english), QStringLiteral("%Ln of %1, run %2"));
        QCOMPARE(
            withLocalNumbers(QStringLiteral("100 %n"), false, english), QStringLiteral("100 %n"));
    }

    void aCommandToCopyHasAsciiDigits()
    {
        const QLocale persian(QStringLiteral("fa"));
        const auto local = [&](const char16_t* words) {
            return withLocalNumbers(QString::fromUtf16(words), true, persian);
        };
        QCOMPARE(local(u"%1: «tandem run retry %2 %3» (%n)"),
            QStringLiteral("%L1: «tandem run retry %2 %3» (%Ln)"));
        QCOMPARE(local(u"“tandem samples PROJECT include %n”, %1"),
            QStringLiteral("“tandem samples PROJECT include %n”, %L1"));
        QCOMPARE(local(u"%1 «\u200e--cap %2»"), QStringLiteral("%L1 «\u200e--cap %2»"));
        QCOMPARE(local(u"«%1» -- %2"), QStringLiteral("«%L1» -- %L2"));
    }
};

TANDEM_TEST(TestProgramLanguage, QCoreApplication)
#include "tst_programlanguage.moc"
