#include "views/inspect/linklayout.h"

#include "inspectcases.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using expert::LinkVerdict;
using expert::Side;

class TestLinkLayout final : public QObject
{
    Q_OBJECT

private slots:
    void expectedAspectsStandOnTheLeadingSide_data();
    void expectedAspectsStandOnTheLeadingSide();
    void directionsThatAgreeAreOneLine();
    void aLinkOfTheOtherDirectionAloneIsToldApart();
    void directionsThatDisagreeHaveALineEach();
    void aMatchToAnUnknownTitleEndsBetweenTheTexts();
    void badgesDoNotCoverEachOther();
    void boxesMoveTogetherBeforeThePictureGrows_data();
    void boxesMoveTogetherBeforeThePictureGrows();
    void placesLeadBackToAspectsAndLines();
    void linkedAspectsAreThoseOfBothDirections();
    void anEmptySideLeavesTheOthersBoxes();

private:
    static expert::Explanation grid(int aspects);
    static expert::Explanation sixBySix();
};

expert::Explanation TestLinkLayout::grid(int aspects)
{
    expert::Explanation explanation;
    for (int i = 0; i < aspects; ++i) {
        const QString title = QStringLiteral("Aspect %1").arg(i + 1);
        explanation.expected.aspects.append(aspectOf(title, {}));
        explanation.generated.aspects.append(aspectOf(title, {}));
        explanation.expected.matches.append(matchOf(i % 4 == 3 ? -1 : (i * 7) % aspects, i % 2));
        explanation.generated.matches.append(matchOf(i % 5 == 1 ? -1 : (i * 3) % aspects, true));
    }
    return explanation;
}

/// Shaped as the example of the paper: two sides of six.
expert::Explanation TestLinkLayout::sixBySix()
{
    expert::Explanation explanation = grid(6);
    explanation.expected.matches = {
        matchOf(0), matchOf(-1), matchOf(2, true, true), matchOf(2, true), matchOf(-1), matchOf(1)};
    explanation.generated.matches = {
        matchOf(0), matchOf(-1), matchOf(3, true), matchOf(-1), matchOf(-1), matchOf(5, true)};
    return explanation;
}

void TestLinkLayout::expectedAspectsStandOnTheLeadingSide_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

void TestLinkLayout::expectedAspectsStandOnTheLeadingSide()
{
    QFETCH(Qt::LayoutDirection, direction);
    LinkMeasures measures;
    measures.direction = direction;
    for (const Side drawn : {Side::Expected, Side::Generated}) {
        const LinkLayout layout = layOutLinks(sixBySix(), drawn, measures);
        QCOMPARE(layout.boxes.size(), 12);
        const QRectF expected = layout.box({Side::Expected, 2})->rect;
        const QRectF generated = layout.box({Side::Generated, 2})->rect;
        QCOMPARE(expected.right() < generated.left(), direction == Qt::LeftToRight);
        QCOMPARE(expected.top(), generated.top());
        QVERIFY(expected.left() >= 0 && generated.left() >= 0);
        QVERIFY(std::max(expected.right(), generated.right()) <= measures.width);
        for (const LinkLine& line : layout.lines) {
            const QRectF from = layout.box(line.from)->rect;
            QVERIFY(line.start.x() == from.left() || line.start.x() == from.right());
            QVERIFY(std::abs(line.badge.x() - measures.width / 2) < measures.width / 4);
        }
    }
}

void TestLinkLayout::directionsThatAgreeAreOneLine()
{
    const LinkLayout layout = layOutLinks(sixBySix(), Side::Expected, {});
    int firsts = 0;
    for (const LinkLine& line : layout.lines) {
        if (!line.touches({Side::Expected, 0}))
            continue;
        ++firsts;
        QCOMPARE(line.direction, LinkDirection::Both);
        QVERIFY(!line.disputed);
    }
    QCOMPARE(firsts, 1);
}

void TestLinkLayout::aLinkOfTheOtherDirectionAloneIsToldApart()
{
    const auto other = [](const LinkLayout& layout) {
        QList<AspectRef> from;
        for (const LinkLine& line : layout.lines) {
            if (line.direction == LinkDirection::Other)
                from.append(line.from);
        }
        return from;
    };
    // O6 is matched to E6, which is matched to O2 itself.
    QCOMPARE(other(layOutLinks(sixBySix(), Side::Expected, {})),
        QList<AspectRef>({{Side::Generated, 5}}));
    QCOMPARE(other(layOutLinks(sixBySix(), Side::Generated, {})),
        QList<AspectRef>({{Side::Expected, 2}, {Side::Expected, 5}}));
}

