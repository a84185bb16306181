#include "storage/formats/distancesreader.h"
#include "storage/formats/distanceswriter.h"
#include "ui/emptystate.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "views/metrics/chartresultview.h"
#include "views/metrics/persevalactions.h"
#include "views/metrics/persevalcharts.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevaldrilldown.h"
#include "views/metrics/persevalpage.h"
#include "views/metrics/persevalsettings.h"
#include "views/metrics/persevaltables.h"
#include "views/metrics/workstrip.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kPersevalCommandsWhole = 1000;

} // namespace

bool PersevalPage::isSettled() const
{
    return !m_controller->isBusy() && m_drill->isSettled() && m_chartSettled;
}

void PersevalPage::fillSourceMenu()
{
    QMenu* menu = m_source->menu();
    menu->clear();
    for (QAction* action : {m_actions->openTexts, m_actions->openDistances, m_actions->openSample})
        menu->addAction(action);
    if (!m_controller->recentFiles().isEmpty())
        menu->addSeparator();
    for (const QString& path : m_controller->recentFiles()) {
        QString name = QDir::toNativeSeparators(path);
        QAction* action = menu->addAction(name.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, path] { m_controller->open({path}); });
    }
}

void PersevalPage::takeResult()
{
    m_work.cancel(); // of other data
    m_sampling = false;
    m_chartSettled = true;
    m_stability.reset();
    m_chartStale = true;
    m_settings->setImported(m_controller->result()->source.texts.isEmpty());
    m_drill->setResult(m_controller->result());
    showState();
}

void PersevalPage::showState()
{
    const bool empty = m_controller->result()->isEmpty();
    const bool models = view() == View::Models;
    QWidget* const shown = empty    ? static_cast<QWidget*>(m_empty)
                           : models ? static_cast<QWidget*>(m_drill)
                                    : static_cast<QWidget*>(m_charts);
    const bool hadKeyboard = m_content->currentWidget()->isAncestorOf(QApplication::focusWidget());
    m_content->setCurrentWidget(shown);
    setFocusProxy(shown);
    if (hadKeyboard && !shown->isAncestorOf(QApplication::focusWidget()))
        shown->setFocus(Qt::OtherFocusReason);
    m_source->setText(empty ? tr("Open")
                            : fontMetrics().elidedText(
                                  m_controller->result()->table->source, Qt::ElideMiddle, 180));
    m_viewTools->setVisible(!empty);
    m_board->setVisible(view() == View::Leaderboard);
    m_seed->setVisible(view() == View::Stability);
    m_seedLabel->setVisible(view() == View::Stability);
    m_actions->save->setEnabled(!empty);
    m_actions->next->setEnabled(!empty);
    m_actions->saveDistances->setEnabled(!empty);
    m_actions->saveChart->setEnabled(!empty && !models && !m_charts->currentChart().isEmpty());
    m_actions->cancel->setEnabled(m_controller->isLoading() || m_sampling);
    if (m_controller->isLoading() && m_strip->isHidden())
        m_strip->showWork(tr("Reading…"), 0);
    if (!m_controller->isLoading() && !m_sampling)
        m_strip->hide();
    compute();
}

void PersevalPage::compute()
{
    if (!m_chartStale || !isVisible() || view() == View::Models ||
        m_controller->result()->isEmpty())
        return;
    m_chartStale = false;
    m_chartSettled = false;
    m_sampling = false;
    if (view() == View::Stability && !m_stability) {
        computeStability();
        return;
    }
    m_work.ask<ChartResult>(
        this,
        [data = m_controller->result(), shown = view(), found = m_stability,
            board = perseval::RankedBy(m_board->current())](const std::atomic_bool&) {
            switch (shown) {
            case View::Leaderboard:
                return persevalBoard(*data, board);
            case View::Beta:
                return persevalAblation(*data);
            case View::Stability:
                return persevalStability(*data, *found);
            case View::Correlation:
                return persevalCorrelations(*data);
            case View::Models:
            case View::Consensus:
                break;
            }
            return persevalConsensus(*data);
        },
        [this](const ChartResult& chart) { takeChart(chart); });
}

