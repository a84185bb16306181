#include "views/models/summarypane.h"

#include "models/kgds/judgementreview.h"
#include "models/kgds/opinion.h"
#include "models/kgds/paragraphmarks.h"
#include "models/kgds/systemlabel.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/spantextview.h"
#include "ui/themefonts.h"
#include "views/models/judgementtext.h"
#include "views/models/systemsamplewords.h"

namespace tandem {

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

} // namespace tandem
