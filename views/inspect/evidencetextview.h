#pragma once

#include "views/inspect/markedlayout.h"

#include <QAbstractScrollArea>
#include <QTimer>

#include <list>

namespace tandem {

struct SpokenPart;

/// One text of an evaluation, to be read: evidence underlined in the colour of its aspect's verdict
/// with the aspect's label before it, what was not read dim behind a bar. Words can be selected and
/// copied (drag, double click, Ctrl+A, Shift with the arrows); other keys are left to the screen
/// around it, but for paging.
class EvidenceTextView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit EvidenceTextView(QWidget* parent = nullptr);

    /// Another text, from its top.
    void setText(const MarkedText& text);
    /// The same text with other verdicts; stays where it is.
    void updateText(const MarkedText& text);
    /// A text that may be set next: it is laid out when there is time.
    void layOutAhead(const MarkedText& text);
    const MarkedText& text() const { return m_layout.text(); }

    /// Backgrounds behind the evidence of aspects.
    void setLit(const QSet<int>& selected, const QSet<int>& hovered);
    /// The aspect that a click on shared words goes on from; -1: none.
    void setCurrentAspect(int aspect) { m_current = aspect; }
    /// Scrolls so that the beginning of an aspect's first evidence is in sight; nothing where it is
    /// already, or is not in the text.
    void reveal(int aspect);
    void setFoundWords(const QString& words);

    QString selectedText() const;
    void selectAll();
    void copy() const;
    void clearTextSelection();

    /// Where an aspect's first evidence begins, in the viewport; null where it is not in the text.
    QRect evidenceRect(int aspect);
    /// The evidence under a place of the viewport, of the shortest piece first.
    QList<int> aspectsAt(const QPoint& place) const;

    QSize sizeHint() const override;
    /// The height at which all of the text is in sight; an estimate until it is laid out.
    int neededHeight() const;

signals:
    /// The pointer is on an aspect's evidence, or on none (-1).
    void aspectHovered(int aspect);
    /// A click; one after the other where several aspects share the words.
    void aspectClicked(int aspect);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    /// The words of a mark, and where its aspect begins.
    SpokenPart spokenMark(int number);
    int textLeft() const;
    QPointF toText(const QPoint& place) const;
    qreal lineWidth() const;
    std::list<MarkedLayout>::iterator laidOut(const MarkedText& text);
    void dress(MarkedLayout& layout) const;
    int lastWholeLine() const;
    void fit();
    void layOut();
    void layOutSomeMore();
    bool layOutPiece();
    void setSelection(qsizetype anchor, qsizetype position);
    bool extendByKey(const QKeyEvent& event);
    void findWords();
    void hoverAt(const QPoint& place);

    MarkedLayout m_layout;
    std::list<MarkedLayout> m_others; ///< of texts that may come next, the latest first
    MarkedTextState m_state;
    QTimer m_rest; ///< lays out what is not in sight
    QString m_foundWords;
    qsizetype m_anchor = 0;
    qsizetype m_position = 0;
    QPoint m_pressed;
    bool m_selecting = false;
    bool m_dragged = false;
    int m_current = -1;
    int m_hoveredAspect = -1;
};

} // namespace tandem
