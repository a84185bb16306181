#pragma once

#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/screen/workspace.h"
#include "windowundertest.h"

#include <QApplication>
#include <QLabel>

namespace tandem {

class ProjectSession;

/// A screen around one page of a workspace, shown and with the keyboard.
template <typename Page>
class PageScreen final : public Workspace
{
public:
    explicit PageScreen(ProjectSession& session)
        : Workspace(WorkspaceId::Models)
        , page(new Page(session, this))
    {
        inColumn(this, {{page, 1}}, 0);
        showActive(this, {1400, 900});
        takeFocus();
    }
    QList<QAction*> workspaceActions() const override { return page->actions(); }
    QWidget* focusTarget() const override { return page; }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* target = QApplication::focusWidget();
        QTest::keyClick(target ? target : page, key, modifiers);
    }
    QString label(const char* name) { return partOf<QLabel>(this, name)->text(); }
    /// What is told above the page; empty while nothing is.
    QString message()
    {
        const auto* bar = findChild<MessageBar*>();
        return bar->isVisible() ? bar->text() : QString();
    }
    /// A picture of this size in the folder that TANDEM_PICTURES names.
    void savePicture(const char* name, const QSize& size)
    {
        resize(size);
        QTest::qWait(300);
        grab().save(qEnvironmentVariable("TANDEM_PICTURES") + QLatin1Char('/') +
                    QLatin1String(name) + QStringLiteral(".png"));
    }

    Page* page;
};

} // namespace tandem
