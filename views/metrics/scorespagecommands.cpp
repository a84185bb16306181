#include "models/metrics/judges.h"
#include "ui/sectionview.h"
#include "views/metrics/measuresdialog.h"
#include "views/metrics/metricscontroller.h"
#include "views/metrics/scoresactions.h"
#include "views/metrics/scoresoutput.h"
#include "views/metrics/scorespage.h"
#include "views/metrics/scoretablemodel.h"
#include "views/metrics/scoretableview.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

namespace tandem {

void ScoresPage::fillSourceMenu()
{
    QMenu* menu = m_source->menu();
    menu->clear();
    const auto entry = [&](QAction* action) {
        QAction* shown = menu->addAction(action->iconText());
        shown->setShortcut(action->shortcut());
        shown->setShortcutContext(Qt::WidgetShortcut); // the page's own action has the key
        shown->setEnabled(action->isEnabled());
        connect(shown, &QAction::triggered, action, &QAction::trigger);
        connect(action, &QAction::changed, shown,
            [shown, action] { shown->setEnabled(action->isEnabled()); });
    };
    entry(m_actions->openProject);
    entry(m_actions->openPairs);
    const QStringList& recent = m_controller.recentFiles();
    if (!recent.isEmpty())
        menu->addSeparator();
    for (const QString& path : recent) {
        // A file's name is not to make a key of the letter behind an ampersand.
        QString name = QFileInfo(path).fileName();
        name.replace(u'&', QStringLiteral("&&"));
        QAction* shown = menu->addAction(name);
        shown->setToolTip(QDir::toNativeSeparators(path));
        connect(shown, &QAction::triggered, this, [this, path] { m_controller.openFile(path); });
    }
    menu->addSeparator();
    entry(m_actions->addColumns);
}

void ScoresPage::openPairs()
{
    m_output.files().one(this,
        m_output.question(FileQuestion::Kind::Open, QStringLiteral("texts"),
            tr("Pairs of texts (*.jsonl *.ndjson *.json *.csv)")),
        [this](const QString& path) { m_controller.openFile(path); });
}

void ScoresPage::addColumns()
{
    m_output.files().one(this,
        m_output.question(FileQuestion::Kind::Open, QStringLiteral("scores"), tr("Scores (*.csv)")),
        [this](const QString& path) { m_controller.addColumns(path); });
}

void ScoresPage::chooseMeasures()
{
    auto* dialog = new MeasuresDialog(m_controller.measures(), m_controller.outside(),
        m_controller.synonyms(), m_output.files(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_controller.setSynonymFolder(dialog->synonymFolder());
        m_controller.setOutside(dialog->outside());
        m_controller.setMeasures(dialog->chosen());
    });
    dialog->open();
}

void ScoresPage::askJudge()
{
    QList<OutputId> outputs;
    const QList<int> pairs = selectedPairs();
    if (pairs.size() > 1 && m_tables->currentIndex() == 0) {
        for (const int pair : pairs)
            outputs += m_model->table()->outputs.at(pair);
    }
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("scoresJudges"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const metrics::Judge judge : metrics::judges()) {
        QAction* chosen = menu->addAction(metrics::judgeName(judge));
        chosen->setObjectName(metrics::judgeKey(judge));
        connect(chosen, &QAction::triggered, this,
            [this, judge, outputs] { emit judgeRequested(metrics::judgeKey(judge), outputs); });
    }
    menu->popup(m_judge->mapToGlobal(m_judge->rect().bottomLeft()));
    menu->setActiveAction(menu->actions().constFirst());
}

void ScoresPage::save()
{
    if (m_tables->currentIndex() == 0)
        savePairs();
    else
        m_output.save(this, QStringLiteral("systems"), m_systems->shownSection());
}

void ScoresPage::savePairs()
{
    FileQuestion asked =
        m_output.question(FileQuestion::Kind::Save, QStringLiteral("table"), pairRowsFilter());
    asked.suggestion = QStringLiteral("scores.csv");
    m_output.files().one(this, asked,
        [this, table = m_model->table(), rows = m_model->order()](const QString& path) {
            m_controller.session().project().read<bool>(
                [path, table, rows](Database&, const CancelFlag&) -> Expected<bool> {
                    TANDEM_DO(writePairRows(path, *table, rows));
                    return true;
                },
                this,
                [this, path](const Expected<bool>& written) {
                    if (written)
                        emit told(tr("Saved in %1.").arg(QDir::toNativeSeparators(path)));
                    else
                        emit failed(written.error());
                });
        });
}

void ScoresPage::copy()
{
    QList<int> rows = selectedPairs();
    if (rows.isEmpty())
        rows = m_model->order();
    m_controller.session().project().read<QString>(
        [table = m_model->table(), rows](Database&, const CancelFlag&) -> Expected<QString> {
            return pairRowsText(*table, rows);
        },
        this,
        [this, count = int(rows.size())](const Expected<QString>& text) {
            if (!text)
                return;
            QGuiApplication::clipboard()->setText(*text);
            emit told(tr("%Ln row(s) copied.", nullptr, count));
        });
}

} // namespace tandem
