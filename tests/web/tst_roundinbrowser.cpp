#include "formfixture.h"
#include "ratedpage.h"
#include "testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace tandem;
using namespace tandem::test;

/// An annotator's round in a real browser: answered by the keys of the window, saved, and merged.
class RoundInBrowserTest final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_profile;
    std::unique_ptr<WebBrowser> m_browser;

    QString savedFile() const
    {
        const QDir downloads(m_profile.filePath(QStringLiteral("downloads")));
        const QStringList files =
            downloads.entryList({QStringLiteral("answers-*.json")}, QDir::Files, QDir::Time);
        return files.isEmpty() ? QString() : downloads.filePath(files.constFirst());
    }

private slots:
    void initTestCase()
    {
        if (const QString missing = WebBrowser::missing(WebBrowser::Kind::Chromium);
            !missing.isEmpty())
            QSKIP(qPrintable(missing));
    }

    void aRoundIsAnsweredByKeysAndComesBackAsLabels()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.samples.first();
        fixture.answer(sample, fixture.ada, QStringLiteral("y"));
        FormFixture forms(fixture);
        const OpenForm form = forms.write(RoundFormOrder{fixture.ada});
        m_browser = WebBrowser::start(WebBrowser::Kind::Chromium, {.profile = m_profile.path()});
        QVERIFY2(m_browser->problem().isEmpty(), qPrintable(m_browser->problem()));
        const RatedPage page(*m_browser);
        m_browser->open(QUrl::fromLocalFile(forms.path(QStringLiteral("form1.html"))));
        // The first paragraph was answered in the program: the form goes on from there.
        QTRY_VERIFY(page.heading().startsWith(QStringLiteral("Item 2 ")));
        for (const char* key : {"n", "y", "n", "y"}) {
            const QString before = page.heading();
            page.readTexts();
            m_browser->press({QLatin1String(key)});
            QTRY_VERIFY(page.heading() != before);
            QTRY_COMPARE(page.state(), QStringLiteral("kept"));
        }
        QTRY_COMPARE(page.heading(), QStringLiteral("Overview"));
        QVERIFY(page.activate("handIn"));
        QTRY_COMPARE(page.heading(), QStringLiteral("Submitted"));
        QVERIFY(page.activate("save"));
        QTRY_VERIFY(!savedFile().isEmpty());
        QCOMPARE(m_browser->complaints(), QStringList());

        const auto merged = forms.merge({savedFile()});
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().sentence()));
        QCOMPARE(merged->first().fresh(), 4);
        const Round round = fixture.round(sample);
        QVERIFY(round.hasSubmitted(fixture.ada));
        const auto own = AnswerRepository(fixture.database()).own(round.id, fixture.ada);
        const auto items = itemsOf(fixture.database(), sample, Step::Paragraphs);
        QString letters;
        for (const ItemRow& item : *items)
            letters += own->value(item.id).value == YesNo::Yes ? u'y' : u'n';
        QCOMPARE(letters, QStringLiteral("ynyny"));
    }
};

TANDEM_TEST(RoundInBrowserTest, QCoreApplication)
#include "tst_roundinbrowser.moc"
