#include "views/timelines/timelineimportform.h"

#include "testmain.h"
#include "timelinesscreen.h"
#include "ui/reportview.h"
#include "ui/sectionview.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace tandem;

namespace {

/// Rows of ratings of three users of so many films each, a day apart.
QByteArray ratings(const QByteArray& header, int films)
{
    QByteArray rows = header + '\n';
    for (int user = 1; user <= 3; ++user) {
        for (int film = 1; film <= films; ++film)
            rows += QByteArray::number(user) + ',' + QByteArray::number(film) + ",4.0," +
                    QByteArray::number(1'500'000'000 + film * 86'400 + user) + '\n';
    }
    return rows;
}

} // namespace

class TestTimelineImportDialog : public QObject
{
    Q_OBJECT

private:
    QString fileOf(const char* name, const QByteArray& content)
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", name);
        return file.fileName();
    }
    static FileImportDialog* open(TimelinesScreen& screen)
    {
        screen.find<QAction>("timelinesImport")->trigger();
        auto* dialog = screen.view->findChild<FileImportDialog*>();
        if (!dialog)
            qFatal("no dialog");
        return dialog;
    }

    /// Waits until the log is in, and closes what says that nothing can be asked of such users.
    static void finish(const QPointer<FileImportDialog>& dialog)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!dialog || dialog->findChild<ReportView*>(), 30'000);
        if (dialog)
            QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(!dialog);
    }

    QTemporaryDir m_folder;

