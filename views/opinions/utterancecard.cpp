#include "views/opinions/utterancecard.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/keycap.h"
#include "ui/parts.h"
#include "ui/spantextview.h"
#include "ui/theme.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>

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
    , m_title(named(newLabel(this, LabelStyle::SmallStrong), "utteranceTitle"))
    , m_view(named(new SpanTextView(this), "utteranceText"))
    , m_hints(new QWidget(this))
    , m_hintLayout(new QHBoxLayout(m_hints))
{
    m_title->setContentsMargins(16, 0, 16, 0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_view->setFittedLines(kMostLines);
    m_hintLayout->setContentsMargins(16, 0, 16, 0);
    m_hintLayout->setSpacing(12);
    inColumn(this, {m_title, m_view, m_hints}, 2, {0, 10, 0, 6});
    connect(qApp, &QApplication::focusChanged, this, &UtteranceCard::showHints);
}

void UtteranceCard::setUtterance(const OpinionContext& context, int place, int all)
{
    const QString title = place < 1 ? QString()
                                    : tr("%1 · utterance %2 of %3", "participant, place, all")
                                          .arg(isolated(context.participant),
                                              results::countText(place), results::countText(all));
    m_title->setText(title);
    m_view->setTexts({context.utterance});
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

UtteranceCard::~UtteranceCard()
{
    // The keyboard leaves its text once more when this is no such card any longer.
    disconnect(qApp, nullptr, this, nullptr);
}

void UtteranceCard::setHints(const QList<KeyHint>& hints)
{
    // Asked at every change of the work, also while the window goes, when no part may be made.
    if (hints == m_shownHints)
        return;
    m_shownHints = hints;
    while (QLayoutItem* item = m_hintLayout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const KeyHint& hint : hints)
        m_hintLayout->addWidget(new KeyCap(hint, m_hints));
    m_hintLayout->addStretch();
    // Their room stays while the keyboard is elsewhere, so that nothing moves.
    QSizePolicy policy = m_hints->sizePolicy();
    policy.setRetainSizeWhenHidden(!hints.isEmpty());
    m_hints->setSizePolicy(policy);
    showHints();
}

/// While the keys are heard, as they are in the text alone.
void UtteranceCard::showHints()
{
    const QWidget* focus = QApplication::focusWidget();
    m_hints->setVisible(
        !m_shownHints.isEmpty() && (!focus || focus == m_view || focus->window() != window()));
}

} // namespace tandem
