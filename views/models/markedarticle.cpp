#include "views/models/markedarticle.h"

#include "models/results/spelling.h"
#include "ui/screen/livetext.h"
#include "views/models/judgementtext.h"
#include "views/models/markedarticledelegate.h"
#include "views/models/systemsamplewords.h"

#include <QResizeEvent>

namespace tandem {

namespace {

using kgds::ParagraphMark;

kgds::ArticleMarks marksOf(const ShownSystemSample& sample, const ShownOutput& output,
    const kgds::SystemJudgement& judgement)
{
    return kgds::articleMarks(output.system.pattern, sample.record, output.output, judgement);
}

QString plainMarkWord(ParagraphMark mark)
{
    switch (mark) {
    case ParagraphMark::Hit:
        return SystemSampleWords::tr("hit");
    case ParagraphMark::PartlyHit:
        return SystemSampleWords::tr("partly hit");
    case ParagraphMark::Missed:
        return SystemSampleWords::tr("missed");
    case ParagraphMark::WronglyTaken:
        return SystemSampleWords::tr("wrongly included");
    case ParagraphMark::NotJudged:
        return SystemSampleWords::tr("not judged");
    case ParagraphMark::LeftOut:
        break;
    }
    return SystemSampleWords::tr("not included");
}

RowSpec<ArticleRow> articleSpec()
{
    RowSpec<ArticleRow> spec;
    spec.key = [](const ArticleRow& row) {
        return row.index > 0 ? RowKey(row.index) : RowKey(0, row.text);
    };
    spec.columns = [] {
        RowColumn<ArticleRow> text;
        text.text = [](const ArticleRow& row) { return row.text; };
        return QList{text};
    };
    spec.accessible = [](const ArticleRow& row) {
        QStringList parts;
        if (row.index > 0)
            parts.append(SystemSampleWords::tr("Paragraph %1").arg(results::countText(row.index)));
        parts.append(markWord(row));
        parts.append(markBeside(row));
        parts.append(row.text);
        parts.removeAll(QString());
        return parts.join(QStringLiteral(". "));
    };
    return spec;
}

} // namespace

QList<ArticleRow> articleRows(const ShownSystemSample& sample)
{
    const kgds::ArticleMarks marks = marksOf(sample, sample.first, sample.judgement());
    kgds::ArticleMarks beside;
    if (sample.second)
        beside = marksOf(sample, *sample.second, sample.secondJudgement());
    QList<ArticleRow> rows;
    for (qsizetype i = 0; i < marks.paragraphs.size(); ++i) {
        const kgds::ParagraphRecord& paragraph = sample.record.article.at(i);
        ArticleRow row;
        row.index = paragraph.index;
        row.text = paragraph.text;
        row.isSupporting = paragraph.label == kgds::ParagraphLabel::Supporting;
        row.mark = marks.paragraphs.at(i);
        if (i < beside.paragraphs.size() && beside.paragraphs.at(i).mark != row.mark.mark)
            row.beside = beside.paragraphs.at(i).mark;
        rows.append(row);
    }
    for (const QString& name : marks.unknown) {
        ArticleRow row;
        row.text = paragraphNumber(name);
        rows.append(row);
    }
    return rows;
}

QString markWord(const ArticleRow& row)
{
    if (row.index == 0)
        return SystemSampleWords::tr("not in the article");
    const kgds::FactCoverage& facts = row.mark.facts;
    if (facts.all() == 0)
        return plainMarkWord(row.mark.mark);
    // What a judge said nothing about is no miss, and of what is left out nothing is to be counted.
    if (row.mark.mark == ParagraphMark::NotJudged || row.mark.mark == ParagraphMark::LeftOut)
        return plainMarkWord(row.mark.mark);
    const QString covered = results::countText(facts.covered);
    const QString all = results::countText(facts.all());
    return row.isSupporting
               ? SystemSampleWords::tr("%1: %2 of %3 key facts", "hit, covered, all")
                     .arg(plainMarkWord(row.mark.mark), covered, all)
               : SystemSampleWords::tr("%1: %2 of %3 facts", "wrongly taken, covered, all")
                     .arg(plainMarkWord(row.mark.mark), covered, all);
}

BadgeKind markBadge(const ArticleRow& row)
{
    if (row.index == 0)
        return BadgeKind::Warning;
    switch (row.mark.mark) {
    case ParagraphMark::Hit:
        return BadgeKind::Yes;
    case ParagraphMark::PartlyHit:
        return BadgeKind::Open;
    case ParagraphMark::Missed:
        return BadgeKind::Warning;
    case ParagraphMark::WronglyTaken:
        return BadgeKind::Boundary;
    case ParagraphMark::NotJudged:
        return BadgeKind::Unsure;
    case ParagraphMark::LeftOut:
        break;
    }
    return BadgeKind::No;
}

QString unknownText(const QList<ArticleRow>& rows)
{
    QStringList names;
    for (const ArticleRow& row : rows) {
        if (row.index == 0)
            names.append(row.text);
    }
    return names.isEmpty() ? QString()
                           : SystemSampleWords::tr("[%1] not in the article", "paragraphs")
                                 .arg(names.join(QStringLiteral("], [")));
}

QString markBeside(const ArticleRow& row)
{
    return row.beside ? SystemSampleWords::tr("compared: %1", "verdict on the other system")
                            .arg(plainMarkWord(*row.beside))
                      : QString();
}

MarkedArticle::MarkedArticle(QWidget* parent)
    : SelectableTextView(new MarkedArticleDelegate(this), parent)
    , m_rows(new RowsOf<ArticleRow>(articleSpec(), this))
{
    setModel(m_rows);
    bindText(this, &QWidget::setAccessibleName, [] { return tr("Article"); });
}

void MarkedArticle::setSample(const ShownSystemSample& sample)
{
    const bool isAnother = sample.sample != m_sample;
    m_sample = sample.sample;
    m_rows->setRows(articleRows(sample));
    if (isAnother)
        scrollToTop();
}

void MarkedArticle::showParagraph(int index)
{
    const int row = m_rows->rowOf(RowKey(index));
    if (row < 0)
        return;
    makeCurrentInPlace(m_rows->index(row, 0));
    scrollTo(m_rows->index(row, 0));
}

void MarkedArticle::resizeEvent(QResizeEvent* event)
{
    SelectableTextView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout(); // lines break anew
}

} // namespace tandem
