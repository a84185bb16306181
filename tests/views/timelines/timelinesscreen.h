#pragma once

#include "picture.h"
#include "projectfixture.h"
#include "storage/changes/history.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/rows/rowsmodel.h"
#include "ui/rows/rowsview.h"
#include "usersumfixture.h"
#include "views/session/projectsession.h"
#include "views/timelines/timelinesworkspace.h"
#include "windowundertest.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

namespace tandem {

/// The workspace over a project, with what its tests ask of it.
class TimelinesScreen final
{
public:
    explicit TimelinesScreen(ProjectFixture& fixture, const QSize& size = {1180, 760})
        : session(std::make_unique<ProjectSession>(fixture.open()))
    {
        setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
        const AskFile files(nullptr,
            [this](QWidget*, const FileQuestion&, const AskFile::Chosen& take) { take({chosen}); });
        view = std::make_unique<TimelinesWorkspace>(*session, files);
        showActive(view.get(), size);
        view->takeFocus();
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
    RowsView* users() { return find<RowsView>("timelineUsers"); }
    QString cell(int row, int column) { return users()->rows()->cellText(row, column); }
    QString message() { return find<MessageBar>("timelinesMessages")->text(); }
    void picture(const QString& name) { takePicture(*view, name); }

    QString chosen; ///< by whoever is asked for a file
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<TimelinesWorkspace> view;
};

} // namespace tandem
