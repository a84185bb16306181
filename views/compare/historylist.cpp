#include "views/compare/historylist.h"

#include "ui/parts.h"
#include "ui/theme.h"
#include "views/compare/figuretext.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tandem {

namespace {

QLabel* addLabel(QVBoxLayout* layout, const QString& text, LabelStyle style, QWidget* parent)
{
    auto* label = newNote(parent, style);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setText(text);
    layout->addWidget(label);
    return label;
}

} // namespace

HistoryList::HistoryList(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    hide();
}

void HistoryList::setLines(const QList<RoundHistoryLine>& lines, ItemId item)
{
    QList<RoundHistoryLine> shown;
    for (const RoundHistoryLine& line : lines) {
        if (!line.item || *line.item == item)
            shown.append(line);
    }
    if (shown == m_shown && m_content)
        return;
    m_shown = shown;
    delete m_content;
    m_content = new QWidget(this);
    auto* content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(2);
    addLabel(content, tr("Journal"), LabelStyle::SmallStrong, m_content);
    m_layout->addWidget(m_content);
    for (const RoundHistoryLine& line : std::as_const(m_shown))
        addLine(line);
    setVisible(!m_shown.isEmpty());
}

void HistoryList::addLine(const RoundHistoryLine& line)
{
    auto* layout = static_cast<QVBoxLayout*>(m_content->layout());
    addLabel(layout, tr("%1 · %2", "time and event").arg(momentText(line.at), line.text),
        LabelStyle::Small, m_content);
    if (line.note.isEmpty())
        return;
    auto* note = addLabel(layout, line.note, LabelStyle::Plain, m_content);
    note->setContentsMargins(12, 0, 0, 4);
}

} // namespace tandem
