#pragma once

#include "views/compare/showncomparison.h"

#include <QAbstractTableModel>

namespace tandem {

/// The paragraphs or facts of a comparison as a table. It knows only what may be shown, and says
/// what delegates need by roles.
class ComparisonModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(ComparisonModel)

public:
    enum Column { NumberColumn, TextColumn, FirstColumn, SecondColumn, OutcomeColumn, ColumnCount };
    enum Role : int {
        NumberRole = Qt::UserRole + 0x400, ///< int
        ItemRole,                          ///< qint64, the item's id
        SourceRole, ///< QString: where a fact is from, short; empty for paragraphs
        AnswerRole, ///< int of YesNo, -1 unanswered; of the column's side, invalid in other columns
        OutcomeRole,    ///< int of Outcome, -1 waiting for a decision
        ConsistentRole, ///< bool: both answered the same
        DecidedRole,    ///< bool: the outcome was decided
        DisputedRole,   ///< bool: lost to the benchmark because the two differ, or still undecided
        NoteCountRole,  ///< int, 0 to 2: how many of the two wrote a note
        SortRankRole,   ///< int: 0 inconsistent, 1 supporting or key, 2 neither; decisions do not
                        ///< move a row
        ColourRole,     ///< header only, QString: the person's colour, empty without
    };

    explicit ComparisonModel(QObject* parent = nullptr);

    /// Shows `comparison`. Of the same round and items only the rows that differ change;
    /// otherwise the model is reset.
    void setComparison(const ShownComparison& comparison);
    const ShownComparison& comparison() const { return m_comparison; }
    const ShownItem& item(int row) const { return m_comparison.items.at(row); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    bool isAboutFacts() const { return m_comparison.step == Step::KeyFacts; }
    bool showsSameRows(const ShownComparison& comparison) const;
    QVariant displayText(const ShownItem& item, int column) const;
    QString accessibleText(const ShownItem& item) const;

    ShownComparison m_comparison;
};

/// The word for an answer, "-" where there is none; and for an outcome, "undecided" where it waits.
QString answerWord(const Answer& answer);
QString outcomeWord(std::optional<Outcome> outcome, Step step);

} // namespace tandem
