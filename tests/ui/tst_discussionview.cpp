#include "ui/discussionview.h"

#include "rowmodel.h"
#include "testmain.h"
#include "ui/discussiondelegate.h"
#include "ui/discussionroles.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;
using tandem::test::RowModel;

class DiscussionViewTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_view = std::make_unique<DiscussionView>();
        m_model = std::make_unique<RowModel>(QList<RowModel::Row>{
            {{Qt::DisplayRole, QStringLiteral("I think the free throw decided it.")},
                {discussion::Participant, QStringLiteral("Person 1")}, {discussion::Side, 0}},
            {{Qt::DisplayRole, QStringLiteral("Free throws? <b>No</b>, the lay-up.")},
                {discussion::Participant, QStringLiteral("Person 2")}, {discussion::Side, 1},
                {discussion::You, true}},
        });
        m_view->setModel(m_model.get());
        m_view->resize(360, 400);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void cleanup() { m_view.reset(); }

    void participantsStandOnTheirSides()
    {
        const QRect first = bubble(0);
        const QRect second = bubble(1);
        QVERIFY(first.left() < second.left());
        QVERIFY(first.right() < second.right());
        m_view->setLayoutDirection(Qt::RightToLeft);
        QCoreApplication::processEvents();
        QVERIFY(bubble(0).left() > bubble(1).left());
    }

    void wordsSelectedOnOneSideCanBeHighlightedOnTheOther()
    {
        QSignalSpy selected(m_view.get(), &DiscussionView::wordsSelected);
        m_view->selectText(m_model->index(0), {12, 10});
        QCOMPARE(selected.last()[0].toString(), QStringLiteral("free throw"));
        m_view->setHighlightedWords(QStringLiteral("free throw"));
        QCOMPARE(m_view->marks(m_model->index(1)).found, (QList<Utf16Span>{{0, 10}}));
        QVERIFY(m_view->marks(m_model->index(1)).selected.length == 0);
        m_view->clearTextSelection();
        QCOMPARE(selected.size(), 2);
    }

    void aSelectionOutlivesShorterTextWithoutHarm()
    {
        m_view->selectText(m_model->index(0), {12, 22});
        m_model->set(0, Qt::DisplayRole, QStringLiteral("I think so"));
        QVERIFY(m_view->selectedText().isEmpty());
        QVERIFY(!m_view->grab().isNull());
        m_model->set(0, Qt::DisplayRole, QString());
        QVERIFY(!m_view->grab().isNull());
    }

    void anotherModelForgetsTheSelection()
    {
        m_view->selectText(m_model->index(0), {0, 7});
        RowModel other({{{Qt::DisplayRole, QStringLiteral("else")}}});
        m_view->setModel(&other);
        QVERIFY(m_view->selectedText().isEmpty());
        m_view->setModel(nullptr);
        QVERIFY(!m_view->grab().isNull());
    }

    void screenReadersHearWhoSays()
    {
        QCOMPARE(discussion::accessibleText(m_model->index(1)),
            QStringLiteral("Person 2 says: Free throws? <b>No</b>, the lay-up."));
    }

private:
    QRect bubble(int row) const
    {
        QStyleOptionViewItem option;
        option.initFrom(m_view.get());
        option.rect = m_view->visualRect(m_model->index(row));
        return m_view->findChild<DiscussionDelegate*>()->bubbleRect(option, m_model->index(row));
    }

    std::unique_ptr<RowModel> m_model;
    std::unique_ptr<DiscussionView> m_view;
};

TANDEM_TEST(DiscussionViewTest, QApplication)
#include "tst_discussionview.moc"
