#include "views/inspect/caseordermenu.h"
#include "ui/screen/livetext.h"

#include <algorithm>
#include <array>

namespace tandem {

namespace {

constexpr std::array kSorts = {CaseSort::Position, CaseSort::Name, CaseSort::Score,
    CaseSort::Difference, CaseSort::Faults, CaseSort::Review};
constexpr std::array kFigures = {ScoreFigure::F1, ScoreFigure::Recall, ScoreFigure::Precision};
constexpr int kCaseOrderMenuSystemsInPairs = 4;

QString orderMenuText(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

CaseOrderMenu::CaseOrderMenu(About about, QWidget* parent)
    : QMenu(parent)
    , m_about(about)
{
    connect(this, &QMenu::aboutToShow, this, &CaseOrderMenu::rebuild);
    inEveryLanguage(this, [this] { rebuild(); });
}

void CaseOrderMenu::setSystems(const QStringList& systems)
{
    if (systems == m_systems)
        return;
    m_systems = systems;
    rebuild();
}

void CaseOrderMenu::setOrder(const CaseOrder& order)
{
    m_order = order;
}

QString CaseOrderMenu::summary() const
{
    if (m_about == About::Score) {
        const std::array names{tr("F"), tr("recall"), tr("precision")};
        return tr("%1, %2", "mode, number")
            .arg(expert::modeName(m_order.mode), names[static_cast<size_t>(m_order.figure)]);
    }
    const std::array names{tr("order of cases"), tr("name"), tr("score"), tr("difference"),
        tr("faults"), tr("review")};
    const QString name = names[static_cast<size_t>(m_order.sort)];
    return name + (m_order.descending ? QStringLiteral(" ↓") : QStringLiteral(" ↑"));
}

void CaseOrderMenu::rebuild()
{
    clear();
    for (QMenu* old : findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly))
        old->deleteLater();
    if (m_about == About::Sorting)
        addSorting();
    else
        addScore();
}

void CaseOrderMenu::addSorting()
{
    const std::array names{tr("&Order of cases"), tr("&Name"), tr("&Score"),
        tr("&Difference of two systems"), tr("&Replies that could not be read"), tr("Re&view")};
    for (const CaseSort sort : kSorts) {
        CaseOrder choice = m_order;
        choice.sort = sort;
        // What is looked for first is the worst score, the widest difference, the most faults.
        choice.descending = sort == m_order.sort
                                ? m_order.descending
                                : sort == CaseSort::Difference || sort == CaseSort::Faults;
        addChoice(this, names[static_cast<size_t>(sort)], choice);
        actions().last()->setEnabled(sort != CaseSort::Difference || m_order.hasDifference());
    }
    addSeparator();
    CaseOrder turned = m_order;
    turned.descending = !m_order.descending;
    QAction* turn = addAction(tr("&Highest first"));
    turn->setCheckable(true);
    turn->setChecked(m_order.descending);
    connect(turn, &QAction::triggered, this, [this, turned] { emit orderChosen(turned); });
    addSeparator();
    addDifferences();
}

void CaseOrderMenu::addDifferences()
{
    QMenu* menu = addMenu(tr("Show the difference o&f"));
    menu->setEnabled(m_systems.size() > 1);
    CaseOrder choice = m_order;
    choice.first.reset();
    choice.second.reset();
    if (choice.sort == CaseSort::Difference)
        choice.sort = CaseSort::Position;
    addChoice(menu, tr("No systems"), choice);
    choice.sort = m_order.sort;
    const auto count = std::min<qsizetype>(m_systems.size(), kCaseOrderMenuSystemsInPairs);
    for (qsizetype first = 0; first < count; ++first) {
        for (qsizetype second = 0; second < count; ++second) {
            choice.first = m_systems.at(first);
            choice.second = m_systems.at(second);
            if (first != second)
                addChoice(menu,
                    orderMenuText(tr("%1 minus %2").arg(m_systems.at(first), m_systems.at(second))),
                    choice);
        }
    }
}

void CaseOrderMenu::addScore()
{
    for (const expert::Mode mode : expert::kAllModes) {
        CaseOrder choice = m_order;
        choice.mode = mode;
        addChoice(this, expert::modeName(mode), choice);
    }
    addSeparator();
    const std::array names{tr("&F of recall and precision"), tr("&Recall"), tr("&Precision")};
    for (const ScoreFigure figure : kFigures) {
        CaseOrder choice = m_order;
        choice.figure = figure;
        addChoice(this, names[static_cast<size_t>(figure)], choice);
    }
}

void CaseOrderMenu::addChoice(QMenu* menu, const QString& label, const CaseOrder& choice)
{
    QAction* action = menu->addAction(label);
    action->setCheckable(true);
    action->setChecked(choice == m_order);
    connect(action, &QAction::triggered, this, [this, choice] { emit orderChosen(choice); });
}

} // namespace tandem
