#include "views/studies/studyfigures.h"

#include "models/results/spelling.h"
#include "models/studies/figuredata.h"
#include "models/studies/resultsections.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/elidedlabel.h"
#include "ui/parts.h"
#include "ui/printabletext.h"
#include "ui/reportview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"
#include "views/studies/shownstudyresults.h"
#include "views/studies/studycharts.h"
#include "views/studies/studyviewwords.h"

#include <QApplication>
#include <QHash>
#include <QPlainTextEdit>
#include <QPointer>
#include <QStackedWidget>
#include <QStringList>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace tandem {

/// What a figure of a study stands on: its items with what was said of them, and the texts of the
/// current one with what raters wrote of it.
class StudyDataPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyDataPage)

public:
    explicit StudyDataPage(QWidget* parent = nullptr);

    void setData(const studies::FigureData& data, const studies::StudyResults& results,
        std::shared_ptr<const studies::StudyAnswers> answers);
    SectionView* table() const { return m_table; }

signals:
    /// Back to the figures.
    void left();

private:
    void showItem();

    std::shared_ptr<const studies::StudyAnswers> m_answers;
    QHash<qsizetype, QStringList> m_written; ///< by item, a paragraph an answer
    QToolButton* m_back;
    ElidedLabel* m_title;
    SectionView* m_table;
    QPlainTextEdit* m_texts;
};

namespace {

/// Items that a table takes without making the window wait.
constexpr qsizetype kMostDataRows = 10'000;

/// What raters wrote of an item, its heading and every field, a paragraph each.
QString textsOf(const studies::StudyItem& item, const QStringList& written)
{
    QStringList parts = written;
    if (!item.item.text.isEmpty())
        parts += item.item.text;
    for (const studies::Field& field : item.item.fields) {
        const QString label = field.side == 0
                                  ? field.name
                                  : StudyDataPage::tr("%1 %2", "a field and its side")
                                        .arg(field.name, results::countText(field.side));
        const QString system = field.side == 0 ? QString() : item.source.systems[field.side - 1];
        parts += (system.isEmpty() ? label : QStringLiteral("%1 (%2)").arg(label, system)) + u'\n' +
                 field.text;
    }
    return printableText(parts.join(QStringLiteral("\n\n")), u'\n');
}

/// What raters wrote of each item, of those whose answers a figure stands on.
QHash<qsizetype, QStringList> writtenOfItems(
    const studies::FigureData& data, const studies::StudyResults& results)
{
    QHash<qsizetype, QStringList> written;
    for (const studies::QuestionResults& question : results.of(data.isOfEverybody).questions) {
        if (!data.question.isEmpty() && data.question != question.question.name)
            continue;
        for (const studies::WrittenAnswer& answer : question.written) {
            if (!data.rater || *data.rater == answer.rater)
                written[answer.item] +=
                    StudyDataPage::tr("%1, %2", "a rater and a question")
                        .arg(isolated(results.raterNames.at(answer.rater)),
                            isolated(studies::shownQuestion(question.question))) +
                    u'\n' + answer.text;
        }
    }
    return written;
}

} // namespace

StudyDataPage::StudyDataPage(QWidget* parent)
    : QWidget(parent)
    , m_back(named(new QToolButton(this), "studyDataBack"))
    , m_title(named(new ElidedLabel(this), "studyDataTitle"))
    , m_table(new SectionView(QStringLiteral("studyData"), this))
    , m_texts(named(new QPlainTextEdit(this), "studyDataTexts"))
{
    setLinkLike(m_back);
    bindText(m_back, &QToolButton::setText, [] { return tr("Back to results"); });
    connect(m_back, &QToolButton::clicked, this, &StudyDataPage::left);
    addCommand(
        this, "studyDataLeave", Qt::Key_Escape, [] { return tr("Back to results"); },
        [this] { emit left(); });
    m_texts->setReadOnly(true);
    m_texts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_texts->setTabChangesFocus(true);
    m_texts->setFrameShape(QFrame::NoFrame);
    bindText(m_texts, &QWidget::setAccessibleName, [] { return tr("Texts of the item"); });
    connect(m_table, &SectionView::currentItemChanged, this, &StudyDataPage::showItem);
    auto* path = inRow({m_back, {m_title, 1}}, 8);
    inColumn(this,
        {path,
            {keptPanes("studyDataPanes", Qt::Vertical, {m_table, m_texts}, {300, 220}, {3, 2}), 1}},
        8, {16, 4, 16, 12});
    setFocusProxy(m_table);
}

