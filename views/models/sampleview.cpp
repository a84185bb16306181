#include "views/models/sampleview.h"

#include "models/kgds/carryingwords.h"
#include "models/kgds/judgementreview.h"
#include "models/kgds/opinion.h"
#include "models/kgds/paragraphmarks.h"
#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/spantextview.h"
#include "ui/themefonts.h"
#include "ui/verdicts/decisioncard.h"
#include "views/models/markedarticle.h"
#include "views/models/shownsystemsample.h"
#include "views/models/systemsamplewords.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSplitter>

#include <algorithm>
#include <memory>
#include <utility>

namespace tandem {

/// What a system made of a sample: its background, or the paragraphs that it chose, and its opinion
/// summary; with the words that carry the fact or opinion that is looked at.
class SummaryPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SummaryPane)

public:
    /// `name` is the object name of the text.
    explicit SummaryPane(const char* name, QWidget* parent = nullptr);

    /// `verifier`: whose explanations point at words.
    void setOutput(const ShownOutput& output, const kgds::SampleRecord& record,
        const QString& verifier, const QString& figures);
    void clear();
    /// Marks what carries the subject of this decision and brings it into sight; none takes the
    /// marks away.
    void setCurrent(const std::optional<kgds::JudgementDecision>& decision);
    /// How the marked words were found; Nothing where none are marked.
    kgds::CarriedBy carriedBy() const { return m_carriedBy; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void showFigures();
    void mark();

    PaneHeader* m_header;
    SpanTextView* m_text;
    ShownOutput m_output;
    kgds::SampleRecord m_record;
    QString m_verifier;
    QString m_figures;
    std::unique_ptr<kgds::CarrierSearch> m_background;
    std::unique_ptr<kgds::CarrierSearch> m_opinions;
    std::optional<kgds::JudgementDecision> m_current;
    kgds::CarriedBy m_carriedBy = kgds::CarriedBy::Nothing;
};

namespace {

constexpr int kBackgroundText = 0;
constexpr int kOpinionText = 1;
constexpr int kLeastSummary = 40;  ///< two of them stand above each other in a small window
constexpr int kAroundFigures = 40; ///< margins of the header, and what is between its texts
const QString kFigureGap = QStringLiteral(" \u00b7 ");

/// Without the asterisks by which models write in bold: as on the screen, where marks are placed.
QString summaryText(const QString& written)
{
    return kgds::opinionText(written).plain;
}

/// "1, 3, 9", below it what of that the article lacks.
QString chosenText(const ShownOutput& output, const kgds::SampleRecord& record)
{
    if (output.output.paragraphs.isEmpty())
        return SystemSampleWords::tr("No paragraphs were selected.");
    const auto listed = [](const QStringList& names) {
        QStringList numbers;
        for (const QString& name : names)
            numbers.append(paragraphNumber(name));
        return numbers.join(QStringLiteral(", "));
    };
    QString text = listed(output.output.paragraphs);
    const QStringList unknown =
        kgds::articleMarks(output.system.pattern, record, output.output, {}).unknown;
    if (!unknown.isEmpty())
        text += QLatin1Char('\n') +
                SystemSampleWords::tr("Not in the article: %1", "paragraphs").arg(listed(unknown));
    return text;
}

} // namespace

