#include "views/opinions/checkpanel.h"

#include "models/kgds/opinion.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "ui/wrappinglayout.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionwords.h"
#include "views/opinions/verdictrow.h"

#include <QAction>
#include <QFont>
#include <QLabel>
#include <QPainter>
#include <QString>
#include <QTextLayout>

#include <algorithm>

namespace tandem {

/// An opinion to be read: what stands between ** and ** is bold, all else plain text.
class MarkedLabel final : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY(MarkedLabel)

public:
    MarkedLabel(FontRole font, QColor ThemeColors::*color, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    FontRole m_font;
    QColor ThemeColors::*m_color;
};

namespace {

constexpr double kLineHeight = 1.2;

/// Lays an opinion out in `width` pixels with its clarified parts bold and its markers gone; at
/// most `mostLines` lines, 0 for all. Plain text otherwise, in its own direction. Returns the
/// height.
int layOutMarked(
    QTextLayout& layout, const QString& opinion, const QFont& font, int width, int mostLines = 0)
{
    const kgds::OpinionText parts = kgds::opinionText(opinion);
    QString plain = parts.plain;
    for (QChar& unit : plain) {
        if (unit == u'\n')
            unit = QChar::LineSeparator;
        else if (unit.category() == QChar::Other_Control)
            unit = u' ';
    }
    layout.setText(plain);
    layout.setFont(font);
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    QList<QTextLayout::FormatRange> formats;
    for (const Utf16Span& span : parts.references)
        formats.append({int(span.start), int(span.length), bold});
    layout.setFormats(formats);
    const bool rightToLeft = plain.isRightToLeft();
    QTextOption option(rightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    qreal y = 0;
    layout.beginLayout();
    for (int i = 0; mostLines == 0 || i < mostLines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height() * kLineHeight;
    }
    layout.endLayout();
    return int(y + 1);
}

} // namespace

MarkedLabel::MarkedLabel(FontRole font, QColor ThemeColors::*color, QWidget* parent)
    : QLabel(parent)
    , m_font(font)
    , m_color(color)
{
    setTextFormat(Qt::PlainText);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int MarkedLabel::heightForWidth(int width) const
{
    QTextLayout layout;
    return layOutMarked(layout, text(), themeFont(m_font), std::max(40, width)) + 2;
}

QSize MarkedLabel::sizeHint() const
{
    const int width = this->width() > 40 ? this->width() : 320;
    return {width, heightForWidth(width)};
}

QSize MarkedLabel::minimumSizeHint() const
{
    return {120, heightForWidth(std::max(120, width()))};
}

void MarkedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(themeColors(this).*m_color);
    QTextLayout layout;
    layOutMarked(layout, text(), themeFont(m_font), width());
    layout.draw(&painter, {0, 0});
}

void CheckPanel::clear()
{
    m_opinion = {};
    m_turn = OpinionTurn::Nobody;
    for (QWidget* part : std::initializer_list<QWidget*>{m_text, m_written, m_said})
        part->hide();
    showTurn();
}

void CheckPanel::show(const PlacedOpinion& opinion, ConsistencyRule rule, OpinionTurn turn,
    const QList<Person>& people)
{
    if (opinion.thread.uuid != m_opinion.thread.uuid) {
        m_edit->settle();
        m_note->settle();
    }
    m_opinion = opinion;
    m_turn = turn;
    m_standing = standing(opinion.thread, rule);
    m_text->setText(m_standing.text);
    m_text->show();
    const bool changed = m_standing.text != opinion.thread.written;
    m_written->setText(tr("As submitted: %1").arg(kgds::opinionText(opinion.thread.written).plain));
    m_written->setVisible(changed);
    m_said->setText(saidText(opinion.thread, people));
    m_said->setVisible(!opinion.thread.events.isEmpty());
    showTurn();
}

void CheckPanel::forget(const QString& opinion)
{
    m_drafts.remove(opinion);
}

void CheckPanel::forgetAll()
{
    m_drafts.clear();
    showDraft();
}

bool CheckPanel::hasDrafts()
{
    m_edit->settle();
    m_note->settle();
    return std::any_of(
        m_drafts.cbegin(), m_drafts.cend(), [](const Draft& draft) { return draft != Draft(); });
}

void CheckPanel::showTurn()
{
    const bool checks = m_turn == OpinionTurn::Checker;
    const bool answers = m_turn == OpinionTurn::Author;
    const bool decides = m_turn == OpinionTurn::Adjudicator;
    for (VerdictRow* row : m_verdicts)
        row->setVisible(checks);
    enableCommands(this,
        {"opinionFaithful", "opinionReferences", "opinionAtomic", "opinionIndependent",
            "opinionAllYes", "opinionSuggest", "opinionGiveCheck"},
        checks);
    enableCommands(this, {"opinionNote"}, m_turn != OpinionTurn::Nobody);
    enableCommands(this, {"opinionAccept"},
        answers && m_standing.lastCheck && !m_standing.lastCheck->suggestion.trimmed().isEmpty());
    enableCommands(this, {"opinionChange"}, answers || decides);
    enableCommands(this, {"opinionDefend"}, answers);
    enableCommands(this, {"opinionKeep", "opinionDrop"}, decides);
    m_question->setText(checks    ? tr("Review the opinion as worded here")
                        : answers ? tr("Your partner answered no. What is your response?")
                                  : tr("Still disputed. What is your decision?"));
    m_question->setVisible(m_turn != OpinionTurn::Nobody);
    showDraft();
}

void CheckPanel::showDraft()
{
    const Draft now =
        m_turn == OpinionTurn::Nobody ? Draft() : m_drafts.value(m_opinion.thread.uuid);
    for (size_t i = 0; i < m_verdicts.size(); ++i)
        m_verdicts[i]->setVerdict(now.verdicts[i]);
    const bool checks = m_turn == OpinionTurn::Checker;
    const bool writesText = checks || now.response == ResponseKind::Change ||
                            now.decision == OpinionVerdict::KeepChanged;
    const bool writesNote = checks || now.response || now.decision;
    m_textTitle->setText(checks ? tr("Suggested correction · S") : tr("Corrected opinion"));
    m_textTitle->setVisible(writesText);
    m_edit->setVisible(writesText);
    m_noteTitle->setVisible(writesNote);
    m_note->setVisible(writesNote);
    m_edit->resetText(now.text);
    m_note->resetText(now.note);
}

void CheckPanel::toggle(OpinionCriterion criterion)
{
    std::optional<bool>& verdict = draft().verdicts[size_t(criterion)];
    verdict = !verdict.value_or(false);
    m_verdicts[size_t(criterion)]->setVerdict(verdict);
    Workspace::of(this)->clearMessage();
}

void CheckPanel::answerAllYes()
{
    draft().verdicts.fill(true);
    draft().text.clear();
    showDraft();
    complete();
}

void CheckPanel::begin(MarkerEdit* field)
{
    showDraft();
    field->setFocus(Qt::OtherFocusReason);
    field->moveCursor(QTextCursor::End);
}

/// What is typed takes the place of a text that nobody has worked on yet.
void CheckPanel::beginText(const QString& proposed)
{
    if (draft().text.isEmpty())
        draft().text = proposed;
    begin(m_edit);
    if (draft().text == proposed)
        m_edit->selectAll();
}

void CheckPanel::editSuggestion()
{
    beginText(m_standing.text);
}

void CheckPanel::editNote()
{
    if (m_note->isVisibleTo(this))
        begin(m_note);
}

void CheckPanel::beginChange()
{
    if (m_turn == OpinionTurn::Author)
        draft().response = ResponseKind::Change;
    else
        draft().decision = OpinionVerdict::KeepChanged;
    const QString suggested =
        m_standing.lastCheck ? m_standing.lastCheck->suggestion.trimmed() : QString();
    beginText(suggested.isEmpty() ? m_standing.text : suggested);
}

void CheckPanel::beginDefence()
{
    draft().response = ResponseKind::Defend;
    begin(m_note);
}

void CheckPanel::beginDecision(OpinionVerdict verdict)
{
    draft().decision = verdict;
    begin(m_note);
}

QString CheckPanel::problem() const
{
    const auto& verdicts = m_drafts.value(m_opinion.thread.uuid).verdicts;
    const bool saysNo = std::count(verdicts.begin(), verdicts.end(), false) > 0;
    const bool isOpen = std::count(verdicts.begin(), verdicts.end(), std::nullopt) > 0;
    if (m_turn == OpinionTurn::Checker && isOpen && !saysNo)
        return tr("Answer all four questions, 1 to 4, or answer no to at least one: those left "
                  "open then count as yes. Y answers yes to all.");
    return {};
}

std::optional<OpinionEvent> CheckPanel::readyEvent()
{
    const Draft now = m_drafts.value(m_opinion.thread.uuid);
    if (m_turn == OpinionTurn::Checker) {
        // Where one says no, the others are not what the check is about.
        const auto verdict = [&](size_t i) { return now.verdicts[i].value_or(true); };
        OpinionCheck check{
            verdict(0), verdict(1), verdict(2), verdict(3), now.text, now.note, {}, {}};
        // A correction of what passes was begun before the last answer turned to yes.
        if (check.passes())
            check.suggestion.clear();
        return check;
    }
    if (m_turn == OpinionTurn::Author && now.response) {
        const bool changes = *now.response == ResponseKind::Change;
        return OpinionResponse{*now.response, changes ? now.text : QString(), now.note, {}, {}};
    }
    if (m_turn == OpinionTurn::Adjudicator && now.decision) {
        const bool changes = *now.decision == OpinionVerdict::KeepChanged;
        return OpinionDecision{*now.decision, changes ? now.text : QString(), now.note, {}, {}};
    }
    return std::nullopt;
}

void CheckPanel::complete()
{
    m_edit->settle();
    m_note->settle();
    const QString missing = problem();
    // Above the page: what stands below these fields may be out of sight.
    if (!missing.isEmpty())
        return Workspace::of(this)->warn(missing);
    if (const auto ready = readyEvent())
        emit said(*ready);
}

CheckPanel::CheckPanel(QWidget* parent)
    : QWidget(parent)
    , m_text(named(new MarkedLabel(FontRole::Reading, &ThemeColors::text, this), "checkedOpinion"))
    , m_written(newLabel(this, LabelStyle::Small))
    , m_said(
          named(new MarkedLabel(FontRole::Small, &ThemeColors::secondary, this), "saidOfOpinion"))
    , m_question(newLabel(this, LabelStyle::Strong))
    , m_verdicts{new VerdictRow(this), new VerdictRow(this), new VerdictRow(this),
          new VerdictRow(this)}
    , m_textTitle(newLabel(this, LabelStyle::SmallStrong))
    , m_edit(named(new MarkerEdit(MarkerEdit::Lines::Few, this), "checkText"))
    , m_noteTitle(newLabel(this, LabelStyle::SmallStrong))
    , m_note(named(new MarkerEdit(MarkerEdit::Lines::Few, this), "checkNote"))
{
    build();
    connectAll();
    inEveryLanguage(this, [this] {
        for (const OpinionCriterion criterion : kOpinionCriteria)
            m_verdicts[size_t(criterion)]->setQuestion(
                QString::number(int(criterion) + 1), opinionCriterionQuestion(criterion));
    });
    bindText(m_noteTitle, &QLabel::setText, [] { return tr("Note · T"); });
    bindText(m_edit, &QWidget::setAccessibleName, [] { return tr("Opinion text"); });
    bindText(m_note, &QWidget::setAccessibleName, [] { return tr("Note"); });
    clear();
}

void CheckPanel::build()
{
    setObjectName(QStringLiteral("checkPanel"));
    m_edit->setFittedLines(1, 4);
    m_note->setFittedLines(1, 3);
    for (QLabel* label : {m_written, m_question})
        label->setWordWrap(true);
    m_textTitle->setBuddy(m_edit);
    m_noteTitle->setBuddy(m_note);
    auto* layout = inColumn(this, {m_text, m_written, m_said, m_question}, 5, {16, 8, 16, 12});
    for (VerdictRow* row : m_verdicts)
        layout->addWidget(row);
    layout->addWidget(m_textTitle);
    layout->addWidget(m_edit);
    layout->addWidget(m_noteTitle);
    layout->addWidget(m_note);
    layout->addWidget(buildButtons(
        {"opinionAccept", "opinionChange", "opinionDefend", "opinionKeep", "opinionDrop"}));
    layout->addStretch();
    m_buttons = named(buildButtons({"opinionGiveCheck", "opinionAllYes"}), "checkButtons");
    m_buttons->layout()->setContentsMargins(16, 6, 16, 8);
}

QWidget* CheckPanel::buildButtons(std::initializer_list<const char*> commands)
{
    auto* row = new QWidget(this);
    auto* layout = new WrappingLayout(row, 8, 6, {0, 4, 0, 0});
    const QAction* completing = commandNamed(this, "opinionGiveCheck");
    const QList<QAction*> actions = commandsNamed(this, commands);
    for (QAction* action : actions) {
        auto* button = new ActionButton(action, ActionButton::Look::Button, row);
        button->setFocusPolicy(Qt::NoFocus);
        setPrimary(button, action == completing);
        const auto follow = [button, action] { button->setVisible(action->isEnabled()); };
        connect(action, &QAction::changed, button, follow);
        follow();
        layout->addWidget(button);
    }
    return row;
}

void CheckPanel::connectAll()
{
    for (size_t i = 0; i < m_verdicts.size(); ++i) {
        m_verdicts[i]->setObjectName(QStringLiteral("verdict%1").arg(i + 1));
        connect(m_verdicts[i], &VerdictRow::clicked, this,
            [this, i] { toggle(static_cast<OpinionCriterion>(i)); });
    }
    connect(
        m_edit, &MarkerEdit::edited, this, [this](const QString& text) { draft().text = text; });
    connect(
        m_note, &MarkerEdit::edited, this, [this](const QString& note) { draft().note = note; });
    for (MarkerEdit* field : {m_edit, m_note}) {
        connect(field, &MarkerEdit::finished, this, [this] {
            emit left();
            if (m_turn != OpinionTurn::Checker)
                complete();
        });
        connect(field, &MarkerEdit::givenUp, this, [this] {
            draft().response.reset();
            draft().decision.reset();
            showDraft();
            emit left();
        });
    }
    connect(commandNamed(this, "opinionBold"), &QAction::triggered, this, [this] {
        if (m_edit->hasFocus())
            m_edit->toggleMarkers();
    });
}

} // namespace tandem

#include "views/opinions/checkpanel.moc"