void StudyDataPage::setData(const studies::FigureData& data, const studies::StudyResults& results,
    std::shared_ptr<const studies::StudyAnswers> answers)
{
    m_answers = std::move(answers);
    m_written = writtenOfItems(data, results);
    const results::Section section = dataSection(data, results, *m_answers, kMostDataRows);
    m_title->setText(tr("%1 (%n item(s))", "a figure and what it stands on", int(data.items.size()))
                         .arg(data.title));
    m_table->setSection(section);
    m_table->setAccessibleName(data.title);
    m_table->chooseFirst();
    showItem();
}

void StudyDataPage::showItem()
{
    const qint64 item = m_table->currentItem();
    const bool isThere = m_answers && item >= 0 && item < m_answers->items.size();
    m_texts->setPlainText(
        isThere ? textsOf(m_answers->items.at(item), m_written.value(item)) : QString());
}

namespace {

constexpr int kStudyNameLetters = 22;
constexpr int kStudyResultsRestMs = 300;

/// What has results stands first.
QList<StudySummary> inOrder(const QList<StudySummary>& studies)
{
    QList<StudySummary> ordered = studies;
    std::stable_partition(
        ordered.begin(), ordered.end(), [](const StudySummary& study) { return study.isClosed(); });
    return ordered;
}

ShownFigures shownStudy(ShownStudyResults results)
{
    return {.from = std::make_shared<const ShownStudyResults>(std::move(results))};
}

std::shared_ptr<const ShownStudyResults> resultsIn(const ShownFigures& figures)
{
    return std::static_pointer_cast<const ShownStudyResults>(figures.from);
}

Expected<ShownFigures> withIntervals(const ShownFigures& figures, bool drawsRaters,
    const CancelFlag& cancelled, const TellFigures& tell)
{
    tell(std::nullopt, StudyViewWords::tr("computing intervals…"));
    const auto goesOn = [&](int percent) {
        if (!cancelled->load())
            tell(std::nullopt,
                StudyViewWords::tr("computing intervals: %1 %").arg(results::countText(percent)));
        return !cancelled->load();
    };
    return withStudyIntervals(*resultsIn(figures), drawsRaters, goesOn).map(&shownStudy);
}

FiguresWork studyWork(const StudiesKnown& known, const FigureValues& values)
{
    const StudySummary* study = chosenStudy(known, values);
    // Nothing of another study stays under the name of this one.
    const auto nothing = [] { return ShownFigures(); };
    if (!study || !study->isClosed())
        return {.now = nothing};
    return {.about = study->name,
        .now = nothing,
        .read = [id = study->id](Database& database, const CancelFlag&,
                    const TellFigures&) { return readStudyResults(database, id).map(&shownStudy); },
        .further =
            [drawsRaters = values.isOn("resultsOtherRaters")](
                const ShownFigures& figures, const CancelFlag& cancelled, const TellFigures& tell) {
                return withIntervals(figures, drawsRaters, cancelled, tell);
            }};
}

void layOutStudy(ShownFigures& shown, const FigureValues& values)
{
    const auto results = resultsIn(shown);
    if (!results)
        return;
    const bool isOfEverybody = values.isOn("resultsWhose");
    shown.report = results->tables[isOfEverybody ? 1 : 0];
    shown.charts = studyCharts(results->report.results, isOfEverybody);
}

std::optional<EmptyWords> whyNoResults(const ProjectSession& session, const StudySummary* study)
{
    if (study && study->isClosed())
        return std::nullopt;
    if (!session.ratedStudy().isEmpty())
        return EmptyWords{
            .headline = StudyViewWords::tr("You are rating \"%1\" blind").arg(session.ratedStudy()),
            .text = StudyViewWords::tr("Results of other studies could bias your answers. They "
                                       "become available when the study is closed."),
            .icon = Icon::Lock};
    if (!study && !session.looksAfterStudies())
        return EmptyWords{StudyViewWords::tr("No results"),
            StudyViewWords::tr("Results appear here once a study, and every other study of the "
                               "same items, is closed. Until then, only leads see them.")};
    if (!study)
        return EmptyWords{StudyViewWords::tr("No studies"),
            StudyViewWords::tr(
                "Results appear here once a study is closed. Create one under Studies.")};
    return EmptyWords{StudyViewWords::tr("\"%1\" is open").arg(study->name),
        StudyViewWords::tr(
            "Results become available when a study is closed; until then no one, not even the "
            "lead, sees any answers. See its progress and close it under Studies.")};
}

QList<FigureChoice> studyChoices(const KnownStudies& known)
{
    const auto studies = [known](const FigureValues&) {
        QList<FigureEntry> entries;
        for (const StudySummary& study : inOrder(known->studies))
            entries.append({study.name, QString::number(study.id.value)});
        return entries;
    };
    const auto whose = [] {
        return QStringList{StudyViewWords::tr("Included raters"), StudyViewWords::tr("All raters")};
    };
    FigureChoice ofWhom = figureSegments("resultsWhose", whose,
        [] { return StudyViewWords::tr("Raters in the results"); }, nullptr, {});
    ofWhom.when = [known](const FigureValues&) {
        return known->shown && known->shown->report.results.kept.has_value();
    };
    ofWhom.isOnlyShown = true;
    ofWhom.isKept = false;
    return {{.name = "resultsStudy",
                .offers = studies,
                .called = [] { return StudyViewWords::tr("Study"); },
                .letters = kStudyNameLetters,
                .isKept = false,
                .startsAtTop = true},
        ofWhom,
        {.name = "resultsOtherRaters",
            .kind = FigureChoice::Kind::Flag,
            .called = [] { return StudyViewWords::tr("Intervals for &other raters"); },
            .isKept = false}};
}

/// The figures, and what one of them stands on in their place.
class StudyLevels final
{
public:
    StudyLevels(FiguresPage& page, KnownStudies known)
        : m_page(page)
        , m_known(std::move(known))
        , m_stack(new QStackedWidget(&page))
        , m_view(named(new ReportView(QStringLiteral("study"), m_stack), "studyResultsScroll"))
        , m_data(new StudyDataPage(m_stack))
    {
        m_stack->addWidget(m_view);
        m_stack->addWidget(m_data);
        QObject::connect(m_view, &ReportView::dataRequested, &page,
            [this](const results::Section& section, int row) { open(section, row); });
        QObject::connect(m_view, &ReportView::saveChartRequested, &page,
            [this](const ChartData& chart) { m_page.saveChart(chart); });
        QObject::connect(m_data, &StudyDataPage::left, &page, [this] { leave(); });
    }

