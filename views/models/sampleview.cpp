#include "views/models/sampleview.h"

#include "models/kgds/judgementreview.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "views/models/markedarticle.h"
#include "views/models/summarypane.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace tandem {

SampleView::SampleView(QWidget* parent)
    : QWidget(parent)
    , m_items(new RowsOf<JudgedItemRow>(judgedItemSpec(), this))
    , m_articleHeader(new PaneHeader(this))
    , m_article(named(new MarkedArticle(this), "sampleArticle"))
    , m_changes(named(newNote(this, LabelStyle::Small), "sampleChanges"))
    , m_first(new SummaryPane("sampleSummary", this))
    , m_second(new SummaryPane("sampleSummaryBeside", this))
    , m_carried(named(newNote(this, LabelStyle::Small), "sampleCarried"))
    , m_itemHeader(new PaneHeader(this))
    , m_list(named(new CardsView(m_items, this), "sampleItems"))
    , m_columns(named(new QSplitter(this), "sampleColumns"))
{
    auto* article = new QWidget(m_columns);
    inColumn(article, {m_articleHeader, {m_article, 1}}, 0);
    auto* summaries = new QWidget(m_columns);
    m_changes->setContentsMargins(14, 6, 14, 6);
    m_carried->setContentsMargins(16, 6, 16, 6);
    m_line = new Divider(Qt::Horizontal, summaries);
    m_line->hide();
    inColumn(summaries, {{m_first, 1}, m_line, {m_second, 1}, m_carried}, 0);
    auto* items = new QWidget(m_columns);
    inColumn(items, {m_itemHeader, {m_list, 1}}, 0);
    for (QWidget* column : {article, summaries, items}) {
        column->setMinimumWidth(150);
        m_columns->addWidget(column);
    }
    m_columns->setSizes({360, 420, 400});
    m_columns->setChildrenCollapsible(false);
    m_list->viewport()->installEventFilter(this);
    inColumn(this, {m_changes, {m_columns, 1}}, 0);
    m_second->hide();
    m_changes->hide();
    m_carried->hide();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_filling)
            follow();
    });
    inEveryLanguage(this, [this] { retranslate(); });
}

void SampleView::setSample(
    const SharedSystemSample& sample, const QString& figures, const QString& figuresBeside)
{
    if (!sample || !m_sample || sample->sample != m_sample->sample)
        m_followed.reset();
    m_sample = sample;
    const bool both = sample && sample->second;
    m_second->setVisible(both);
    m_line->setVisible(both);
    m_changes->setVisible(both);
    if (!sample) {
        m_article->setSample({});
        m_first->clear();
        setItems({});
        return;
    }
    m_article->setSample(*sample);
    m_first->setOutput(sample->first, sample->record, sample->verifier, figures);
    if (both)
        m_second->setOutput(*sample->second, sample->record, sample->verifier, figuresBeside);
    else
        m_second->clear();
    retranslate();
}

void SampleView::setItems(const QList<JudgedItemRow>& rows)
{
    const bool isOther = std::exchange(m_listed, m_sample) != m_sample;
    {
        const QScopedValueRollback filling(m_filling, true);
        m_items->setCardShape(judgedItemShape(rows));
        m_items->setRows(rows);
        if (!current()) {
            for (int row = 0; row < m_items->rowCount(); ++row) {
                if (!m_items->rowAt(row)->isHeadline) {
                    m_list->chooseRow(row);
                    break;
                }
            }
        }
    }
    if (isOther)
        m_list->scrollTo(m_list->currentIndex());
    retranslate();
    follow();
}

/// What there is to do may come and take room: the current one stays in sight.
bool SampleView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            m_list, [this] { m_list->scrollTo(m_list->currentIndex()); }, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

std::optional<ItemRef> SampleView::current() const
{
    const JudgedItemRow* row = m_items->rowAt(m_list->currentRow());
    if (!row || row->isHeadline)
        return std::nullopt;
    return ItemRef{row->decision, row->alone};
}

bool SampleView::setCurrent(const ItemRef& item)
{
    return m_list->choose(judgedItemKey(item.decision, item.alone));
}

void SampleView::step(int by)
{
    for (int row = m_list->currentRow() + by; row >= 0 && row < m_items->rowCount(); row += by) {
        if (!m_items->rowAt(row)->isHeadline) {
            m_list->chooseRow(row);
            return;
        }
    }
}

void SampleView::follow()
{
    const std::optional<ItemRef> item = current();
    const auto decision = item ? std::optional(item->decision) : std::nullopt;
    m_first->setCurrent(decision);
    m_second->setCurrent(decision);
    // What was said of it is no reason to scroll back to it.
    const bool isAnother = std::exchange(m_followed, item) != item;
    if (isAnother && m_sample && decision && decision->kind == kgds::JudgementKind::Fact)
        m_article->showParagraph(
            kgds::factGroups(m_sample->record).value(decision->group).paragraphIndex);
    const kgds::CarriedBy by = m_first->carriedBy();
    m_carried->setVisible(by != kgds::CarriedBy::Nothing);
    m_carried->setText(by == kgds::CarriedBy::Quote
                           ? tr("Highlighted: the words quoted by the judge.")
                           : tr("Highlighted: the most similar sentence."));
    emit currentChanged();
}

void SampleView::retranslate()
{
    m_articleHeader->setTitle(tr("Article"));
    m_itemHeader->setTitle(tr("Facts and opinions"));
    m_list->setAccessibleName(tr("Facts and opinions"));
    m_list->setEmptyText(m_sample && !m_sample->verdicts() ? openJudgementText(*m_sample)
                                                           : tr("No items match the filter."));
    if (!m_sample)
        return;
    const QString unknown = unknownText(articleRows(*m_sample));
    m_articleHeader->setRemark(
        unknown.isEmpty() ? tr("%n paragraph(s)", nullptr, int(m_sample->record.article.size()))
                          : unknown);
    const auto shown = std::count_if(m_items->rows().cbegin(), m_items->rows().cend(),
        [](const JudgedItemRow& row) { return !row.isHeadline; });
    m_itemHeader->setRemark(results::countText(shown));
    m_changes->setText(changesText(*m_sample));
}

} // namespace tandem
