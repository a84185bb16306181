#include "views/timelines/summarizerfigures.h"

#include "models/usersum/summaryrequests.h"
#include "storage/project/usersumscores.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "views/session/projectsession.h"
#include "views/timelines/chosenbylog.h"
#include "views/timelines/timelinefigures.h"
#include "views/timelines/timelineswords.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kTimelineFiguresRestMs = 1000; ///< a run stores predictions one after another
constexpr int kTimelineChartHeight = 320;
constexpr int kComparedLetters = 12;

/// What the page's choices are filled from, and what is chosen in its own ones.
struct SummarizerChoices
{
    std::function<SharedTimelines()> data;
    FoundSummarizers found; ///< in the project, with predictions
    ChosenByLog lengths;    ///< X of each log
    QStringList limited;    ///< what is one approach under several word limits
    QSpinBox* mostWords = nullptr;
    QPushButton* limits = nullptr; ///< opens the menu of those that were told a word limit

    const TimelineLog* log() const
    {
        const SharedTimelines known = data();
        return known ? known->chosenLog() : nullptr;
    }
};
using SharedChoices = std::shared_ptr<SummarizerChoices>;

TimelineFigures figuresOf(const FigureValues& values)
{
    return values.as<TimelineFigures>("timelineFigures");
}

std::function<bool(const FigureValues&)> isOf(TimelineFigures figures)
{
    return [figures](const FigureValues& values) { return figuresOf(values) == figures; };
}

/// What a row of a table says under this name; empty where it has no such words.
QString wordsOfRow(const results::Section& section, int row, QLatin1String key)
{
    const QList<results::Cell> cells = section.rows.value(row).cells;
    for (qsizetype i = 0; i < std::min(section.columns.size(), cells.size()); ++i) {
        const auto* words = std::get_if<QString>(&cells.at(i).value);
        if (words && section.columns.at(i).key == key)
            return *words;
    }
    return {};
}

/// The length X of a log, in place of that which each summary was made under.
FigureChoice lengthChoice(const SharedChoices& choices)
{
    const auto make = [choices](QWidget* parent, const std::function<void()>& changed) -> QWidget* {
        auto* words = newNumberField(parent, "timelineMostWords");
        choices->mostWords = words;
        words->setRange(0, usersum::kMostWords);
        words->setKeyboardTracking(false);
        bindText(words, &QSpinBox::setSpecialValueText,
            [] { return TimelinesWords::tr("as requested"); });
        bindText(words, &QWidget::setToolTip, [] {
            return TimelinesWords::tr("Word limit X for IFM; by default each summary's own limit");
        });
        keep(
            words, [choices] { return choices->lengths.saved(); },
            [choices](const QVariant& saved) { choices->lengths.restore(saved); });
        QObject::connect(words, &QSpinBox::valueChanged, words, [choices, changed](int value) {
            choices->lengths.choose(value);
            changed();
        });
        return words;
    };
    const auto fill = [choices] {
        const TimelineLog* log = choices->log();
        if (!log || !choices->lengths.setLog(log->uuid))
            return;
        const QSignalBlocker quiet(choices->mostWords);
        choices->mostWords->setValue(choices->lengths.value(0).toInt());
    };
    return {.name = "timelineMostWords",
        .kind = FigureChoice::Kind::Other,
        .label = [] { return TimelinesWords::tr("&Word limit"); },
        .line = 1,
        .make = make,
        .value = [choices] { return QString::number(choices->mostWords->value()); },
        .fill = fill};
}

FigureChoice comparedChoice(const char* name, int preferred, const SharedChoices& choices)
{
    return {.name = name,
        .offers = [choices](const FigureValues&) { return figureEntries(choices->found.names); },
        .when = isOf(TimelineFigures::TwoSummarizers),
        .preferred = preferred,
        .letters = kComparedLetters,
        .isKept = false,
        .line = 1};
}

/// What is ticked now, and can be set beside each other.
QStringList tickedLimits(const SummarizerChoices& choices)
{
    QStringList ticked;
    const QList<QAction*> actions = choices.limits->menu()->actions();
    for (const QAction* action : actions) {
        if (action->isChecked())
            ticked.append(action->data().toString());
    }
    return ticked;
}

