#include "storage/expertreport/casehtml.h"

#include "expertfixture.h"
#include "storage/expertreport/evidencemarkup.h"
#include "storage/expertreport/linkdrawing.h"
#include "storage/expertreport/reportindex.h"
#include "testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace tandem;

namespace {

CaseReport reportOf(const expert::TextCase& textCase, const expert::Explanation& explanation)
{
    EvaluationDetail detail;
    detail.summary.caseName = textCase.name;
    detail.summary.casePosition = 7;
    detail.summary.system = textCase.outputs.value(0).system;
    detail.summary.state = EvaluationState::Complete;
    detail.summary.scores = expert::scoresOf(explanation);
    detail.summary.faults = expert::faultsOf(explanation);
    detail.prompt = textCase.prompt;
    detail.expected = textCase.expected;
    detail.generated = textCase.outputs.value(0).text;
    detail.explanation = explanation;
    return {located(detail), QStringLiteral("test-model")};
}

/// The page without its style sheet, read as XML; fails where it is not well-formed.
QStringList elementsOf(QString html)
{
    html.remove(QRegularExpression(
        QStringLiteral("<style>.*</style>"), QRegularExpression::DotMatchesEverythingOption));
    html.replace(QLatin1String("<!DOCTYPE html>"), QLatin1String("<?xml version=\"1.0\"?>"));
    QXmlStreamReader reader(html);
    QStringList names;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement)
            names.append(reader.name().toString());
    }
    if (reader.hasError()) {
        qWarning("%s at line %lld", qPrintable(reader.errorString()), reader.lineNumber());
        return {};
    }
    return names;
}

expert::ExplainedSide sideOf(int aspects)
{
    expert::ExplainedSide side;
    side.aspects.resize(aspects);
    side.matches.resize(aspects);
    return side;
}

} // namespace

