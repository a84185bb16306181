#include "views/evaluate/systemfigures.h"

#include "models/expert/systemreport.h"
#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/sectionview.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluatewords.h"
#include "views/evaluate/evaluationchoice.h"
#include "views/evaluate/pairedpanel.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSplitter>

#include <memory>
#include <optional>
#include <tuple>

namespace tandem {

namespace {

constexpr int kTableHeight = 260;
constexpr int kChartHeight = 420;

using Evaluations = std::function<SharedEvaluations()>;
/// The widget of the choice, once it is made.
using SharedChoice = std::shared_ptr<EvaluationChoice*>;

enum class SystemsView { Systems, Pairs, Judges };

SystemsView systemsViewOf(const FigureValues& values)
{
    return values.as<SystemsView>("systemsView");
}

expert::Mode systemsModeOf(const FigureValues& values)
{
    return modeAt(values, "systemsMode");
}

ShownFigures shownSystems(const SystemsResult& result)
{
    ShownFigures figures;
    figures.add(result.section, result.chart);
    return figures;
}

ShownFigures computingSystems()
{
    SystemsResult empty;
    empty.section.notes = {EvaluateWords::tr("Computing…")};
    empty.chart.empty = EvaluateWords::tr("Computing…");
    return shownSystems(empty);
}

/// Which evaluations are shown; judges are compared over all that they judged.
FigureChoice setChoice(const SharedChoice& set, const Evaluations& evaluations)
{
    return {.name = "systemsSet",
        .kind = FigureChoice::Kind::Other,
        .label = [] { return EvaluateWords::tr("&Evaluations"); },
        .isEnabled =
            [](const FigureValues& values) { return systemsViewOf(values) != SystemsView::Judges; },
        .line = 1,
        .make = [set](QWidget* parent, const std::function<void()>& changed) -> QWidget* {
            *set = new EvaluationChoice("systemsSet", parent);
            QObject::connect(*set, &EvaluationChoice::choiceChanged, *set, changed);
            return *set;
        },
        .value = [set] { return (*set)->currentData().toString(); },
        .fill =
            [set, evaluations] {
                const SharedEvaluations now = evaluations();
                if (!now || now.get() == &(*set)->all())
                    return;
                const QSignalBlocker quiet(*set);
                (*set)->setEvaluations(now);
            }};
}

QList<FigureChoice> systemChoices(const SharedChoice& set, const Evaluations& evaluations)
{
    const auto views = [] {
        return QStringList{EvaluateWords::tr("Systems"), EvaluateWords::tr("All pairs"),
            EvaluateWords::tr("Judges")};
    };
    return {figureSegments(
                "systemsView", views, [] { return EvaluateWords::tr("Table contents"); },
                "systemsNextView",
                [] { return EvaluateWords::tr("Show systems, all pairs of systems, or judges"); }),
        setChoice(set, evaluations), modeFigureChoice("systemsMode")};
}

FiguresWork systemWork(const EvaluationChoice& set, const FigureValues& values)
{
    const expert::Mode mode = systemsModeOf(values);
    const QList<EvaluationSummary> evaluations = set.chosen();
    switch (systemsViewOf(values)) {
    case SystemsView::Systems:
        break;
    case SystemsView::Pairs:
        return {.now = computingSystems,
            .compute = [evaluations, mode](
                           const CancelFlag& cancel, const TellFigures&) -> Expected<ShownFigures> {
                return shownSystems(comparedSystems(evaluations, mode, *cancel));
            }};
    case SystemsView::Judges:
        return {.now = computingSystems,
            .compute = [judges = set.all().judges, mode](
                           const CancelFlag& cancel, const TellFigures&) -> Expected<ShownFigures> {
                return shownSystems(comparedJudges(judges, mode, *cancel));
            }};
    }
    return {.now = [evaluations, mode] {
        const QList<expert::SystemScores> systems = expert::systemScores(evaluations);
        return shownSystems({expert::systemsSection(systems, mode), systemsChart(systems, mode)});
    }};
}

/// The table with its note, above two systems beside each other and the chart.
class SystemsPane final
{
public:
    SystemsPane(FiguresPage& page, const EvaluationChoice& set)
        : m_page(page)
        , m_set(set)
        , m_table(new SectionView(QStringLiteral("systemsTable"), &page))
        , m_note(named(newNote(&page, LabelStyle::Small), "systemsNote"))
        , m_paired(new PairedPanel(&page))
        , m_chart(named(new ChartView(&page), "systemsChart"))
    {
        bindText(m_table, &QWidget::setAccessibleName,
            [] { return EvaluateWords::tr("Results by system"); });
        m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_paired->setMinimumWidth(300);
        QObject::connect(m_chart, &ChartView::saveRequested, &page,
            [this] { m_page.saveChart(m_chart->data()); });
    }

    QWidget* widget()
    {
        auto* lower = new QWidget(&m_page);
        inRow(lower, {{m_paired, 2}, {m_chart, 3}}, 16, {16, 12, 16, 12});
        auto* upper = new QWidget(&m_page);
        inColumn(upper, {{m_table, 1}, m_note}, 6, {16, 0, 16, 0});
        return keptPanes(
            "systemsPanes", Qt::Vertical, {upper, lower}, {kTableHeight, kChartHeight}, {1, 2});
    }
    QWidget* table() const { return m_table; }

