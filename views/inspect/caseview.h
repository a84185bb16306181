#pragma once

#include "views/inspect/aspectref.h"
#include "views/inspect/showncase.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <optional>

class QSplitter;
class QStackedWidget;

namespace tandem {

class LinkCanvas;
class PaneHeader;
class SegmentSwitch;
class TextColumn;
class TwoSystemsView;

/// One evaluation to be understood: the expected text, the aspects with their links, the generated
/// text; or two systems' outputs of one case beside each other.
class CaseView final : public QWidget
{
    Q_OBJECT

public:
    explicit CaseView(QWidget* parent = nullptr);

    /// Shows an evaluation as it was made; nothing is selected then, and there is no second one.
    void setEvaluation(const ShownCase& shown);
    /// An evaluation that may be shown next: its texts are laid out when there is time.
    void layOutAhead(const ShownCase& next);
    /// Another system's evaluation of the same case, put beside the first one; none goes back to
    /// the links.
    void setSecond(std::optional<ShownCase> second);
    /// Of which mode the F is that stands with the names of two systems.
    void setMode(expert::Mode mode);
    bool hasSecond() const { return m_second.has_value(); }
    /// The height at which all that is shown is in sight.
    int neededHeight() const;
    /// What the second system has in the row of the selected aspect.
    std::optional<AspectRef> secondAspect() const;
    /// Whether the second system stands before the first one.
    bool isSecondFirst() const;
    void clear() { setEvaluation({}); }
    /// Puts a control to the trailing edge of the line above the texts.
    void addControl(QWidget* control);

    /// The direction that is drawn: Expected is recall, Generated precision. Stays from case to
    /// case.
    void setSide(expert::Side side);
    expert::Side side() const { return m_side; }

    /// Lights an aspect up with what it is linked to, and scrolls all of it into sight; so does the
    /// pointer when it rests on one, but for what is under it. What there is not counts as none.
    void setSelected(std::optional<AspectRef> aspect);
    std::optional<AspectRef> selected() const { return m_selected; }

    /// Highlights words in the texts; empty takes the marks away.
    void setFoundWords(const QString& words);
    /// Other verdicts of the same aspects: as reviewed, or the evaluation's own again.
    void setShownExplanation(const expert::Explanation& explanation);
    const expert::Explanation& shownExplanation() const { return m_shown.detail.explanation; }
    /// What is shown, with the shown explanation; for exports.
    const ShownCase& shownCase() const { return m_shown; }

public slots:
    /// The next aspect of the selected one's text; the first of the drawn side where none is.
    void selectNext() { step(1); }
    void selectPrevious() { step(-1); }
    /// From recall to precision and back; the selection goes along to the linked aspect.
    void toggleSide();

signals:
    /// The selected aspect changed, by whatever way.
    void selectedChanged();
    /// There is another second evaluation, or none any more, or another row of both.
    void secondChanged();
    /// The user wants to work on the second system's evaluation, at secondAspect().
    void secondChosen();
    /// Two systems need more room than before, or less.
    void neededHeightChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    TextColumn* column(expert::Side side) const;
    void buildLinksPage();
    void fill();
    void hover(std::optional<AspectRef> aspect);
    void light();
    void reveal(const AspectRef& aspect, bool underPointerToo);
    void choose(std::optional<AspectRef> aspect);
    void step(int by);
    /// To the first aspect of the text on that side that the selected one is linked with. Nothing
    /// where that text has the selection.
    void jump(Qt::LayoutDirection towards);

    ShownCase m_shown;
    std::optional<ShownCase> m_second;
    expert::Side m_side = expert::Side::Expected;
    std::optional<AspectRef> m_selected;
    std::optional<AspectRef> m_hovered;
    QTimer m_hoverRest; ///< runs while the pointer has just come to an aspect

    PaneHeader* m_header;
    SegmentSwitch* m_sides;
    QStackedWidget* m_pages;
    QSplitter* m_columns = nullptr;
    TextColumn* m_expected = nullptr;
    TextColumn* m_generated = nullptr;
    LinkCanvas* m_canvas = nullptr;
    TwoSystemsView* m_twoSystems;
};

} // namespace tandem