/// Offers those that were told a word limit; leaves the menu alone where they are the same, since
/// one of its own actions may be what asks.
void fillLimits(const SharedChoices& choices, const std::function<void()>& changed)
{
    QMenu* menu = choices->limits->menu();
    QList<std::pair<QString, QString>> wanted;
    const SharedTimelines known = choices->data();
    for (const SummarizerRow& row : known ? known->summarizers : QList<SummarizerRow>()) {
        if (row.mostWords && !isBaseline(row.origin) &&
            choices->found.names.contains(row.summarizer))
            wanted.append({row.summarizer, TimelinesWords::tr("%1: %n word(s)",
                                               "a summarizer and its limit", int(*row.mostWords))
                                               .arg(row.summarizer)});
    }
    QList<std::pair<QString, QString>> there;
    for (const QAction* action : menu->actions())
        there.append({action->data().toString(), action->text()});
    if (there == wanted)
        return;
    menu->clear();
    for (const auto& [name, words] : std::as_const(wanted)) {
        QAction* action = menu->addAction(words);
        action->setData(name);
        action->setCheckable(true);
        action->setChecked(choices->limited.contains(name));
        QObject::connect(
            action, &QAction::toggled, action, [choices, changed, name = name](bool on) {
                choices->limited.removeAll(name);
                if (on)
                    choices->limited.append(name);
                changed();
            });
    }
    choices->limits->setEnabled(wanted.size() > 1);
}

/// Who is one approach under several word limits.
FigureChoice limitsChoice(const SharedChoices& choices)
{
    const auto changes = std::make_shared<std::function<void()>>();
    const auto make = [choices, changes](
                          QWidget* parent, const std::function<void()>& changed) -> QWidget* {
        *changes = changed;
        QPushButton* limits =
            newButton(parent, "timelineLimits", [] { return TimelinesWords::tr("Word limits"); });
        choices->limits = limits;
        limits->setMenu(new QMenu(limits));
        bindText(limits, &QWidget::setToolTip, [] {
            return TimelinesWords::tr("Summarizers that are one approach with different word "
                                      "limits, to compare its scores by limit");
        });
        keep(
            limits, [choices] { return QVariant(choices->limited); },
            [choices](const QVariant& saved) { choices->limited = saved.toStringList(); });
        return limits;
    };
    return {.name = "timelineLimits",
        .kind = FigureChoice::Kind::Other,
        .when = isOf(TimelineFigures::Sensitivity),
        .startsAtTop = true,
        .line = 1,
        .make = make,
        .value = [choices] { return tickedLimits(*choices).join(u'\n'); },
        .fill = [choices, changes] { fillLimits(choices, *changes); }};
}

QList<FigureChoice> summarizerChoices(const SharedChoices& choices)
{
    const auto figures = [] {
        return QStringList{TimelinesWords::tr("Summarizers"), TimelinesWords::tr("People"),
            TimelinesWords::tr("Sensitivity"), TimelinesWords::tr("Two summarizers")};
    };
    FigureChoice first = comparedChoice("timelineFirst", 0, choices);
    first.called = [] { return TimelinesWords::tr("First summarizer"); };
    FigureChoice second = comparedChoice("timelineSecond", 1, choices);
    second.called = [] { return TimelinesWords::tr("Second summarizer"); };
    return {figureSegments(
                "timelineFigures", figures, [] { return TimelinesWords::tr("Results shown"); },
                "timelineNextFigures", [] { return TimelinesWords::tr("Show next results"); }),
        lengthChoice(choices), first, second, limitsChoice(choices)};
}

