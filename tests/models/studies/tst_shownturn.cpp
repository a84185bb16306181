#include "models/studies/shownturn.h"

#include "models/studies/templates.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

Item pair(const QString& name)
{
    Item item;
    item.name = name;
    item.fields = {{QStringLiteral("output"), QStringLiteral("from two"), 2, {}},
        {QStringLiteral("secret"), QStringLiteral("hidden"), 0, {}},
        {QStringLiteral("reference"), QStringLiteral("said"), 0, {{0, 4}}},
        {QStringLiteral("output"), QStringLiteral("from one"), 1, {}}};
    return item;
}

QStringList seen(const TaskTurn& turn)
{
    QStringList texts;
    for (const Field& field : turn.fields)
        texts += QStringLiteral("%1%2: %3").arg(field.name).arg(field.side).arg(field.text);
    return texts;
}

} // namespace

class ShownTurnTest final : public QObject
{
    Q_OBJECT

private slots:
    void sidesStandAsTheyAreShownAndNothingElseIsHandedOut()
    {
        const Design design = designTemplate(Kind::Pairwise);
        QCOMPARE(seen(shownTurn(pair(QStringLiteral("i")), design, false)),
            (QStringList{QStringLiteral("reference0: said"), QStringLiteral("output1: from one"),
                QStringLiteral("output2: from two")}));
        QCOMPARE(seen(shownTurn(pair(QStringLiteral("i")), design, true)),
            (QStringList{QStringLiteral("reference0: said"), QStringLiteral("output1: from two"),
                QStringLiteral("output2: from one")}));
    }

    void marksThatAreNotShownAreNotHandedOut()
    {
        Design design = designTemplate(Kind::Pairwise);
        for (ShownField& field : design.fields)
            field.marksEvidence = false;
        QVERIFY(shownTurn(pair(QStringLiteral("i")), design, false).fields.first().marks.isEmpty());
        for (ShownField& field : design.fields)
            field.marksEvidence = true;
        QCOMPARE(
            shownTurn(pair(QStringLiteral("i")), design, false).fields.first().marks.size(), 1);
    }

    void aPreviewShowsWhatTheFirstRaterWouldSee()
    {
        Design design = designTemplate(Kind::Pairwise);
        design.ratersPerItem = 1;
        QList<Item> items{
            pair(QStringLiteral("a")), pair(QStringLiteral("b")), pair(QStringLiteral("p"))};
        items[2].kind = ItemKind::Practice;
        items[0].group = items[1].group = QStringLiteral("g");
        const Task task = previewTask(design, items);
        QCOMPARE(task.turns.size(), 3);
        QVERIFY(task.turns.first().isPractice);
        QVERIFY(!task.turns.first().group);
        QCOMPARE(task.turns.at(1).group, task.turns.at(2).group);
        QCOMPARE(task.questions, design.questions);
        QVERIFY(previewTask(design, {}).turns.isEmpty());
    }
};

TANDEM_TEST(ShownTurnTest, QCoreApplication)
#include "tst_shownturn.moc"