void PersevalPage::computeStability()
{
    m_sampling = true;
    showSampling(0, 1);
    m_actions->cancel->setEnabled(true);
    m_work.ask<Expected<perseval::Stability>>(
        this,
        [this, data = m_controller->result(), seed = m_seed->value()](
            const std::atomic_bool& cancelled) {
            perseval::StabilityOptions options;
            options.seed = quint64(seed);
            options.progress = [&](qint64 done, qint64 total) {
                if (!cancelled.load())
                    QMetaObject::invokeMethod(
                        this, [this, done, total] { showSampling(done, total); },
                        Qt::QueuedConnection);
                return !cancelled.load();
            };
            return perseval::stability(data->evaluation, options);
        },
        [this](const Expected<perseval::Stability>& found) {
            m_sampling = false;
            if (found) {
                m_stability = *found;
                takeChart(persevalStability(*m_controller->result(), *m_stability));
            } else {
                m_chartSettled = true;
                showState();
                emit failed(found.error());
            }
        });
}

void PersevalPage::showSampling(qint64 done, qint64 total)
{
    if (m_sampling && !m_controller->isLoading())
        m_strip->showWork(
            tr("Drawing samples"), int(done * kPersevalCommandsWhole / std::max<qint64>(1, total)));
}

void PersevalPage::takeChart(const ChartResult& chart)
{
    m_charts->setResult(chart);
    m_chartSettled = true;
    showState();
}

void PersevalPage::openTexts()
{
    m_output.files().one(this,
        m_output.question(FileQuestion::Kind::Open, QStringLiteral("texts"),
            tr("Personalized summaries (*.jsonl *.json);;All files (*)")),
        [this](const QString& path) { m_controller->open({path}); });
}

void PersevalPage::openDistances()
{
    m_output.files().one(this,
        m_output.question(FileQuestion::Kind::Folder, QStringLiteral("distances"), {}),
        [this](const QString& path) { m_controller->openDistances({path}); });
}

void PersevalPage::openSample()
{
    m_controller->openTexts(m_sample);
}

void PersevalPage::cancel()
{
    if (m_controller->isLoading()) {
        m_controller->cancel();
        emit told(tr("Cancelled; what was shown stays."));
        return;
    }
    if (!m_sampling)
        return;
    m_work.cancel();
    m_sampling = false;
    m_chartSettled = true;
    ChartResult none;
    none.note = tr("Drawing samples was cancelled. Choose another view or seed to go on.");
    m_charts->setResult(none);
    showState();
}

void PersevalPage::copy()
{
    if (view() != View::Models) {
        m_output.copy({m_charts->table()->shownSection()});
        return;
    }
    m_output.copy({m_drill->currentTable()->currentSection()});
}

QString PersevalPage::chartName() const
{
    switch (view()) {
    case View::Leaderboard:
        return QStringLiteral("perseval-leaderboard");
    case View::Beta:
        return QStringLiteral("perseval-beta");
    case View::Stability:
        return QStringLiteral("perseval-stability");
    case View::Correlation:
        return QStringLiteral("perseval-correlations");
    case View::Models:
    case View::Consensus:
        break;
    }
    return QStringLiteral("perseval-consensus");
}

void PersevalPage::save()
{
    if (view() != View::Models) {
        m_output.save(this, chartName(), m_charts->table()->shownSection());
        return;
    }
    const results::Section section = m_drill->currentTable()->shownSection();
    m_output.save(this, section.key, section);
}

void PersevalPage::saveDistances()
{
    const auto question =
        m_output.question(FileQuestion::Kind::Folder, QStringLiteral("distances"), {});
    m_output.files().one(this, question, [this](const QString& folder) {
        QStringList paths;
        for (const QLatin1String name : distanceFileNames)
            paths.append(QDir(folder).filePath(name));
        confirmReplace(this, paths, [this, folder] { saveDistancesIn(folder); });
    });
}

void PersevalPage::saveDistancesIn(const QString& folder)
{
    m_saving.ask<Expected<void>>(
        this,
        [folder, table = m_controller->result()->table](const std::atomic_bool& cancelled) {
            return writeDistances(
                folder, *table, [&](qint64, qint64) { return !cancelled.load(); });
        },
        [this, folder](const Expected<void>& written) {
            if (written)
                emit told(tr("The distances are in %1, as three CSV files.")
                              .arg(QDir::toNativeSeparators(folder)));
            else
                emit failed(written.error());
        });
}

} // namespace tandem
