#include "views/inspect/casegroups.h"

#include "ui/rows/rowsof.h"
#include "ui/theme.h"
#include "views/inspect/casewords.h"

#include <QFontMetrics>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kSideOfCards = 14; ///< before a card's words, px

QString betweenScores()
{
    return QStringLiteral(" · ");
}

QString scoreIn(const ListedEvaluation& one, const CaseOrder& order)
{
    const auto score = scoreOf(one.summary, order.mode, order.figure);
    return score                                            ? scoreText(*score)
           : one.summary.state == EvaluationState::UnderWay ? QStringLiteral("…")
                                                            : QStringLiteral("–");
}

template <typename Condition>
bool isAny(const CaseGroup& group, const Condition& condition)
{
    return std::any_of(group.evaluations.cbegin(), group.evaluations.cend(), condition);
}

} // namespace

CaseGroups::CaseGroups(const EvaluationList& list, QObject* parent)
    : QObject(parent)
    , m_list(list)
{
    RowSpec<CaseGroup> spec;
    spec.key = [](const CaseGroup& group) {
        return RowKey(group.evaluations.first().summary.caseId);
    };
    spec.card = [this](const CaseGroup& group) { return cardOf(group); };
    spec.accessible = [this](const CaseGroup& group) { return accessibleText(group); };
    spec.toolTip = [this](const CaseGroup& group) {
        return QString(accessibleText(group) + QLatin1Char('\n') +
                       group.evaluations.first().summary.promptStart);
    };
    m_rows = new RowsOf<CaseGroup>(spec, this);
    connect(&list, &EvaluationList::arrangedRows, this, &CaseGroups::group);
    connect(list.rows(), &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex& first, const QModelIndex& last) {
            if (first.row() == last.row())
                follow(first.row());
            else
                m_rows->refresh(); // other scores of the same ones, or rows that are grouped next
        });
}

void CaseGroups::group()
{
    QList<CaseGroup> groups;
    m_cases.clear();
    for (int row = 0; row < m_list.rowCount(); ++row) {
        const ListedEvaluation& one = *m_list.at(row);
        const CaseId caseId = one.summary.caseId;
        if (groups.isEmpty() || groups.last().evaluations.first().summary.caseId != caseId)
            groups.append(CaseGroup());
        groups.last().evaluations.append(one);
        if (one.summary.id == m_current)
            groups.last().current = m_current;
        m_cases.insert(one.summary.id, caseId);
    }
    m_rows->setRows(std::move(groups));
}

/// An evaluation says something else where it stands.
void CaseGroups::follow(int row)
{
    const ListedEvaluation* one = m_list.at(row);
    const CaseGroup* known = one ? m_rows->find(RowKey(one->summary.caseId)) : nullptr;
    if (!known)
        return;
    CaseGroup changed = *known;
    for (ListedEvaluation& listed : changed.evaluations) {
        if (listed.summary.id == one->summary.id)
            listed = *one;
    }
    m_rows->changeRow(changed);
}

int CaseGroups::rowCount() const
{
    return m_rows->rowCount();
}

int CaseGroups::rowOf(EvaluationId evaluation) const
{
    const auto found = m_cases.constFind(evaluation);
    return found == m_cases.constEnd() ? -1 : m_rows->rowOf(RowKey(*found));
}

EvaluationId CaseGroups::evaluationIn(int row, EvaluationId now) const
{
    const CaseGroup* group = m_rows->rowAt(row);
    if (!group)
        return {};
    const ListedEvaluation* shown = m_list.at(m_list.rowOf(now));
    for (const ListedEvaluation& one : group->evaluations) {
        if (one.summary.id == now || (shown && one.summary.system == shown->summary.system))
            return one.summary.id;
    }
    return group->evaluations.first().summary.id;
}

EvaluationId CaseGroups::beside(EvaluationId evaluation, int by) const
{
    const CaseGroup* group = m_rows->rowAt(rowOf(evaluation));
    for (qsizetype i = 0; group && i < group->evaluations.size(); ++i) {
        if (group->evaluations.at(i).summary.id == evaluation)
            return group->evaluations.value(i + by).summary.id;
    }
    return {};
}

void CaseGroups::setCurrent(EvaluationId evaluation)
{
    const EvaluationId before = m_current;
    m_current = evaluation;
    for (const EvaluationId one : {before, evaluation}) {
        if (const CaseGroup* known = m_rows->rowAt(rowOf(one))) {
            CaseGroup changed = *known;
            changed.current = isAny(changed,
                                  [evaluation](const ListedEvaluation& listed) {
                                      return listed.summary.id == evaluation;
                                  })
                                  ? evaluation
                                  : EvaluationId();
            m_rows->changeRow(changed);
        }
    }
}

