#include "views/inspect/textcolumn.h"

#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "views/inspect/absentevidence.h"
#include "views/inspect/evidencetextview.h"
#include "views/inspect/showncase.h"

#include <QLocale>

namespace tandem {

TextColumn::TextColumn(expert::Side side, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_side(side)
    , m_header(new PaneHeader(this))
    , m_view(named(new EvidenceTextView(this), name))
    , m_absent(named(new AbsentEvidence(this), QString(name + QLatin1String("Absent"))))
{
    inColumn(this, {m_header, {m_view, 1}, m_absent}, 0);
    m_absent->hide();
    setMinimumWidth(140);
    connect(m_view, &EvidenceTextView::aspectHovered, this, &TextColumn::aspectHovered);
    connect(m_view, &EvidenceTextView::aspectClicked, this, &TextColumn::aspectClicked);
    connect(m_absent, &AbsentEvidence::aspectClicked, this, &TextColumn::aspectClicked);
    inEveryLanguage(this, [this] { retranslate(); });
}

void TextColumn::setCase(const ShownCase& shown, const QString& remark)
{
    m_view->setText(shown.marked(m_side));
    m_explained = shown.detail.explanation.side(m_side);
    m_absent->setEvidence(m_side, m_explained, shown.places(m_side));
    setRemark(remark);
}

void TextColumn::layOutAhead(const ShownCase& next)
{
    m_view->layOutAhead(next.marked(m_side));
}

void TextColumn::showVerdicts(const ShownCase& judged)
{
    m_view->updateText(judged.marked(m_side));
    m_absent->setEvidence(m_side, judged.detail.explanation.side(m_side), judged.places(m_side));
}

void TextColumn::setRemark(const QString& remark)
{
    m_remark = remark;
    retranslate();
}

void TextColumn::setHeading(const QString& heading)
{
    m_heading = heading;
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

int TextColumn::neededHeight() const
{
    return m_header->sizeHint().height() + m_view->neededHeight() +
           (m_absent->isHidden() ? 0 : m_absent->height());
}

void TextColumn::retranslate()
{
    const bool expected = m_side == expert::Side::Expected;
    m_header->setTitle(!m_heading.isEmpty() ? m_heading
                       : expected           ? tr("Expected")
                                            : tr("Generated"));
    QString remark = m_remark;
    if (m_explained.isReadInPart()) {
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
