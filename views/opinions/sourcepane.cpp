#include "views/opinions/sourcepane.h"

#include "ui/discussionlines.h"
#include "ui/discussionview.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/spantextview.h"
#include "ui/theme.h"

#include <QScopedValueRollback>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

SourcePane::SourcePane(QWidget* parent)
    : QWidget(parent)
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_articleHeader(new PaneHeader)
    , m_article(new SpanTextView)
    , m_discussionHeader(new PaneHeader)
    , m_model(new DiscussionLines(this))
    , m_discussion(new DiscussionView)
{
    setObjectName(QStringLiteral("sourcePane"));
    m_article->setObjectName(QStringLiteral("opinionArticle"));
    m_discussion->setObjectName(QStringLiteral("opinionDiscussion"));
    setSurface(this, Surface::Panel);
    m_discussion->setModel(m_model);
    const auto addPart = [this](PaneHeader* header, QWidget* view) {
        auto* part = new QWidget(m_splitter);
        auto* layout = new QVBoxLayout(part);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        layout->addWidget(header);
        layout->addWidget(view, 1);
        m_splitter->addWidget(part);
    };
    addPart(m_articleHeader, m_article);
    addPart(m_discussionHeader, m_discussion);
    m_splitter->setObjectName(QStringLiteral("sourceTexts"));
    keep(m_splitter);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    setMinimumWidth(240);
    connect(
        m_discussion, &DiscussionView::currentRowChanged, this, [this](const QModelIndex& index) {
            if (!m_showing && index.isValid())
                emit utteranceChosen(index.row() + 1);
        });
    retranslate();
}

void SourcePane::setParagraphs(const QList<ParagraphRow>& paragraphs)
{
    m_paragraphs = paragraphs;
    QStringList texts;
    QStringList numbers;
    for (const ParagraphRow& paragraph : paragraphs) {
        texts.append(paragraph.text);
        numbers.append(QString::number(paragraph.number));
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

void SourcePane::retranslate()
{
    m_articleHeader->setTitle(tr("Article"));
    m_discussionHeader->setTitle(tr("Discussion"));
    m_article->setAccessibleName(tr("Article"));
    m_discussion->setAccessibleName(tr("Discussion"));
}

} // namespace tandem
