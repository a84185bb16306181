#include "views/models/typedparagraphs.h"

#include "storage/project/systemgaps.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSet>

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

/// Each paragraph that is named more than once.
QStringList namedAgain(const QStringList& named)
{
    QStringList again;
    QSet<QString> seen;
    for (const QString& name : named) {
        const std::optional<int> index = kgds::paragraphIndex(name);
        const QString shown = index ? QString::number(*index) : name;
        if (seen.contains(name) && !again.contains(shown))
            again.append(shown);
        seen.insert(name);
    }
    return again;
}

/// "x is no number. The article has no paragraph 99. 2 is there more than once."
QString slipsText(const QStringList& unknown, const QStringList& again)
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
        sentences += TypedParagraphs::tr("Not paragraph numbers: %1.").arg(few(words));
    if (!numbers.isEmpty())
        sentences += TypedParagraphs::tr("Not in the article: %1.").arg(few(numbers));
    if (!again.isEmpty())
        sentences += TypedParagraphs::tr("Named more than once: %1.").arg(few(again));
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
    auto* label = new QLabel(tr("Selected &paragraphs"), this);
    label->setBuddy(m_paragraphs);
    m_paragraphs->setPlaceholderText(tr("numbers, e.g. 1, 3-5"));
    m_keep->setText(tr("The system &wrote this: keep it as its error"));
    m_keep->hide();
    m_article->setTabChangesFocus(true);
    m_article->setMinimumHeight(kArticleLines * m_article->fontMetrics().lineSpacing());
    m_article->setReadOnly(true);
    m_article->setAccessibleName(tr("The article, with paragraph numbers"));
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
    if (m_slips.isEmpty() || m_keep->isChecked())
        return {};
    return tr("%1 Correct it, or confirm that the system wrote it.").arg(m_slips);
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
    const QString slips = slipsText(unknown, namedAgain(named));
    if (slips != m_slips)
        m_keep->setChecked(false);
    m_slips = slips;
    QString text;
    if (m_entry) {
        const QSet<QString> once(named.cbegin(), named.cend());
        const QSet<QString> lacking(unknown.cbegin(), unknown.cend());
        text = tr("%1 of %2 paragraphs.")
                   .arg(once.size() - lacking.size())
                   .arg(m_entry->record.article.size());
    }
    if (!slips.isEmpty())
        text += u' ' + slips;
    m_found->setText(text);
    setLabelStyle(m_found, slips.isEmpty() ? LabelStyle::Small : LabelStyle::Error);
    m_keep->setVisible(!slips.isEmpty());
}

} // namespace tandem
