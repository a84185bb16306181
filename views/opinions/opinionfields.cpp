#include "views/opinions/opinionfields.h"

#include "models/opinions/composition.h"
#include "models/opinions/opinionhints.h"
#include "models/text/occurrences.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/opinionviewwords.h"
#include "views/opinions/workedit.h"

#include <QAction>
#include <QEvent>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringList>

#include <algorithm>

namespace tandem {

namespace {

/// Hints about the lines of a field, as it shows them.
struct OpinionHintLines
{
    QHash<int, QList<Utf16Span>> spans; ///< to underline, by line
    QString text;                       ///< plain sentences, one a line; empty: nothing to say
};

constexpr int kMostSentences = 4;
constexpr qsizetype kLongestQuote = 40;

/// Hints about `lines` of an opinion with these references, at most a few sentences; `numbered`
/// names the line before each.
OpinionHintLines hintLines(const QStringList& lines, const OpinionContext& context,
    OpinionForm form, const QList<Reference>& references, bool numbered)
{
    OpinionHintLines shown;
    QStringList sentences;
    for (int line = 0; line < lines.size(); ++line) {
        const QList<OpinionHint> hints = opinionHints(lines.at(line), context, form, references);
        for (const OpinionHint& hint : hints) {
            const QString words = lines.at(line).mid(hint.span.start, hint.span.length);
            // A hint about the whole line would underline everything.
            const bool whole = hint.span.length >= lines.at(line).size();
            if (!whole)
                shown.spans[line].append(hint.span);
            QString sentence = opinionHintText(hint.kind);
            if (!whole && !words.trimmed().isEmpty() && words.size() <= kLongestQuote)
                sentence =
                    OpinionViewWords::tr("“%1”: %2", "words, hint").arg(words.trimmed(), sentence);
            if (numbered)
                sentence =
                    OpinionViewWords::tr("%1: %2", "number, hint").arg(line + 1).arg(sentence);
            if (!sentences.contains(sentence))
                sentences.append(sentence);
        }
    }
    const qsizetype more = sentences.size() - kMostSentences;
    sentences = sentences.mid(0, kMostSentences);
    if (more > 0)
        sentences.append(OpinionViewWords::tr("and %n more hint(s)", nullptr, int(more)));
    shown.text = sentences.join(QLatin1Char('\n'));
    return shown;
}

constexpr int kHintPauseMs = 300;
constexpr int kFieldEdge = 16;

QString linesOf(const MainOpinion& opinion)
{
    QStringList atoms;
    for (const AtomicOpinion& atom : opinion.atoms)
        atoms.append(atom.text);
    return atoms.join(QLatin1Char('\n'));
}

QLabel* hintLabel(const char* name)
{
    QLabel* label = named(newNote(nullptr, LabelStyle::Small), name);
    label->setContentsMargins(kFieldEdge, 2, kFieldEdge, 0);
    return label;
}

/// A title that names the key of `action`.
QLabel* titleWithKey(const QAction* action, const std::function<QString()>& words)
{
    auto* title = new QLabel;
    bindText(title, &QLabel::setText, [action, words] {
        return words().arg(action->shortcut().toString(QKeySequence::NativeText));
    });
    return title;
}

} // namespace

QWidget* titledPart(QLabel* title, QWidget* content, int edge)
{
    auto* part = new QWidget;
    setLabelStyle(title, LabelStyle::SmallStrong);
    title->setContentsMargins(16, 0, 16, 0);
    title->setBuddy(content);
    inColumn(part, {title, inRow({content}, 0, {edge, 0, edge, 0})}, 4);
    return part;
}

OpinionFields::OpinionFields(OpinionsController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_clear(named(new MarkerEdit(MarkerEdit::Lines::One), "clearOpinion"))
    , m_clearHints(hintLabel("clearHints"))
    , m_atoms(named(new MarkerEdit(MarkerEdit::Lines::OneEach), "atomicOpinions"))
    , m_atomHints(hintLabel("atomHints"))
{
    m_clear->setFittedLines(2, 6);
    m_atoms->setFittedLines(3, 12);
    m_atoms->setNumbered(true);
    bindText(m_clear, &QWidget::setAccessibleName, [] { return tr("Clear opinion"); });
    bindText(m_atoms, &QWidget::setAccessibleName, [] { return tr("Atomic opinions"); });
    QLabel* clearTitle = titleWithKey(commandNamed(this, "opinionBold"),
        [] { return tr("Clear opinion · %1 marks a clarified part", "key"); });
    QLabel* atomsTitle = titleWithKey(commandNamed(this, "opinionSplit"),
        [] { return tr("Atomic opinions, one per line · %1 splits the clear opinion", "key"); });
    inColumn(this,
        {titledPart(clearTitle, m_clear, kFieldEdge), m_clearHints,
            titledPart(atomsTitle, m_atoms, kFieldEdge), m_atomHints},
        10);
    m_hintTimer.setSingleShot(true);
    m_hintTimer.setInterval(kHintPauseMs);
    connectFields();
}

void OpinionFields::toggleMarkers()
{
    for (MarkerEdit* field : {m_clear, m_atoms}) {
        if (field->hasFocus())
            field->toggleMarkers();
    }
}

void OpinionFields::connectFields()
{
    using C = OpinionsController;
    connect(&m_controller, &C::writeRefused, this, &OpinionFields::keepTyped);
    connect(m_clear, &MarkerEdit::edited, this, &OpinionFields::takeClear);
    connect(m_atoms, &MarkerEdit::edited, this, &OpinionFields::takeAtoms);
    connect(m_clear, &MarkerEdit::finished, m_atoms, [this] { m_atoms->setFocus(); });
    connect(m_atoms, &MarkerEdit::lineChanged, this, [this] {
        if (m_atoms->hasFocus())
            emit atomChanged();
    });
    for (MarkerEdit* field : {m_clear, m_atoms}) {
        connect(field, &MarkerEdit::givenUp, this, &OpinionFields::givenUp);
        connect(field, &MarkerEdit::undoRequested, &m_controller, &C::undo);
        connect(field, &MarkerEdit::redoRequested, &m_controller, &C::redo);
        connect(field, &QPlainTextEdit::textChanged, this, [this] { m_hintTimer.start(); });
        connect(field, &QPlainTextEdit::textChanged, this, &OpinionFields::typed);
        connect(field, &MarkerEdit::edited, this, &OpinionFields::typed);
    }
    connect(&m_hintTimer, &QTimer::timeout, this, &OpinionFields::showHints);
}

void OpinionFields::showOpinion(qsizetype index)
{
    const MainOpinion opinion = m_controller.work().opinions.value(index);
    for (MarkerEdit* field : {m_clear, m_atoms})
        field->setReadOnly(!m_controller.mayWrite());
    const bool isOther = opinion.uuid != m_opinion || m_utterance != m_controller.utterance();
    if (isOther) {
        // What is still being typed belongs to the opinion before.
        settle();
        m_opinion = opinion.uuid;
        m_utterance = m_controller.utterance();
        m_clear->resetText(opinion.clear);
        m_atoms->resetText(linesOf(opinion));
    } else {
        m_clear->showText(opinion.clear);
        m_atoms->showText(linesOf(opinion));
    }
    showHints();
}

void OpinionFields::settle()
{
    m_clear->settle();
    m_atoms->settle();
}

bool OpinionFields::isTyping() const
{
    return m_controller.mayWrite() && (m_clear->isTyping() || m_atoms->isTyping());
}

int OpinionFields::currentAtom() const
{
    return m_atoms->hasFocus() ? m_atoms->currentLine() : -1;
}

void OpinionFields::showHints()
{
    m_hintTimer.stop();
    const OpinionContext context = m_controller.context();
    const QList<Reference> references =
        m_controller.work().opinions.value(shownOpinion()).references;
    const auto show = [&](MarkerEdit* field, QLabel* label, OpinionForm form, bool numbered) {
        const QString text = field->text();
        const OpinionHintLines hints =
            text.isEmpty() || field->isReadOnly()
                ? OpinionHintLines()
                : hintLines(text.split(QLatin1Char('\n')), context, form, references, numbered);
        field->setHinted(hints.spans);
        label->setText(hints.text);
        label->setVisible(!hints.text.isEmpty());
    };
    show(m_clear, m_clearHints, OpinionForm::Clear, false);
    show(m_atoms, m_atomHints, OpinionForm::Atomic, true);
}

qsizetype OpinionFields::shownOpinion() const
{
    if (m_utterance != m_controller.utterance())
        return -1;
    const QList<MainOpinion> opinions = m_controller.work().opinions;
    const auto found = std::find_if(opinions.cbegin(), opinions.cend(),
        [this](const MainOpinion& opinion) { return opinion.uuid == m_opinion; });
    return found == opinions.cend() ? -1 : std::distance(opinions.cbegin(), found);
}

void OpinionFields::keepTyped()
{
    const qsizetype index = shownOpinion();
    if (index < 0)
        return;
    const MainOpinion opinion = m_controller.work().opinions.at(index);
    m_clear->keepTyped(opinion.clear);
    m_atoms->keepTyped(linesOf(opinion));
}

bool OpinionFields::isFine(const QString& text)
{
    const QStringList lines = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        if (const auto fine = checkedOpinionText(line); !fine) {
            emit failed(fine.error());
            return false;
        }
    }
    return true;
}

void OpinionFields::takeClear(const QString& text)
{
    const qsizetype opinion = shownOpinion();
    if (opinion < 0)
        return;
    const UtteranceWork work = m_controller.work();
    if (isFine(text))
        m_controller.change(tr("Clear opinion"), withClear(work, opinion, text));
    else
        m_clear->keepTyped(work.opinions.at(opinion).clear);
}

void OpinionFields::takeAtoms(const QString& text)
{
    const qsizetype opinion = shownOpinion();
    if (opinion >= 0 && isFine(text))
        m_controller.change(tr("Atomic opinions"),
            withAtoms(m_controller.work(), opinion, text.split(QLatin1Char('\n'))));
}

namespace {

constexpr int kMostPlaces = 500;

} // namespace

ReferentPicker::ReferentPicker(QWidget* parent)
    : QWidget(parent)
    , m_question(newNote(this, LabelStyle::Strong))
    , m_words(named(new QLineEdit(this), "referentWords"))
    , m_result(named(newNote(this, LabelStyle::Small), "referentResult"))
{
    setObjectName(QStringLiteral("referentPicker"));
    m_words->setMaxLength(int(kMaxOpinionUnits));
    m_words->installEventFilter(this);
    inColumn(this, {m_question, m_words, m_result}, 4, {16, 4, 16, 4});
    connect(m_words, &QLineEdit::textChanged, this, &ReferentPicker::search);
    inEveryLanguage(this, [this] { showResult(); });
    hide();
}

void ReferentPicker::ask(const QString& phrase, const QList<ParagraphRow>& paragraphs)
{
    m_phrase = phrase;
    m_paragraphs = paragraphs;
    m_words->clear();
    search();
    show();
    m_words->setFocus(Qt::OtherFocusReason);
}

void ReferentPicker::dismiss()
{
    if (isHidden())
        return;
    hide();
    m_places.clear();
    m_current = -1;
}

void ReferentPicker::search()
{
    m_places.clear();
    const QString words = m_words->text().trimmed();
    for (int i = 0; i < m_paragraphs.size() && !words.isEmpty(); ++i) {
        const QList<Utf16Span> found = occurrences(m_paragraphs.at(i).text, words);
        for (const Utf16Span& span : found) {
            if (m_places.size() < kMostPlaces)
                m_places.append({i, span});
        }
    }
    m_current = m_places.isEmpty() ? -1 : 0;
    showResult();
    emit searched(m_places, m_current);
}

void ReferentPicker::step(int by)
{
    if (m_places.isEmpty())
        return;
    m_current = (m_current + by + m_places.size()) % m_places.size();
    showResult();
    emit searched(m_places, m_current);
}

void ReferentPicker::choose(bool asTyped)
{
    const QString words = m_words->text().trimmed();
    if (words.isEmpty())
        return;
    Referent referent = words;
    if (m_current >= 0 && !asTyped) {
        const TextPlace place = m_places.at(m_current);
        referent = ArticleReferent{m_paragraphs.at(place.text).number, place.span};
    }
    emit chosen(referent);
    dismiss();
}

void ReferentPicker::showResult()
{
    m_question->setText(tr("What does “%1” refer to?").arg(m_phrase));
    m_words->setPlaceholderText(tr("Words from the article, or your own"));
    m_words->setAccessibleName(m_question->text());
    if (m_words->text().trimmed().isEmpty())
        m_result->setText(
            tr("Type words from the article, or press Alt+A, select them there and press Enter."));
    else if (m_current < 0)
        m_result->setText(tr("Not found in the article. Enter keeps your words."));
    else
        m_result->setText(tr("Paragraph %1, match %2 of %3. Enter links it, arrows go to other "
                             "matches, Shift+Enter keeps your words.")
                              .arg(m_paragraphs.at(m_places.at(m_current).text).number)
                              .arg(m_current + 1)
                              .arg(m_places.size()));
}

bool ReferentPicker::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_words || !isKey)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
                       !(key->modifiers() & Qt::ControlModifier);
    const bool plainArrow = (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) &&
                            !(key->modifiers() & Qt::AltModifier);
    if (!enter && !plainArrow && key->key() != Qt::Key_Escape)
        return false;
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (enter) {
        choose(key->modifiers() & Qt::ShiftModifier);
    } else if (plainArrow) {
        step(key->key() == Qt::Key_Down ? 1 : -1);
    } else {
        emit givenUp();
        dismiss();
    }
    return true;
}

} // namespace tandem
