#pragma once

#include "models/error.h"
#include "models/studies/task.h"

#include <QDialog>

class QStackedWidget;

namespace tandem {

class MarkdownView;
class MessageBar;
class RatingView;

/// What a rater of a study will see, page by page and with the same keys: the consent where there
/// is one, then the items under their instructions. Answers are tried and kept nowhere.
class PreviewDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Show it with open(), then hand it the task.
    explicit PreviewDialog(QWidget* parent = nullptr);

    void show(const Expected<studies::Task>& task);

private:
    enum Page { Consent, Rating };

    QWidget* buildConsent();
    QWidget* buildRating();
    void showPage(Page page);
    void stepOn();

    MessageBar* m_messages;
    QStackedWidget* m_pages;
    MarkdownView* m_consent;
    MarkdownView* m_instructions;
    RatingView* m_rating;
};

} // namespace tandem
