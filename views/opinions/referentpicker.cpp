#include "views/opinions/referentpicker.h"

#include "models/text/occurrences.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace tandem {

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
