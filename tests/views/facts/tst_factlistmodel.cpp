#include "factfixture.h"
#include "testmain.h"
#include "views/facts/factlistmodel.h"
#include "views/facts/repetitionrows.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

/// The rows of the Facts screen.
class TestFactListModel final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<FactFixture> m_fixture;

    FactSheet sheet()
    {
        return ProjectFixture::take(
            loadFactSheet(m_fixture->project.database(), m_fixture->sample));
    }
    static QStringList shown(const FactListModel& model)
    {
        QStringList rows;
        for (int i = 0; i < model.rowCount(); ++i) {
            const QModelIndex index = model.index(i);
            const auto kind = FactListModel::RowKind(index.data(FactListModel::KindRole).toInt());
            const QString number = index.data(FactListModel::NumberRole).toString();
            rows.append(kind == FactListModel::RowKind::Paragraph ? QStringLiteral("P") + number
                        : kind == FactListModel::RowKind::Draft   ? QStringLiteral("+")
                                                                  : index.data().toString());
        }
        return rows;
    }

private slots:
    void init() { m_fixture = std::make_unique<FactFixture>(); }

    void factsStandBelowTheirParagraphs()
    {
        m_fixture->add(1, QStringLiteral("A."));
        m_fixture->add(1, QStringLiteral("B."));
        m_fixture->add(3, QStringLiteral("C."));
        FactListModel model;
        const QAbstractItemModelTester tester(&model);
        model.setSheet(sheet(), true);
        QCOMPARE(shown(model), QStringList({QStringLiteral("P1"), QStringLiteral("A."),
                                   QStringLiteral("B."), QStringLiteral("P2")}));
        model.setSheet(sheet(), false);
        QCOMPARE(shown(model),
            QStringList({QStringLiteral("P3"), QStringLiteral("C."), QStringLiteral("P4")}));
        QVERIFY(!(model.index(0).flags() & Qt::ItemIsEditable));
        QVERIFY(model.index(1).flags() & Qt::ItemIsEditable);
        QVERIFY(model.index(1)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("Fact 3")));
    }

    void editsChangeRowsAndNeverResetThem()
    {
        const FactId a = m_fixture->add(1, QStringLiteral("A."));
        const FactId b = m_fixture->add(1, QStringLiteral("B."));
        m_fixture->add(2, QStringLiteral("C."));
        FactListModel model;
        const QAbstractItemModelTester tester(&model);
        model.setSheet(sheet(), true);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QSignalSpy moves(&model, &QAbstractItemModel::rowsMoved);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        const QPersistentModelIndex rowOfA = model.index(1);
        ProjectFixture::check(m_fixture->edits().change(a, movedTo(1), m_fixture->project.ada));
        model.setSheet(sheet(), true);
        QCOMPARE(moves.size(), 1);
        QCOMPARE(rowOfA.row(), 2);
        ProjectFixture::check(
            m_fixture->edits().change(b, changedTo(QStringLiteral("B2.")), m_fixture->project.ada));
        changes.clear();
        model.setSheet(sheet(), true);
        QCOMPARE(changes.size(), 1);
        ProjectFixture::check(m_fixture->edits().remove(b, m_fixture->project.ada));
        model.setSheet(sheet(), true);
        QCOMPARE(shown(model), QStringList({QStringLiteral("P1"), QStringLiteral("A."),
                                   QStringLiteral("P2"), QStringLiteral("C.")}));
        QCOMPARE(resets.size(), 0);
    }

    void theDraftStandsWhereItWasOpened()
    {
        m_fixture->add(1, QStringLiteral("A."));
        m_fixture->add(1, QStringLiteral("B."));
        FactListModel model;
        const QAbstractItemModelTester tester(&model);
        model.setSheet(sheet(), true);
        QCOMPARE(model.beginDraft(m_fixture->paragraph(1), 1), 2);
        QCOMPARE(shown(model).at(2), QStringLiteral("+"));
        m_fixture->add(2, QStringLiteral("C."));
        model.setSheet(sheet(), true);
        QCOMPARE(shown(model).at(2), QStringLiteral("+"));
        model.endDraft();
        QVERIFY(!shown(model).contains(QStringLiteral("+")));
        QCOMPARE(model.beginDraft(m_fixture->paragraph(3), 0), -1);
    }

    void marksAreShown()
    {
        const FactId a = m_fixture->add(3, QStringLiteral("A."));
        const FactId b = m_fixture->add(3, QStringLiteral("B."));
        const FactId c = m_fixture->add(4, QStringLiteral("C."));
        const FactId d = m_fixture->add(4, QStringLiteral("It was so, and he left."));
        ProjectFixture::check(m_fixture->edits().setRepeats(b, a, m_fixture->project.ada));
        ProjectFixture::check(m_fixture->masks().setMask(c, true, {}, m_fixture->project.ada));
        FactListModel model;
        model.setSheet(sheet(), false);
        model.setQuestions({{d, a, 0.9}});
        const auto mark = [&](FactId fact) {
            return FactMark(model.index(model.rowOf(fact)).data(FactListModel::MarkRole).toInt());
        };
        QCOMPARE(mark(a), FactMark::None);
        QCOMPARE(mark(b), FactMark::Repeats);
        QCOMPARE(mark(c), FactMark::Masked);
        QCOMPARE(mark(d), FactMark::Question);
        QCOMPARE(model.index(model.rowOf(b)).data(FactListModel::MarkTextRole).toString(),
            QStringLiteral("repeats 1"));
        QVERIFY(!model.index(model.rowOf(d))
                     .data(FactListModel::HintSpansRole)
                     .value<QList<Utf16Span>>()
                     .isEmpty());
    }

    void possibleRepetitionsAreListed()
    {
        const FactId a = m_fixture->add(1, QStringLiteral("A."));
        const FactId b = m_fixture->add(1, QStringLiteral("B."));
        const FactId c = m_fixture->add(2, QStringLiteral("C."));
        const auto rows = repetitionRows({{b, a, 1.0}, {c, a, 0.9}}, sheet());
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(1).fact, c);
        QVERIFY(rows.at(1).text.contains(QStringLiteral("3 ≈ 1 · 90 %")));
        QVERIFY(repetitionRows({{c, FactId{99'999}, 0.95}}, sheet()).isEmpty());
    }
};

TANDEM_TEST(TestFactListModel, QCoreApplication)
#include "tst_factlistmodel.moc"
