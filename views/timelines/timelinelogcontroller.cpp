#include "views/timelines/timelinelogcontroller.h"

#include "storage/database/database.h"
#include "storage/formats/atomicfile.h"
#include "storage/project/futureplanning.h"
#include "storage/project/summarybaselines.h"
#include "storage/project/timelineexport.h"
#include "ui/arrange.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workspace.h"
#include "views/session/fileimportdialog.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/timelines/summarystudydialog.h"
#include "views/timelines/timelineimportform.h"
#include "views/timelines/timelinelogreport.h"
#include "views/timelines/timelineplandialog.h"
#include "views/timelines/timelineswords.h"

#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QLabel>
#include <QSignalBlocker>

#include <utility>

namespace tandem {

namespace {

/// What is written, once a name is known.
struct TimelineExportOrder
{
    TimelineExportKind kind = TimelineExportKind::Pasts;
    TimelineLogId log;
    TimelinesChoice choice;
};

Expected<TimelineExport> writeTo(
    Database& database, QIODevice& device, const QString& name, const TimelineExportOrder& order)
{
    switch (order.kind) {
    case TimelineExportKind::Pasts:
    case TimelineExportKind::Futures:
        return exportTimelines(
            database, device, name, {order.log}, order.kind == TimelineExportKind::Futures);
    case TimelineExportKind::Summaries:
        return exportUserSummaries(database, device, name, {order.log}, {});
    case TimelineExportKind::Predictions:
        break;
    }
    return exportPredictions(
        database, device, name, order.log, order.choice.summarizer, order.choice.predictor);
}

QString suggestedName(TimelineExportKind kind)
{
    constexpr const char* names[] = {"pasts", "timelines", "summaries", "predictions"};
    return QLatin1String(names[int(kind)]) + QStringLiteral(".jsonl");
}

} // namespace

void exportFromTimelines(
    ResultOutput& output, QWidget* parent, TimelineExportKind kind, const TimelinesData& data)
{
    const TimelineLog* log = data.chosenLog();
    if (!log)
        return;
    const FileQuestion question = output.question(FileQuestion::Kind::Save,
        QStringLiteral("timelines"), TimelinesWords::tr("JSONL (*.jsonl)"), suggestedName(kind));
    output.writeFromProject(parent, question,
        [order = TimelineExportOrder{kind, log->id, data.choice}](
            Database& database, const QString& path) -> Expected<QStringList> {
            QStringList messages;
            TANDEM_DO(writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
                TANDEM_TRY(written, writeTo(database, device, QFileInfo(path).fileName(), order));
                messages = written->messages;
                return {};
            }));
            return messages;
        });
}

TimelineLogController::TimelineLogController(
    ProjectSession& session, ResultOutput& output, Workspace& workspace)
    : QObject(&workspace)
    , m_session(session)
    , m_output(output)
    , m_workspace(workspace)
    , m_data(std::make_shared<TimelinesData>())
{
}

void TimelineLogController::setData(const SharedTimelines& data)
{
    m_data = data;
    if (m_askedAbout.log.isEmpty() || m_askedAbout == data->choice)
        return;
    m_askedAbout = {};
    m_workspace.dropQuestion();
}

void TimelineLogController::importLog(const QString& path)
{
    auto* form = new TimelineImportForm(m_output.files());
    auto* dialog = new FileImportDialog(
        m_session, m_output.files(), timelineLogFormat({}), &m_workspace, form);
    connect(dialog, &FileImportDialog::imported, this, [this, dialog](const Imported& log) {
        emit logBrought(log.fields.value(QLatin1String("name")).toString());
        // The users are what comes next, not what the dialog was opened from.
        connect(
            dialog, &QObject::destroyed, this, [this] { m_workspace.takeFocus(); },
            Qt::QueuedConnection);
    });
    connect(form, &TimelineImportForm::otherFound, this,
        [this, dialog](const ImportFormat& format, const QString& file) {
            dialog->reject();
            importSummaries(format, file);
        });
    dialog->setPath(path);
    dialog->open();
}

void TimelineLogController::split()
{
    const TimelineLog* log = m_data->chosenLog();
    if (!log)
        return;
    auto* dialog = new TimelinePlanDialog(
        log->made.name, log->plan.value_or(FuturePlan()), fixedSplitReason(*log), &m_workspace);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TimelinePlanDialog::planChosen, this,
        [this, dialog, id = log->id](const FuturePlan& plan) {
            const auto planned = std::make_shared<PlannedFuture>();
            m_session.change(dialog, planningFuture(id, plan, planned))
                .onEnded(dialog, [this, dialog, planned](const Expected<void>& done) {
                    dialog->ended(done);
                    if (done)
                        m_workspace.tell(tr("Log split: %n task(s) about its users' futures.",
                            nullptr, int(planned->tasks)));
                });
        });
    dialog->open();
}

