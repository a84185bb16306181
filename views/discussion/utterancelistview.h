#pragma once

#include "ui/rows/letterlist.h"

#include <QListView>

namespace tandem {

class UtteranceDelegate;
class UtteranceModel;

/// The utterances of a discussion, to be edited in place and put in order by hand. It tells what
/// the user wants and changes nothing.
class UtteranceListView final : public LetterList<QListView>
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UtteranceListView)

public:
    explicit UtteranceListView(UtteranceModel& model, QWidget* parent = nullptr);

    int currentRow() const { return currentIndex().row(); }
    /// Makes a row current, or the last one where there are fewer.
    void setCurrentRow(int row);
    UtteranceDelegate& utteranceDelegate() { return *m_delegate; }

signals:
    void moveRequested(int from, int to);
    /// Another row is current.
    void currentRowChanged();

protected:
    void dropEvent(QDropEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    int rowAfterDrop(const QPoint& point, int from) const;

    UtteranceModel& m_utterances;
    UtteranceDelegate* m_delegate;
};

} // namespace tandem
