#include "views/compare/comparisonpage.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "views/compare/comparestate.h"
#include "views/compare/comparisontable.h"
#include "views/compare/figurecards.h"

namespace tandem {

ComparisonPage::ComparisonPage(QWidget* parent)
    : QWidget(parent)
    , m_cards(new FigureCards(this))
    , m_table(named(new ComparisonTable(this), "compareRows"))
{
    inColumn(this, {m_cards, {m_table, 1}}, 0);
    setFocusProxy(m_table);

    connect(m_cards, &FigureCards::tableRequested, this, &ComparisonPage::tableRequested);
    connect(m_cards, &FigureCards::dataRequested, m_table, [this] {
        m_table->selectWhere([](const ShownItem& item) {
            return item.first.answer.value && item.second.answer.value;
        });
        m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(
        m_cards, &FigureCards::outcomeRequested, m_table, [this](std::optional<Outcome> outcome) {
            m_table->selectWhere(
                [outcome](const ShownItem& item) { return item.outcome == outcome; });
            m_table->setFocus(Qt::OtherFocusReason);
        });
}

void ComparisonPage::setLow(bool isLow)
{
    m_cards->setLow(isLow);
}

void ComparisonPage::setState(const CompareState& state)
{
    m_table->setAccessibleName(state.sample.step == Step::KeyFacts
                                   ? tr("Facts with both answers")
                                   : tr("Paragraphs with both answers"));
    m_cards->setComparison(state.comparison, !state.showsBlindPass);
    m_table->setComparison(state.comparison);
    if (m_table->currentRow() < 0)
        m_table->selectFirst();
}

} // namespace tandem
