#include "views/models/typedparagraphs.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace tandem {

namespace {

constexpr int kArticleLines = 5;
constexpr qsizetype kNamedUnknown = 8;

QString articleText(const kgds::SampleRecord& record)
{
    QStringList paragraphs;
    for (const kgds::ParagraphRecord& paragraph : record.article)
        paragraphs += QStringLiteral("%1  %2").arg(paragraph.index).arg(paragraph.text);
    return paragraphs.join(QStringLiteral("\n\n"));
}

/// "x is no number. The article has no paragraph 99."
QString unknownText(const QStringList& unknown)
{
    QStringList words;
    QStringList numbers;
    for (const QString& one : unknown) {
        bool isNumber = false;
        (void)one.toInt(&isNumber);
        (isNumber ? numbers : words) += one;
    }
    const auto few = [](const QStringList& all) {
        const QString shown = all.mid(0, kNamedUnknown).join(QStringLiteral(", "));
        return all.size() <= kNamedUnknown ? shown : shown + QStringLiteral(" …");
    };
    QStringList sentences;
    if (!words.isEmpty())
        sentences += TypedParagraphs::tr("No numbers of paragraphs: %1.").arg(few(words));
    if (!numbers.isEmpty())
        sentences += TypedParagraphs::tr("The article does not have %1.").arg(few(numbers));
    return sentences.join(u' ');
}

} // namespace

TypedParagraphs::TypedParagraphs(QWidget* parent)
    : QWidget(parent)
    , m_paragraphs(named(new QLineEdit(this), "outputParagraphs"))
    , m_found(named(newNote(this, LabelStyle::Small), "outputParagraphsFound"))
    , m_keep(named(new QCheckBox(this), "outputKeepUnknown"))
    , m_article(named(new QPlainTextEdit(this), "outputArticle"))
{
    auto* label = new QLabel(tr("&Paragraphs that it chose"), this);
    label->setBuddy(m_paragraphs);
    m_paragraphs->setPlaceholderText(tr("numbers, e.g. 1, 3-5"));
    m_keep->setText(tr("The system &wrote that: keep it as its fault"));
    m_keep->hide();
    m_article->setTabChangesFocus(true);
    m_article->setMinimumHeight(kArticleLines * m_article->fontMetrics().lineSpacing());
    m_article->setReadOnly(true);
    m_article->setAccessibleName(tr("The article, with its paragraphs' numbers"));
    connect(m_paragraphs, &QLineEdit::textChanged, this, [this] {
        showFound();
        emit edited();
    });
    connect(m_keep, &QCheckBox::toggled, this, &TypedParagraphs::edited);
    inColumn(this, {inRow({label, {m_paragraphs, 1}}, 8), m_found, m_keep, {m_article, 1}}, 6, {});
}

void TypedParagraphs::setSample(const BenchmarkEntry* entry)
{
    m_entry = entry;
    const QString article = entry ? articleText(entry->record) : QString();
    if (m_article->toPlainText() != article)
        m_article->setPlainText(article);
    showFound();
}

QStringList TypedParagraphs::paragraphs() const
{
    return paragraphsTyped(m_paragraphs->text());
}

QString TypedParagraphs::problem() const
{
    if (m_unknown.isEmpty() || m_keep->isChecked())
        return {};
    return tr("%1 Correct it, or say that the system wrote it.").arg(unknownText(m_unknown));
}

void TypedParagraphs::clear()
{
    m_paragraphs->clear();
    m_keep->setChecked(false);
}

/// What was agreed to holds for these paragraphs alone.
void TypedParagraphs::showFound()
{
    const QStringList named = paragraphs();
    const QStringList unknown = m_entry ? unknownParagraphs(named, m_entry->record) : QStringList();
    if (unknown != m_unknown)
        m_keep->setChecked(false);
    m_unknown = unknown;
    QString text;
    if (m_entry)
        text = tr("%1 of %2 paragraphs.")
                   .arg(named.size() - unknown.size())
                   .arg(m_entry->record.article.size());
    if (!unknown.isEmpty())
        text += u' ' + unknownText(unknown);
    m_found->setText(text);
    setLabelStyle(m_found, unknown.isEmpty() ? LabelStyle::Small : LabelStyle::Error);
    m_keep->setVisible(!unknown.isEmpty());
}

} // namespace tandem
