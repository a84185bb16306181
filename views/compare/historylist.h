#pragma once

#include "views/compare/comparestate.h"

#include <QWidget>

class QVBoxLayout;

namespace tandem {

/// What happened to a paragraph and its round after both had submitted, newest first.
class HistoryList final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(HistoryList)

public:
    explicit HistoryList(QWidget* parent = nullptr);

    /// Shows the lines about the whole round and about `paragraph`; hides itself when there are
    /// none.
    void setLines(const QList<RoundHistoryLine>& lines, ItemId item);

private:
    void addLine(const RoundHistoryLine& line);

    QList<RoundHistoryLine> m_shown;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_layout;
};

} // namespace tandem