FiguresWork summarizerWork(
    const SummarizerChoices& choices, PersonId viewer, const FigureValues& values)
{
    const SharedTimelines known = choices.data();
    const TimelineLog* log = choices.log();
    if (!log || known->predictors.isEmpty())
        return {.now = [] { return ShownFigures(); }};
    const TimelineFigures figures = figuresOf(values);
    UsersumOrder order;
    order.log = log->id;
    order.predictor = known->choice.predictor;
    order.threshold = known->choice.threshold;
    order.viewer = viewer;
    if (const int words = values.key("timelineMostWords").toInt(); words > 0)
        order.mostWords = words;
    order.withScores = figures == TimelineFigures::People;
    if (figures == TimelineFigures::TwoSummarizers && values.place("timelineSecond") >= 0)
        order.compared = {values.key("timelineFirst"), values.key("timelineSecond")};
    const QStringList ticked = tickedLimits(choices);
    const bool isLone = figures == TimelineFigures::Sensitivity && ticked.size() == 1;
    // A lone word limit shows nothing yet, which has to be said.
    if (figures == TimelineFigures::Sensitivity && !isLone)
        order.limits = ticked;
    return {.about = QStringLiteral("%1 %2 %3")
                         .arg(order.log.value)
                         .arg(order.threshold)
                         .arg(order.predictor),
        .read = [order, figures, isLone](Database& database, const CancelFlag& cancelled,
                    const TellFigures&) -> Expected<ShownFigures> {
            TANDEM_TRY_VAR(shown, readTimelineFigures(database, order, figures, cancelled));
            if (isLone)
                shown->remark = TimelinesWords::tr("Select another summarizer to compare.");
            return *std::move(shown);
        }};
}

std::optional<EmptyWords> nothingPredicted(
    const SummarizerChoices& choices, const TimelineActions& steps)
{
    const SharedTimelines known = choices.data();
    if (!known || !known->predictors.isEmpty())
        return std::nullopt;
    const TimelineLog* log = choices.log();
    QAction* next = !log                  ? steps.import
                    : !log->plan          ? steps.split
                    : log->summaries == 0 ? steps.summarize
                                          : steps.predict;
    return EmptyWords{TimelinesWords::tr("No predictions yet"),
        TimelinesWords::tr(
            "A summary is as good as the predictions it lets a model make about the user's future. "
            "Results appear here once a log is imported and split, its users are summarized, and a "
            "model has predicted from the summaries."),
        {next->iconText(), [next] { next->trigger(); }}};
}

void openRow(const results::Section& section, int row, const FigureValues& values,
    const SummarizerLinks& links)
{
    const QString user = wordsOfRow(section, row, QLatin1String("user"));
    const QString summarizer = wordsOfRow(section, row, QLatin1String("summarizer"));
    if (!user.isEmpty())
        links.user(user, values.key("timelineFirst"));
    else if (!summarizer.isEmpty())
        links.summarizer(summarizer, section.key == QLatin1String("agreement"));
}

} // namespace

FiguresSpec summarizerFigures(ProjectSession& session, std::function<SharedTimelines()> data,
    const TimelineActions& steps, QAction* askPeople, const SummarizerLinks& links)
{
    const auto choices = std::make_shared<SummarizerChoices>();
    choices->data = std::move(data);
    FiguresSpec spec{.name = "timelineFigures", .icon = Icon::Timelines};
    spec.choices = summarizerChoices(choices);
    spec.more = {{.given = askPeople}};
    spec.work = [choices, &session](const FigureValues& values) {
        return summarizerWork(*choices, session.currentPerson(), values);
    };
    spec.found = [choices](const ShownFigures& figures) {
        if (const auto found = std::static_pointer_cast<const FoundSummarizers>(figures.from))
            choices->found = *found;
    };
    spec.fileName = [](const FigureValues& values) {
        constexpr const char* names[] = {"summarizers", "people", "sensitivity", "two-summarizers"};
        return QString(QLatin1String(names[int(figuresOf(values))]));
    };
    spec.empty = [choices, steps](const ShownFigures*, const FigureValues&) {
        return nothingPredicted(*choices, steps);
    };
    spec.open = [links](const results::Section& section, int row, const FigureValues& values) {
        openRow(section, row, values, links);
    };
    spec.runs = [choices](const FigureValues&) { return choices->found.runs; };
    spec.reads = {
        .parts = Parts(Part::Timelines) | Part::Studies, .restMs = kTimelineFiguresRestMs};
    spec.isPersonal = true; // what one may know of ratings another may not
    spec.chartHeight = kTimelineChartHeight;
    return spec;
}

} // namespace tandem
