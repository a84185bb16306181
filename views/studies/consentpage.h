#pragma once

#include <QWidget>

class QAction;
class QPushButton;

namespace tandem {

class MarkdownView;

/// What somebody has to agree to before they rate; it can be declined, and agreed to after that.
class ConsentPage final : public QWidget
{
    Q_OBJECT

public:
    /// `agree` is its primary button's command.
    explicit ConsentPage(QAction* agree, QWidget* parent = nullptr);

    void setConsent(const QString& markdown);
    /// Whether the rater has declined already.
    void setDeclined(bool declined);

signals:
    void declined();

private:
    MarkdownView* m_consent;
    QPushButton* m_decline;
};

} // namespace tandem
