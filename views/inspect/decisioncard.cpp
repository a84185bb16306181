#include "views/inspect/decisioncard.h"

#include "ui/theme.h"
#include "views/inspect/verdictline.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kDecisionCardSide = 14;
constexpr int kMark = 3;

QLabel* textLabel(QWidget* parent, const char* name)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->hide();
    return label;
}

} // namespace

DecisionCard::DecisionCard(QWidget* parent)
    : QWidget(parent)
    , m_head(new VerdictLine(this))
    , m_scroll(new QScrollArea(this))
{
    auto* inside = new QWidget(m_scroll);
    m_fault = textLabel(inside, "decisionFault");
    m_reason = textLabel(inside, "decisionReason");
    m_remarks = textLabel(inside, "decisionRemarks");
    m_note = textLabel(inside, "decisionOwnNote");
    setLabelStyle(m_fault, LabelStyle::Error);
    setLabelStyle(m_remarks, LabelStyle::Small);
    setLabelStyle(m_note, LabelStyle::Secondary);
    m_body = new QVBoxLayout(inside);
    m_body->setContentsMargins(0, 2, 0, 6);
    m_body->setSpacing(7);
    for (QLabel* label : {m_fault, m_reason, m_remarks, m_note}) {
        m_body->addWidget(label);
        label->installEventFilter(this);
    }
    m_body->addStretch(1);
    m_scroll->setWidget(inside);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    m_scroll->viewport()->installEventFilter(this);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kDecisionCardSide, 12, kDecisionCardSide - 4, 0);
    column->setSpacing(5);
    column->addWidget(m_head);
    column->addWidget(m_scroll, 1);
}

void DecisionCard::show(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

void DecisionCard::setText(const DecisionText& text)
{
    m_text = text;
    m_head->setText(text);
    show(m_fault, text.fault);
    show(m_reason, text.reason);
    show(m_remarks, text.remarks.join(QLatin1Char('\n')));
    show(m_note, text.note);
    showOthers();
    m_scroll->verticalScrollBar()->setValue(0);
    update();
}

void DecisionCard::showOthers()
{
    delete m_others;
    m_others = nullptr;
    if (m_text.others.isEmpty())
        return;
    m_others = new QWidget(m_scroll->widget());
    m_others->setObjectName(QStringLiteral("decisionOthers"));
    auto* column = new QVBoxLayout(m_others);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (const OthersWord& word : std::as_const(m_text.others)) {
        auto* row = new QHBoxLayout;
        auto* said = textLabel(m_others, "decisionOthersWord");
        said->setText(word.text);
        said->setVisible(true);
        setLabelStyle(said, LabelStyle::Small);
        row->addWidget(new Badge(word.kind, word.name, m_others), 0, Qt::AlignTop);
        row->addWidget(said, 1);
        column->addLayout(row);
    }
    m_body->insertWidget(m_body->count() - 1, m_others);
}

void DecisionCard::setKey(const QString& key)
{
    m_head->setKey(key);
}

void DecisionCard::setCurrent(bool current)
{
    if (current == m_current)
        return;
    m_current = current;
    update();
}

void DecisionCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ThemeColors& colors = themeColors(this);
    if (m_current) {
        painter.fillRect(QRect(0, 0, width(), kMark), colors.accent);
    }
    const QRect edge(width() - 1, 0, 1, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), colors.line);
}

void DecisionCard::mousePressEvent(QMouseEvent* event)
{
    QWidget::mousePressEvent(event);
    emit chosen();
}

bool DecisionCard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        emit chosen();
    return QWidget::eventFilter(watched, event);
}

void DecisionCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showOthers();
}

} // namespace tandem