SummaryPane::SummaryPane(const char* name, QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_text(named(new SpanTextView(this), name))
{
    m_text->setMinimumHeight(kLeastSummary);
    inColumn(this, {m_header, {m_text, 1}}, 0);
    inEveryLanguage(this, [this] { retranslate(); });
}

void SummaryPane::setOutput(const ShownOutput& output, const kgds::SampleRecord& record,
    const QString& verifier, const QString& figures)
{
    const bool isAnother = output.id != m_output.id || output.output != m_output.output;
    m_output = output;
    m_record = record;
    m_verifier = verifier;
    m_figures = figures;
    if (isAnother) {
        m_background = std::make_unique<kgds::CarrierSearch>(summaryText(output.output.background));
        m_opinions = std::make_unique<kgds::CarrierSearch>(summaryText(output.output.opinions));
    }
    retranslate();
    mark();
}

void SummaryPane::clear()
{
    m_output = {};
    m_background.reset();
    m_opinions.reset();
    m_current.reset();
    m_carriedBy = kgds::CarriedBy::Nothing;
    m_text->setTexts({});
}

void SummaryPane::retranslate()
{
    m_text->setAccessibleName(tr("Summary"));
    m_header->setTitle(kgds::systemLabel(m_output.system));
    showFigures();
    if (!m_background)
        return;
    const bool extractive = m_output.system.pattern == kgds::Pattern::Extractive;
    const QString background =
        extractive ? chosenText(m_output, m_record) : summaryText(m_output.output.background);
    const QString opinions = m_output.output.opinions.isEmpty()
                                 ? tr("No opinions were written.")
                                 : summaryText(m_output.output.opinions);
    m_text->setTexts(
        {background.isEmpty() ? tr("No background was written.") : background, opinions},
        {extractive ? tr("Paragraphs") : tr("Background"), tr("Opinions")});
    mark();
}

void SummaryPane::setCurrent(const std::optional<kgds::JudgementDecision>& decision)
{
    m_current = decision;
    mark();
}

/// Whole ones: where it is narrow the first goes, which the list of samples has, too.
void SummaryPane::showFigures()
{
    QStringList figures = m_figures.split(kFigureGap);
    const QFontMetrics metrics(themeFont(FontRole::Small));
    const int room = width() - m_header->titleWidth() - kAroundFigures;
    while (figures.size() > 1 && metrics.horizontalAdvance(figures.join(kFigureGap)) > room)
        figures.removeFirst();
    m_header->setRemark(figures.join(kFigureGap));
    m_header->setToolTip(m_figures);
}

void SummaryPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showFigures();
    if (!m_text->marks().isEmpty())
        m_text->reveal(m_text->marks().first().place);
}

void SummaryPane::mark()
{
    using kgds::JudgementKind;
    m_carriedBy = kgds::CarriedBy::Nothing;
    QList<SpanMark> marks;
    const bool isMarked =
        m_background && m_current &&
        (m_current->kind == JudgementKind::Opinion || m_current->kind == JudgementKind::Error ||
            m_current->kind == JudgementKind::Fact);
    const ShownVerdicts* verdicts = m_output.by(m_verifier);
    if (isMarked && verdicts) {
        const bool isFact = m_current->kind == JudgementKind::Fact;
        const kgds::CarrierSearch& search = isFact ? *m_background : *m_opinions;
        const QString reason = summaryText(verdicts->reasons.value(*m_current));
        const bool covered =
            kgds::conclusionOf(verdicts->judgement, *m_current) == kgds::Conclusion::Knowable;
        const kgds::CarryingWords words =
            covered ? search.of(subjectOf(m_record, *m_current), reason) : search.quoted(reason);
        m_carriedBy = words.by;
        for (const Utf16Span& span : words.spans)
            marks.append({{isFact ? kBackgroundText : kOpinionText, span},
                words.by == kgds::CarriedBy::Quote ? SpanLook::Found : SpanLook::Passage});
    }
    m_text->setMarks(marks);
    if (!marks.isEmpty())
        m_text->reveal(marks.first().place);
}

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

namespace {

constexpr int kLeastVerdict = 90; ///< the verdict and two lines of its explanation

} // namespace

JudgementPanel::JudgementPanel(const VerdictCommands& commands, QWidget* parent)
    : VerdictPanel("judgementStrip", parent)
    , m_cards(new QWidget(this))
    , m_first(named(new DecisionCard(this), "verdictCard"))
    , m_beside(named(new DecisionCard(this), "verdictBesideCard"))
{
    inRow(m_cards, {{m_first, 3}, {m_beside, 2}}, 0);
    layOut({m_cards, 1}, commands);
    for (DecisionCard* card : {m_first, m_beside})
        card->setMinimumHeight(kLeastVerdict);
    m_first->setCurrent(true);
    m_beside->hide();
}

void JudgementPanel::setTexts(const DecisionText& first, const DecisionText& beside)
{
    m_first->setText(first);
    m_beside->setText(beside);
    m_beside->setVisible(!beside.title.isEmpty());
}

void JudgementPanel::readOn()
{
    m_first->readOn();
}

} // namespace tandem

#include "views/models/sampleview.moc"