/// "plain 0.08", "● profile 0.50": the current one is marked, where there are others.
QStringList CaseGroups::scoresOf(const CaseGroup& group) const
{
    QStringList scores;
    for (const ListedEvaluation& one : group.evaluations) {
        // Isolated, since a system's name may read the other way.
        const QString score = QStringLiteral("\u2068%1\u2069 %2")
                                  .arg(one.summary.system, scoreIn(one, m_list.order()));
        const bool isCurrent = group.evaluations.size() > 1 && one.summary.id == group.current;
        scores.append(isCurrent ? QStringLiteral("● ") + score : score);
    }
    return scores;
}

Card CaseGroups::cardOf(const CaseGroup& group) const
{
    const ListedEvaluation& first = group.evaluations.first();
    if (m_list.systems().size() < 2 && group.evaluations.size() == 1)
        return m_list.rows()->card(m_list.rowOf(first.summary.id));
    const auto isFaulty = [](const ListedEvaluation& one) { return one.summary.faults > 0; };
    Card card;
    card.title = caseName(first.summary);
    const auto faulty =
        std::find_if(group.evaluations.cbegin(), group.evaluations.cend(), isFaulty);
    card.aside = faulty == group.evaluations.cend() ? first.summary.promptStart
                                                    : faultsText(faulty->summary.faults);
    if (faulty != group.evaluations.cend()) {
        card.lineColor = &ThemeColors::boundary;
        card.signs.append({Sign::Exclamation, &ThemeColors::boundary});
    }
    if (isAny(group, [](const ListedEvaluation& one) { return one.review.disagreements > 0; }))
        card.signs.append({Sign::NotEqual, &ThemeColors::boundary});
    if (!isAny(group, [](const ListedEvaluation& one) { return !one.review.done; }))
        card.signs.append({Sign::Check, &ThemeColors::yes});
    else if (isAny(group,
                 [](const ListedEvaluation& one) { return one.review.done || one.review.own > 0; }))
        card.signs.append({Sign::Ring, &ThemeColors::accent});
    card.line = scoresOf(group).join(betweenScores());
    if (first.difference)
        card.lineTrailing = differenceText(*first.difference);
    return card;
}

QString CaseGroups::accessibleText(const CaseGroup& group) const
{
    QStringList parts{caseName(group.evaluations.first().summary)};
    for (const ListedEvaluation& one : group.evaluations) {
        const auto score = scoreOf(one.summary, m_list.order().mode, m_list.order().figure);
        const QString value = score ? scoreText(*score) : stateText(one.summary.state);
        parts.append(m_list.systems().size() > 1
                         ? QStringLiteral("%1 %2").arg(one.summary.system, value)
                         : value);
        if (one.summary.faults > 0)
            parts.append(faultsText(one.summary.faults));
        if (one.review.done)
            parts.append(tr("reviewed"));
        if (group.evaluations.size() > 1 && one.summary.id == group.current)
            parts.append(tr("shown"));
    }
    return parts.join(QLatin1String(", "));
}

EvaluationId CaseGroups::evaluationAt(
    int row, const QPoint& place, const QRect& card, Qt::LayoutDirection direction) const
{
    const CaseGroup* group = m_rows->rowAt(row);
    if (!group || group->evaluations.size() < 2 || place.y() < card.center().y())
        return {};
    const QFontMetrics metrics(themeFont(FontRole::Small));
    const QStringList scores = scoresOf(*group);
    const QString line = scores.join(betweenScores());
    const int whole = std::min(metrics.horizontalAdvance(line), card.width() - 2 * kSideOfCards);
    // The line stands at the window's leading edge, and begins at its own.
    const int left = direction == Qt::RightToLeft ? card.right() - kSideOfCards - whole
                                                  : card.left() + kSideOfCards;
    const int along = line.isRightToLeft() ? left + whole - place.x() : place.x() - left;
    int end = 0;
    for (qsizetype i = 0; along >= 0 && along <= whole && i < scores.size(); ++i) {
        end += metrics.horizontalAdvance(i > 0 ? betweenScores() + scores.at(i) : scores.at(i));
        if (along <= end)
            return group->evaluations.at(i).summary.id;
    }
    return {};
}

} // namespace tandem
