#include "views/studies/ratingparts.h"

#include "models/results/spelling.h"
#include "models/studies/answervalues.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"
#include "ui/spantextview.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tandem {

TextShare commonShare(const TextShare& one, const TextShare& other)
{
    const TextShare common{std::max(one.from, other.from), std::min(one.to, other.to)};
    return common.from < common.to ? common : TextShare{1.0, 0.0};
}

void SeenParts::add(const TextShare& share, double slack)
{
    if (share.from >= share.to)
        return;
    TextShare whole = share;
    QList<TextShare> shares;
    for (const TextShare& other : std::as_const(m_shares)) {
        if (other.to + slack < share.from || other.from > share.to + slack) {
            shares.append(other);
            continue;
        }
        whole = {std::min(whole.from, other.from), std::max(whole.to, other.to)};
    }
    const auto next = std::find_if(shares.cbegin(), shares.cend(),
        [&](const TextShare& other) { return other.from > whole.from; });
    shares.insert(next, whole);
    m_shares = shares;
}

double SeenParts::end(double slack) const
{
    return m_shares.isEmpty() || m_shares.first().from > slack ? 0.0 : m_shares.first().to;
}

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

namespace {

constexpr int kAskedEdge = 3;
constexpr int kTextLines = 3;
constexpr int kMostDigit = 9;
/// Answers that together have more letters, or are more than this many, stand below each other.
constexpr qsizetype kMostLettersInARow = 70;
constexpr qsizetype kMostInARow = 6;
/// Words that nobody goes on typing for so long are kept, though the field is not left.
constexpr int kTypingRestMs = 2000;

bool standBelowEachOther(const QList<studies::Option>& options)
{
    qsizetype letters = 0;
    for (const studies::Option& option : options)
        letters += option.label.size() + 5;
    return letters > kMostLettersInARow || options.size() > kMostInARow;
}

} // namespace

QuestionPane::QuestionPane(const studies::Question& question, QWidget* parent)
    : QWidget(parent)
    , m_question(question)
{
    named(this, QStringLiteral("question_") + question.name);
    setAccessibleName(question.text);
    auto* text = newNote(this, LabelStyle::Strong, question.text);
    inColumn(this, {text}, 6, {24, 6, 24, 6});
    switch (question.kind) {
    case studies::Question::Kind::Choice:
        buildChoice();
        break;
    case studies::Question::Kind::Scale:
        buildScale();
        break;
    case studies::Question::Kind::Text:
        buildText();
        break;
    }
}

void QuestionPane::addAnswer(
    QBoxLayout* into, const QString& value, const QString& label, const QString& key)
{
    auto* action =
        named(new QAction(this), QStringLiteral("answer_%1_%2").arg(m_question.name, value));
    action->setData(value);
    action->setCheckable(true);
    action->setShortcut(QKeySequence(key));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false);
    connect(action, &QAction::triggered, this, [this, value] { give(value); });
    m_actions.append(action);
    auto* button = new ActionButton(action, &ThemeColors::accent, &ThemeColors::selection, this);
    const bool isPlace = m_question.kind == studies::Question::Kind::Scale;
    button->setShowsKey(label != key);
    // A place of a scale is in the digits of the language.
    inEveryLanguage(button, [this, action, button, isPlace, label, value] {
        const QString shown = isPlace ? results::countText(value.toInt()) : label;
        // An ampersand is one, and no mark of a key.
        QString words = shown;
        words.replace(u'&', QStringLiteral("&&"));
        action->setText(words);
        action->setToolTip(plainToolTip(shown));
        button->setLabel(words);
        button->setAccessibleName(m_question.text + QStringLiteral(": ") + shown);
    });
    button->installEventFilter(this);
    setRadio(button);
    into->addWidget(button);
}