    void show(const ShownFigures& shown)
    {
        const results::Section section = shown.report.sections.value(0);
        m_table->setSection(section);
        m_chart->setData(shown.charts.value(section.key));
        QStringList notes = section.notes;
        notes.append(remark());
        notes.removeAll(QString());
        m_note->setText(notes.join(u' '));
        m_note->setVisible(!notes.isEmpty());
        m_table->chooseFirst();
        pair();
    }

    QList<results::Section> sections() const
    {
        results::Section section = m_table->shownSection();
        if (section.rows.isEmpty())
            return {};
        if (view() == SystemsView::Systems)
            section.title = EvaluateWords::tr("ExPerT scores by system, means over cases: %1")
                                .arg(m_set.currentText());
        else if (view() == SystemsView::Pairs)
            section.title = EvaluateWords::tr("%1: %2", "title of a table, evaluations")
                                .arg(section.title, m_set.currentText());
        if (const QString said = remark(); !said.isEmpty())
            section.notes.append(said);
        return {section};
    }
    /// With what the two systems beside each other say.
    QList<results::Section> copied() const
    {
        QList<results::Section> all = sections();
        const QString sentence = m_paired->sentence();
        if (view() == SystemsView::Systems && !all.isEmpty() && !sentence.isEmpty())
            all.first().notes.append(sentence);
        return all;
    }
    QList<std::pair<QString, ChartData>> charts() const
    {
        if (m_chart->data().isEmpty())
            return {};
        return {{m_table->section().key, m_chart->data()}};
    }

private:
    SystemsView view() const { return systemsViewOf(m_page.values()); }
    /// What has to be known of the evaluations behind the table.
    QString remark() const
    {
        return view() != SystemsView::Judges ? m_set.remark()
                                             : unlikeSettingsText(m_set.all().sets,
                                                   evaluationsOfJudges(m_set.all()), QLocale());
    }

    /// Tests anew where the evaluations, the set or the mode are others.
    void pair()
    {
        const expert::Mode mode = systemsModeOf(m_page.values());
        const std::tuple asked{&m_set.all(), m_set.currentData().toString(), mode};
        m_paired->setVisible(view() != SystemsView::Judges);
        if (m_asked == asked)
            return;
        m_asked = asked;
        QStringList names;
        for (const expert::SystemScores& system : expert::systemScores(m_set.chosen()))
            names += system.system;
        m_paired->setEvaluations(m_set.chosen(), names, mode);
    }

    FiguresPage& m_page;
    const EvaluationChoice& m_set;
    SectionView* m_table;
    QLabel* m_note;
    PairedPanel* m_paired;
    ChartView* m_chart;
    std::optional<std::tuple<const ReadEvaluations*, QString, expert::Mode>> m_asked;
};

/// What evaluated what is shown.
RunsBehind systemRuns(const EvaluationChoice& set, const FigureValues& values)
{
    const QList<EvaluationSummary> shown = systemsViewOf(values) == SystemsView::Judges
                                               ? evaluationsOfJudges(set.all())
                                               : set.chosen();
    QList<EvaluationId> ids;
    for (const EvaluationSummary& one : shown)
        ids.append(one.id);
    return runsBehindEvaluations(ids);
}

std::optional<EmptyWords> nothingEvaluated(
    ProjectSession& session, const SharedEvaluations& evaluations)
{
    using Offer = EmptyState::Offer;
    if (!evaluations || !evaluations->sets.isEmpty())
        return std::nullopt;
    return EmptyWords{EvaluateWords::tr("Nothing is evaluated yet"),
        EvaluateWords::tr("Evaluate outputs with a language model, or import a result file of "
                          "expert_score; the systems' scores are then shown here."),
        evaluations->hasCases
            ? Offer{EvaluateWords::tr("Evaluate…"),
                  [&session] { // of all outputs
                      emit NextSteps::of(session).runsRequested({{RunKindId::Expert, {}}});
                  }}
            : Offer{EvaluateWords::tr("Import cases…"), "evaluateImportCases"},
        {EvaluateWords::tr("Import a result file…"), "evaluateImportResult"}};
}

} // namespace

FiguresSpec systemFigures(ProjectSession& session, std::function<SharedEvaluations()> evaluations)
{
    FiguresSpec spec{.name = "systems"};
    const auto set = std::make_shared<EvaluationChoice*>();
    spec.choices = systemChoices(set, evaluations);
    spec.work = [set](const FigureValues& values) { return systemWork(**set, values); };
    spec.fileName = [](const FigureValues& values) {
        constexpr const char* names[] = {"systems", "system-pairs", "judges"};
        return QString(QLatin1String(names[int(systemsViewOf(values))]));
    };
    spec.runs = [set](const FigureValues& values) { return systemRuns(**set, values); };
    spec.empty = [evaluations, &session](const ShownFigures*, const FigureValues&) {
        return nothingEvaluated(session, evaluations());
    };
    spec.emptyName = "evaluateNoResults";
    spec.pane = [set](FiguresPage& page) -> FiguresPane {
        const auto pane = std::make_shared<SystemsPane>(page, **set);
        return {.widget = pane->widget(),
            .show = [pane](const ShownFigures& shown) { pane->show(shown); },
            .sections = [pane] { return pane->sections(); },
            .charts = [pane] { return pane->charts(); },
            .keyboard = [pane] { return pane->table(); },
            .copied = [pane] { return pane->copied(); }};
    };
    return spec;
}

} // namespace tandem
