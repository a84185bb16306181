#include "views/facts/factpanel.h"

#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/notefield.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/facts/facthistory.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kMargin = 16;
constexpr int kFactPanelGap = 12;

QHBoxLayout* buttonLine(std::initializer_list<QWidget*> buttons)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    for (QWidget* button : buttons)
        line->addWidget(button);
    line->addStretch();
    return line;
}

} // namespace

FactPanel::FactPanel(const QWidget& screen, QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_scroll(new QScrollArea(this))
    , m_history(new FactHistory)
{
    bindText(m_scroll, &QWidget::setAccessibleName, [] { return tr("Fact details"); });
    auto* content = new QWidget;
    m_origin = named(newNote(content, LabelStyle::Secondary), "factOrigin");
    m_hints = card(content, "factHints");
    m_repetition = card(content, "factRepetition");
    m_mask = card(content, "factMask");
    const auto button = [&screen](const char* command, QWidget* box) {
        return new ActionButton(commandNamed(&screen, command), ActionButton::Look::Button, box);
    };
    m_repeats = button("factRepeats", m_repetition.box);
    m_apart = button("factApart", m_repetition.box);
    m_repetition.box->layout()->addItem(buttonLine({m_repeats, m_apart}));
    m_note = named(new NoteField(m_mask.box), "factMaskNoteEdit");
    m_overrule = button("factOverrule", m_mask.box);
    m_mask.box->layout()->addItem(buttonLine({m_overrule}));
    m_mask.box->layout()->addWidget(m_note);
    connect(m_note, &NoteField::givenUp, this, [this] {
        m_note->setText(m_unstored);
        emit finished();
    });
    connect(m_note, &NoteField::committed, this, [this] {
        const QString note = m_note->text().trimmed();
        m_note->clear();
        m_note->setUnstored(false);
        emit maskNoted(note);
        emit finished();
    });

    auto* inner = inColumn(content, {m_origin, m_hints.box, m_repetition.box, m_mask.box},
        kFactPanelGap, {kMargin, kFactPanelGap, kMargin, kFactPanelGap});
    auto* history =
        new ActionButton(commandNamed(&screen, "factHistory"), ActionButton::Look::Hint, content);
    inner->addWidget(history);
    inner->addWidget(m_history);
    inner->addStretch();
    setSurface(content, Surface::Panel);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    inColumn(this, {m_header, {m_scroll, 1}}, 0);
    showNothing();
}

FactPanel::Card FactPanel::card(QWidget* parent, const char* name)
{
    Card made;
    made.box = new QWidget(parent);
    made.box->setObjectName(QLatin1String(name));
    made.title = new QLabel(made.box);
    made.text = new QLabel(made.box);
    made.more = new QLabel(made.box);
    setLabelStyle(made.title, LabelStyle::SmallStrong);
    setLabelStyle(made.text, LabelStyle::Plain);
    setLabelStyle(made.more, LabelStyle::Secondary);
    auto* lines = new QVBoxLayout(made.box);
    lines->setContentsMargins(12, 10, 12, 10);
    lines->setSpacing(6);
    for (QLabel* label : {made.title, made.text, made.more}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        lines->addWidget(label);
    }
    made.text->setObjectName(QLatin1String(name) + QStringLiteral("Text"));
    setSurface(made.box, Surface::Card);
    return made;
}

void FactPanel::showNothing()
{
    m_shown = {};
    m_header->setTitle(tr("Fact"));
    m_header->setRemark({});
    m_history->clear();
    m_scroll->widget()->hide();
    // What is hidden keeps its height, and the scroll bar with it.
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FactPanel::showFocus(const FactFocus& focus, Database& database, const PersonName& nameOf)
{
    if (!focus.fact) {
        showNothing();
        return;
    }
    const FactRow& fact = *focus.fact;
    const bool another = fact.id != m_shown;
    m_shown = fact.id;
    m_header->setTitle(tr("Fact %1").arg(results::countText(fact.number)));
    m_header->setRemark(tr("paragraph %1").arg(results::countText(fact.paragraphNumber)));
    m_origin->setText(originText(fact));
    showHints(focus);
    showRepetition(focus);
    showMask(focus, nameOf);
    showNote(focus.unstoredNote, another);
    m_history->setVisible(focus.showsHistory);
    if (focus.showsHistory)
        m_history->showFact(database, fact, nameOf);
    m_scroll->widget()->show();
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

void FactPanel::showHints(const FactFocus& focus)
{
    QStringList lines;
    for (const FactHint& hint : focus.hints) {
        const QString words = focus.fact->text.mid(hint.span.start, hint.span.length).simplified();
        lines.append(words.isEmpty() ? factHintText(hint.kind)
                                     : tr("“%1”: %2").arg(words, factHintText(hint.kind)));
    }
    m_hints.title->setText(tr("Possible issues"));
    m_hints.text->setText(lines.join(QLatin1Char('\n')));
    m_hints.more->hide();
    m_hints.box->setVisible(!lines.isEmpty());
}

void FactPanel::showRepetition(const FactFocus& focus)
{
    const FactRow& fact = *focus.fact;
    const bool wanted = fact.repeats || focus.question;
    m_repetition.box->setVisible(wanted);
    if (!wanted)
        return;
    const FactId otherId = fact.repeats ? *fact.repeats : focus.question->earlier;
    const FactRow* other = focus.sheet->find(otherId);
    m_repetition.title->setText(
        fact.repeats ? tr("Repeated: excluded from evaluation") : tr("Is this the same fact?"));
    const bool unnamed = !other || other->id == fact.id;
    m_repetition.text->setText(
        unnamed ? tr("The benchmark does not say which fact it repeats.") : other->text);
    m_repetition.more->setText(
        unnamed ? QString() : tr("Fact %1").arg(results::countText(other->number)));
    if (focus.question && !fact.repeats && !unnamed)
        m_repetition.more->setText(tr("Fact %1, %2 similar")
                                       .arg(results::countText(other->number),
                                           similarityText(focus.question->similarity)));
    m_repetition.more->setVisible(!unnamed);
    m_repeats->setLabel(fact.repeats ? tr("Unmark") : tr("Mark as repeated"));
    m_apart->setLabel(tr("Mark as different"));
    m_apart->setVisible(!fact.repeats);
}

void FactPanel::showMask(const FactFocus& focus, const PersonName& nameOf)
{
    const FactRow& fact = *focus.fact;
    const bool nonsupporting = focus.sheet->sideOf(fact) == std::optional(false);
    m_mask.box->setVisible(nonsupporting);
    if (!nonsupporting)
        return;
    const bool masked = fact.mask && fact.mask->masked;
    m_mask.title->setText(
        masked ? tr("Masked: excluded from evaluation") : tr("Included in evaluation"));
    m_mask.text->setText(maskText(fact, nameOf));
    m_mask.more->setText(fact.mask ? fact.mask->explanation : QString());
    m_mask.more->setVisible(!m_mask.more->text().isEmpty());
    m_overrule->setLabel(masked ? tr("Unmask") : tr("Mask"));
    m_note->setPlaceholderText(tr("Note; Enter saves"));
    m_note->setAccessibleName(tr("Note on the mask"));
}

void FactPanel::showNote(const std::optional<QString>& unstored, bool another)
{
    m_unstored = unstored.value_or(QString());
    // What is being typed stays.
    if (m_note->text().isEmpty() || (another && !m_note->hasFocus()))
        m_note->setText(m_unstored);
    m_note->setUnstored(unstored && m_note->text() == m_unstored);
}

bool FactPanel::isTyping() const
{
    return !m_note->text().trimmed().isEmpty();
}

void FactPanel::editMaskNote()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
    m_scroll->ensureWidgetVisible(m_note);
}

} // namespace tandem
