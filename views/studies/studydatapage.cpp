#include "views/studies/studydatapage.h"

#include "models/results/spelling.h"
#include "models/studies/resultsections.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/elidedlabel.h"
#include "ui/parts.h"
#include "ui/printabletext.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/sectionview.h"
#include "ui/theme.h"

#include <QPlainTextEdit>
#include <QToolButton>

namespace tandem {

namespace {

/// Items that a table takes without making the window wait.
constexpr qsizetype kMostDataRows = 10'000;

/// What raters wrote of an item, its heading and every field, a paragraph each.
QString textsOf(const studies::StudyItem& item, const QStringList& written)
{
    QStringList parts = written;
    if (!item.item.text.isEmpty())
        parts += item.item.text;
    for (const studies::Field& field : item.item.fields) {
        const QString label = field.side == 0
                                  ? field.name
                                  : StudyDataPage::tr("%1 %2", "a field and its side")
                                        .arg(field.name, results::countText(field.side));
        const QString system = field.side == 0 ? QString() : item.source.systems[field.side - 1];
        parts += (system.isEmpty() ? label : QStringLiteral("%1 (%2)").arg(label, system)) + u'\n' +
                 field.text;
    }
    return printableText(parts.join(QStringLiteral("\n\n")), u'\n');
}

/// What raters wrote of each item, of those whose answers a figure stands on.
QHash<qsizetype, QStringList> writtenOfItems(
    const studies::FigureData& data, const studies::StudyResults& results)
{
    QHash<qsizetype, QStringList> written;
    for (const studies::QuestionResults& question : results.of(data.isOfEverybody).questions) {
        if (!data.question.isEmpty() && data.question != question.question.name)
            continue;
        for (const studies::WrittenAnswer& answer : question.written) {
            if (!data.rater || *data.rater == answer.rater)
                written[answer.item] +=
                    StudyDataPage::tr("%1, %2", "a rater and a question")
                        .arg(isolated(results.raterNames.at(answer.rater)),
                            isolated(studies::shownQuestion(question.question))) +
                    u'\n' + answer.text;
        }
    }
    return written;
}

} // namespace

StudyDataPage::StudyDataPage(QWidget* parent)
    : QWidget(parent)
    , m_back(named(new QToolButton(this), "studyDataBack"))
    , m_title(named(new ElidedLabel(this), "studyDataTitle"))
    , m_table(new SectionView(QStringLiteral("studyData"), this))
    , m_texts(named(new QPlainTextEdit(this), "studyDataTexts"))
{
    setLinkLike(m_back);
    bindText(m_back, &QToolButton::setText, [] { return tr("Back to results"); });
    connect(m_back, &QToolButton::clicked, this, &StudyDataPage::left);
    addCommand(
        this, "studyDataLeave", Qt::Key_Escape, [] { return tr("Back to results"); },
        [this] { emit left(); });
    m_texts->setReadOnly(true);
    m_texts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_texts->setTabChangesFocus(true);
    m_texts->setFrameShape(QFrame::NoFrame);
    bindText(m_texts, &QWidget::setAccessibleName, [] { return tr("Texts of the item"); });
    connect(m_table, &SectionView::currentItemChanged, this, &StudyDataPage::showItem);
    auto* path = inRow({m_back, {m_title, 1}}, 8);
    inColumn(this,
        {path,
            {keptPanes("studyDataPanes", Qt::Vertical, {m_table, m_texts}, {300, 220}, {3, 2}), 1}},
        8, {16, 4, 16, 12});
    setFocusProxy(m_table);
}

void StudyDataPage::setData(const studies::FigureData& data, const studies::StudyResults& results,
    std::shared_ptr<const studies::StudyAnswers> answers)
{
    m_answers = std::move(answers);
    m_written = writtenOfItems(data, results);
    const results::Section section = dataSection(data, results, *m_answers, kMostDataRows);
    m_title->setText(tr("%1 (%n item(s))", "a figure and what it stands on", int(data.items.size()))
                         .arg(data.title));
    m_table->setSection(section);
    m_table->setAccessibleName(data.title);
    m_table->chooseFirst();
    showItem();
}

void StudyDataPage::showItem()
{
    const qint64 item = m_table->currentItem();
    const bool isThere = m_answers && item >= 0 && item < m_answers->items.size();
    m_texts->setPlainText(
        isThere ? textsOf(m_answers->items.at(item), m_written.value(item)) : QString());
}

} // namespace tandem