void TimelineLogController::askPeople()
{
    if (!m_data->chosenLog())
        return;
    auto* dialog = new SummaryStudyDialog(m_session, *m_data, &m_workspace);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SummaryStudyDialog::studyMade, this, [this](const QString& name) {
        m_workspace.offer(tr("Study \"%1\" created. Assign raters in Studies; once it is closed, "
                             "its ratings appear in Results.")
                              .arg(name),
            tr("Go to &Studies"),
            [this] { emit m_session.workspaceRequested(WorkspaceId::Studies); });
    });
    dialog->open();
}

void TimelineLogController::importSummaries(const ImportFormat& format, const QString& path)
{
    auto* dialog = new FileImportDialog(m_session, m_output.files(), format, &m_workspace);
    dialog->setOption("log", m_data->choice.log);
    if (&format != &userSummariesFormat()) // those are others than the ones that are shown
        dialog->setOption("summarizer", m_data->choice.summarizer);
    dialog->setPath(path);
    dialog->open();
}

void TimelineLogController::addBaseline(bool ofOthers)
{
    const TimelineLog* log = m_data->chosenLog();
    if (!log)
        return;
    BaselineOrder order;
    order.log = log->id;
    order.of = ofOthers ? m_data->choice.summarizer : QString();
    const auto added = std::make_shared<AddedBaseline>();
    m_session.change(this, addingBaseline(order, added))
        .onEnded(this, [this, added](const Expected<void>& done) {
            if (!done)
                return m_workspace.tellError(done.error());
            m_workspace.tell(tr("Baseline \"%1\" has %n summaries. Predict from them, too: a "
                                "useful summary must do better.",
                nullptr, int(added->added.size() + added->known))
                                 .arg(added->name));
        });
}

void TimelineLogController::exportAs(TimelineExportKind kind)
{
    exportFromTimelines(m_output, &m_workspace, kind, *m_data);
}

void TimelineLogController::removeSummaries()
{
    const TimelineLog* log = m_data->chosenLog();
    if (!log || m_data->choice.summarizer.isEmpty())
        return;
    m_session.project().read<SummarizerRemoval>(
        [id = log->id, summarizer = m_data->choice.summarizer](Database& database,
            const CancelFlag&) { return summariesToRemove(database, id, summarizer); },
        this,
        [this, id = log->id, summarizer = m_data->choice.summarizer](
            const Expected<SummarizerRemoval>& what) {
            if (!what)
                return m_workspace.tellError(what.error());
            askToRemove(id, summarizer, *what);
        });
}

void TimelineLogController::askToRemove(
    TimelineLogId log, const QString& summarizer, const SummarizerRemoval& what)
{
    QStringList with;
    if (what.predictions > 0)
        with += tr("%n prediction(s)", nullptr, int(what.predictions));
    if (what.values > 0)
        with += tr("%n value(s)", nullptr, int(what.values));
    const QString summaries = tr("%n summaries by %1", nullptr, int(what.summaries))
                                  .arg((QStringList(summarizer) + what.baselines).join(tr(", ")));
    m_askedAbout = m_data->choice;
    m_workspace.ask(with.isEmpty() ? tr("Remove %1?").arg(summaries)
                                   : tr("Remove %1, with %2?").arg(summaries, with.join(tr(", "))),
        tr("&Remove"), [this, log, summarizer] {
            removeNow(
                removingSummaries(log, summarizer), tr("Summaries removed. You can undo this."));
        });
}

void TimelineLogController::removeLog()
{
    const TimelineLog* log = m_data->chosenLog();
    if (!log)
        return;
    if (log->summaries > 0)
        return m_workspace.warn(
            tr("The log has %n summaries of its users and cannot be removed. Remove them first.",
                nullptr, int(log->summaries)));
    m_askedAbout = m_data->choice;
    m_workspace.ask(tr("Remove the log \"%1\" with its %n user(s)?", nullptr, int(log->users))
                        .arg(log->made.name),
        tr("&Remove"), [this, id = log->id, name = log->made.name] {
            removeNow(removingTimelineLog(id, name), tr("Log removed. You can undo this."));
        });
}