void QuestionPane::buildChoice()
{
    const bool isColumn = standBelowEachOther(m_question.options);
    QBoxLayout* answers = isColumn ? static_cast<QBoxLayout*>(inColumn({}, 4)) : inRow({}, 8);
    for (qsizetype i = 0; i < m_question.options.size(); ++i) {
        const studies::Option& option = m_question.options.at(i);
        addAnswer(answers, option.value, option.label, studies::keyOfOption(m_question, i));
    }
    if (!isColumn)
        answers->addStretch();
    static_cast<QVBoxLayout*>(layout())->addLayout(answers);
}

void QuestionPane::buildScale()
{
    auto* row = inRow({}, 8);
    const auto addEnd = [&](const QString& words) {
        if (!words.isEmpty())
            row->addWidget(newLabel(this, LabelStyle::Secondary, words));
    };
    addEnd(m_question.leastLabel);
    for (int place = m_question.least; place <= m_question.most; ++place) {
        const bool hasKey = place >= 0 && place <= kMostDigit;
        const QString value = QString::number(place);
        addAnswer(row, value, value, hasKey ? value : QString());
    }
    addEnd(m_question.mostLabel);
    row->addStretch();
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void QuestionPane::buildText()
{
    m_words = named(new QPlainTextEdit(this), QStringLiteral("words_") + m_question.name);
    m_words->setTabChangesFocus(true);
    m_words->setAccessibleName(m_question.text);
    m_words->setFixedHeight(m_words->fontMetrics().lineSpacing() * kTextLines + 12);
    m_words->installEventFilter(this);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kTypingRestMs);
    connect(&m_rest, &QTimer::timeout, this, &QuestionPane::finishTyping);
    connect(m_words, &QPlainTextEdit::textChanged, this, [this] {
        if (m_words->hasFocus())
            m_rest.start();
    });
    layout()->addWidget(m_words);
}

void QuestionPane::give(const QString& value)
{
    emit chosen();
    // A second press leaves the answer: taking it back is a command of its own.
    setAnswer(value);
    emit answered(value);
}

void QuestionPane::setAnswer(const std::optional<QString>& value)
{
    if (m_words && m_words->hasFocus()) {
        m_answer = value;
        return;
    }
    showAnswer(value);
}

void QuestionPane::showAnswer(const std::optional<QString>& value)
{
    m_answer = value;
    for (QAction* action : std::as_const(m_actions))
        action->setChecked(value && action->data().toString() == *value);
    if (m_words && m_words->toPlainText() != value.value_or(QString()))
        m_words->setPlainText(value.value_or(QString()));
}

void QuestionPane::setAsked(bool asked, QWidget* screen)
{
    m_isAsked = asked;
    for (QAction* action : std::as_const(m_actions)) {
        if (asked)
            screen->addAction(action);
        else
            screen->removeAction(action);
    }
    update();
}

void QuestionPane::setReadOnly(bool readOnly)
{
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(!readOnly);
    if (m_words)
        m_words->setReadOnly(readOnly);
}

bool QuestionPane::hasKey(const QKeyEvent& event) const
{
    return std::any_of(m_actions.cbegin(), m_actions.cend(), [&](const QAction* action) {
        return !action->shortcut().isEmpty() && action->shortcut() == QKeySequence(event.key());
    });
}

void QuestionPane::finishTyping()
{
    m_rest.stop();
    if (!m_words || m_words->isReadOnly())
        return;
    const QString words = m_words->toPlainText().left(studies::kMostAnswerLength);
    const std::optional<QString> now =
        words.trimmed().isEmpty() ? std::nullopt : std::optional(words);
    if (now == m_answer)
        return;
    m_answer = now;
    emit answered(now);
}

bool QuestionPane::takeKeyboard()
{
    if (!m_words || m_words->hasFocus())
        return false;
    m_words->setFocus();
    return true;
}

bool QuestionPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        emit chosen();
    else if (event->type() == QEvent::FocusOut && watched == m_words)
        finishTyping();
    else if (event->type() == QEvent::KeyPress && watched == m_words &&
             static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        emit wordsLeft();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void QuestionPane::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!m_isAsked)
        return;
    QPainter painter(this);
    const QRect edge(0, 0, kAskedEdge, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), themeColors(this).accent);
}

} // namespace tandem
