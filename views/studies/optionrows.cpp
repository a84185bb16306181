#include "views/studies/optionrows.h"

#include "models/studies/designcheck.h"
#include "ui/arrange.h"
#include "ui/parts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kValueWidth = 110;
constexpr int kKeyWidth = 48;

QLineEdit* newOptionField(QWidget* parent, const char* name, int row, int most)
{
    auto* field = named(new QLineEdit(parent), QLatin1String(name) + QString::number(row + 1));
    field->setMaxLength(most);
    return field;
}

} // namespace

OptionRows::OptionRows(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout)
    , m_add(newButton(this, "optionAdd", [] { return tr("Add answer"); }))
{
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(0, 1);
    addHead();
    m_add->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, [this] {
        QList<studies::Option> all = options();
        all.append(studies::Option());
        setOptions(all);
        m_lines.at(m_shown - 1).label->setFocus();
        tell();
    });
    auto* column = inColumn(this, {}, 6);
    column->addLayout(m_grid);
    column->addWidget(m_add, 0, Qt::AlignLeading);
}

void OptionRows::addHead()
{
    const QString heads[] = {tr("Shown to raters"), tr("In files"), tr("Key"), tr("Side")};
    for (int column = 0; column < int(std::size(heads)); ++column)
        m_grid->addWidget(newLabel(this, LabelStyle::Small, heads[column]), 0, column);
}

void OptionRows::addLine()
{
    const int row = int(m_lines.size());
    Line line;
    line.label = newOptionField(this, "optionLabel", row, int(studies::kMostLabelLength));
    line.value = newOptionField(this, "optionValue", row, int(studies::kMostNameLength));
    line.key = newOptionField(this, "optionKey", row, 1);
    line.value->setFixedWidth(kValueWidth);
    line.key->setFixedWidth(kKeyWidth);
    line.key->setPlaceholderText(QString::number(row + 1));
    line.side = named(new QComboBox(this), QStringLiteral("optionSide%1").arg(row + 1));
    line.side->addItems({tr("No side"), tr("First text"), tr("Second text")});
    line.remove = named(new QToolButton(this), QStringLiteral("optionRemove%1").arg(row + 1));
    line.remove->setText(QStringLiteral("×"));
    line.remove->setToolTip(tr("Remove answer"));
    line.remove->setAccessibleName(tr("Remove answer %1").arg(row + 1));
    line.label->setAccessibleName(tr("Answer %1: text shown to raters").arg(row + 1));
    line.value->setAccessibleName(tr("Answer %1: value in files").arg(row + 1));
    line.key->setAccessibleName(tr("Answer %1: key").arg(row + 1));
    line.side->setAccessibleName(tr("Answer %1: side").arg(row + 1));
    int column = 0;
    for (QWidget* part :
        std::initializer_list<QWidget*>{line.label, line.value, line.key, line.side, line.remove}) {
        m_grid->addWidget(part, row + 1, column++);
        part->installEventFilter(this);
        part->setProperty("optionRow", row);
    }
    for (QLineEdit* field : {line.label, line.value, line.key})
        connect(field, &QLineEdit::textEdited, this, &OptionRows::tell);
    connect(line.side, &QComboBox::activated, this, &OptionRows::tell);
    connect(line.remove, &QToolButton::clicked, this, [this, row] { removeLine(row); });
    m_lines.append(line);
}

QList<studies::Option> OptionRows::options() const
{
    QList<studies::Option> options;
    for (int row = 0; row < m_shown; ++row) {
        const Line& line = m_lines.at(row);
        options.append({line.value->text().trimmed(), line.label->text(),
            line.key->text().trimmed(), line.side->currentIndex()});
    }
    return options;
}

void OptionRows::setOptions(const QList<studies::Option>& options)
{
    m_isFilling = true;
    while (m_lines.size() < options.size())
        addLine();
    m_shown = int(options.size());
    for (int row = 0; row < int(m_lines.size()); ++row)
        showLine(row, options.value(row));
    m_add->setEnabled(m_shown < studies::kMostOptions);
    m_isFilling = false;
}

void OptionRows::showLine(int row, const studies::Option& option)
{
    const Line& line = m_lines.at(row);
    for (const auto& [field, text] : {std::pair(line.label, option.label),
             std::pair(line.value, option.value), std::pair(line.key, option.key)}) {
        if (field->text() != text)
            field->setText(text);
    }
    line.side->setCurrentIndex(std::clamp(option.side, 0, 2));
    for (QWidget* part :
        std::initializer_list<QWidget*>{line.label, line.value, line.key, line.side, line.remove})
        part->setVisible(row < m_shown);
}

void OptionRows::removeLine(int row)
{
    QList<studies::Option> all = options();
    all.removeAt(row);
    setOptions(all);
    if (m_shown == 0)
        m_add->setFocus();
    else
        m_lines.at(std::min(row, m_shown - 1)).label->setFocus();
    tell();
}

void OptionRows::moveLine(int row, int by)
{
    QList<studies::Option> all = options();
    const int to = row + by;
    if (to < 0 || to >= m_shown)
        return;
    all.swapItemsAt(row, to);
    setOptions(all);
    m_lines.at(to).label->setFocus();
    tell();
}

void OptionRows::tell()
{
    if (!m_isFilling)
        emit edited();
}

bool OptionRows::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isUp = key->key() == Qt::Key_Up;
        if (key->modifiers() == Qt::AltModifier && (isUp || key->key() == Qt::Key_Down)) {
            moveLine(watched->property("optionRow").toInt(), isUp ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tandem
