#include "views/timelines/timelinechoicebar.h"

#include "ui/arrange.h"
#include "ui/elidedlabel.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/textstyle.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kUserChoiceLetters = 8; ///< at least; they share what there is
constexpr int kWidestSummarizer = 240;
constexpr int kLeastForTitle = 760; ///< with less the title, which the timeline has, too, goes

QString nextName(const QStringList& names, const QString& current)
{
    return names.value((names.indexOf(current) + 1) % std::max<qsizetype>(1, names.size()));
}

} // namespace

TimelineChoiceBar::TimelineChoiceBar(QWidget* parent)
    : QWidget(parent)
    , m_summarizer(named(new NarrowComboBox(kUserChoiceLetters, this), "userSummarizer"))
    , m_beside(named(new NarrowComboBox(kUserChoiceLetters, this), "userBeside"))
    , m_predictor(named(new NarrowComboBox(kUserChoiceLetters, this), "userPredictor"))
    , m_title(named(new ElidedLabel(this), "timelineUserTitle"))
{
    const auto label = [this](QComboBox* choice, const Words& words) {
        QLabel* said = newLabel(this, LabelStyle::Small);
        says(said, &QLabel::setText, words);
        says(choice, &QWidget::setAccessibleName, words);
        said->setBuddy(choice);
        return said;
    };
    keepFont(m_title, FontRole::Strong);
    for (QComboBox* choice : {m_summarizer, m_beside, m_predictor}) {
        choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        choice->setMaximumWidth(kWidestSummarizer);
    }
    inRow(this,
        {{m_title, 1}, label(m_summarizer, [] { return tr("Summarizer"); }), {m_summarizer, 2},
            label(m_beside, [] { return tr("Beside it"); }), {m_beside, 2},
            label(m_predictor, [] { return tr("Predicted by"); }), {m_predictor, 2}},
        8, {14, 6, 14, 6});
    connect(m_summarizer, &QComboBox::activated, this, [this](int index) {
        TimelineChoice choice = m_user->choice;
        choice.summarizer = m_user->summarizers.value(index);
        emit chosen(choice);
    });
    connect(m_beside, &QComboBox::activated, this, [this](int index) {
        TimelineChoice choice = m_user->choice;
        choice.beside.reset();
        if (index > 0)
            choice.beside = m_beside->itemText(index);
        emit chosen(choice);
    });
    connect(m_predictor, &QComboBox::activated, this, [this](int index) {
        TimelineChoice choice = m_user->choice;
        choice.predictor = m_user->predictors.value(index);
        emit chosen(choice);
    });
    inEveryLanguage(this, [this] { fill(); });
}

void TimelineChoiceBar::setUser(const SharedTimelineUser& user)
{
    m_user = user;
    fill();
}

void TimelineChoiceBar::setTitle(const QString& title)
{
    m_title->setText(title);
}

void TimelineChoiceBar::fill()
{
    const QStringList summarizers = m_user ? m_user->summarizers : QStringList();
    const QStringList predictors = m_user ? m_user->predictors : QStringList();
    const TimelineChoice choice = m_user ? m_user->choice : TimelineChoice();
    const auto refill = [](QComboBox* box, const QStringList& names, const QString& current,
                            const QString& none) {
        const QSignalBlocker quiet(box);
        const QStringList items = names.isEmpty() ? QStringList{none} : names;
        QStringList before;
        for (int i = 0; i < box->count(); ++i)
            before.append(box->itemText(i));
        // What is read anew while a run goes on must not close a list that is open.
        if (items != before) {
            box->clear();
            box->addItems(items);
        }
        box->setCurrentIndex(int(std::max<qsizetype>(names.indexOf(current), 0)));
        box->setEnabled(!names.isEmpty());
        box->setToolTip(box->currentText());
    };
    refill(m_summarizer, summarizers, choice.summarizer, tr("nobody yet"));
    refill(m_predictor, predictors, choice.predictor, tr("nobody yet"));
    QStringList others = summarizers;
    others.removeAll(choice.summarizer);
    others.prepend(tr("nothing", "no second summarizer"));
    refill(m_beside, others, choice.beside.value_or(QString()), {});
    m_beside->setEnabled(summarizers.size() > 1);
}

void TimelineChoiceBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_title->setVisible(width() >= kLeastForTitle);
}

TimelineChoice withNextSummarizer(const ShownTimelineUser& user, int by)
{
    TimelineChoice choice = user.choice;
    const qsizetype count = user.summarizers.size();
    // Of two that stand side by side there is no third: they change places.
    if (choice.beside && count == 2) {
        std::swap(choice.summarizer, *choice.beside);
        return choice;
    }
    qsizetype place = user.summarizers.indexOf(choice.summarizer);
    do
        place = (place + by + count) % std::max<qsizetype>(1, count);
    while (count > 2 && choice.beside == user.summarizers.value(place));
    choice.summarizer = user.summarizers.value(place);
    return choice;
}

TimelineChoice withNextPredictor(const ShownTimelineUser& user)
{
    TimelineChoice choice = user.choice;
    choice.predictor = nextName(user.predictors, choice.predictor);
    return choice;
}

TimelineChoice withNextBeside(const ShownTimelineUser& user)
{
    TimelineChoice choice = user.choice;
    QStringList others = user.summarizers;
    others.removeAll(choice.summarizer);
    const qsizetype next = choice.beside ? others.indexOf(*choice.beside) + 1 : 0;
    choice.beside.reset();
    if (next < others.size())
        choice.beside = others.at(next);
    return choice;
}

} // namespace tandem