/// Pages about one evaluation.
class TestCaseHtml final : public QObject
{
    Q_OBJECT

private slots:
    void aPageShowsEverythingOfACase()
    {
        const CaseReport report = reportOf(sixBySixCase(), sixBySixExplanation());
        const QString html = caseHtml(report);
        const QStringList elements = elementsOf(html);
        QCOMPARE(elements.count(QLatin1String("article")), 12);
        QCOMPARE(elements.count(QLatin1String("svg")), 1);
        QVERIFY(elements.count(QLatin1String("mark")) >= 12);
        for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated}) {
            const expert::ExplainedSide& all = report.detail.explanation.side(side);
            for (int i = 0; i < all.aspects.size(); ++i) {
                const QString label = expert::aspectLabel(side, i);
                QVERIFY(html.contains(QStringLiteral("id=\"%1\"").arg(label)));
                QVERIFY(html.contains(htmlEscaped(all.aspects.at(i).title)));
                QVERIFY(html.contains(htmlEscaped(all.aspects.at(i).description)));
                QVERIFY(html.contains(htmlEscaped(all.matches.at(i).reason)));
                QVERIFY(html.contains(htmlEscaped(all.matches.at(i).content.reason)));
                QVERIFY(html.contains(htmlEscaped(all.matches.at(i).style.reason)));
                for (const QString& piece : all.aspects.at(i).evidence)
                    QVERIFY(html.contains(htmlEscaped(piece)));
            }
        }
        QVERIFY(html.contains(htmlEscaped(report.detail.prompt)));
        QVERIFY(html.contains(QLatin1String("test-model")));
        QVERIFY(html.contains(QLatin1String("not in the text")));
        QVERIFY(html.contains(QLatin1String("paraphrased")));
    }

    void thePageNeedsNothingElse()
    {
        const QString html = caseHtml(reportOf(sixBySixCase(), sixBySixExplanation()));
        const QStringList elements = elementsOf(html);
        for (const char* element : {"script", "img", "link", "iframe", "object", "base", "form"})
            QVERIFY2(!elements.contains(QLatin1String(element)), element);
        QVERIFY(!html.contains(QLatin1String("http:")) && !html.contains(QLatin1String("https:")));
        QVERIFY(!html.contains(QLatin1String("url(")));
        QVERIFY(html.contains(QLatin1String("prefers-color-scheme:dark")));
        QVERIFY(html.contains(QLatin1String("default-src 'none'")));
    }

    void whateverAModelWritesStaysText()
    {
        const CaseReport report = reportOf(hostileCase(), hostileExplanation());
        const QString html = caseHtml(report);
        QVERIFY(!elementsOf(html).isEmpty());
        expert::Explanation explanation = sixBySixExplanation();
        expert::TextCase textCase = sixBySixCase();
        const QString attack =
            QStringLiteral("\"><script>alert('x')</script><img src=x onerror=y> &amp; ]]> %1 "
                           "\u202E\u0001 مرحبا 世界 👩‍👩‍👧");
        textCase.name = textCase.prompt = textCase.expected = attack;
        textCase.outputs = {{attack, attack}};
        explanation.remarks = {attack};
        for (expert::ExplainedSide* side : {&explanation.expected, &explanation.generated}) {
            for (expert::Aspect& aspect : side->aspects)
                aspect = {attack, attack, {attack}};
            for (expert::AspectMatch& match : side->matches) {
                match.otherTitle = match.reason = match.fault = attack;
                match.content.reason = match.content.fault = match.style.reason = attack;
            }
        }
        explanation.generated.fault = attack;
        CaseReport attacked = reportOf(textCase, explanation);
        attacked.evaluatedBy = attack;
        expert::Review review{expert::Stance::Disagree, {false, -1}, attack};
        attacked.reviews = {
            {attack, {{{expert::DecisionKind::Match, expert::Side::Expected, 0}, review},
                         {{expert::DecisionKind::Content, expert::Side::Expected, 0}, review}}}};
        const QString page = caseHtml(attacked);
        const QStringList elements = elementsOf(page);
        QVERIFY(!elements.isEmpty());
        QVERIFY(!page.contains(QLatin1String("<script"), Qt::CaseInsensitive));
        QVERIFY(!page.contains(QLatin1String("<img"), Qt::CaseInsensitive));
        QVERIFY(!page.contains(QChar(1)));
        QVERIFY(page.contains(QStringLiteral("مرحبا 世界 👩‍👩‍👧")));
        QVERIFY(page.contains(QLatin1String("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;")));
    }

    void evidenceIsMarkedWhereItStands_data()
    {
        QTest::addColumn<QList<qsizetype>>("spans"); // start, length of each aspect's piece
        QTest::addColumn<QString>("shape");
        using Spans = QList<qsizetype>;
        QTest::newRow("apart") << Spans{0, 3, 4, 3} << QStringLiteral("[E1]abc|[E2]efg|");
        QTest::newRow("same") << Spans{0, 3, 0, 3} << QStringLiteral("[E1][E2]abc|");
        QTest::newRow("inside") << Spans{0, 7, 2, 2} << QStringLiteral("[E1]ab|[E2]cd|efg|");
        QTest::newRow("crossing") << Spans{0, 4, 2, 4} << QStringLiteral("[E1]ab|[E2]cd|ef|");
        QTest::newRow("outside") << Spans{5, 90, -1, 2} << QString();
        QTest::newRow("nothing") << Spans{0, 0, 3, 0} << QString();
    }

    void evidenceIsMarkedWhereItStands()
    {
        QFETCH(QList<qsizetype>, spans);
        QFETCH(QString, shape);
        QList<EvidencePlace> places;
        for (int i = 0; i < spans.size() / 2; ++i)
            places.append({i, 0, EvidenceFit::Exact, {spans.at(2 * i), spans.at(2 * i + 1)}});
        const QString html =
            evidenceMarkup(QStringLiteral("abcdefg"), places, sideOf(2), expert::Side::Expected)
                .html();
        static const QRegularExpression pieces(
            QStringLiteral("<a [^>]*>(E\\d)</a>|<mark[^>]*>([^<]*)</mark>"));
        QString found;
        QString text = html;
        for (auto it = pieces.globalMatch(html); it.hasNext();) {
            const auto piece = it.next();
            if (piece.captured(1).isEmpty())
                found += piece.captured(2) + QLatin1Char('|');
            else
                found += QLatin1Char('[') + piece.captured(1) + QLatin1Char(']');
        }
        QCOMPARE(found, shape);
        text.remove(QRegularExpression(QStringLiteral("<a [^>]*>E\\d</a>|<[^>]*>")));
        QCOMPARE(text, QStringLiteral("abcdefg"));
    }

    void bothDirectionsOfALinkAreToldApartWhereTheyDiffer()
    {
        expert::Explanation explanation;
        explanation.expected = sideOf(1);
        explanation.generated = sideOf(1);
        QVERIFY(!linkDrawing(explanation, false).html().contains(QLatin1String("<path")));
        for (expert::ExplainedSide* side : {&explanation.expected, &explanation.generated}) {
            side->matches[0].matched = true;
            side->matches[0].other = 0;
        }
        const QString same = linkDrawing(explanation, false).html();
        QCOMPARE(same.count(QLatin1String("<path")), 1);
        QCOMPARE(same.count(QLatin1String("<polygon")), 2);
        explanation.generated.matches[0].style.aligned = true;
        const QString apart = linkDrawing(explanation, true).html();
        QCOMPARE(apart.count(QLatin1String("<path")), 2);
        QCOMPARE(apart.count(QLatin1String("<polygon")), 2);
        QVERIFY(apart.contains(QLatin1String("v-s")) && apart.contains(QLatin1String("v-x")));
        QVERIFY(linkDrawing({}, false).html().isEmpty());
    }

    void rightToLeftLanguagesTurnThePage()
    {
        const ReportOptions persian{QLocale(QLocale::Persian)};
        const QString html = caseHtml(reportOf(sixBySixCase(), sixBySixExplanation()), persian);
        QVERIFY(html.contains(QLatin1String("lang=\"fa")));
        QVERIFY(html.contains(QLatin1String("dir=\"rtl\"")));
        QVERIFY(!elementsOf(html).isEmpty());
    }

    void aLabelHasNoSayInTheDirectionOfItsText()
    {
        const QString persian = QString::fromUtf8("سلام دنیا");
        const QList<EvidencePlace> places{{0, 0, EvidenceFit::Exact, {0, 4}}};
        QString html = evidenceMarkup(persian, places, sideOf(1), expert::Side::Expected).html();
        QVERIFY(html.startsWith(QLatin1String("<a ")));
        // What dir="auto" goes by: the first letter that is in no element with a direction.
        html.remove(QRegularExpression(QStringLiteral("<a [^>]*dir=\"ltr\"[^>]*>[^<]*</a>")));
        html.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
        QCOMPARE(html, persian);
    }

    void everyParagraphOfATextHasItsOwnDirection()
    {
        const QString html = caseHtml(reportOf(sixBySixCase(), sixBySixExplanation()));
        QVERIFY(html.contains(QLatin1String("unicode-bidi:plaintext")));
        QVERIFY(html.contains(QLatin1String("<li dir=\"auto\"><q>")));
    }

    void whatHasNoScoresSaysSo()
    {
        CaseReport report = reportOf({}, {});
        report.detail.summary.state = EvaluationState::Unscored;
        report.detail.summary.scores.reset();
        report.detail.explanation.expected.fault = QStringLiteral("The reply was empty.");
        const QString html = caseHtml(report);
        QVERIFY(!elementsOf(html).isEmpty());
        QVERIFY(html.contains(QLatin1String("No scores")));
        QVERIFY(html.contains(QLatin1String("The reply was empty.")));
        QVERIFY(html.contains(QLatin1String("Case 7")));
    }

    void theIndexListsWhatThereIs()
    {
        ReportIndex index;
        index.title = QStringLiteral("<i>Run</i>");
        index.messages = {QStringLiteral("<b>careful</b>")};
        index.differences = {{0, QStringLiteral("content_only_f1"), 0.5, 0.25}};
        index.evaluations = {
            reportOf(sixBySixCase(), sixBySixExplanation()).detail.summary, EvaluationSummary{}};
        index.evaluations[1].state = EvaluationState::Unscored;
        index.evaluations[1].faults = 2;
        index.pages = {QStringLiteral("cases/1.html"), QStringLiteral("cases/2.html")};
        const QString html = reportIndexHtml(index, {});
        QVERIFY(!elementsOf(html).isEmpty());
        QVERIFY(isReportIndex(html.toUtf8()));
        QVERIFY(!isReportIndex("<html>"));
        QVERIFY(html.contains(QLatin1String("cases/2.html")));
        QVERIFY(html.contains(QLatin1String("content_only_f1")));
        QVERIFY(!html.contains(QLatin1String("<i>Run")));
        QVERIFY(html.contains(QLatin1String("no scores")));
    }
};

TANDEM_TEST(TestCaseHtml, QCoreApplication)
#include "tst_casehtml.moc"