void TimelineLogController::removeNow(Change change, const QString& told)
{
    m_askedAbout = {};
    m_session.change(this, std::move(change))
        .onEnded(this, [this, told](const Expected<void>& done) {
            if (done)
                m_workspace.tell(told);
            else
                m_workspace.tellError(done.error());
        });
}

namespace {

constexpr int kLogLetters = 14;
constexpr int kPredictorLetters = 12;
constexpr double kThresholdStep = 0.05;

} // namespace

TimelinesStrip::TimelinesStrip(QWidget* parent)
    : QWidget(parent)
    , m_log(named(new NarrowComboBox(kLogLetters, this), "timelinesLog"))
    , m_predictor(named(new NarrowComboBox(kPredictorLetters, this), "timelinesPredictor"))
    , m_threshold(newDecimalField(this, "timelinesThreshold"))
{
    build();
    connect(
        m_log, &QComboBox::activated, this, [this](int index) { chooseLog(m_logs.value(index)); });
    connect(m_predictor, &QComboBox::activated, this,
        [this](int index) { choosePredictor(m_predictors.value(index)); });
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        m_thresholds.choose(value);
        TimelinesChoice choice = m_asked;
        choice.threshold = value;
        ask(choice);
    });
    keep(
        m_log,
        [this] {
            return QVariantList{
                m_asked.log, m_asked.summarizer, m_asked.predictor, m_thresholds.saved()};
        },
        [this](const QVariant& saved) {
            const QVariantList list = saved.toList();
            if (list.size() != 4)
                return;
            m_thresholds.restore(list.at(3));
            ask({list.at(0).toString(), list.at(1).toString(), list.at(2).toString(),
                m_asked.threshold});
        });
    inEveryLanguage(this, [this] { showChoices(); });
}

void TimelinesStrip::build()
{
    const auto label = [this](QWidget* buddy, const Words& words) {
        auto* made = new QLabel(this);
        bindText(made, &QLabel::setText, words);
        made->setBuddy(buddy);
        return made;
    };
    m_threshold->setRange(0.0, 1.0);
    m_threshold->setSingleStep(kThresholdStep);
    m_threshold->setValue(m_asked.threshold);
    bindText(m_threshold, &QWidget::setToolTip, [] {
        return tr("m: minimum share of a user's tasks that must be hit for a good summary");
    });
    inRow(this,
        {label(m_log, [] { return tr("&Log"); }), m_log,
            label(m_predictor, [] { return tr("Predicted &by"); }), m_predictor,
            label(m_threshold, [] { return tr("“G&ood” threshold"); }), m_threshold, Free(1)},
        8);
}

void TimelinesStrip::ask(const TimelinesChoice& choice)
{
    if (choice == m_asked)
        return;
    m_asked = choice;
    emit asking();
}

void TimelinesStrip::chooseLog(const QString& log)
{
    TimelinesChoice choice = m_asked;
    choice.log = log;
    ask(choice);
}

void TimelinesStrip::choose(const QString& log, const QString& summarizer)
{
    TimelinesChoice choice = m_asked;
    choice.log = log;
    choice.summarizer = summarizer;
    ask(choice);
}

void TimelinesStrip::chooseSummarizer(const QString& summarizer)
{
    TimelinesChoice choice = m_asked;
    choice.summarizer = summarizer;
    ask(choice);
}

void TimelinesStrip::choosePredictor(const QString& predictor)
{
    TimelinesChoice choice = m_asked;
    choice.predictor = predictor;
    ask(choice);
}

void TimelinesStrip::openLogs()
{
    m_log->setFocus(Qt::ShortcutFocusReason);
    m_log->showPopup();
}

void TimelinesStrip::setData(const TimelinesData& data)
{
    m_shown = data.choice;
    m_logs.clear();
    for (const TimelineLog& log : data.logs)
        m_logs.append(log.made.name);
    m_predictors = data.predictors;
    showChoices();
    const TimelineLog* log = data.chosenLog();
    if (!log || !m_thresholds.setLog(log->uuid))
        return;
    const QSignalBlocker quiet(m_threshold);
    m_threshold->setValue(m_thresholds.value(TimelinesChoice().threshold).toDouble());
    TimelinesChoice choice = m_asked;
    choice.threshold = m_threshold->value();
    ask(choice);
}

void TimelinesStrip::showChoices()
{
    m_log->offer(m_logs, m_logs.indexOf(m_shown.log), tr("None", "log"));
    m_predictor->offer(m_predictors, m_predictors.indexOf(m_shown.predictor), tr("None"));
}

} // namespace tandem
