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

double RatedItemView::ShownText::height() const
{
    return std::max(1.0, view->document()->size().height());
}

double RatedItemView::ShownText::slack() const
{
    return view->fontMetrics().lineSpacing() / 2.0 / height();
}

QList<TextShare> RatedItemView::inView() const
{
    QList<TextShare> shares;
    for (const ShownText& text : m_texts) {
        const QRect seen = text.view->viewport()->visibleRegion().boundingRect();
        const int top = text.view->verticalScrollBar()->value();
        const double height = text.height();
        // A text may be lower than its view.
        shares.append(seen.isEmpty() ? TextShare()
                                     : TextShare{(top + seen.top()) / height,
                                           std::min(1.0, (top + seen.bottom() + 1) / height)});
    }
    return shares;
}

void RatedItemView::note(const QList<TextShare>& inView)
{
    for (qsizetype i = 0; i < m_texts.size(); ++i)
        m_texts[i].seen.add(inView.at(i), m_texts.at(i).slack());
}

bool RatedItemView::isRead() const
{
    return std::all_of(
        m_texts.cbegin(), m_texts.cend(), [](const ShownText& text) { return text.isRead(); });
}

void RatedItemView::readOn(QScrollBar* around)
{
    const auto text = std::find_if(
        m_texts.cbegin(), m_texts.cend(), [](const ShownText& one) { return !one.isRead(); });
    if (text == m_texts.cend())
        return;
    QScrollBar* bar = text->view->verticalScrollBar();
    const QWidget* port = text->view->viewport();
    const int from = int(text->seen.end(text->slack()) * text->height()) -
                     text->view->fontMetrics().lineSpacing();
    bar->setValue(from);
    const int top = port->mapTo(this, QPoint(0, from - bar->value())).y();
    const int bottom = port->mapTo(this, QPoint(0, port->height())).y();
    if (top < around->value() || bottom > around->value() + around->pageStep())
        around->setValue(top);
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
    m_texts.append({text});
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
