#pragma once

#include "models/kgds/record.h"

#include <QWidget>

class QToolButton;

namespace tandem {

class DiscussionLines;
class DiscussionView;
class PaneHeader;

/// The discussion, always in sight beside what is judged by it.
class DiscussionPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(DiscussionPane)

public:
    explicit DiscussionPane(QWidget* parent = nullptr);

    DiscussionView* view() const { return m_view; }
    void setDiscussion(const QList<kgds::UtteranceRecord>& discussion, const QString& you);
    /// Whether its title and count stand above it; not where a tab says them.
    void setTitled(bool titled);
    /// "6 utterances"; empty where there are none.
    QString countText() const;
    /// Whether there is a sample whose discussion could be written.
    void setEditable(bool editable);

signals:
    void editRequested();

private:
    void showCount();

    PaneHeader* m_header;
    QToolButton* m_edit;
    DiscussionLines* m_model;
    DiscussionView* m_view;
};

} // namespace tandem
