#include "views/models/modelsworkspace.h"

#include "projectfixture.h"
#include "storage/changes/history.h"
#include "storage/project/sampleproject.h"
#include "storage/repositories/systemoutputrepository.h"
#include "testmain.h"
#include "ui/chartview.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/models/enteroutputdialog.h"
#include "views/models/importoutputsdialog.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

QString material(const char* name)
{
    return QStringLiteral(TANDEM_RESOURCES "/sample/") + QLatin1String(name);
}

/// The sample project's material, which only the program has in it.
SampleMaterial sampleMaterial()
{
    SampleMaterial from;
    for (QString* path : {&from.articles, &from.labels, &from.facts, &from.opinions,
             &from.evaluations.texts, &from.evaluations.result, &from.evaluations.reviews,
             &from.studies.items, &from.studies.answers, &from.studies.scores,
             &from.systems.benchmark, &from.systems.systems})
        *path = material(qPrintable(QFileInfo(*path).fileName()));
    return from;
}

/// The workspace over the sample project, whose first samples have two small systems.
class Screen
{
public:
    explicit Screen(const QSize& size = {1180, 760})
    {
        const QString path = folder.filePath(QStringLiteral("sample.tandem"));
        ProjectFixture::check(createSampleProject(
            path, QStringLiteral("Sample"), SampleContents::Labelled, sampleMaterial()));
        session = std::make_unique<ProjectSession>(ProjectFixture::take(Project::open(path)));
        show(size);
    }

    /// Over this project instead.
    Screen(ProjectFixture& fixture, const QSize& size)
        : session(std::make_unique<ProjectSession>(fixture.open()))
    {
        show(size);
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(view.get(), name);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : view.get(), Qt::Key(key), modifiers);
    }
    QString message() { return find<MessageBar>("modelsMessages")->text(); }
    /// A picture for whoever looks at it, where TANDEM_PICTURES names a folder.
    void picture(const char* name)
    {
        const QString to = qEnvironmentVariable("TANDEM_PICTURES");
        if (to.isEmpty())
            return;
        Theme theme(*qApp);
        theme.setChoice(qEnvironmentVariableIsSet("TANDEM_DARK") ? ThemeChoice::Dark
                                                                 : ThemeChoice::Light);
        if (qEnvironmentVariableIsSet("TANDEM_RTL"))
            QApplication::setLayoutDirection(Qt::RightToLeft);
        view->resize(view->size() + QSize(1, 0));
        QTest::qWait(200);
        view->grab().save(QDir(to).filePath(QLatin1String(name) + QLatin1String(".png")));
        if (auto* dialog = view->findChild<QDialog*>())
            dialog->grab().save(
                QDir(to).filePath(QLatin1String(name) + QLatin1String("-dialog.png")));
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    QTemporaryDir folder;
    QString chosen; ///< by whoever is asked for a file
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<ModelsWorkspace> view;

private:
    void show(const QSize& size)
    {
        const AskFile files(nullptr,
            [this](QWidget*, const FileQuestion&, const AskFile::Chosen& take) { take({chosen}); });
        view = std::make_unique<ModelsWorkspace>(*session, files);
        showActive(view.get(), size);
        view->takeFocus();
    }
};

} // namespace

class TestModelsWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void init() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void thePagesAreReachedByTheirKeys()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(
            screen.view->findChild<SectionView*>(QStringLiteral("modelsTableTable0")), 60'000);
        screen.picture("workspace-table");
        const QStringList tabs{QStringLiteral("Table"), QStringLiteral("Figures"),
            QStringLiteral("Verifiers"), QStringLiteral("Attrition")};
        auto* bar = screen.find<QTabBar>("modelsTabs");
        for (int i = 0; i < bar->count(); ++i) {
            screen.press(Qt::Key_1 + i, Qt::AltModifier);
            QCOMPARE(bar->currentIndex(), i);
            QCOMPARE(bar->tabText(i), tabs.at(i));
            QTest::qWait(300);
            screen.picture(qPrintable(QStringLiteral("workspace-%1").arg(i)));
        }
        for (const QAction* action : screen.view->workspaceActions())
            QVERIFY(!action->text().isEmpty() && !action->objectName().isEmpty());
    }
};

TANDEM_TEST(TestModelsWorkspace, QApplication)
#include "tst_modelsworkspace.moc"
