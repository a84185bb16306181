#include "views/inspect/casemenus.h"

#include "models/expert/casefilter.h"
#include "views/inspect/casewords.h"
#include "views/inspect/inspectwords.h"

#include <QMenu>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

/// Names come from outside: an ampersand in one is no mnemonic.
QString caseMenuText(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// Calls `add` with each two of the systems. More of them nobody reads in a menu.
void forEachPair(const QStringList& systems,
    const std::function<void(const QString& first, const QString& second)>& add)
{
    constexpr qsizetype kSystemsInPairs = 4;
    const QStringList named = systems.mid(0, kSystemsInPairs);
    for (const QString& first : named) {
        for (const QString& second : named) {
            if (first != second)
                add(first, second);
        }
    }
}

void startAnew(QMenu* menu)
{
    menu->clear();
    qDeleteAll(menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
}

/// Fills the menu of conditions.
class FilterMenu final
{
public:
    FilterMenu(QMenu* menu, const QStringList& systems, const QString& text,
        const std::function<void(const QString&)>& choose)
        : m_menu(menu)
        , m_systems(systems)
        , m_parts(expert::conditionsOf(text))
        , m_choose(choose)
    {
    }

    void fill()
    {
        addScores();
        addVerdicts();
        addSystems();
        m_menu->addSeparator();
        addCondition(m_menu, InspectWords::tr("Un&parsable replies"), QStringLiteral("unparsable"));
        addCondition(m_menu, InspectWords::tr("Co&rrected on import"), QStringLiteral("repaired"));
        addReview();
        m_menu->addSeparator();
        QMenu* places = m_menu->addMenu(InspectWords::tr("Search &words in"));
        const QString place = QStringLiteral("in:");
        addCondition(places, InspectWords::tr("Texts"), QStringLiteral("in:texts"), place);
        addCondition(places, InspectWords::tr("Aspects"), QStringLiteral("in:aspects"), place);
        addCondition(
            places, InspectWords::tr("Rationales"), QStringLiteral("in:rationales"), place);
        m_menu->addSeparator();
        QAction* none = m_menu->addAction(InspectWords::tr("Clear &filter"));
        none->setEnabled(!m_parts.isEmpty());
        QObject::connect(
            none, &QAction::triggered, m_menu, [choose = m_choose] { choose(QString()); });
    }

private:
    void addScores()
    {
        QMenu* scores = m_menu->addMenu(InspectWords::tr("&Score"));
        const QString score = QStringLiteral("score ");
        for (const double limit : {0.1, 0.3, 0.5})
            addCondition(scores, InspectWords::tr("Below %1").arg(scoreText(limit)),
                QStringLiteral("score < %1").arg(limit), score);
        for (const double limit : {0.5, 0.7, 0.9})
            addCondition(scores, InspectWords::tr("Above %1").arg(scoreText(limit)),
                QStringLiteral("score > %1").arg(limit), score);
        scores->addSeparator();
        const QString recall = QStringLiteral("recall ");
        const QString precision = QStringLiteral("precision ");
        addCondition(scores, InspectWords::tr("Recall below %1").arg(scoreText(0.3)),
            QStringLiteral("recall < 0.3"), recall);
        addCondition(scores, InspectWords::tr("Precision below %1").arg(scoreText(0.3)),
            QStringLiteral("precision < 0.3"), precision);
        QMenu* modes = m_menu->addMenu(InspectWords::tr("&Mode"));
        for (const auto mode : expert::kAllModes) {
            static constexpr std::array keys{"content", "style", "both", "either", "average"};
            addCondition(modes, expert::modeName(mode),
                QStringLiteral("mode:") + QLatin1String(keys[static_cast<size_t>(mode)]),
                QStringLiteral("mode:"));
        }
    }

    void addVerdicts()
    {
        QMenu* verdicts = m_menu->addMenu(InspectWords::tr("Any aspect &judged"));
        addCondition(verdicts, InspectWords::tr("Content and style aligned"),
            QStringLiteral("content and style"));
        addCondition(verdicts, InspectWords::tr("Content only"), QStringLiteral("content only"));
        addCondition(verdicts, InspectWords::tr("Style only"), QStringLiteral("style only"));
        addCondition(
            verdicts, InspectWords::tr("Matched, neither aligned"), QStringLiteral("neither"));
        addCondition(verdicts, InspectWords::tr("Unmatched"), QStringLiteral("unmatched"));
        verdicts->addSeparator();
        const QString side = QStringLiteral("side:");
        addCondition(
            verdicts, InspectWords::tr("Recall side only"), QStringLiteral("side:recall"), side);
        addCondition(verdicts, InspectWords::tr("Precision side only"),
            QStringLiteral("side:precision"), side);
    }

    void addSystems()
    {
        QMenu* systems = m_menu->addMenu(InspectWords::tr("S&ystem"));
        for (const QString& system : m_systems)
            addCondition(systems, caseMenuText(system),
                QStringLiteral("system:") + expert::quotedName(system), QStringLiteral("system:"));
        systems->setEnabled(m_systems.size() > 1);
        QMenu* differences = m_menu->addMenu(InspectWords::tr("&Difference of two systems"));
        forEachPair(m_systems, [&](const QString& first, const QString& second) {
            addCondition(differences,
                caseMenuText(InspectWords::tr("%1 better than %2 by more than %3")
                                 .arg(first, second, scoreText(0.2))),
                QStringLiteral("diff(%1,%2) > 0.2")
                    .arg(expert::quotedName(first), expert::quotedName(second)),
                QStringLiteral("diff("));
        });
        differences->setEnabled(m_systems.size() > 1);
    }

    void addReview()
    {
        addCondition(
            m_menu, InspectWords::tr("E&vidence not in the text"), QStringLiteral("absent"));
        addCondition(
            m_menu, InspectWords::tr("Not fully revie&wed by me"), QStringLiteral("undecided"));
        addCondition(
            m_menu, InspectWords::tr("I disagree with the &model"), QStringLiteral("disagreed"));
        addCondition(m_menu, InspectWords::tr("Reviewers &differ"), QStringLiteral("disputed"));
    }

    /// `group`: what the conditions begin with that this one takes the place of; empty for none.
    void addCondition(
        QMenu* menu, const QString& label, const QString& condition, const QString& group = {})
    {
        QAction* action = menu->addAction(label);
        action->setCheckable(true);
        action->setChecked(m_parts.contains(condition, Qt::CaseInsensitive));
        action->setData(condition);
        QStringList parts = m_parts;
        parts.erase(
            std::remove_if(parts.begin(), parts.end(),
                [&](const QString& part) {
                    return part.compare(condition, Qt::CaseInsensitive) == 0 ||
                           (!group.isEmpty() && part.startsWith(group, Qt::CaseInsensitive));
                }),
            parts.end());
        if (!action->isChecked())
            parts.append(condition);
        QObject::connect(action, &QAction::triggered, menu,
            [choose = m_choose, text = parts.join(QLatin1String(", "))] { choose(text); });
    }

    QMenu* m_menu;
    const QStringList& m_systems;
    const QStringList m_parts; ///< of the filter as it is typed
    const std::function<void(const QString&)>& m_choose;
};

void addOrder(QMenu* menu, const QString& label, const CaseOrder& choice, const CaseOrder& order,
    const ChooseOrder& choose)
{
    QAction* action = menu->addAction(label);
    action->setCheckable(true);
    action->setChecked(choice == order);
    QObject::connect(action, &QAction::triggered, menu, [choose, choice] { choose(choice); });
}

void addDifferences(
    QMenu* menu, const QStringList& systems, const CaseOrder& order, const ChooseOrder& choose)
{
    menu->setEnabled(systems.size() > 1);
    CaseOrder choice = order;
    choice.first.reset();
    choice.second.reset();
    if (choice.sort == CaseSort::Difference)
        choice.sort = CaseSort::Position;
    addOrder(menu, InspectWords::tr("No systems"), choice, order, choose);
    choice.sort = order.sort;
    forEachPair(systems, [&](const QString& first, const QString& second) {
        choice.first = first;
        choice.second = second;
        addOrder(menu, caseMenuText(InspectWords::tr("%1 minus %2").arg(first, second)), choice,
            order, choose);
    });
}

} // namespace

void fillFilterMenu(QMenu* menu, const QStringList& systems, const QString& text,
    const std::function<void(const QString&)>& choose)
{
    startAnew(menu);
    FilterMenu(menu, systems, text, choose).fill();
}

QString conditionName(const QStringList& systems, const QString& condition)
{
    // "Below 0.3" says nothing without the menu that it stands in, and a name stands behind its
    // kind.
    if (condition.contains(QLatin1Char('<')) || condition.contains(QLatin1Char('>')) ||
        condition.contains(QLatin1Char(':')))
        return condition;
    QMenu menu;
    fillFilterMenu(&menu, systems, {}, [](const QString&) {});
    QList<QAction*> actions = menu.findChildren<QAction*>();
    for (const QAction* action : std::as_const(actions)) {
        if (action->data().toString().compare(condition, Qt::CaseInsensitive) == 0)
            return QString(action->text()).remove(QLatin1Char('&'));
    }
    return condition;
}

void fillSortMenu(
    QMenu* menu, const QStringList& systems, const CaseOrder& order, const ChooseOrder& choose)
{
    startAnew(menu);
    const std::array names{InspectWords::tr("Case &order"), InspectWords::tr("&Name"),
        InspectWords::tr("&Score"), InspectWords::tr("&Difference of two systems"),
        InspectWords::tr("Unpa&rsable replies"), InspectWords::tr("Re&view")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        CaseOrder choice = order;
        choice.sort = CaseSort(i);
        // What is looked for first is the worst score, the widest difference, the most unparsable
        // replies.
        if (choice.sort != order.sort)
            choice.descending =
                choice.sort == CaseSort::Difference || choice.sort == CaseSort::Faults;
        addOrder(menu, names[i], choice, order, choose);
        menu->actions().last()->setEnabled(
            choice.sort != CaseSort::Difference || order.hasDifference());
    }
    menu->addSeparator();
    CaseOrder turned = order;
    turned.descending = !order.descending;
    addOrder(menu, InspectWords::tr("&Highest first"), turned, order, choose);
    menu->actions().last()->setChecked(order.descending);
    menu->addSeparator();
    addDifferences(menu->addMenu(InspectWords::tr("Show difference o&f")), systems, order, choose);
}

void fillScoreMenu(QMenu* menu, const CaseOrder& order, const ChooseOrder& choose)
{
    startAnew(menu);
    for (const expert::Mode mode : expert::kAllModes) {
        CaseOrder choice = order;
        choice.mode = mode;
        addOrder(menu, expert::modeName(mode), choice, order, choose);
    }
    menu->addSeparator();
    const std::array names{InspectWords::tr("&F of recall and precision"),
        InspectWords::tr("&Recall"), InspectWords::tr("&Precision")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        CaseOrder choice = order;
        choice.figure = ScoreFigure(i);
        addOrder(menu, names[i], choice, order, choose);
    }
}

QString sortSummary(const CaseOrder& order)
{
    const std::array names{InspectWords::tr("case order"), InspectWords::tr("name"),
        InspectWords::tr("score"), InspectWords::tr("difference"),
        InspectWords::tr("unparsable replies"), InspectWords::tr("review")};
    return names[static_cast<size_t>(order.sort)] +
           (order.descending ? QStringLiteral(" ↓") : QStringLiteral(" ↑"));
}

QString scoreSummary(const CaseOrder& order)
{
    const std::array names{
        InspectWords::tr("F"), InspectWords::tr("recall"), InspectWords::tr("precision")};
    return InspectWords::tr("%1, %2", "mode, number")
        .arg(expert::modeName(order.mode), names[static_cast<size_t>(order.figure)]);
}

} // namespace tandem