    QWidget* widget() const { return m_stack; }
    QWidget* keyboard() const
    {
        SectionView* table = m_view->currentTable();
        return isAtData() ? static_cast<QWidget*>(m_data)
               : table    ? static_cast<QWidget*>(table)
                          : m_view;
    }
    void show(const ShownFigures& shown)
    {
        if (!shown.from)
            m_stack->setCurrentWidget(m_view);
        m_view->setReport(shown.report, shown.charts);
    }
    QList<results::Section> all() const
    {
        return isAtData() ? QList{m_data->table()->shownSection()} : m_view->shownSections();
    }
    /// The table that has the keyboard, or else the first one.
    QList<results::Section> chosen() const
    {
        const SectionView* table = isAtData() ? m_data->table() : m_view->currentTable();
        return table ? QList{table->shownSection()} : QList<results::Section>();
    }
    QList<std::pair<QString, ChartData>> charts() const
    {
        const ChartView* chart = m_view->currentChart();
        if (chart && chart->hasFocus() && !chart->data().isEmpty())
            return {{QString(), chart->data()}};
        return m_view->shownCharts();
    }

private:
    bool isAtData() const { return m_stack->currentWidget() == m_data; }

    void open(const results::Section& section, int row)
    {
        if (!m_known->shown || row < 0 || row >= section.rows.size())
            return;
        const StudyReport& report = m_known->shown->report;
        m_cameFrom = QApplication::focusWidget();
        m_data->setData(dataBehind(report.results, *report.answers, section, section.rows.at(row)),
            report.results, report.answers);
        m_stack->setCurrentWidget(m_data);
        m_page.setFocusProxy(m_data);
        m_data->setFocus();
    }

