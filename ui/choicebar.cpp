#include "ui/choicebar.h"

#include "ui/arrange.h"
#include "ui/elidedlabel.h"
#include "ui/narrowcombobox.h"
#include "ui/textstyle.h"

#include <QHBoxLayout>

namespace tandem {

namespace {

constexpr int kChoiceLetters = 8; ///< at least; they share what there is
constexpr int kWidestChoice = 240;

} // namespace

ChoiceBar::ChoiceBar(const char* titleName, int leastForTitle, QWidget* parent)
    : QWidget(parent)
    , m_title(named(new ElidedLabel(this), titleName))
    , m_leastForTitle(leastForTitle)
    , m_row(inRow(this, {}, 8, {14, 6, 14, 6}))
{
    keepFont(m_title, FontRole::Strong);
}

void ChoiceBar::setTitle(const QString& title)
{
    m_title->setText(title);
}

void ChoiceBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_title->setVisible(width() >= m_leastForTitle);
}

NarrowComboBox* ChoiceBar::addChoice(const char* name, const Words& words)
{
    QLabel* label = newLabel(this, LabelStyle::Small);
    auto* choice = named(new NarrowComboBox(kChoiceLetters, this), name);
    choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    choice->setMaximumWidth(kWidestChoice);
    bindText(label, &QLabel::setText, words);
    bindText(choice, &QWidget::setAccessibleName, words);
    label->setBuddy(choice);
    m_row->addWidget(label);
    m_row->addWidget(choice, 2);
    return choice;
}

} // namespace tandem
