#pragma once

#include <QWidget>

class QPushButton;

namespace tandem {

class MarkdownView;

/// What somebody has to agree to before they rate; it can be declined, and agreed to after that.
class ConsentPage final : public QWidget
{
    Q_OBJECT

public:
    /// Its primary button gives the command "rateAgreeByKey" of the page.
    explicit ConsentPage(QWidget* parent);

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
