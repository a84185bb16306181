#include "views/discussion/utterancelist.h"

#include "ui/discussionroles.h"

#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace tandem;

namespace {

/// "aX bY": speaker a says X, speaker b says Y.
QList<kgds::UtteranceRecord> discussionOf(const QString& turns)
{
    QList<kgds::UtteranceRecord> utterances;
    const QStringList parts = turns.split(u' ', Qt::SkipEmptyParts);
    for (const QString& turn : parts)
        utterances.append({turn.left(1), turn.mid(1), {}});
    return utterances;
}

} // namespace

class TestUtteranceModel : public QObject
{
    Q_OBJECT

private slots:
    void itFollowsEveryChangeByRows_data();
    void itFollowsEveryChangeByRows();
    void sidesFollowTheOrderOfSpeaking();
    void onlyItsOwnRowsCanBeDropped();
    void nothingCanBeEditedUnlessAllowed();
};

void TestUtteranceModel::itFollowsEveryChangeByRows_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("added at the end") << "a1 b2"
                                      << "a1 b2 a3";
    QTest::newRow("first one") << ""
                               << "a1";
    QTest::newRow("removed in the middle") << "a1 b2 a3"
                                           << "a1 a3";
    QTest::newRow("all removed") << "a1 b2"
                                 << "";
    QTest::newRow("edited") << "a1 b2 a3"
                            << "a1 bx a3";
    QTest::newRow("moved") << "a1 b2 a3 b4"
                           << "b2 a3 a1 b4";
    QTest::newRow("same again") << "a1 a1 a1"
                                << "a1 a1";
    QTest::newRow("everything else") << "a1 b2"
                                     << "c1 d2 c3 d4";
    QTest::newRow("fewer and other") << "a1 b2 a3 b4"
                                     << "a1 cx b4";
}

void TestUtteranceModel::itFollowsEveryChangeByRows()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    UtteranceModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    for (const QString& turns : {before, after, before}) {
        const auto utterances = discussionOf(turns);
        model.setUtterances(utterances);
        QCOMPARE(model.utterances(), utterances);
        QCOMPARE(model.rowCount(), int(utterances.size()));
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(model.index(row).data().toString(), utterances.at(row).text);
    }
    QVERIFY(resets.isEmpty());
}

void TestUtteranceModel::sidesFollowTheOrderOfSpeaking()
{
    UtteranceModel model;
    model.setUtterances(discussionOf(QStringLiteral("b1 a2 b3 c4")));
    const QList<int> sides{0, 1, 0, 0};
    for (int row = 0; row < 4; ++row)
        QCOMPARE(model.index(row).data(discussion::Side).toInt(), sides.at(row));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setUtterances(discussionOf(QStringLiteral("a2 b3 c4")));
    QCOMPARE(model.index(0).data(discussion::Side).toInt(), 0);
    QCOMPARE(model.index(1).data(discussion::Side).toInt(), 1);
    QVERIFY(!changed.isEmpty());
}

void TestUtteranceModel::onlyItsOwnRowsCanBeDropped()
{
    UtteranceModel model;
    UtteranceModel other;
    model.setUtterances(discussionOf(QStringLiteral("a1 b2")));
    other.setUtterances(discussionOf(QStringLiteral("a1 b2")));
    const std::unique_ptr<QMimeData> dragged(model.mimeData({model.index(1)}));
    QCOMPARE(model.draggedRow(dragged.get()), 1);
    QCOMPARE(other.draggedRow(dragged.get()), -1);
    QCOMPARE(model.draggedRow(nullptr), -1);
    QMimeData text;
    text.setText(QStringLiteral("1"));
    QCOMPARE(model.draggedRow(&text), -1);
    model.setUtterances(discussionOf(QStringLiteral("a1")));
    QCOMPARE(model.draggedRow(dragged.get()), -1);
}

void TestUtteranceModel::nothingCanBeEditedUnlessAllowed()
{
    UtteranceModel model;
    model.setUtterances(discussionOf(QStringLiteral("a1")));
    QVERIFY(!(model.flags(model.index(0)) & (Qt::ItemIsEditable | Qt::ItemIsDragEnabled)));
    model.setEditable(true);
    QVERIFY(model.flags(model.index(0)) & Qt::ItemIsEditable);
    QVERIFY(model.flags({}) & Qt::ItemIsDropEnabled);
    QVERIFY(!model.setData(model.index(0), QStringLiteral("x")));
}

TANDEM_TEST(TestUtteranceModel, QCoreApplication)
#include "tst_utterancemodel.moc"