void TestLinkLayout::directionsThatDisagreeHaveALineEach()
{
    expert::Explanation explanation = sixBySix();
    explanation.generated.matches[0] = matchOf(0, true, true);
    const LinkLayout layout = layOutLinks(explanation, Side::Expected, {});
    QList<LinkLine> lines;
    for (const LinkLine& line : layout.lines) {
        if (line.touches({Side::Expected, 0}))
            lines.append(line);
    }
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].direction, LinkDirection::Other);
    QCOMPARE(lines[0].verdict, LinkVerdict::Both);
    QCOMPARE(lines[1].direction, LinkDirection::Drawn);
    QCOMPARE(lines[1].verdict, LinkVerdict::Neither);
    QVERIFY(lines[0].disputed && lines[1].disputed);
    QVERIFY(std::abs(lines[0].start.y() - lines[1].end.y()) > 8);
}

void TestLinkLayout::aMatchToAnUnknownTitleEndsBetweenTheTexts()
{
    expert::Explanation explanation = sixBySix();
    explanation.expected.matches[1].matched = true;
    explanation.expected.matches[1].otherTitle = QStringLiteral("Nothing has this title");
    const LinkLayout layout = layOutLinks(explanation, Side::Expected, {});
    const auto line = std::find_if(layout.lines.cbegin(), layout.lines.cend(),
        [](const LinkLine& candidate) { return !candidate.to; });
    QVERIFY(line != layout.lines.cend());
    QCOMPARE(line->from, (AspectRef{Side::Expected, 1}));
    QVERIFY(line->end.x() < layout.box({Side::Generated, 0})->rect.left());
    QVERIFY(line->end.x() > layout.box({Side::Expected, 0})->rect.right());
}

void TestLinkLayout::badgesDoNotCoverEachOther()
{
    const LinkMeasures measures;
    const LinkLayout layout = layOutLinks(sixBySix(), Side::Expected, measures);
    for (qsizetype i = 0; i < layout.lines.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            const QPointF apart = layout.lines[i].badge - layout.lines[j].badge;
            QVERIFY(std::hypot(apart.x(), apart.y()) >= measures.badge);
        }
    }
}

void TestLinkLayout::boxesMoveTogetherBeforeThePictureGrows_data()
{
    QTest::addColumn<int>("aspects");
    QTest::addColumn<bool>("fits");
    QTest::newRow("six") << 6 << true;
    QTest::newRow("eleven") << 11 << true;
    QTest::newRow("twenty-five") << 25 << false;
    QTest::newRow("a hundred") << 100 << false;
}

void TestLinkLayout::boxesMoveTogetherBeforeThePictureGrows()
{
    QFETCH(int, aspects);
    QFETCH(bool, fits);
    LinkMeasures measures;
    measures.height = 600;
    const LinkLayout layout = layOutLinks(grid(aspects), Side::Expected, measures);
    QCOMPARE(layout.size.height() <= measures.height, fits);
    for (qsizetype i = 1; i < aspects; ++i)
        QVERIFY(layout.boxes[i].rect.top() >= layout.boxes[i - 1].rect.bottom() + 8);
    QVERIFY(layout.boxes.last().rect.bottom() <= layout.size.height());
}

void TestLinkLayout::placesLeadBackToAspectsAndLines()
{
    const LinkLayout layout = layOutLinks(sixBySix(), Side::Expected, {});
    for (const LinkBox& box : layout.boxes)
        QCOMPARE(layout.aspectAt(box.rect.center()), std::optional(box.aspect));
    QVERIFY(!layout.aspectAt({220, 10}));
    for (int i = 0; i < int(layout.lines.size()); ++i)
        QCOMPARE(layout.lineAt(layout.lines[i].badge, 6), i);
    QCOMPARE(layout.lineAt({220, 4000}, 6), -1);
}

void TestLinkLayout::linkedAspectsAreThoseOfBothDirections()
{
    const expert::Explanation explanation = sixBySix();
    QCOMPARE(linkedWith(explanation, {Side::Generated, 2}),
        QList<AspectRef>({{Side::Expected, 3}, {Side::Expected, 2}}));
    QCOMPARE(linkedWith(explanation, {Side::Expected, 5}),
        QList<AspectRef>({{Side::Generated, 1}, {Side::Generated, 5}}));
    QVERIFY(linkedWith(explanation, {Side::Generated, 3}).isEmpty());
    QVERIFY(!partnerOf(explanation, {Side::Expected, 40}));
}

void TestLinkLayout::anEmptySideLeavesTheOthersBoxes()
{
    expert::Explanation explanation;
    explanation.expected = sixBySix().expected;
    for (expert::AspectMatch& match : explanation.expected.matches)
        match = matchOf(-1);
    const LinkLayout layout = layOutLinks(explanation, Side::Generated, {});
    QCOMPARE(layout.boxes.size(), 6);
    QVERIFY(layout.lines.isEmpty());
    QCOMPARE(layOutLinks({}, Side::Expected, {}).size.height(), 0.0);
}

TANDEM_TEST(TestLinkLayout, QCoreApplication)
#include "tst_linklayout.moc"
