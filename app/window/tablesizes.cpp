#include "app/window/tablesizes.h"

#include <QApplication>
#include <QHeaderView>

namespace tandem {

namespace {

bool isSizedByHand(const QHeaderView& header, int section)
{
    const auto mode = header.sectionResizeMode(section);
    return mode != QHeaderView::Stretch && mode != QHeaderView::ResizeToContents &&
           !header.isSectionHidden(section);
}

} // namespace

TableSizes::TableSizes()
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* widget : widgets) {
        auto* header = qobject_cast<QHeaderView*>(widget);
        if (!header || !header->parentWidget())
            continue;
        const QFontMetrics metrics = header->parentWidget()->fontMetrics();
        Sections kept{header, metrics.averageCharWidth(), metrics.height(),
            header->defaultSectionSize(), header->minimumSectionSize(), {}};
        for (int i = 0; header->orientation() == Qt::Horizontal && i < header->count(); ++i)
            kept.sizes.append(isSizedByHand(*header, i) ? header->sectionSize(i) : 0);
        m_sections.append(kept);
    }
}

void TableSizes::restore() const
{
    for (const Sections& kept : m_sections) {
        if (!kept.header)
            continue;
        if (kept.header->orientation() == Qt::Vertical)
            restoreRows(kept);
        else
            restoreColumns(kept);
    }
}

void TableSizes::restoreRows(const Sections& kept)
{
    // Some tables do it themselves.
    if (kept.header->defaultSectionSize() == kept.usual)
        kept.header->setDefaultSectionSize(
            kept.usual + kept.header->parentWidget()->fontMetrics().height() - kept.line);
}

void TableSizes::restoreColumns(const Sections& kept)
{
    QHeaderView& header = *kept.header;
    const int letter = header.parentWidget()->fontMetrics().averageCharWidth();
    if (kept.letter == 0)
        return;
    // Rounded, so that what was made larger comes back to the pixel.
    const auto inLetters = [&](int size) { return qRound(double(size) * letter / kept.letter); };
    header.setMinimumSectionSize(inLetters(kept.least));
    for (int i = 0; i < kept.sizes.size() && i < header.count(); ++i) {
        if (kept.sizes.at(i) > 0 && isSizedByHand(header, i))
            header.resizeSection(i, inLetters(kept.sizes.at(i)));
    }
}

} // namespace tandem
