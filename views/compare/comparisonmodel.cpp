#include "views/compare/comparisonmodel.h"

#include "views/compare/comparewords.h"
#include "views/compare/figuretext.h"

namespace tandem {

namespace {

constexpr int kNone = -1;

int answerCode(const Answer& answer)
{
    return answer.value ? static_cast<int>(*answer.value) : kNone;
}

int sortRank(const ShownItem& item)
{
    if (!item.consistent)
        return 0;
    return item.outcome == Outcome::Supporting ? 1 : 2;
}

} // namespace

QString answerWord(const Answer& answer)
{
    if (!answer.value)
        return QStringLiteral("–");
    return *answer.value == YesNo::Yes ? CompareWords::tr("yes") : CompareWords::tr("no");
}

QString outcomeWord(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return CompareWords::tr("undecided");
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? CompareWords::tr("key") : CompareWords::tr("not key");
    switch (*outcome) {
    case Outcome::Supporting:
        return CompareWords::tr("supporting");
    case Outcome::Nonsupporting:
        return CompareWords::tr("nonsupporting");
    case Outcome::Boundary:
        break;
    }
    return CompareWords::tr("boundary");
}

ComparisonModel::ComparisonModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ComparisonModel::setComparison(const ShownComparison& comparison)
{
    if (!showsSameRows(comparison)) {
        beginResetModel();
        m_comparison = comparison;
        endResetModel();
        return;
    }
    const ShownComparison before = m_comparison;
    m_comparison = comparison;
    for (int row = 0; row < rowCount(); ++row) {
        if (before.items.at(row) != m_comparison.items.at(row))
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
    if (before.first != m_comparison.first || before.second != m_comparison.second)
        emit headerDataChanged(Qt::Horizontal, FirstColumn, SecondColumn);
}

bool ComparisonModel::showsSameRows(const ShownComparison& comparison) const
{
    if (comparison.round != m_comparison.round ||
        comparison.items.size() != m_comparison.items.size())
        return false;
    for (qsizetype i = 0; i < comparison.items.size(); ++i) {
        if (comparison.items.at(i).item != m_comparison.items.at(i).item)
            return false;
    }
    return true;
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_comparison.items.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ShownItem& shown = item(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(shown, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == TextColumn ? accessibleText(shown)
                                            : displayText(shown, index.column()).toString();
    case NumberRole:
        return shown.number;
    case ItemRole:
        return shown.item.value;
    case SourceRole:
        return isAboutFacts() ? tr("¶ %1", "number of a paragraph").arg(countText(shown.paragraph))
                              : QString();
    case AnswerRole:
        if (index.column() == FirstColumn)
            return answerCode(shown.first.answer);
        return index.column() == SecondColumn ? QVariant(answerCode(shown.second.answer))
                                              : QVariant();
    case OutcomeRole:
        return shown.outcome ? static_cast<int>(*shown.outcome) : kNone;
    case ConsistentRole:
        return shown.consistent;
    case DecidedRole:
        return shown.decision.has_value();
    case DisputedRole:
        return shown.isLostToDifference();
    case NoteCountRole:
        return shown.noteCount();
    case SortRankRole:
        return sortRank(shown);
    default:
        return {};
    }
}

QVariant ComparisonModel::displayText(const ShownItem& shown, int column) const
{
    switch (column) {
    case NumberColumn:
        return countText(shown.number);
    case TextColumn:
        return shown.text;
    case FirstColumn:
        return answerWord(shown.first.answer);
    case SecondColumn:
        return answerWord(shown.second.answer);
    case OutcomeColumn:
        return outcomeWord(shown.outcome, m_comparison.step);
    default:
        return {};
    }
}

QString ComparisonModel::accessibleText(const ShownItem& shown) const
{
    const QString item =
        isAboutFacts()
            ? tr("Fact %1 of paragraph %2").arg(countText(shown.number), countText(shown.paragraph))
            : tr("Paragraph %1").arg(countText(shown.number));
    QString text =
        tr("%1: %2. %3: %4. %5: %6. Outcome: %7.")
            .arg(item, shown.text, m_comparison.first.name, answerWord(shown.first.answer),
                m_comparison.second.name, answerWord(shown.second.answer),
                outcomeWord(shown.outcome, m_comparison.step));
    if (shown.decision)
        text += QLatin1Char(' ') + tr("Decided.");
    if (shown.noteCount() > 0)
        text += QLatin1Char(' ') + tr("Notes: %1.").arg(countText(shown.noteCount()));
    return text;
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == ColourRole) {
        if (section == FirstColumn)
            return m_comparison.first.colour;
        return section == SecondColumn ? m_comparison.second.colour : QString();
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (section) {
    case TextColumn:
        return isAboutFacts() ? tr("Fact") : tr("Paragraph");
    case FirstColumn:
        return m_comparison.first.name;
    case SecondColumn:
        return m_comparison.second.name;
    case OutcomeColumn:
        return tr("Outcome");
    default:
        return role == Qt::AccessibleTextRole ? tr("Number") : QString();
    }
}

} // namespace tandem
