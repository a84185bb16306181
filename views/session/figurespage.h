#pragma once

#include "models/results/report.h"
#include "storage/runs/runsbehind.h"
#include "ui/chartdata.h"
#include "ui/emptystate.h"
#include "ui/screen/command.h"
#include "views/session/figurechoices.h"
#include "views/session/watchedlatest.h"

#include <QHash>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QAction;
class QStackedWidget;

namespace tandem {

class FiguresPage;
class ReportView;
class ResultOutput;

/// Tables with their charts, ready to be shown.
struct ShownFigures
{
    results::Report report;
    QHash<QString, ChartData> charts = {}; ///< by the key of their table
    QString remark = {};                   ///< stands beside the choices; translated
    /// What they are laid out from as they are shown, see FiguresSpec::asShown.
    std::shared_ptr<const void> from = {};

    void add(const results::Section& section);
    void add(const results::Section& section, const ChartData& chart);
    /// Without tables that have neither rows nor a chart.
    void dropEmpty();
};

/// Says what is being computed, translated, from the worker that computes it, and shows what is
/// known so far, if anything is told of it.
using TellFigures =
    std::function<void(const std::optional<ShownFigures>& figures, const QString& goesOn)>;

/// Adds to figures what takes long.
using FurtherFigures = std::function<Expected<ShownFigures>(
    const ShownFigures& figures, const CancelFlag&, const TellFigures&)>;

/// Reads figures from the project, in a worker.
using ReadFigures =
    std::function<Expected<ShownFigures>(Database&, const CancelFlag&, const TellFigures&)>;

/// Returns what a long reading calls with how far it is; false once it is cancelled. Tells `words`,
/// translated, "Reading: %1 of %2 rounds", a few times a second.
std::function<bool(qint64 done, qint64 all)> tellingCounts(
    const CancelFlag& cancelled, const TellFigures& tell, const QString& words);

/// What a page does for the choices and the data of now.
struct FiguresWork
{
    /// Besides the choices, what makes figures others: what is computed of something else is not
    /// wanted any more. Where only data were added, what is under way is computed to its end, and
    /// then anew.
    QString about = {};
    /// What is shown at once; what was shown stays without.
    std::function<ShownFigures()> now = {};
    /// One of these, in a worker, or none where all is shown at once.
    std::function<Expected<ShownFigures>(const CancelFlag&, const TellFigures&)> compute = {};
    ReadFigures read = {};
    QString goesOn = {}; ///< what is being computed, translated; "computing…" without
    /// Computed of what was read, once that is shown; the page's command stops it, see FigureStop.
    FurtherFigures further = {};
};

/// What stands on a page that has nothing to show, and what it offers.
struct EmptyWords
{
    QString headline;
    QString text;
    EmptyState::Offer first = {};
    EmptyState::Offer second = {};
    std::optional<Icon> icon = {}; ///< the page's without
};

/// A command of a page with a button for it.
struct FigureCommand
{
    const char* name = nullptr;
    CommandKeys keys = {};
    Words text = {};
    Words onButton = {};
    std::function<void(const FigureValues&)> then = {};
    bool isInMenu = false;       ///< of the button Save, in place of one of its own
    const char* gives = nullptr; ///< the command that it gives in place of `then`
    std::function<bool(const FigureValues&)> when = {}; ///< it is there; always without
    std::function<bool()> isEnabled = {};
    QAction* given = nullptr; ///< a command of the screen; nothing else is said then
};

/// The words of the commands that stop FiguresWork::further ("nameStop") and begin it again
/// ("nameIntervals").
struct FigureStop
{
    Words stop;
    Words stopButton;
    Words again;
    Words againButton;
};

/// What shows the figures, where they are not tables and charts one below the other.
struct FiguresPane
{
    QWidget* widget = nullptr;
    std::function<void(const ShownFigures&)> show;
    /// As they are shown, to be copied and saved; none where there is nothing to be.
    std::function<QList<results::Section>()> sections;
    /// Those with something to show that are saved, by the key of their table.
    std::function<QList<std::pair<QString, ChartData>>()> charts;
    /// Where the keyboard belongs.
    std::function<QWidget*()> keyboard;
    /// What stands in files for programs in place of the one section; none without.
    std::function<std::optional<results::Section>()> data = {};
    /// What is copied where that says more than is saved.
    std::function<QList<results::Section>()> copied = {};
};

/// What stands beside the tables and says more of one's current row.
struct FiguresBeside
{
    QWidget* widget = nullptr;
    const char* splitter = nullptr; ///< under this name the room of both is remembered
    QList<int> sizes = {};          ///< px, at first: of the tables, and of this
    QList<int> stretch = {};        ///< who takes what more room there is
    QString table = {};             ///< the key of the table
    /// Shows what the row stands on, -1: none. `isChosen` where the user went to it, else figures
    /// are new.
    std::function<void(const ShownFigures&, int row, bool isChosen)> show;
    std::function<void()> enter = {}; ///< a row is opened; it is shown again without
};

/// All that a page of figures is.
struct FiguresSpec
{
    const char* name = nullptr; ///< "modelsTable": its parts are called after it
    QWidget* page = nullptr;    ///< what it is a part of: its commands are those of that
    Icon icon = Icon::Metrics;  ///< where there is nothing to show
    QList<FigureChoice> choices = {};
    std::function<FiguresWork(const FigureValues&)> work;
    /// Under which name tables and charts are saved, without ending.
    std::function<QString(const FigureValues&)> fileName;
    /// What to do while there is nothing to show; `found` is what was computed, null before that.
    std::function<std::optional<EmptyWords>(const ShownFigures* found, const FigureValues&)> empty =
        {};
    /// A row, or a point of its chart, is opened.
    std::function<void(const results::Section&, int row, const FigureValues&)> open = {};
    /// Which runs the figures come from: what these were asked to do stands in saved tables that
    /// people read.
    std::function<RunsBehind(const FigureValues&)> runs = {};
    QList<FigureCommand> more = {};
    /// Figures are there; what is offered to be chosen may be others now.
    std::function<void(const ShownFigures&)> found = {};
    /// Lays out what was found by the choices that are only shown.
    std::function<void(ShownFigures&, const FigureValues&)> asShown = {};
    Reads reads = {};        ///< when what is read from the project is out of date
    bool isPersonal = false; ///< what one person may know of them another may not
    std::optional<FigureStop> stop = {};
    /// Said while what was stopped is not there; without `stop`, `work` itself has a button that
    /// stops it ("nameStop") while it goes on, and a command that begins it again.
    Words stopped = {};
    Words saveText = {}; ///< of the command that saves tables, where it saves others than all
    bool hasCharts = true;
    qsizetype mostRows = 40;         ///< of a table that is shown whole
    int chartHeight = 360;           ///< px
    const char* emptyName = nullptr; ///< of the empty state, where it is called otherwise
    std::function<FiguresPane(FiguresPage&)> pane = {};
    std::function<FiguresBeside(FiguresPage&)> beside = {}; ///< only without a pane of its own
};

/// A page of figures: choices above, then tables and charts, or what to do while there are none.
/// Figures are computed in a worker while somebody looks, and again when they are out of date;
/// copied, saved and opened by the same keys on every page.
class FiguresPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FiguresPage)

