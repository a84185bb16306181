#include "views/opinions/utterancecard.h"

#include "ui/keycap.h"
#include "ui/spantextview.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kMostLines = 7;

SpanLook lookOf(const Reference& reference)
{
    return std::holds_alternative<std::monostate>(reference.referent) ? SpanLook::Unlinked
                                                                      : SpanLook::Reference;
}

} // namespace

UtteranceCard::UtteranceCard(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_view(new SpanTextView(this))
    , m_hints(new QWidget(this))
    , m_hintLayout(new QHBoxLayout(m_hints))
{
    m_title->setObjectName(QStringLiteral("utteranceTitle"));
    m_view->setObjectName(QStringLiteral("utteranceText"));
    setLabelStyle(m_title, LabelStyle::SmallStrong);
    m_title->setContentsMargins(16, 0, 16, 0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_view->setFittedLines(kMostLines);
    m_hintLayout->setContentsMargins(16, 0, 16, 0);
    m_hintLayout->setSpacing(12);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 6);
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addWidget(m_view);
    layout->addWidget(m_hints);
}

void UtteranceCard::setUtterance(const QString& title, const QString& text)
{
    m_title->setText(title);
    m_view->setTexts({text});
    m_view->setAccessibleName(title);
}

void UtteranceCard::setMarks(const UtteranceWork& work, qsizetype current, qsizetype reference)
{
    QList<SpanMark> marks;
    for (const MainOpinion& opinion : work.opinions)
        marks.append({{0, opinion.span}, SpanLook::Passage});
    if (current >= 0 && current < work.opinions.size()) {
        const QList<Reference>& references = work.opinions.at(current).references;
        for (qsizetype i = 0; i < references.size(); ++i)
            marks.append({{0, references.at(i).span},
                i == reference ? SpanLook::Current : lookOf(references.at(i))});
    }
    m_view->setMarks(marks);
}

void UtteranceCard::setMarks(const MainOpinion& opinion, const QList<qsizetype>& references)
{
    QList<SpanMark> marks{{{0, opinion.span}, SpanLook::Passage}};
    for (const qsizetype index : references)
        marks.append({{0, opinion.references.at(index).span}, SpanLook::Reference});
    m_view->setMarks(marks);
}

void UtteranceCard::setHints(const QList<KeyHint>& hints)
{
    while (QLayoutItem* item = m_hintLayout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const KeyHint& hint : hints)
        m_hintLayout->addWidget(new KeyCap(hint, m_hints));
    m_hintLayout->addStretch();
    m_hints->setVisible(!hints.isEmpty());
}

} // namespace tandem
