#include "views/evaluate/systemfigures.h"

#include "models/expert/scores.h"
#include "models/expert/systempairs.h"
#include "models/expert/systemreport.h"
#include "models/inference/pairedtest.h"
#include "models/results/spelling.h"
#include "storage/changes/latest.h"
#include "storage/repositories/evaluationrepository.h"
#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluatewords.h"
#include "views/evaluate/evaluationchoice.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSplitter>
#include <QWidget>

#include <memory>
#include <optional>
#include <tuple>

class QComboBox;

namespace tandem {

/// The paired test of two systems over the cases that both were scored on.
class PairedPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit PairedPanel(QWidget* parent = nullptr);

    /// Compares within these evaluations; computes again in a worker.
    void setEvaluations(
        const QList<EvaluationSummary>& evaluations, const QStringList& systems, expert::Mode mode);
    /// What the panel says, to be copied with the table; empty before there is a result.
    QString sentence() const;

private:
    void build();
    void compute();
    void showResult();

    QList<EvaluationSummary> m_evaluations;
    QStringList m_systems;
    expert::Mode m_mode = expert::Mode::Average;
    std::optional<inference::PairedTest> m_result;
    QComboBox* m_first;
    QComboBox* m_second;
    QLabel* m_value;
    QLabel* m_detail;
    QLabel* m_method;
    Latest<inference::PairedTest> m_test; ///< last, so that it ends before what it tells
};

namespace {

constexpr int kComboLetters = 10;
constexpr quint64 kSeed = 1;

QLabel* makeLabel(const char* name, LabelStyle style, QWidget* parent)
{
    QLabel* label = named(newNote(parent, style), name);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

PairedPanel::PairedPanel(QWidget* parent)
    : QWidget(parent)
    , m_first(named(new NarrowComboBox(kComboLetters, this), "pairedFirst"))
    , m_second(named(new NarrowComboBox(kComboLetters, this), "pairedSecond"))
    , m_value(makeLabel("pairedValue", LabelStyle::Figure, this))
    , m_detail(makeLabel("pairedDetail", LabelStyle::Plain, this))
    , m_method(makeLabel("pairedMethod", LabelStyle::Small, this))
{
    build();
    inEveryLanguage(this, [this] { showResult(); });
}

void PairedPanel::build()
{
    for (const QComboBox* combo : {m_first, m_second})
        connect(combo, &QComboBox::currentIndexChanged, this, &PairedPanel::compute);
    bindText(m_first, &QWidget::setAccessibleName, [] { return tr("First system"); });
    bindText(m_second, &QWidget::setAccessibleName, [] { return tr("Second system"); });
    QLabel* title = makeLabel("pairedTitle", LabelStyle::Strong, this);
    bindText(title, &QLabel::setText, [] { return tr("Two systems on the same cases"); });
    auto* against = new QLabel(this);
    bindText(against, &QLabel::setText,
        [] { return tr("minus", "between two systems whose scores are compared"); });
    auto* choice = inRow({{m_first, 1}, against, {m_second, 1}}, 8);
    inColumn(this, {title, choice, m_value, m_detail, m_method, Free()}, 8, {0, 4, 0, 0});
}

void PairedPanel::setEvaluations(
    const QList<EvaluationSummary>& evaluations, const QStringList& systems, expert::Mode mode)
{
    m_evaluations = evaluations;
    m_mode = mode;
    m_systems = systems;
    fillSystemChoice(m_first, systems, 0);
    fillSystemChoice(m_second, systems, 1);
    // What was chosen may be the only one of the two that is still there.
    if (systems.size() > 1 && m_first->currentIndex() == m_second->currentIndex()) {
        const QSignalBlocker blocker(m_second);
        m_second->setCurrentIndex(m_first->currentIndex() == 0 ? 1 : 0);
    }
    compute();
}

void PairedPanel::compute()
{
    m_test.cancel();
    m_result.reset();
    showResult();
    if (m_systems.size() < 2 || m_first->currentIndex() == m_second->currentIndex())
        return;
    m_test.compute(
        [scores = expert::scoresOfTwo(m_evaluations, m_first->currentData().toString(),
             m_second->currentData().toString(), m_mode)](
            const CancelFlag&) -> Expected<inference::PairedTest> {
            return inference::pairedTest(scores, expert::caseRules());
        },
        [this](const inference::PairedTest& test) {
            m_result = test;
            showResult();
        });
}

QString PairedPanel::sentence() const
{
    if (!m_result || !m_result->difference.isDefined())
        return {};
    return tr("%1 minus %2 (%3): %4; %5; %6", "two systems, mode, difference, p value, method")
        .arg(m_first->currentText(), m_second->currentText(), expert::modeName(m_mode),
            results::figureSentence(m_result->difference, {}), m_detail->text(),
            inference::pairedMethodName(m_result->method));
}

void PairedPanel::showResult()
{
    const QLocale locale;
    m_method->setVisible(m_result.has_value());
    if (!m_result) {
        m_value->setText(QString(QChar(0x2013)));
        if (m_systems.size() < 2)
            m_detail->setText(tr("Fewer than two systems in this set."));
        else if (m_first->currentIndex() == m_second->currentIndex())
            m_detail->setText(tr("Choose two different systems."));
        else
            m_detail->setText(tr("Computing…"));
        return;
    }
    const inference::PairedTest& test = *m_result;
    m_value->setText(results::figureText(test.difference, {}));
    if (!test.difference.isDefined()) {
        m_detail->setText(test.difference.undefinedBecause);
    } else {
        const bool least = test.method == inference::PairedMethod::RandomSignFlip &&
                           test.pValue <= 1.0 / (test.resamples + 1.0);
        const QString p = locale.toString(test.pValue, 'f', 4);
        const QString interval =
            test.difference.interval
                ? tr("95 % interval %1").arg(results::intervalText(test.difference, {}))
                : tr("No 95 % interval (fewer than six cases)");
        m_detail->setText(tr("%1, %2, n = %3 cases, %4 ties", "interval, p")
                              .arg(interval, least ? tr("p ≤ %1").arg(p) : tr("p = %1").arg(p),
                                  locale.toString(test.difference.n), locale.toString(test.ties)));
    }
    m_method->setText(
        test.method == inference::PairedMethod::SignFlip
            ? tr("Difference of mean F1 (%1), two-sided exact sign-flip test.")
                  .arg(expert::modeName(m_mode))
            : tr("Difference of mean F1 (%1), two-sided sign-flip test, %2 random flips, seed %3.")
                  .arg(expert::modeName(m_mode), locale.toString(test.resamples),
                      results::ordinalText(qint64(kSeed))));
}

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

#include "views/evaluate/systemfigures.moc"
