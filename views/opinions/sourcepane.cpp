#include "views/opinions/sourcepane.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/discussionlines.h"
#include "ui/discussionview.h"
#include "ui/divider.h"
#include "ui/guidelinepane.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/spantextview.h"
#include "ui/theme.h"

#include <QScopedValueRollback>
#include <QSplitter>

#include <utility>

namespace tandem {

SourcePane::SourcePane(QWidget* parent)
    : QWidget(parent)
    , m_splitter(named(new QSplitter(Qt::Vertical, this), "sourceTexts"))
    , m_guideline(new GuidelinePane)
    , m_articleHeader(new PaneHeader)
    , m_article(named(new SpanTextView, "opinionArticle"))
    , m_discussionHeader(new PaneHeader)
    , m_model(new DiscussionLines(this))
    , m_discussion(named(new DiscussionView, "opinionDiscussion"))
{
    setObjectName(QStringLiteral("sourcePane"));
    setSurface(this, Surface::Panel);
    m_discussion->setModel(m_model);
    const auto part = [this](PaneHeader* header, QWidget* view) {
        auto* made = new QWidget(m_splitter);
        inColumn(made, {header, {view, 1}}, 0);
        return made;
    };
    m_guideline->hide();
    // A pane that was never shown has no size, and would get one when a layout is restored.
    keepPanes(m_splitter,
        {m_guideline, part(m_articleHeader, m_article), part(m_discussionHeader, m_discussion)},
        {m_guideline->minimumHeight(), 300, 200}, {2, 3, 2});
    inColumn(this, {m_splitter}, 0);
    setMinimumWidth(240);
    connect(
        m_discussion, &DiscussionView::currentRowChanged, this, [this](const QModelIndex& index) {
            if (!m_showing && index.isValid())
                emit utteranceChosen(index.row() + 1);
        });
    bindText(m_articleHeader, &PaneHeader::setTitle, [] { return tr("Article"); });
    bindText(m_discussionHeader, &PaneHeader::setTitle, [] { return tr("Discussion"); });
    bindText(m_article, &QWidget::setAccessibleName, [] { return tr("Article"); });
    bindText(m_discussion, &QWidget::setAccessibleName, [] { return tr("Discussion"); });
}

void SourcePane::setGuidelineShown(bool shown)
{
    m_guideline->setVisible(shown);
    if (!shown)
        return;
    // Enough of it to read, unless somebody gave it its size.
    if (m_splitter->sizes().constFirst() <= m_guideline->minimumHeight())
        m_splitter->setSizes({2 * height() / 5, 2 * height() / 5, height() / 5});
    m_guideline->focusText();
}

void SourcePane::setParagraphs(const QList<ParagraphRow>& paragraphs)
{
    m_paragraphs = paragraphs;
    QStringList texts;
    QStringList numbers;
    for (const ParagraphRow& paragraph : paragraphs) {
        texts.append(paragraph.text);
        numbers.append(results::countText(paragraph.number));
    }
    m_article->setTexts(texts, numbers);
    const int count = int(paragraphs.size());
    m_articleHeader->setRemark(count == 0 ? QString() : tr("%n paragraph(s)", nullptr, count));
}

void SourcePane::setLines(const QList<DiscussionLine>& lines)
{
    const QScopedValueRollback showing(m_showing, true);
    m_model->setLines(lines);
    const int count = int(lines.size());
    m_discussionHeader->setRemark(count == 0 ? QString() : tr("%n utterance(s)", nullptr, count));
}

void SourcePane::showUtterance(int place)
{
    const QScopedValueRollback showing(m_showing, true);
    const QModelIndex index = m_model->index(place - 1);
    m_discussion->setCurrentIndex(index);
    m_discussion->scrollTo(index);
}

int SourcePane::indexOfParagraph(int number) const
{
    for (int i = 0; i < m_paragraphs.size(); ++i) {
        if (m_paragraphs.at(i).number == number)
            return i;
    }
    return -1;
}

void SourcePane::markReferents(const QList<Reference>& references, qsizetype current)
{
    QList<SpanMark> marks;
    std::optional<TextPlace> inSight;
    for (qsizetype i = 0; i < references.size(); ++i) {
        const auto* referent = std::get_if<ArticleReferent>(&references.at(i).referent);
        const int text = referent ? indexOfParagraph(referent->paragraphNumber) : -1;
        if (text < 0)
            continue;
        const TextPlace place{text, referent->span};
        marks.append({place, i == current ? SpanLook::Current : SpanLook::Reference});
        if (i == current || (!inSight && current < 0))
            inSight = place;
    }
    m_article->setMarks(marks);
    // Told the same again, whoever reads on in the article stays where they are.
    const bool isNew = marks != std::exchange(m_referents, marks);
    if (inSight && isNew)
        m_article->reveal(*inSight);
}

void SourcePane::markReferents(const MainOpinion& opinion, const QList<qsizetype>& which)
{
    QList<Reference> references;
    for (const qsizetype index : which)
        references.append(opinion.references.at(index));
    markReferents(references, -1);
}

void SourcePane::markFound(const QList<TextPlace>& places, qsizetype current)
{
    QList<SpanMark> marks;
    for (qsizetype i = 0; i < places.size(); ++i)
        marks.append({places.at(i), i == current ? SpanLook::Current : SpanLook::Found});
    m_article->setMarks(marks);
    if (current >= 0)
        m_article->reveal(places.at(current));
}

} // namespace tandem
