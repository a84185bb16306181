#include "models/studies/itemcheck.h"

#include "models/studies/templates.h"
#include "testmain.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace tandem;
using namespace tandem::studies;

namespace {

/// An item for pairwise preference that can be handed out.
StudyItem pairItem(const QString& name)
{
    StudyItem item;
    item.item.name = name;
    item.item.fields = {{QStringLiteral("reference"), QStringLiteral("R"), 0, {}},
        {QStringLiteral("output"), QStringLiteral("One"), 1, {{0, 3}}},
        {QStringLiteral("output"), QStringLiteral("Other"), 2, {}}};
    return item;
}

QList<ItemProblem> problemsOf(const QList<StudyItem>& items)
{
    return itemProblems(items, designTemplate(Kind::Pairwise));
}

/// Whether a good item is refused once it was changed so.
bool isRefusedAfter(const std::function<void(StudyItem&)>& change)
{
    StudyItem item = pairItem(QStringLiteral("a"));
    change(item);
    const QList<ItemProblem> problems = problemsOf({item, pairItem(QStringLiteral("b"))});
    return problems.size() == 1 && problems.constFirst().item == 0 &&
           !problems.constFirst().sentence.isEmpty();
}

} // namespace

class TestItemCheck final : public QObject
{
    Q_OBJECT

private slots:
    void goodItemsHaveNoProblems();
    void aStudyNeedsSomethingToRate();
    void namesAreThereOnce();
    void fieldsThatCannotBeShownAreNamed();
    void missingFieldsAreNamedBesideThoseThatAreThere();
    void whatIsComparedHasTwoSides();
    void checkItemsKnowAnAnswerThatCanBeGiven();
    void aGroupFitsOneRater();
    void textsAreBounded();
    void fieldsAreCalledAsTheDesignShowsThem();
};

void TestItemCheck::fieldsAreCalledAsTheDesignShowsThem()
{
    QList<StudyItem> items{pairItem(QStringLiteral("a"))};
    items.first().item.fields[0].name = QStringLiteral("Reference");
    items.first().item.fields[1].name = QStringLiteral("OUTPUT");
    items.first().item.fields[2].name = QStringLiteral("OUTPUT");
    nameFieldsAsShown(items, designTemplate(Kind::Pairwise));
    QCOMPARE(items.first().item.fields, pairItem(QStringLiteral("a")).item.fields);
    items.first().item.fields.append({QStringLiteral("REFERENCE"), QStringLiteral("S"), 0, {}});
    nameFieldsAsShown(items, designTemplate(Kind::Pairwise));
    QCOMPARE(items.first().item.fields.last().name, QStringLiteral("REFERENCE"));
}

void TestItemCheck::goodItemsHaveNoProblems()
{
    StudyItem check = pairItem(QStringLiteral("c"));
    check.item.kind = ItemKind::Check;
    check.source.known.insert(QStringLiteral("better"), QStringLiteral("1"));
    QCOMPARE(problemsOf({pairItem(QStringLiteral("a")), pairItem(QStringLiteral("b")), check}),
        QList<ItemProblem>());
}

void TestItemCheck::aStudyNeedsSomethingToRate()
{
    QCOMPARE(problemsOf({}).size(), 1);
    QCOMPARE(problemsOf({}).constFirst().item, -1);
    StudyItem practice = pairItem(QStringLiteral("p"));
    practice.item.kind = ItemKind::Practice;
    QCOMPARE(problemsOf({practice}).constFirst().item, -1);
}

void TestItemCheck::namesAreThereOnce()
{
    const QList<ItemProblem> problems = problemsOf({pairItem(QStringLiteral("a")),
        pairItem(QStringLiteral("b")), pairItem(QStringLiteral("a")), pairItem(QString())});
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems.at(0).item, 2);
    QCOMPARE(problems.at(1).item, 3);
}