public:
    FiguresPage(ProjectSession& session, ResultOutput& output, const FiguresSpec& spec,
        QWidget* parent = nullptr);
    ~FiguresPage() override;

    /// The data are others: shows what is known at once, and has the rest computed.
    void renew();
    /// As if somebody had chosen it.
    void choose(const char* choice, int place) { m_choices->choose(choice, place); }
    FigureValues values() const { return m_choices->values(); }
    /// What is shown is of the data and the choices of now.
    bool isSettled() const { return !m_work.isBusy() && !m_work.isStale(); }
    bool isBusy() const { return m_work.isBusy(); }
    /// What is being computed is not wanted; it begins again where something else is chosen.
    void stop();
    /// The table that has the keyboard, or else the first one, with its current row alone.
    results::Section currentRow() const;

    // For a pane of its own.
    void open(const results::Section& section, int row);
    void saveChart(const ChartData& chart);

signals:
    void busyChanged(bool busy);

private:
    /// What figures are of: choices, and FiguresWork::about.
    using Asked = std::pair<FigureValues, QString>;

    void addCommands();
    void arrangeCommands();
    FiguresPane reportPane();
    QWidget* withBeside(QWidget* tables);
    void showBeside(bool isChosen);
    void follow(bool areDataNew);
    void start();
    void compute(FurtherFigures further);
    struct Listener;
    static TellFigures teller(const std::shared_ptr<Listener>& listener, const CancelFlag& flag);
    void take(const ShownFigures& figures);
    void showFigures();
    void showCommands();
    void showState();
    void saveTables();
    void saveCharts();
    QString fileName() const { return m_spec.fileName(values()); }

    const FiguresSpec m_spec;
    ResultOutput& m_output;
    const QString m_name;
    ReportView* m_view = nullptr; ///< null where the page has a pane of its own
    FigureChoiceBar* m_choices;
    QStackedWidget* m_content;
    FiguresBeside m_beside; ///< before the pane that it is put into
    FiguresPane m_pane;
    EmptyState* m_empty;
    QLabel* m_state;
    QAction* m_copy = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveChart = nullptr;
    QList<QAction*> m_more;
    QAction* m_stop = nullptr;
    QAction* m_again = nullptr;
    FurtherFigures m_further; ///< what is being computed, or was stopped
    bool m_isStopped = false;
    std::optional<Asked> m_asked;
    FigureValues m_top; ///< of what was shown last
    ShownFigures m_found;
    QList<std::pair<Asked, ShownFigures>> m_computed; ///< of these data
    bool m_isFound = false;
    bool m_isShowing = false;
    bool m_isComputed = false; ///< there is something to compute or to read
    QString m_goesOn;
    std::shared_ptr<Listener> m_listener;
    bool m_isLong = false;              ///< its work has words of its own while it goes on
    WatchedLatest<ShownFigures> m_work; ///< last, so that it ends before what it tells
};

} // namespace tandem
