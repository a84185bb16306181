#pragma once

#include "ui/verdicts/decisionlook.h"

#include <QWidget>

class QTextEdit;

namespace tandem {

class VerdictLine;

/// One decision of the model: the verdict, its rationale, what the reviewers say of it. A click
/// makes it the current one.
class DecisionCard final : public QWidget
{
    Q_OBJECT

public:
    explicit DecisionCard(QWidget* parent = nullptr);

    void setText(const DecisionText& text);
    const DecisionText& text() const { return m_text; }
    /// Less room above its head, where a name stands there.
    void setTight(bool tight);
    /// `number`: the key that makes it current; empty for none.
    void setKey(const QString& key);
    void setCurrent(bool current);
    bool isCurrent() const { return m_current; }
    /// The height at which this text would be in sight whole, in a card as wide as this one: an
    /// estimate, since it is asked of all decisions of a case at once.
    int neededHeight(const DecisionText& text) const;
    /// Scrolls most of a page on, and at the end back to the start.
    void readOn();

signals:
    void chosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showWords();

    DecisionText m_text;
    bool m_current = false;
    VerdictLine* m_head;
    QTextEdit* m_words;
};

} // namespace tandem
