#include "views/studies/ratingview.h"

#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/spantextview.h"
#include "ui/taskheader.h"
#include "views/studies/questionpane.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace tandem {

namespace {

constexpr TaskHeader::Names kHeader{"ratingTitle", "ratingRemark", "ratingProgress", "ratingClock"};

/// The answers that hold after these rows: of each turn and question the latest.
QHash<QString, studies::AnswersByQuestion> holding(QList<studies::AnswerRow> rows)
{
    std::sort(
        rows.begin(), rows.end(), [](const studies::AnswerRow& a, const studies::AnswerRow& b) {
            return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
        });
    QHash<QString, studies::AnswersByQuestion> answers;
    for (const studies::AnswerRow& row : std::as_const(rows)) {
        if (row.value)
            answers[row.turn].insert(row.question, *row.value);
        else
            answers[row.turn].remove(row.question);
    }
    return answers;
}

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

RatingView::RatingView(QWidget* parent)
    : QWidget(parent)
    , m_header(new TaskHeader(kHeader, this))
    , m_content(named(new QWidget(this), "ratingContent"))
    , m_asks(named(new QWidget(this), "ratingQuestions"))
    , m_empty(named(new EmptyState(this), "ratingEmpty"))
{
    setFocusPolicy(Qt::StrongFocus);
    inColumn(m_content, {}, 0);
    inColumn(m_asks, {}, 0, {0, 6, 0, 6});
    inColumn(this,
        {m_header, new Divider(Qt::Horizontal, this), {m_content, 1},
            new Divider(Qt::Horizontal, this), m_asks, {m_empty, 1}},
        0);
    inEveryLanguage(this, [this] {
        m_empty->say(Icon::Annotate, tr("Nothing to rate"),
            tr("No item of this study was handed out to you."));
        showProgress();
    });
    setActiveMs(-1);
    showTurn(-1);
}

RatingView::~RatingView() = default;

void RatingView::setTask(const studies::Task& task)
{
    const bool isSame = m_turn >= 0 && task.form == m_task.form && task.turns == m_task.turns &&
                        task.questions == m_task.questions;
    m_task = task;
    m_design.questions = task.questions;
    m_answers = holding(task.given.rows);
    if (isSame) {
        showAnswers();
        return showProgress();
    }
    showQuestions();
    m_turn = -1;
    if (!showNextOpen())
        showTurn(task.turns.isEmpty() ? -1 : 0);
}

void RatingView::showQuestions()
{
    qDeleteAll(m_questions);
    m_questions.clear();
    m_asked = -1;
    for (int i = 0; i < int(m_task.questions.size()); ++i) {
        auto* pane = new QuestionPane(m_task.questions.at(i), m_asks);
        connect(pane, &QuestionPane::answered, this,
            [this, i](const std::optional<QString>& value) { give(i, value); });
        connect(pane, &QuestionPane::chosen, this, [this, i] { ask(i); });
        m_asks->layout()->addWidget(pane);
        m_questions.append(pane);
    }
}

void RatingView::setAnswer(
    const QString& turn, const QString& question, const std::optional<QString>& value)
{
    if (value)
        m_answers[turn].insert(question, *value);
    else
        m_answers[turn].remove(question);
    if (m_turn >= 0 && m_task.turns.at(m_turn).id == turn)
        showAnswers();
    showProgress();
}

void RatingView::showAnswers()
{
    const QString& turn = m_task.turns.at(m_turn).id;
    for (int i = 0; i < int(m_questions.size()); ++i) {
        const studies::Question& question = m_task.questions.at(i);
        m_questions.at(i)->setAnswer(answerTo(turn, question.name));
        m_questions.at(i)->setVisible(studies::isAsked(m_design, question, m_answers.value(turn)));
    }
}

std::optional<QString> RatingView::answerTo(const QString& turn, const QString& question) const
{
    const studies::AnswersByQuestion answers = m_answers.value(turn);
    const auto found = answers.constFind(question);
    return found == answers.constEnd() ? std::nullopt : std::optional(*found);
}

void RatingView::showTurn(int turn)
{
    const int most = turns() - 1;
    const int wanted = most < 0 ? -1 : std::clamp(turn, 0, most);
    const bool hasTurn = wanted >= 0;
    for (QWidget* part : {static_cast<QWidget*>(m_header), m_content, m_asks})
        part->setVisible(hasTurn);
    m_empty->setVisible(!hasTurn);
    if (wanted == m_turn)
        return;
    for (QuestionPane* question : std::as_const(m_questions))
        question->finishTyping();
    m_turn = wanted;
    if (!hasTurn)
        return;
    const studies::TaskTurn& shown = m_task.turns.at(m_turn);
    setFocus(); // out of a field of words, whose text is another one now
    showFields(shown);
    showAnswers();
    askFirstOpen();
    showProgress();
    emit turnShown(m_turn);
}

void RatingView::showFields(const studies::TaskTurn& turn)
{
    delete m_fields;
    m_fields = new QWidget(m_content);
    auto* column = inColumn(m_fields, {}, 0);
    if (!turn.text.isEmpty())
        column->addWidget(newNote(m_fields, LabelStyle::Strong, turn.text));
    for (const studies::ShownField& shown : std::as_const(m_task.fields)) {
        auto* row = inRow({}, 0);
        for (const studies::Field& field : turn.fields) {
            if (field.name != shown.name)
                continue;
            const QString label = shown.label.isEmpty() ? tr("Text") : shown.label;
            auto* name = newLabel(m_fields, LabelStyle::SmallStrong,
                field.side == 0
                    ? shown.label
                    : tr("%1 %2", "name and number of a text").arg(label).arg(field.side));
            name->setContentsMargins(16, 6, 16, 0);
            auto* text = named(new SpanTextView(m_fields),
                QStringLiteral("field_%1_%2").arg(field.name).arg(field.side));
            text->setAccessibleName(name->text());
            text->setTexts({field.text});
            text->setMarks(marksOf(field, shown.marksEvidence));
            row->addLayout(inColumn({name, {text, 1}}, 0), 1);
        }
        column->addLayout(row, 1);
    }
    m_content->layout()->addWidget(m_fields);
}

bool RatingView::lacksAnswers(int turn) const
{
    return !studies::lackingAnswers(m_design, m_answers.value(m_task.turns.at(turn).id)).isEmpty();
}

bool RatingView::showNextOpen()
{
    const int from = qMax(m_turn, 0);
    for (int i = 0; i < turns(); ++i) {
        const int turn = (from + i) % turns();
        if (lacksAnswers(turn)) {
            showTurn(turn);
            return true;
        }
    }
    return false;
}

int RatingView::answeredTurns() const
{
    int answered = 0;
    for (int turn = 0; turn < turns(); ++turn)
        answered += lacksAnswers(turn) ? 0 : 1;
    return answered;
}

QString RatingView::askedQuestion() const
{
    return m_asked < 0 ? QString() : m_task.questions.at(m_asked).name;
}

void RatingView::ask(int question)
{
    if (question == m_asked)
        return;
    if (m_asked >= 0)
        m_questions.at(m_asked)->setAsked(false, this);
    m_asked = question;
    if (m_asked >= 0)
        m_questions.at(m_asked)->setAsked(true, this);
}

void RatingView::askFirstOpen()
{
    const studies::AnswersByQuestion& answers = m_answers[m_task.turns.at(m_turn).id];
    const QStringList open = studies::lackingAnswers(m_design, answers);
    int wanted = m_questions.isEmpty() ? -1 : 0;
    for (int i = 0; i < int(m_questions.size()); ++i) {
        if (open.contains(m_task.questions.at(i).name)) {
            wanted = i;
            break;
        }
    }
    ask(wanted);
}

void RatingView::stepQuestion(int by)
{
    const int count = int(m_questions.size());
    for (int next = m_asked + by; next >= 0 && next < count; next += by) {
        if (m_questions.at(next)->isHidden())
            continue;
        ask(next);
        setFocus();
        m_questions.at(next)->takeKeyboard();
        return;
    }
}

void RatingView::give(int question, const std::optional<QString>& value)
{
    const studies::TaskTurn& turn = m_task.turns.at(m_turn);
    const QString& name = m_task.questions.at(question).name;
    const bool wasOpen = lacksAnswers(m_turn);
    const std::optional<QString> before = answerTo(turn.id, name);
    setAnswer(turn.id, name, value);
    emit answered(turn.id, name, value, before);
    // Words may have more to come.
    if (!wasOpen || m_task.questions.at(question).kind == studies::Question::Kind::Text)
        return;
    if (!lacksAnswers(m_turn) && m_turn + 1 < turns())
        showTurn(m_turn + 1);
    else
        askFirstOpen();
}

void RatingView::takeBack()
{
    if (m_turn < 0 || m_asked < 0)
        return;
    const QString& turn = m_task.turns.at(m_turn).id;
    const QString question = askedQuestion();
    const std::optional<QString> before = answerTo(turn, question);
    if (!before)
        return;
    setAnswer(turn, question, {});
    emit answered(turn, question, {}, before);
}

void RatingView::showProgress()
{
    if (m_turn < 0)
        return;
    const studies::TaskTurn& turn = m_task.turns.at(m_turn);
    m_header->setTitle(m_task.title);
    m_header->setRemark(turn.isPractice ? tr("Practice: this answer does not count.") : QString());
    m_header->setProgress(tr("%1 of %2").arg(m_turn + 1).arg(turns()), answeredTurns(), turns());
}

void RatingView::setActiveMs(qint64 ms)
{
    m_header->setActiveMs(ms);
}

void RatingView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool forward =
            (event->key() == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight);
        return stepTurn(forward ? 1 : -1);
    }
    case Qt::Key_PageUp:
        return stepTurn(-1);
    case Qt::Key_PageDown:
        return stepTurn(1);
    case Qt::Key_Up:
        return stepQuestion(-1);
    case Qt::Key_Down:
        return stepQuestion(1);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace tandem
