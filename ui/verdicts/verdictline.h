#pragma once

#include "ui/verdicts/decisionlook.h"

#include <QWidget>

namespace tandem {

/// The top line of a decision's card: sign and verdict, the pair that it is about, the reviewer's
/// own word and the key that leads here.
class VerdictLine final : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictLine(QWidget* parent = nullptr);

    void setText(const DecisionText& text);
    void setKey(const QString& key);

    /// What its parts get of the room that there is, px; 0: not shown.
    struct Widths
    {
        int title = 0;
        int opinion = 0;
        int key = 0;
    };
    Widths arranged() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    DecisionText m_text;
    QString m_key;
};

} // namespace tandem
