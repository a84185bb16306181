#include "../../storage/runs/usersumrunfixture.h"
#include "askedrun.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runkind.h"
#include "testmain.h"
#include "ui/fieldform.h"
#include "views/runs/runfieldsource.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

using namespace tandem;

namespace {

QString widgetOf(const QString& key)
{
    QString name = QStringLiteral("startRun");
    for (const QString& word : key.split(u'_'))
        name += word.left(1).toUpper() + word.mid(1);
    return name;
}

} // namespace

/// The settings of runs in the window.
class TestRunFieldForm : public QObject
{
    Q_OBJECT

private slots:
    void eachSettingHasAWidgetWithItsBounds()
    {
        UsersumRunFixture f(1);
        ProjectSession session(f.project.open());
        const RunFieldSource source(session);
        for (const RunKind* kind : runKinds()) {
            QWidget window;
            const RunOptions options;
            FieldForm form(runFields(kind->id), options, &source, "startRun",
                new QFormLayout(&window), &window);
            for (const fields::Field& field : runFields(kind->id)) {
                if (!field.isShown(&options))
                    continue;
                QStringList keys{field.key()};
                if (field.type == fields::Type::Flags)
                    keys = field.value(&options).toStringList();
                if (field.type == fields::Type::Range)
                    keys.append(QLatin1String(field.highKey));
                for (const QString& key : std::as_const(keys))
                    QVERIFY2(window.findChild<QWidget*>(widgetOf(key)), qPrintable(key));
                if (const auto* spin = window.findChild<QSpinBox*>(widgetOf(field.key()))) {
                    QCOMPARE(double(spin->minimum()), field.bounds.least);
                    QCOMPARE(double(spin->maximum()), field.bounds.most);
                }
            }
        }
    }

    void whatIsLessUsedUnfolds()
    {
        UsersumRunFixture f(1);
        AskedRun asked(f, {{RunKindId::UserSummaries, {}}});
        auto* most = asked.find<QSpinBox>("startRunMaxTokens");
        QVERIFY(!most->isVisible());
        asked.find<QToolButton>("startRunMore")->click();
        QVERIFY(most->isVisible());
        most->setValue(700);
        QTRY_VERIFY(asked.mayBegin());
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        const auto runs = ProjectFixture::take(RunRepository(f.project.database()).list());
        QCOMPARE(runOptionsFrom(runs.first().settings).maxTokens, 700);
        // What is set is in sight when it is asked for again.
        RunOptions again;
        again.maxTokens = 700;
        AskedRun next(f, {{RunKindId::UserSummaries, again}});
        QVERIFY(next.find<QSpinBox>("startRunMaxTokens")->isVisible());
    }

    void whatFewNeedIsUnfoldedByTheKeyboardAndStaysSo()
    {
        UsersumRunFixture f(1);
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("kept.ini")), QSettings::IniFormat);
        const QStringList folded{QStringLiteral("startRunMaxTokens"),
            QStringLiteral("startRunAsks"), QStringLiteral("startRunTokens"),
            QStringLiteral("startRunPrompt")};
        {
            AskedRun asked(f, {{RunKindId::UserSummaries, {}}});
            asked.dialog->remember(settings);
            for (const QString& name : folded)
                QVERIFY2(!asked.dialog->findChild<QWidget*>(name)->isVisible(), qPrintable(name));
            auto* more = asked.find<QToolButton>("startRunMore");
            QVERIFY(more->focusPolicy() & Qt::TabFocus);
            more->setFocus(Qt::TabFocusReason);
            QTest::keyClick(more, Qt::Key_Space);
            for (const QString& name : folded)
                QVERIFY2(asked.dialog->findChild<QWidget*>(name)->isVisible(), qPrintable(name));
        }
        {
            AskedRun next(f, {{RunKindId::UserSummaries, {}}});
            next.dialog->remember(settings);
            QVERIFY(next.find<QSpinBox>("startRunMaxTokens")->isVisible());
            QTest::keyClick(next.find<QToolButton>("startRunMore"), Qt::Key_Space);
        }
        // That a value unfolds it is not remembered.
        RunOptions unusual;
        unusual.maxTokens = 700;
        AskedRun unfolded(f, {{RunKindId::UserSummaries, unusual}});
        unfolded.dialog->remember(settings);
        QVERIFY(unfolded.find<QSpinBox>("startRunMaxTokens")->isVisible());
        AskedRun last(f, {{RunKindId::UserSummaries, {}}});
        last.dialog->remember(settings);
        QVERIFY(!last.find<QSpinBox>("startRunMaxTokens")->isVisible());
    }

    void requestsAndCostStayInSightWhileTheFormScrolls()
    {
        UsersumRunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("USD")};
        AskedRun asked(f, {{RunKindId::UserSummaries, {}}});
        asked.find<QToolButton>("startRunMore")->click();
        QTRY_VERIFY(!asked.find<QLabel>("startRunCost")->text().isEmpty());
        asked.dialog->resize(asked.dialog->width(), asked.dialog->minimumSizeHint().height());
        auto* form = asked.find<QScrollArea>("startRunForm");
        QTRY_VERIFY(form->verticalScrollBar()->maximum() > 0);
        for (const int place : {0, form->verticalScrollBar()->maximum()}) {
            form->verticalScrollBar()->setValue(place);
            for (const char* name : {"startRunCalls", "startRunCost", "startRunBegin"}) {
                auto* part = asked.find<QWidget>(name);
                QVERIFY(!form->isAncestorOf(part));
                const QRect there(part->mapTo(asked.dialog.get(), QPoint()), part->size());
                QVERIFY2(asked.dialog->rect().contains(there), name);
            }
        }
    }

    void theLowestCapIsThatOfTheCommand()
    {
        UsersumRunFixture f(1);
        AskedRun asked(f, {{RunKindId::UserSummaries, {}}});
        QCOMPARE(asked.find<QDoubleSpinBox>("startRunCap")->minimum(), 0.0001);
    }

    void aCapBelowTheLowestIsTheLowestAndNotTheOneBefore()
    {
        UsersumRunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("USD")};
        AskedRun asked(f, {{RunKindId::UserSummaries, {}}});
        for (auto* check : asked.dialog->findChildren<QCheckBox*>()) {
            if (check->text() == QLatin1String("Spending cap"))
                check->setChecked(true);
        }
        auto* cap = asked.find<QDoubleSpinBox>("startRunCap");
        QVERIFY(cap->isEnabled());
        cap->selectAll();
        QTest::keyClicks(cap, QStringLiteral("0.00001"));
        QTRY_VERIFY(asked.mayBegin());
        asked.begin();
        QTRY_VERIFY(!asked.ends.isEmpty());
        const auto runs = ProjectFixture::take(RunRepository(f.project.database()).list());
        QCOMPARE(*runs.first().cap, 0.0001);
    }
};

TANDEM_TEST(TestRunFieldForm, QApplication)
#include "tst_runfieldform.moc"
