#pragma once

#include "models/error.h"
#include "models/studies/task.h"

#include <QDialog>

class QStackedWidget;

namespace tandem {

class MarkdownView;
class MessageBar;
class RatingView;

/// What a rater of a study will see, its instructions first; answers are tried and kept nowhere.
class PreviewDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Show it with open(), then hand it the task.
    explicit PreviewDialog(QWidget* parent = nullptr);

    void show(const Expected<studies::Task>& task);

private:
    MessageBar* m_messages;
    MarkdownView* m_instructions;
    RatingView* m_rating;
};

} // namespace tandem
