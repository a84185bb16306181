#include "ui/screen/modalkeys.h"

#include "testmain.h"
#include "windowundertest.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class TestModalKeys final : public QObject
{
    Q_OBJECT

private slots:
    void whatTheWindowSystemLeavesActiveBehindADialogIsGivenNoCommand()
    {
        const ModalKeys keys;
        QMainWindow window;
        auto* list = new QListWidget(&window);
        window.setCentralWidget(list);
        QAction open(list);
        open.setShortcut(Qt::Key_Return);
        open.setShortcutContext(Qt::WidgetShortcut);
        list->addAction(&open);
        const QSignalSpy opened(&open, &QAction::triggered);
        showActive(&window, {300, 200});
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);

        QDialog dialog(&window);
        auto* field = new QLineEdit(&dialog);
        QAction inDialog(&dialog);
        inDialog.setShortcut(Qt::Key_F2);
        dialog.addAction(&inDialog);
        const QSignalSpy given(&inDialog, &QAction::triggered);
        dialog.open();
        activate(&dialog);
        QTRY_COMPARE(QApplication::activeWindow(), &dialog);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_F2);
        QCOMPARE(given.size(), 1);
        QApplication::setActiveWindow(&window);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        // The dialog has the keyboard again.
        QTRY_COMPARE(QApplication::activeWindow(), &dialog);
        dialog.reject();
        activate(&window);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(opened.size(), 2);
    }
};

TANDEM_TEST(TestModalKeys, QApplication)
#include "tst_modalkeys.moc"
