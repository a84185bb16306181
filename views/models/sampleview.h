#pragma once

#include "ui/verdicts/decisionlook.h"
#include "ui/verdicts/verdictpanel.h"
#include "views/models/judgeditemrows.h"
#include "views/models/judgementtext.h"

#include <QWidget>

#include <optional>

class QLabel;
class QSplitter;

namespace tandem {

class CardsView;
class DecisionCard;
class MarkedArticle;
class PaneHeader;
class SummaryPane;

/// One sample of one system to be understood: its article with what became of each paragraph, the
/// summary (or two of them), and the facts and opinions with their verdicts.
class SampleView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SampleView)

public:
    explicit SampleView(QWidget* parent = nullptr);

    /// Shows a sample; `figures` and `figuresBeside` stand with the names of the systems. The item
    /// that is looked at stays where it is there still.
    void setSample(
        const SharedSystemSample& sample, const QString& figures, const QString& figuresBeside);
    const SharedSystemSample& sample() const { return m_sample; }
    /// The rows of facts and opinions.
    void setItems(const QList<JudgedItemRow>& rows);
    const RowsOf<JudgedItemRow>& items() const { return *m_items; }

    std::optional<ItemRef> current() const;
    /// Makes an item current; false where it is not shown.
    bool setCurrent(const ItemRef& item);
    /// The next item of the list, or the one before; stays at its ends.
    void step(int by);
    CardsView* list() const { return m_list; }

signals:
    /// The current item is another one, or none.
    void currentChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void retranslate();

    SharedSystemSample m_sample;
    SharedSystemSample m_listed; ///< whose items the list has
    RowsOf<JudgedItemRow>* m_items;
    PaneHeader* m_articleHeader;
    MarkedArticle* m_article;
    QLabel* m_changes;
    SummaryPane* m_first;
    SummaryPane* m_second;
    QWidget* m_line = nullptr; ///< between the two
    QLabel* m_carried;
    PaneHeader* m_itemHeader;
    CardsView* m_list;
    QSplitter* m_columns;
    std::optional<ItemRef> m_followed; ///< what the article was scrolled to
    bool m_filling = false;            ///< the rows change, and with them the current one
};

/// What stands below a sample: the verdict that is looked at with its explanation, that on the
/// output beside it, and the line in which it is judged.
class JudgementPanel final : public VerdictPanel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JudgementPanel)

public:
    explicit JudgementPanel(const VerdictCommands& commands, QWidget* parent = nullptr);

    /// One without a title is not shown.
    void setTexts(const DecisionText& first, const DecisionText& beside);
    /// Scrolls the explanation on.
    void readOn();
    /// What is above the line of answers.
    QWidget* cards() const { return m_cards; }

private:
    QWidget* m_cards;
    DecisionCard* m_first;
    DecisionCard* m_beside;
};

} // namespace tandem