    void leave()
    {
        m_stack->setCurrentWidget(m_view);
        m_page.setFocusProxy(keyboard());
        if (m_cameFrom && m_view->isAncestorOf(m_cameFrom))
            m_cameFrom->setFocus();
    }

    FiguresPage& m_page;
    KnownStudies m_known;
    QStackedWidget* m_stack;
    ReportView* m_view;
    StudyDataPage* m_data;
    QPointer<QWidget> m_cameFrom; ///< what had the keyboard before data was shown
};

FigureStop stopOfIntervals()
{
    return {[] { return StudyViewWords::tr("Stop computing intervals"); },
        [] { return StudyViewWords::tr("Stop"); },
        [] { return StudyViewWords::tr("Compute bootstrap intervals"); },
        [] { return StudyViewWords::tr("Intervals"); }};
}

} // namespace

const StudySummary* chosenStudy(const StudiesKnown& known, const FigureValues& values)
{
    const qint64 id = values.key("resultsStudy").toLongLong();
    const auto found = std::find_if(known.studies.cbegin(), known.studies.cend(),
        [id](const StudySummary& study) { return study.id.value == id; });
    return found == known.studies.cend() ? nullptr : &*found;
}

int placeOfStudy(const StudiesKnown& known, StudyId study)
{
    const QList<StudySummary> ordered = inOrder(known.studies);
    const auto found = std::find_if(ordered.cbegin(), ordered.cend(),
        [study](const StudySummary& one) { return one.id == study; });
    return found == ordered.cend() ? -1 : int(found - ordered.cbegin());
}

FiguresSpec studyFigures(
    ProjectSession& session, ResultOutput& output, QWidget* screen, const KnownStudies& known)
{
    FiguresSpec spec{.name = "studyResults", .icon = Icon::Studies};
    spec.choices = studyChoices(known);
    spec.more = studySavingCommands(session, output, screen, known);
    spec.work = [known](const FigureValues& values) { return studyWork(*known, values); };
    spec.found = [known](const ShownFigures& figures) { known->shown = resultsIn(figures); };
    spec.asShown = layOutStudy;
    const auto studyOf = [known](
                             const FigureValues& values) { return chosenStudy(*known, values); };
    spec.fileName = [studyOf](const FigureValues& values) {
        const StudySummary* study = studyOf(values);
        return study ? study->name : QString();
    };
    spec.empty = [studyOf, &session](const ShownFigures*, const FigureValues& values) {
        return whyNoResults(session, studyOf(values));
    };
    spec.reads = {.parts = Parts(Part::Studies) | Part::People, .restMs = kStudyResultsRestMs};
    spec.isPersonal = true;
    spec.stop = stopOfIntervals();
    spec.stopped = [] { return StudyViewWords::tr("without bootstrap intervals"); };
    spec.saveText = [] { return StudyViewWords::tr("Save selected table…"); };
    spec.pane = [known](FiguresPage& page) -> FiguresPane {
        const auto levels = std::make_shared<StudyLevels>(page, known);
        return {.widget = levels->widget(),
            .show = [levels](const ShownFigures& shown) { levels->show(shown); },
            .sections = [levels] { return levels->chosen(); },
            .charts = [levels] { return levels->charts(); },
            .keyboard = [levels] { return levels->keyboard(); },
            .copied = [levels] { return levels->all(); }};
    };
    return spec;
}

} // namespace tandem

#include "views/studies/studyfigures.moc"