private slots:
    void aKnownLogIsRecognizedAndComesIn()
    {
        ProjectFixture project(0);
        TimelinesScreen screen(project);
        const QString path = fileOf("ratings.csv", ratings("userId,movieId,rating,timestamp", 60));
        screen.chosen = path;
        screen.find<QPushButton>("timelinesMore")->setFocus();
        QPointer<FileImportDialog> dialog(open(screen));
        QVERIFY(!partOf<QPushButton>(dialog, "startTimelineImport")->isEnabled());
        QTRY_VERIFY(partOf<QPushButton>(dialog, "chooseTimelineFile")->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const auto* found = partOf<QLabel>(dialog, "timelineImportFound");
        QTRY_VERIFY2(
            found->text().contains(QStringLiteral("MovieLens")), qPrintable(found->text()));
        QCOMPARE(partOf<QLineEdit>(dialog, "timelineLogName")->text(), QStringLiteral("ratings"));
        QVERIFY(!partOf<QComboBox>(dialog, "columnUser")->isVisible());
        screen.picture(QStringLiteral("timelines-import"));
        QTest::keyClick(dialog, Qt::Key_Return);
        finish(dialog);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 3);
        QVERIFY2(screen.message().contains(QStringLiteral("3 user(s) of \"ratings\"")),
            qPrintable(screen.message()));
        QCOMPARE(screen.cell(0, 1), QStringLiteral("60"));
        activate(screen.view.get());
        QTRY_VERIFY(screen.users()->hasFocus()); // which is what comes next
        screen.session->history().undo();
        QTRY_VERIFY(screen.find<EmptyState>("timelineUsersEmpty")->isVisible());
    }

    void columnsOfAnotherFileAreOfferedAndGuessed()
    {
        ProjectFixture project(0);
        TimelinesScreen screen(project);
        FileImportDialog* dialog = open(screen);
        dialog->setPath(fileOf("visits.csv", ratings("person,place,stars,when", 60)));
        auto* user = partOf<QComboBox>(dialog, "columnUser");
        QTRY_VERIFY(user->isVisible());
        QTRY_VERIFY(dialog->focusWidget() == user);
        // Something is missing, and Enter throws nothing away.
        QTest::keyClick(user, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QCOMPARE(user->currentText(), QStringLiteral("person"));
        QCOMPARE(partOf<QComboBox>(dialog, "columnRating")->currentText(), QStringLiteral("stars"));
        QVERIFY(user->findText(QStringLiteral("when")) >= 0);
        const auto* problem = partOf<QLabel>(dialog, "timelineImportProblem");
        QVERIFY(problem->isVisible());
        partOf<QComboBox>(dialog, "columnTime")->setCurrentText(QStringLiteral("when"));
        QVERIFY2(problem->text().contains(QStringLiteral("item")), qPrintable(problem->text()));
        partOf<QComboBox>(dialog, "columnItem")->setCurrentText(QStringLiteral("place"));
        QVERIFY(!problem->isVisible());
        screen.picture(QStringLiteral("timelines-import-columns"));
        const TimelineImportOrder order = dialog->findChild<TimelineImportForm*>()->order();
        QCOMPARE(order.source.kind, std::optional(LogKind::Columns));
        QCOMPARE(order.source.columns.time, QStringLiteral("when"));
        QPointer<FileImportDialog> open(dialog);
        dialog->accept();
        finish(open);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 3);
    }

    void badRowsAreShownBeforeTheDialogGoes()
    {
        ProjectFixture project(0);
        TimelinesScreen screen(project);
        QPointer<FileImportDialog> dialog(open(screen));
        dialog->setPath(fileOf("ratings.csv",
            ratings("userId,movieId,rating,timestamp", 60) + "4,5,three,yesterday\n"));
        QTRY_VERIFY(partOf<QLabel>(dialog, "timelineImportFound")
                        ->text()
                        .contains(QStringLiteral("MovieLens")));
        QSignalSpy imported(dialog, &FileImportDialog::imported);
        dialog->accept();
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, 30'000);
        QVERIFY(dialog && dialog->isVisible());
        const auto* summary = partOf<QLabel>(dialog, "timelineImportSummary");
        QVERIFY2(summary->text().contains(QStringLiteral("1 row(s) were unusable")),
            qPrintable(summary->text()));
        const auto* report = partOf<ReportView>(dialog, "timelineImportReport");
        QVERIFY(report->tables().size() >= 2);
        screen.picture(QStringLiteral("timelines-import-result"));
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(!dialog);
    }

    void aLogWithTooFewActivitiesSaysSoAndStaysToBeChanged()
    {
        ProjectFixture project(0);
        TimelinesScreen screen(project);
        QPointer<FileImportDialog> dialog(open(screen));
        dialog->setPath(fileOf("ratings.csv", ratings("userId,movieId,rating,timestamp", 8)));
        QTRY_VERIFY(partOf<QLabel>(dialog, "timelineImportFound")
                        ->text()
                        .contains(QStringLiteral("MovieLens")));
        dialog->accept();
        const auto* message = dialog->findChild<MessageBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 30'000);
        QVERIFY2(message->text().contains(QStringLiteral("50")), qPrintable(message->text()));
        QVERIFY(partOf<QPushButton>(dialog, "startTimelineImport")->hasFocus());
        partOf<QSpinBox>(dialog, "timelineFewest")->setValue(5);
        dialog->accept();
        finish(dialog);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 3);
    }

    void whatIsAboutSummariesIsImportedAsWhatItIs_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("title");
        QTest::newRow("summaries")
            << QStringLiteral("s.jsonl") << QByteArray("{\"user\":\"U001\",\"summary\":\"a\"}\n")
            << QStringLiteral("user summaries");
        QTest::newRow("values") << QStringLiteral("v.csv") << QByteArray("user,BLEURT\nU001,0.5\n")
                                << QStringLiteral("summary values");
        QTest::newRow("values of several")
            << QStringLiteral("v.csv") << QByteArray("User,Summarizer,BLEURT,x\nU001,a,0.5,1\n")
            << QStringLiteral("summary values");
        QTest::newRow("predictions")
            << QStringLiteral("p.jsonl")
            << QByteArray("{\"user\":\"U001\",\"summary\":\"a\",\"run\":1,\"tasks\":"
                          "[{\"name\":\"next\",\"outcome\":1}]}\n")
            << QStringLiteral("predictions from summaries");
        QTest::newRow("a log") << QStringLiteral("l.csv")
                               << QByteArray("user,item,time\nann,a,2020-01-01\n")
                               << QStringLiteral("user log");
    }
    void whatIsAboutSummariesIsImportedAsWhatItIs()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        QFETCH(const QString, title);
        ProjectFixture project(0);
        TimelinesScreen screen(project);
        screen.view->bringIn(fileOf(qPrintable(name), content));
        const auto shown = [&] {
            for (const auto* dialog : screen.view->findChildren<FileImportDialog*>()) {
                if (dialog->isVisible())
                    return dialog->windowTitle();
            }
            return QString();
        };
        QTRY_VERIFY2(shown().contains(title), qPrintable(shown()));
    }

    void boundsThatHoldForNothingAreRefusedAtOnce()
    {
        ProjectFixture project(0);
        TimelinesScreen screen(project);
        FileImportDialog* dialog = open(screen);
        dialog->setPath(fileOf("ratings.csv", ratings("userId,movieId,rating,timestamp", 8)));
        partOf<QSpinBox>(dialog, "timelineFewest")->setValue(300);
        QVERIFY(partOf<QLabel>(dialog, "timelineImportProblem")->isVisible());
        QVERIFY(!partOf<QPushButton>(dialog, "startTimelineImport")->isEnabled());
        partOf<QLineEdit>(dialog, "timelineLogName")->clear();
        QVERIFY(partOf<QLabel>(dialog, "timelineImportProblem")
                    ->text()
                    .contains(QStringLiteral("Name the log")));
    }
};

TANDEM_TEST(TestTimelineImportDialog, QApplication)
#include "tst_timelineimportdialog.moc"
