#include "views/models/figurespage.h"

#include "models/kgds/systemlabel.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include <utility>

namespace tandem {

namespace {

constexpr int kFigureCount = 5;
constexpr int kSystemLetters = 18;

/// Fills a choice with systems, places as data; what was chosen stays where it is still there.
void fillSystems(QComboBox* choice, const QList<kgds::ScoredSystem>& systems,
    const std::function<bool(const kgds::SystemRef&)>& isOffered, int preferred)
{
    const QSignalBlocker blocker(choice);
    const QString chosen = choice->currentText();
    choice->clear();
    for (qsizetype i = 0; i < systems.size(); ++i) {
        const kgds::SystemRef& system = systems.at(i).system;
        if (isOffered(system))
            choice->addItem(QStringLiteral("%1, %2").arg(
                                kgds::patternName(system.pattern), kgds::systemLabel(system)),
                i);
    }
    const int found = choice->findText(chosen);
    choice->setCurrentIndex(found >= 0 ? found : std::min(preferred, choice->count() - 1));
}

} // namespace

ModelsFiguresPage::ModelsFiguresPage(ResultOutput& output, QWidget* parent)
    : ModelsPage(QStringLiteral("modelsFigures"), output, parent)
    , m_figures(new SegmentSwitch(
          "modelsFigure",
          [] {
              return QStringList{tr("Retrieval"), tr("Win rates"), tr("F1 and CAO-R"), tr("Errors"),
                  tr("Two systems")};
          },
          this))
    , m_paradigms(keptChoice(this, "modelsFigureParadigms",
          {int(ShownParadigms::Structured), int(ShownParadigms::Reflecting),
              int(ShownParadigms::Both)},
          [](int shown) {
              return ShownParadigms(shown) == ShownParadigms::Both
                         ? tr("both", "ways of asking a model")
                         : kgds::paradigmName(ShownParadigms(shown) == ShownParadigms::Structured
                                                  ? kgds::Paradigm::StructuredPrompt
                                                  : kgds::Paradigm::SelfReflection);
          }))
    , m_first(named(new QComboBox(this), "modelsFigureFirst"))
    , m_second(named(new QComboBox(this), "modelsFigureSecond"))
    , m_against(new QLabel(this))
{
    build(buildTools());
}

QWidget* ModelsFiguresPage::buildTools()
{
    says(m_figures, &QWidget::setAccessibleName, [] { return tr("Which figure is drawn"); });
    says(m_paradigms, &QWidget::setAccessibleName, [] { return tr("How the systems were asked"); });
    says(m_first, &QWidget::setAccessibleName, [] { return tr("One system"); });
    says(m_second, &QWidget::setAccessibleName, [] { return tr("The other system"); });
    says(m_against, &QLabel::setText, [] { return tr("against"); });
    keep(m_figures);
    for (QComboBox* choice : {m_first, m_second}) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(kSystemLetters);
    }
    connect(m_figures, &SegmentSwitch::chosen, this, [this] { refresh(); });
    for (QComboBox* choice : {m_paradigms, m_first, m_second})
        connect(choice, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    addCommand(
        this, "modelsNextFigure", Qt::CTRL | Qt::Key_T, [] { return tr("Draw the next figure"); },
        [this] {
            m_figures->segment((m_figures->current() + 1) % kFigureCount)->setChecked(true);
        });
    auto* tools = new QWidget(this);
    inColumn(tools,
        {inRow({m_figures, Free()}, 8),
            inRow({m_paradigms, m_first, m_against, m_second, Free()}, 8)},
        6, {});
    return tools;
}

ModelsFigure ModelsFiguresPage::figure() const
{
    return ModelsFigure(m_figures->current());
}

void ModelsFiguresPage::showFigure(ModelsFigure figure)
{
    m_figures->segment(int(figure))->setChecked(true);
}

void ModelsFiguresPage::fillSystems()
{
    tandem::fillSystems(
        m_first, data().systems, [](const kgds::SystemRef&) { return true; }, 0);
    const kgds::SystemRef first = data().systems.value(m_first->currentData().toInt()).system;
    tandem::fillSystems(
        m_second, data().systems,
        [&](const kgds::SystemRef& one) { return one.pattern == first.pattern && one != first; },
        0);
}

void ModelsFiguresPage::refresh()
{
    const bool isPair = figure() == ModelsFigure::TwoSystems;
    fillSystems();
    m_paradigms->setVisible(!isPair);
    for (QWidget* part : std::initializer_list<QWidget*>{m_first, m_against, m_second})
        part->setVisible(isPair);
    m_stale = true;
    // While outputs come in, a figure is computed to its end.
    const QString drawn =
        QStringList{QString::number(m_figures->current()), m_paradigms->currentText(),
            m_first->currentText(), m_second->currentText(), data().verifier}
            .join(u'\n');
    if (std::exchange(m_drawn, drawn) != drawn)
        m_work.cancel();
    if (isVisible())
        computeIfStale();
}

void ModelsFiguresPage::computeIfStale()
{
    if (!m_stale || m_work.isBusy())
        return;
    m_stale = false;
    setState(tr("computing…"));
    const auto place = [](const QComboBox* choice) {
        return choice->currentIndex() < 0 ? -1 : qsizetype(choice->currentData().toInt());
    };
    m_work.compute(
        [data = data(), figure = figure(), first = place(m_first), second = place(m_second),
            paradigms = ShownParadigms(std::max(0, m_paradigms->currentIndex()))](
            const CancelFlag& cancel) -> Expected<ShownFigures> {
            return modelsFigure(data, figure, paradigms, first, second, *cancel);
        },
        [this](const ShownFigures& shown) {
            setState({});
            showReport(shown.report, shown.charts);
            if (isVisible())
                computeIfStale();
        });
}

QString ModelsFiguresPage::fileName() const
{
    constexpr const char* names[] = {
        "retrieval-ratio", "experts-win-rate", "f1-and-cao-r", "error-shares", "two-systems"};
    return QLatin1String(names[int(figure())]);
}

} // namespace tandem
