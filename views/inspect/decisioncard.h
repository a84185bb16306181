#pragma once

#include "views/inspect/decisiontext.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace tandem {

class VerdictLine;

/// One decision of the model: the verdict, its rationale, what the reviewers say of it. A click
/// makes it the current one.
class DecisionCard final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(DecisionCard)

public:
    explicit DecisionCard(QWidget* parent = nullptr);

    void setText(const DecisionText& text);
    const DecisionText& text() const { return m_text; }
    /// `number`: the key that makes it current; empty for none.
    void setKey(const QString& key);
    void setCurrent(bool current);
    bool isCurrent() const { return m_current; }

signals:
    void chosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void show(QLabel* label, const QString& text);
    void showOthers();

    DecisionText m_text;
    bool m_current = false;
    VerdictLine* m_head;
    QScrollArea* m_scroll;
    QLabel* m_fault;
    QLabel* m_reason;
    QLabel* m_remarks;
    QLabel* m_note;
    QVBoxLayout* m_body;
    QWidget* m_others = nullptr;
};

} // namespace tandem