void TestItemCheck::fieldsThatCannotBeShownAreNamed()
{
    QVERIFY(isRefusedAfter([](StudyItem& item) { item.item.fields[0].name.clear(); }));
    QVERIFY(isRefusedAfter([](StudyItem& item) { item.item.fields[0].side = 3; }));
    QVERIFY(isRefusedAfter([](StudyItem& item) { item.item.fields[0].side = 1; }));
    QVERIFY(isRefusedAfter([](StudyItem& item) { item.item.fields[2].side = 1; }));
    QVERIFY(isRefusedAfter([](StudyItem& item) { item.item.fields[1].marks = {{0, 4}}; }));
    QVERIFY(isRefusedAfter([](StudyItem& item) { item.item.fields[1].marks = {{-1, 2}}; }));
    QVERIFY(isRefusedAfter([](StudyItem& item) { item.item.fields[1].marks = {{1, 0}}; }));
    QVERIFY(isRefusedAfter([](StudyItem& item) {
        const qsizetype far = std::numeric_limits<qsizetype>::max();
        item.item.fields[1].marks = {{far, far}};
    }));
    QVERIFY(isRefusedAfter([](StudyItem& item) {
        item.item.fields = {{QStringLiteral("other"), QStringLiteral("x"), 0, {}}};
    }));
}

void TestItemCheck::missingFieldsAreNamedBesideThoseThatAreThere()
{
    StudyItem item = pairItem(QStringLiteral("a"));
    item.item.fields = {{QStringLiteral("Output"), QStringLiteral("x"), 1, {}},
        {QStringLiteral("Output"), QStringLiteral("y"), 2, {}}};
    const QString said = itemProblems({item}, designTemplate(Kind::Pairwise)).constFirst().sentence;
    for (const char* part : {"it has Output;", "prompt, reference, output."})
        QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
}

void TestItemCheck::whatIsComparedHasTwoSides()
{
    const auto withoutSides = [](StudyItem& item) { item.item.fields.resize(1); };
    QVERIFY(isRefusedAfter(withoutSides));
    StudyItem item = pairItem(QStringLiteral("a"));
    withoutSides(item);
    QCOMPARE(itemProblems({item}, designTemplate(Kind::Likert)), QList<ItemProblem>());
    item.item.fields[0].name = QStringLiteral("text");
    QCOMPARE(itemProblems({item}, designTemplate(Kind::Similarity)).size(), 1);
}

void TestItemCheck::checkItemsKnowAnAnswerThatCanBeGiven()
{
    const auto isRefusedKnowing = [](const QHash<QString, QString>& known) {
        return isRefusedAfter([&](StudyItem& item) {
            item.item.kind = ItemKind::Check;
            item.source.known = known;
        });
    };
    QVERIFY(isRefusedKnowing({}));
    QVERIFY(isRefusedKnowing({{QStringLiteral("better"), QStringLiteral("3")}}));
    QVERIFY(isRefusedKnowing({{QStringLiteral("worse"), QStringLiteral("1")}}));
}

void TestItemCheck::aGroupFitsOneRater()
{
    Design design = designTemplate(Kind::Pairwise);
    QList<StudyItem> items;
    for (int i = 0; i < 4; ++i) {
        items.append(pairItem(QString::number(i)));
        items.last().item.group = i == 0 ? QString() : QStringLiteral("g");
    }
    design.itemsPerRater = 3;
    QCOMPARE(itemProblems(items, design), QList<ItemProblem>());
    design.itemsPerRater = 2;
    QCOMPARE(itemProblems(items, design).size(), 1);
    QCOMPARE(itemProblems(items, design).constFirst().item, 1);
    const QString said = itemProblems(items, design).constFirst().sentence;
    for (const char* part : {"\"g\" has 3 items", "may have only 2", "items_per_rater"})
        QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
}

void TestItemCheck::textsAreBounded()
{
    QVERIFY(isRefusedAfter(
        [](StudyItem& item) { item.item.text = QString(kMostItemTextLength + 1, u'x'); }));
    QVERIFY(isRefusedAfter(
        [](StudyItem& item) { item.item.name = QString(kMostItemNameLength + 1, u'x'); }));
    QVERIFY(isRefusedAfter(
        [](StudyItem& item) { item.item.fields[0].text = QString(kMostFieldLength + 1, u'x'); }));
    QVERIFY(isRefusedAfter([](StudyItem& item) {
        for (qsizetype i = 0; i < kMostFieldsOfItem; ++i)
            item.item.fields.append({QStringLiteral("f%1").arg(i), {}, 0, {}});
    }));
}

TANDEM_TEST(TestItemCheck, QCoreApplication)
#include "tst_itemcheck.moc"
