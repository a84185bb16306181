#include "app/window/tourstops.h"

#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "storage/repositories/samplerepository.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>

namespace tandem {

namespace {

void trigger(MainWindow& window, const char* action)
{
    if (auto* found = window.findChild<QAction*>(QLatin1String(action)))
        found->trigger();
}

void show(MainWindow& window, const char* workspace, int sample, int paragraph)
{
    const auto row = SampleRepository(window.session()->project().reader()).rowAt(sample);
    if (row)
        window.session()->setCurrentSample(row->id, paragraph);
    window.view()->showWorkspace(QLatin1String(workspace));
}

std::function<void(MainWindow&)> screen(const char* workspace, int sample, int paragraph = 0)
{
    return [=](MainWindow& window) { show(window, workspace, sample, paragraph); };
}

std::function<void(MainWindow&)> screenThen(const char* workspace, int sample, const char* action)
{
    return [=](MainWindow& window) {
        show(window, workspace, sample, 0);
        QApplication::processEvents();
        trigger(window, action);
    };
}

std::function<void(MainWindow&)> dialog(const char* action)
{
    return [=](MainWindow& window) { trigger(window, action); };
}

void search(MainWindow& window)
{
    show(window, "annotate", 1, 0);
    trigger(window, "search");
    if (auto* field = window.findChild<QLineEdit*>(QStringLiteral("searchEverything")))
        field->setText(QStringLiteral("the"));
}

} // namespace

QList<TourStop> tourStops()
{
    const QString lead = QStringLiteral("Lea");
    const QString ada = QStringLiteral("Ada");
    const QString ben = QStringLiteral("Ben");
    return {
        {QStringLiteral("welcome"), {}, [](MainWindow&) {}},
        {QStringLiteral("who-are-you"), lead, dialog("choosePerson"), true},
        {QStringLiteral("overview-samples"), lead, screen("overview", 1)},
        {QStringLiteral("overview-people"), lead, screenThen("overview", 1, "overviewPeople")},
        {QStringLiteral("overview-time"), lead, screenThen("overview", 1, "overviewTime")},
        {QStringLiteral("overview-statistics"), lead,
            screenThen("overview", 1, "overviewStatistics")},
        {QStringLiteral("annotate"), ben, screen("annotate", 2, 4)},
        {QStringLiteral("annotate-untouched"), ada, screen("annotate", 3, 1)},
        {QStringLiteral("annotate-handed-in"), ada, screen("annotate", 2, 1)},
        {QStringLiteral("annotate-guideline"), ada, screenThen("annotate", 3, "toggleGuideline")},
        {QStringLiteral("compare"), lead, screen("compare", 1)},
        {QStringLiteral("compare-hidden"), lead, screen("compare", 2)},
        {QStringLiteral("compare-funnel"), lead, screenThen("compare", 1, "compareFunnel")},
        {QStringLiteral("search"), lead, search},
        {QStringLiteral("import"), lead, dialog("import"), true},
        {QStringLiteral("export"), lead, dialog("export"), true},
        {QStringLiteral("project-settings"), lead, dialog("projectSettings"), true},
        {QStringLiteral("preferences"), lead, dialog("preferences"), true},
        {QStringLiteral("add-person"), lead, dialog("addPerson"), true},
        {QStringLiteral("assign-balanced"), lead, dialog("assignBalanced"), true},
        {QStringLiteral("all-keys"), lead, dialog("allKeys"), true},
        {QStringLiteral("guide"), lead, dialog("guide"), true},
        {QStringLiteral("discussion"), lead, screenThen("annotate", 3, "writeDiscussion"), true},
    };
}

} // namespace tandem
