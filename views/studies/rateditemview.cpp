#include "views/studies/rateditemview.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/spantextview.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

/// A text up to so long is as high as it needs to be, a longer one shares what room is left.
constexpr qsizetype kShortText = 400;
constexpr int kShortLines = 6;
constexpr int kBesideLines = 16;
constexpr int kLongLeast = 120;

QList<SpanMark> marksOf(const studies::Field& field, bool shows)
{
    QList<SpanMark> marks;
    if (shows) {
        for (const Utf16Span& span : field.marks)
            marks.append({{0, span}, SpanLook::Reference});
    }
    return marks;
}

} // namespace

RatedItemView::RatedItemView(
    const studies::TaskTurn& turn, const QList<studies::ShownField>& fields, QWidget* parent)
    : QWidget(parent)
{
    auto* column = inColumn(this, {}, 0, {8, 0, 8, 0});
    if (!turn.text.isEmpty()) {
        auto* heading = newNote(this, LabelStyle::Strong, turn.text);
        heading->setContentsMargins(16, 8, 16, 0);
        column->addWidget(heading);
    }
    const bool isPaired = std::any_of(turn.fields.begin(), turn.fields.end(),
        [](const studies::Field& field) { return field.side != 0; });
    bool hasLong = false;
    bool besideIsLong = false;
    QBoxLayout* beside = nullptr; // the first long text
    for (const studies::ShownField& shown : fields) {
        auto* row = inRow({}, 0);
        bool isLong = false;
        for (const studies::Field& field : turn.fields) {
            if (field.name != shown.name)
                continue;
            row->addWidget(newField(shown, field, beside ? kBesideLines : kShortLines), 1);
            isLong = isLong || field.text.size() > kShortText;
        }
        (beside ? beside : column)->addLayout(row, isLong ? 1 : 0);
        if (isLong && !isPaired && !beside)
            row->addLayout(beside = inColumn({}, 0), 1);
        else if (beside)
            besideIsLong = besideIsLong || isLong;
        hasLong = hasLong || isLong;
    }
    if (beside && !besideIsLong)
        beside->addStretch(1);
    if (!hasLong)
        column->addStretch(1);
}

void RatedItemView::look()
{
    const int line = fontMetrics().lineSpacing();
    for (ShownText& text : m_unread) {
        const QRect seen = text.view->viewport()->visibleRegion().boundingRect();
        if (seen.isEmpty())
            continue;
        const QScrollBar* bar = text.view->verticalScrollBar();
        text.isBegun = text.isBegun || (bar->value() == bar->minimum() && seen.top() < line / 2);
        // A text may be lower than its view.
        const int end = qMin(text.view->viewport()->height(),
            int(text.view->document()->size().height()) - bar->value());
        text.isEnded =
            text.isEnded || (bar->value() == bar->maximum() && seen.bottom() > end - line / 2);
    }
    m_unread.removeIf([](const ShownText& text) { return text.isBegun && text.isEnded; });
}

void RatedItemView::readOn(QScrollBar* around)
{
    if (m_unread.isEmpty())
        return;
    const ShownText& text = m_unread.first();
    QScrollBar* bar = text.view->verticalScrollBar();
    const auto goOn = [](QScrollBar* each) {
        each->setValue(each->value() + each->pageStep() * 4 / 5);
    };
    if (!text.isBegun) {
        bar->setValue(bar->minimum());
        around->setValue(text.view->mapTo(this, QPoint()).y());
    } else if (bar->value() < bar->maximum()) {
        goOn(bar);
    } else {
        goOn(around);
    }
}

/// A short one is at most `lines` high.
QWidget* RatedItemView::newField(
    const studies::ShownField& shown, const studies::Field& field, int lines)
{
    auto* part = new QWidget(this);
    const QString name = shown.label.isEmpty() ? tr("Text") : shown.label;
    const QString label =
        field.side == 0 ? name : tr("%1 %2", "name and number of a text").arg(name).arg(field.side);
    auto* title = newLabel(part, LabelStyle::SmallStrong, label);
    title->setContentsMargins(16, 8, 16, 0);
    title->setVisible(field.side != 0 || !shown.label.isEmpty());
    auto* text = named(
        new SpanTextView(part), QStringLiteral("field_%1_%2").arg(field.name).arg(field.side));
    text->setAccessibleName(label);
    text->setTexts({field.text});
    text->setMarks(marksOf(field, shown.marksEvidence));
    m_unread.append({text});
    connect(text->verticalScrollBar(), &QScrollBar::valueChanged, this, &RatedItemView::moved);
    connect(text->verticalScrollBar(), &QScrollBar::rangeChanged, this, &RatedItemView::moved);
    const bool isShort = field.text.size() <= kShortText;
    if (isShort)
        text->setFittedLines(lines);
    else
        text->setMinimumHeight(kLongLeast);
    inColumn(part, {title, {text, isShort ? 0 : 1}}, 0);
    return part;
}

} // namespace tandem
