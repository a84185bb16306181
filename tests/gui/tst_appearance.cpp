#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "expertproject.h"
#include "storage/database/schema.h"
#include "storage/project/demoproject.h"
#include "storage/repositories/samplerepository.h"
#include "testmain.h"
#include "ui/theme.h"
#include "views/session/figurespage.h"
#include "views/session/projectsession.h"

#include <QApplication>
#include <QLabel>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace tandem;

namespace {

/// What a picture shows, by the name of its screen.
using Pictures = QMap<QString, QImage>;

Preferences usual()
{
    Preferences preferences;
    preferences.theme = ThemeChoice::Light;
    preferences.language = QStringLiteral("en");
    return preferences;
}

void settle()
{
    // Layouts ask for others; a few rounds are more than any screen takes.
    for (int i = 0; i < 8; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

/// How many pixels are not the same.
qint64 difference(const QImage& one, const QImage& other)
{
    if (one.size() != other.size())
        return qint64(one.width()) * one.height();
    qint64 count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    }
    return count;
}

} // namespace

/// Every switch of the window's look, both ways, in one process: the screens are then as if the
/// program had been started with it.
class TestAppearance final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_path = m_folder.filePath(QStringLiteral("sample.tandem"));
        const auto made =
            createDemoProject(m_path, QStringLiteral("Sample"), SampleContents::Labelled);
        QVERIFY2(made, made ? "" : qPrintable(made.error().sentence()));
        const auto database =
            ProjectFixture::take(openProjectFile(m_path, Database::Mode::ReadWrite));
        addExpertProject(*database, 4);
        // A pointer at the corner of the screen would lie on the window's, and light up what is
        // there.
        QCursor::setPos(5000, 5000);
    }

    void aSwitchAndBackLeavesEveryScreenAsItWas_data()
    {
        QTest::addColumn<Preferences>("other");
        Preferences other = usual();
        other.theme = ThemeChoice::Dark;
        QTest::newRow("dark") << other;
        other = usual();
        other.textPercent = 150;
        QTest::newRow("text of 150 %") << other;
        other = usual();
        other.language = QStringLiteral("fa");
        QTest::newRow("Persian") << other;
        other.theme = ThemeChoice::Dark;
        other.textPercent = 150;
        QTest::newRow("all at once") << other;
    }

    void aSwitchAndBackLeavesEveryScreenAsItWas()
    {
        QFETCH(const Preferences, other);
        Appearance appearance(*qApp, usual());
        appearance.apply(other);
        Pictures there = picturesOf(*open(appearance));
        if (other.theme == usual().theme || other.textPercent != usual().textPercent) {
            // Elsewhere panes and columns may stand a few pixels from where they are at first.
            there.removeIf([](const auto& it) {
                return it.key().contains(u'-') || it.key() == QLatin1String("opinions") ||
                       it.key() == QLatin1String("runs");
            });
        }
        appearance.apply(usual());
        const auto window = open(appearance);
        const Pictures here = picturesOf(*window);
        QVERIFY2(here.size() > 12, qPrintable(here.keys().join(u' ')));
        appearance.apply(other);
        const QStringList changedThere = differing(*window, there);
        appearance.apply(usual());
        const QStringList changedHere = differing(*window, here);
        QCOMPARE(changedHere.join(u' '), QString());
        QCOMPARE(changedThere.join(u' '), QString());
    }

private:
    std::unique_ptr<MainWindow> open(Appearance& appearance)
    {
        m_settings = std::make_unique<QSettings>(
            m_folder.filePath(QStringLiteral("s%1.ini").arg(++m_opened)), QSettings::IniFormat);
        auto window = std::make_unique<MainWindow>(*m_settings, appearance, AskFile());
        window->resize(1150, 760);
        window->show();
        window->openProject(m_path, QStringLiteral("Ada"));
        // Once through: what a screen does when it is first seen is done then.
        visit(*window, [](const QString&) {});
        return window;
    }

    /// Shows one screen after another, each when it has read what it shows.
    static void visit(MainWindow& window, const std::function<void(const QString& name)>& look)
    {
        const auto seen = [&](const QString& id, const QString& name) {
            settle();
            const auto* busy = window.view()->findChild<QLabel*>(id + QStringLiteral("Busy"));
            const auto pages = window.view()->findChildren<FiguresPage*>();
            (void)QTest::qWaitFor([&] {
                return (!busy || busy->text().isEmpty()) &&
                       std::all_of(pages.begin(), pages.end(), [](const FiguresPage* page) {
                           return !page->isVisible() || page->isSettled();
                       });
            });
            settle();
            look(name);
        };
        for (const char* screen : {"overview", "annotate", "facts", "opinions", "compare",
                 "evaluate", "metrics", "runs"}) {
            const QString id = QLatin1String(screen);
            // For none of these samples a clock runs.
            const int sample = id == QLatin1String("annotate") ? 1 : 3;
            const auto row = SampleRepository(window.session()->project().reader()).rowAt(sample);
            window.session()->setCurrentSample(row->id);
            window.view()->showWorkspace(*workspaceOfKeyword(id));
            auto* tabs = window.view()->findChild<QTabBar*>(id + QStringLiteral("Tabs"));
            for (int i = 0; tabs && i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                seen(id, QStringLiteral("%1-%2").arg(id).arg(i));
            }
            if (!tabs)
                seen(id, id);
        }
    }

    static Pictures picturesOf(MainWindow& window)
    {
        Pictures pictures;
        visit(window, [&](const QString& name) { pictures.insert(name, window.grab().toImage()); });
        return pictures;
    }

    /// The screens that do not come to look as they should.
    static QStringList differing(MainWindow& window, const Pictures& wanted)
    {
        QStringList names;
        visit(window, [&](const QString& name) {
            if (!wanted.contains(name))
                return;
            const auto isAlike = [&] {
                return difference(wanted.value(name), window.grab().toImage()) == 0;
            };
            if (!QTest::qWaitFor(isAlike, 3000))
                names.append(name);
        });
        return names;
    }

    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<QSettings> m_settings;
    int m_opened = 0;
};

TANDEM_TEST(TestAppearance, QApplication)
#include "tst_appearance.moc"
