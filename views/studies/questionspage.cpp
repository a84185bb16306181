#include "views/studies/questionspage.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/divider.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "views/studies/questioneditor.h"

#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QShortcut>

namespace tandem {

namespace {

constexpr int kQuestionListWidth = 250;
const QString kQuestionsPlace = QStringLiteral("/questions/");

QString kindText(const studies::Question& question)
{
    switch (question.kind) {
    case studies::Question::Kind::Choice:
        return QuestionsPage::tr("%n choice(s)", nullptr, int(question.options.size()));
    case studies::Question::Kind::Scale:
        return QuestionsPage::tr("scale from %1 to %2")
            .arg(results::countText(question.least), results::countText(question.most));
    case studies::Question::Kind::Text:
        break;
    }
    return QuestionsPage::tr("text");
}

RowSpec<QuestionRow> questionRows()
{
    return {.key = [](const QuestionRow& row) { return RowKey(qint64(row.number)); },
        .card =
            [](const QuestionRow& row) {
                return Card{
                    .title = row.text.isEmpty() ? QuestionsPage::tr("New question") : row.text,
                    .color = row.isWrong ? &ThemeColors::boundary : nullptr,
                    .number = results::countText(row.number),
                    .line = row.kind};
            }};
}

/// Whether a place is `parent`, which ends in a slash, or below it.
bool isBelow(const QString& place, const QString& parent)
{
    return QString(place + QLatin1Char('/')).startsWith(parent);
}

/// A name that none of the questions has.
QString freeName(const QList<studies::Question>& questions)
{
    QSet<QString> taken;
    for (const studies::Question& question : questions)
        taken.insert(question.name);
    for (int number = int(questions.size()) + 1;; ++number) {
        const QString name = QStringLiteral("question_%1").arg(number);
        if (!taken.contains(name))
            return name;
    }
}

} // namespace

QuestionsPage::QuestionsPage(QWidget* parent)
    : QWidget(parent)
    , m_rows(new RowsOf<QuestionRow>(questionRows(), this))
    , m_editor(new QuestionEditor(this))
{
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_editor);
    scroll->viewport()->setAutoFillBackground(false);
    m_editor->setAutoFillBackground(false);
    inRow(this, {buildList(), new Divider(Qt::Vertical, this), {scroll, 1}}, 0);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_isFilling)
            showQuestion();
    });
    connect(m_editor, &QuestionEditor::edited, this, [this] {
        const int index = current();
        if (index < 0)
            return;
        m_questions[index] = m_editor->question();
        emit edited();
    });
    setFocusProxy(m_list);
}

QuestionsPage::~QuestionsPage() = default;

QWidget* QuestionsPage::buildList()
{
    auto* pane = new QWidget(this);
    pane->setFixedWidth(kQuestionListWidth);
    m_list = named(new CardsView(m_rows, pane), "questionList");
    m_list->setAccessibleName(tr("Questions"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_add = newButton(pane, "questionAdd", [] { return tr("A&dd"); });
    m_remove = newButton(pane, "questionRemove", [] { return tr("&Remove"); });
    m_up = newButton(pane, "questionUp", [] { return tr("Up"); });
    m_down = newButton(pane, "questionDown", [] { return tr("Down"); });
    guardFocus(*m_remove);
    for (QPushButton* button : {m_add, m_remove, m_up, m_down})
        button->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, &QuestionsPage::add);
    connect(m_remove, &QPushButton::clicked, this, &QuestionsPage::remove);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    for (const auto& [key, by] : {std::pair(Qt::Key_Up, -1), std::pair(Qt::Key_Down, 1)})
        connect(new QShortcut(Qt::ALT | key, m_list, nullptr, nullptr, Qt::WidgetShortcut),
            &QShortcut::activated, this, [this, by = by] { move(by); });
    inColumn(pane,
        {{m_list, 1}, inRow({{m_add, 1}, {m_remove, 1}}, 6, {12, 6, 12, 0}),
            inRow({{m_up, 1}, {m_down, 1}}, 6, {12, 0, 12, 10})},
        4, {0, 6, 0, 0});
    return pane;
}

void QuestionsPage::setQuestions(const QList<studies::Question>& questions)
{
    m_questions = questions;
    showRows();
    choose(0);
}

void QuestionsPage::showRows()
{
    QList<QuestionRow> rows;
    for (qsizetype i = 0; i < m_questions.size(); ++i) {
        const studies::Question& question = m_questions.at(i);
        const QString place = kQuestionsPlace + QString::number(i) + QLatin1Char('/');
        const bool isWrong = std::any_of(m_problems.begin(), m_problems.end(),
            [&](const studies::DesignProblem& problem) { return isBelow(problem.place, place); });
        rows.append({int(i) + 1, question.text.simplified(), kindText(question), isWrong});
    }
    m_isFilling = true;
    m_rows->setRows(rows);
    m_isFilling = false;
}

int QuestionsPage::current() const
{
    const QuestionRow* row = m_rows->rowAt(m_list->currentRow());
    return row ? row->number - 1 : -1;
}

void QuestionsPage::choose(int index)
{
    m_isFilling = true;
    m_list->choose(RowKey(qint64(index) + 1));
    m_isFilling = false;
    showQuestion();
}

void QuestionsPage::showQuestion()
{
    const int index = current();
    m_editor->setVisible(index >= 0);
    if (index >= 0)
        m_editor->setQuestion(m_questions.at(index), m_questions.first(index));
    m_remove->setEnabled(index >= 0);
    m_up->setEnabled(index > 0);
    m_down->setEnabled(index >= 0 && index + 1 < m_questions.size());
    m_add->setEnabled(m_questions.size() < studies::kMostQuestions);
    showProblems(m_problems);
}

int QuestionsPage::showProblems(const QList<studies::DesignProblem>& problems)
{
    m_problems = problems;
    const QString place = kQuestionsPlace + QString::number(current());
    QList<studies::DesignProblem> ofThis;
    int all = 0;
    for (const studies::DesignProblem& problem : problems) {
        if (!isBelow(problem.place, kQuestionsPlace))
            continue;
        ++all;
        if (problem.place.startsWith(place + QLatin1Char('/')))
            ofThis.append({problem.place.mid(place.size()), problem.sentence});
    }
    m_editor->showProblems(ofThis);
    showRows();
    return all;
}

void QuestionsPage::goTo(const QString& place)
{
    bool isNumber = false;
    const int index = place.section(QLatin1Char('/'), 2, 2).toInt(&isNumber);
    if (isNumber && index < m_questions.size())
        choose(index);
    m_editor->setFocus();
}

void QuestionsPage::add()
{
    studies::Question question;
    question.name = freeName(m_questions);
    question.options = {
        {QStringLiteral("yes"), tr("Yes"), {}, 0}, {QStringLiteral("no"), tr("No"), {}, 0}};
    m_questions.append(question);
    showRows();
    choose(int(m_questions.size()) - 1);
    m_editor->setFocus();
    emit edited();
}

void QuestionsPage::remove()
{
    const int index = current();
    if (index < 0)
        return;
    m_questions.removeAt(index);
    showRows();
    choose(std::min(index, int(m_questions.size()) - 1));
    m_list->setFocus();
    emit edited();
}

void QuestionsPage::move(int by)
{
    const int index = current();
    const int to = index + by;
    if (index < 0 || to < 0 || to >= m_questions.size())
        return;
    m_questions.swapItemsAt(index, to);
    showRows();
    choose(to);
    emit edited();
}

} // namespace tandem
