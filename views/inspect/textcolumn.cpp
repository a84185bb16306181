#include "views/inspect/textcolumn.h"

#include "models/expert/firsttokens.h"
#include "ui/paneheader.h"
#include "ui/screen/livetext.h"
#include "views/inspect/absentevidence.h"
#include "views/inspect/evidencetextview.h"

#include <QLocale>
#include <QVBoxLayout>

namespace tandem {

namespace {

bool isReadInPart(const expert::ExplainedSide& explained)
{
    return explained.tokensRead >= 0 && explained.tokensRead < explained.tokensInText;
}

} // namespace

TextColumn::TextColumn(expert::Side side, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_side(side)
    , m_header(new PaneHeader(this))
    , m_view(new EvidenceTextView(this))
    , m_absent(new AbsentEvidence(this))
{
    m_view->setObjectName(name);
    m_absent->setObjectName(QString(name + QLatin1String("Absent")));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_view, 1);
    column->addWidget(m_absent);
    m_absent->hide();
    setMinimumWidth(140);
    connect(m_view, &EvidenceTextView::aspectHovered, this, &TextColumn::aspectHovered);
    connect(m_view, &EvidenceTextView::aspectClicked, this, &TextColumn::aspectClicked);
    connect(m_absent, &AbsentEvidence::aspectClicked, this, &TextColumn::aspectClicked);
    inEveryLanguage(this, [this] { retranslate(); });
}

void TextColumn::setContent(const QString& text, const expert::ExplainedSide& explained,
    const QList<expert::EvidencePlace>& places, const QString& remark)
{
    m_explained = explained;
    m_places = places;
    m_remark = remark;
    const qsizetype readEnd =
        isReadInPart(explained) ? expert::firstTokens(text, explained.tokensRead).text.size() : -1;
    m_view->setText(MarkedText(text, m_side, places, explained.matches), readEnd);
    m_absent->setEvidence(m_side, explained, places);
    retranslate();
}

void TextColumn::setVerdicts(const expert::ExplainedSide& explained)
{
    m_explained = explained;
    m_view->updateText(MarkedText(m_view->text().text(), m_side, m_places, explained.matches));
    m_absent->setEvidence(m_side, explained, m_places);
}

void TextColumn::setRemark(const QString& remark)
{
    m_remark = remark;
    retranslate();
}

void TextColumn::setLit(const QSet<int>& selected, const QSet<int>& hovered, int current)
{
    m_view->setLit(selected, hovered);
    m_view->setCurrentAspect(current);
    m_absent->setLit(selected);
}

void TextColumn::reveal(int aspect)
{
    m_view->reveal(aspect);
}

void TextColumn::setFoundWords(const QString& words)
{
    m_view->setFoundWords(words);
}

void TextColumn::retranslate()
{
    const bool expected = m_side == expert::Side::Expected;
    m_header->setTitle(expected ? tr("Expected") : tr("Generated"));
    QString remark = m_remark;
    if (isReadInPart(m_explained)) {
        const QLocale locale;
        const QString part = tr("%1 of %2 tokens read")
                                 .arg(locale.toString(m_explained.tokensRead),
                                     locale.toString(m_explained.tokensInText));
        remark = remark.isEmpty() ? part : QString(remark + QStringLiteral(" · ") + part);
    }
    m_header->setRemark(remark);
    m_view->setAccessibleName(expected ? tr("Expected text") : tr("Generated text"));
}

} // namespace tandem
