#pragma once

#include <QWidget>

namespace tandem {

class ComparisonTable;
class FigureCards;
struct CompareState;

/// The figures of a comparison above its rows.
class ComparisonPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ComparisonPage)

public:
    explicit ComparisonPage(QWidget* parent = nullptr);

    /// Shows the state's comparison; the current row stays where it is as long as the round is the
    /// same.
    void setState(const CompareState& state);
    /// Whether the window has little height: the rows get what there is.
    void setLow(bool isLow);
    ComparisonTable* table() const { return m_table; }

signals:
    /// The table that kappa is made from is asked for.
    void tableRequested();

private:
    FigureCards* m_cards;
    ComparisonTable* m_table;
};

} // namespace tandem
