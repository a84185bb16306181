#pragma once

#include "../../storage/runs/runfixture.h"
#include "memorykeyring.h"
#include "ui/messagebar.h"
#include "views/runs/runcenter.h"
#include "views/runs/startrundialog.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTest>

#include <map>
#include <memory>

namespace tandem {

/// Somebody who is asked what a run is to do.
class AskedRun
{
public:
    AskedRun(RunFixture& with, const QList<PlannedRun>& runs)
        : fixture(with)
        , session(with.project.open())
        , keys(std::make_unique<MemoryKeyring>(kept))
        , store(folder.filePath(QStringLiteral("endpoints.json")))
    {
        kept[with.endpoint.name] = with.key();
        ProjectFixture::check(store.add(with.endpoint));
        center = std::make_unique<RunCenter>(session, store, keys, nullptr, impatient());
        center->setPromptFolder(QStringLiteral(TANDEM_RESOURCES "/prompts"));
        dialog = new StartRunDialog(session, *center, runs, &window);
        QObject::connect(center.get(), &RunCenter::ended, &window,
            [this](const RunEnd& end) { ends.append(end.state); });
        window.show();
        dialog->open();
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(dialog.get(), name);
    }
    bool mayBegin() { return find<QPushButton>("startRunBegin")->isEnabled(); }
    QString calls() { return find<QLabel>("startRunCalls")->text(); }
    /// Why it may not begin, where that is said.
    QString problem()
    {
        const auto* message = find<MessageBar>("startRunMessage");
        return message->isVisible() ? message->text() : QString();
    }
    void begin() { QTest::keyClick(find<QPushButton>("startRunBegin"), Qt::Key_Space); }

    RunFixture& fixture;
    QWidget window;
    QTemporaryDir folder;
    ProjectSession session;
    std::map<QString, Secret> kept;
    EndpointKeys keys;
    EndpointStore store;
    std::unique_ptr<RunCenter> center;
    QPointer<StartRunDialog> dialog;
    QList<RunState> ends;
};

} // namespace tandem
