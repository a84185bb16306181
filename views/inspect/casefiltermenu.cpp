#include "views/inspect/casefiltermenu.h"

#include "models/expert/casefilter.h"
#include "ui/screen/livetext.h"
#include "views/inspect/casewords.h"

#include <algorithm>
#include <array>

namespace tandem {

namespace {

/// Names come from outside: an ampersand in one is no mnemonic.
QString filterMenuText(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// More pairs than these nobody reads in a menu; they can be typed.
constexpr int kCaseFilterMenuSystemsInPairs = 4;

} // namespace

CaseFilterMenu::CaseFilterMenu(QWidget* parent)
    : QMenu(parent)
{
    connect(this, &QMenu::aboutToShow, this, &CaseFilterMenu::rebuild);
    inEveryLanguage(this, [this] { rebuild(); });
}

void CaseFilterMenu::setSystems(const QStringList& systems)
{
    if (systems == m_systems)
        return;
    m_systems = systems;
    rebuild();
}

void CaseFilterMenu::setText(const QString& text)
{
    m_text = text;
}

void CaseFilterMenu::rebuild()
{
    clear();
    for (QMenu* old : findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly))
        old->deleteLater();
    addScores();
    addVerdicts();
    addSystems();
    addSeparator();
    addCondition(this, tr("Replies that could not be &read"), QStringLiteral("faults"));
    addCondition(this, tr("Put &right when imported"), QStringLiteral("remarks"));
    addReview();
    addSeparator();
    QMenu* places = addMenu(tr("Look for &words in"));
    const QString place = QStringLiteral("in:");
    addCondition(places, tr("Texts"), QStringLiteral("in:texts"), place);
    addCondition(places, tr("Aspects"), QStringLiteral("in:aspects"), place);
    addCondition(places, tr("Rationales"), QStringLiteral("in:rationales"), place);
    addSeparator();
    QAction* none = addAction(tr("Take the &filter away"));
    none->setEnabled(!m_text.trimmed().isEmpty());
    connect(none, &QAction::triggered, this, [this] { emit textChosen({}); });
}

void CaseFilterMenu::addScores()
{
    QMenu* scores = addMenu(tr("&Score"));
    const QString score = QStringLiteral("score ");
    for (const double limit : {0.1, 0.3, 0.5})
        addCondition(scores, tr("Below %1").arg(scoreText(limit)),
            QStringLiteral("score < %1").arg(limit), score);
    for (const double limit : {0.5, 0.7, 0.9})
        addCondition(scores, tr("Above %1").arg(scoreText(limit)),
            QStringLiteral("score > %1").arg(limit), score);
    scores->addSeparator();
    const QString recall = QStringLiteral("recall ");
    const QString precision = QStringLiteral("precision ");
    addCondition(
        scores, tr("Recall below %1").arg(scoreText(0.3)), QStringLiteral("recall < 0.3"), recall);
    addCondition(scores, tr("Precision below %1").arg(scoreText(0.3)),
        QStringLiteral("precision < 0.3"), precision);
    QMenu* modes = addMenu(tr("&Mode"));
    for (const auto mode : expert::kAllModes) {
        static constexpr std::array keys{"content", "style", "both", "either", "average"};
        addCondition(modes, expert::modeName(mode),
            QStringLiteral("mode:") + QLatin1String(keys[static_cast<size_t>(mode)]),
            QStringLiteral("mode:"));
    }
}

void CaseFilterMenu::addVerdicts()
{
    QMenu* verdicts = addMenu(tr("Some aspect is &judged"));
    addCondition(verdicts, tr("Content and style aligned"), QStringLiteral("content and style"));
    addCondition(verdicts, tr("Content only"), QStringLiteral("content only"));
    addCondition(verdicts, tr("Style only"), QStringLiteral("style only"));
    addCondition(verdicts, tr("Matched, neither aligned"), QStringLiteral("neither"));
    addCondition(verdicts, tr("Unmatched"), QStringLiteral("unmatched"));
    verdicts->addSeparator();
    const QString side = QStringLiteral("side:");
    addCondition(verdicts, tr("Only the recall side"), QStringLiteral("side:recall"), side);
    addCondition(verdicts, tr("Only the precision side"), QStringLiteral("side:precision"), side);
}

void CaseFilterMenu::addSystems()
{
    QMenu* systems = addMenu(tr("S&ystem"));
    for (const QString& system : std::as_const(m_systems))
        addCondition(systems, filterMenuText(system),
            QStringLiteral("system:") + expert::quotedName(system), QStringLiteral("system:"));
    systems->setEnabled(m_systems.size() > 1);
    QMenu* differences = addMenu(tr("&Difference of two systems"));
    const auto count = std::min<qsizetype>(m_systems.size(), kCaseFilterMenuSystemsInPairs);
    for (qsizetype first = 0; first < count; ++first) {
        for (qsizetype second = 0; second < count; ++second) {
            if (first == second)
                continue;
            const QString condition = QStringLiteral("diff(%1,%2) > 0.2")
                                          .arg(expert::quotedName(m_systems.at(first)),
                                              expert::quotedName(m_systems.at(second)));
            addCondition(differences,
                filterMenuText(tr("%1 better than %2 by more than %3")
                                   .arg(m_systems.at(first), m_systems.at(second), scoreText(0.2))),
                condition, QStringLiteral("diff("));
        }
    }
    differences->setEnabled(m_systems.size() > 1);
}

void CaseFilterMenu::addReview()
{
    addCondition(this, tr("I am not done &with"), QStringLiteral("undecided"));
    addCondition(this, tr("I disagree with the &model"), QStringLiteral("disagreed"));
    addCondition(this, tr("Reviewers &differ"), QStringLiteral("disputed"));
}

void CaseFilterMenu::addCondition(
    QMenu* menu, const QString& label, const QString& condition, const QString& group)
{
    QAction* action = menu->addAction(label);
    action->setCheckable(true);
    action->setChecked(expert::conditionsOf(m_text).contains(condition, Qt::CaseInsensitive));
    action->setData(condition);
    connect(
        action, &QAction::triggered, this, [this, condition, group] { toggle(condition, group); });
}

void CaseFilterMenu::toggle(const QString& condition, const QString& group)
{
    QStringList parts = expert::conditionsOf(m_text);
    const bool there = parts.contains(condition, Qt::CaseInsensitive);
    const auto goes = [&](const QString& part) {
        return part.compare(condition, Qt::CaseInsensitive) == 0 ||
               (!group.isEmpty() && part.startsWith(group, Qt::CaseInsensitive));
    };
    parts.erase(std::remove_if(parts.begin(), parts.end(), goes), parts.end());
    if (!there)
        parts.append(condition);
    m_text = parts.join(QLatin1String(", "));
    emit textChosen(m_text);
}

} // namespace tandem
