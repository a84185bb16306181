#include "views/timelines/timelinechoicebar.h"

#include "ui/elidedlabel.h"
#include "ui/narrowcombobox.h"

#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kLeastForTitle = 760; ///< the timeline has it, too

} // namespace

TimelineChoiceBar::TimelineChoiceBar(QWidget* parent)
    : ChoiceBar("timelineUserTitle", kLeastForTitle, parent)
    , m_summarizer(addChoice("userSummarizer", [] { return tr("Summarizer"); }))
    , m_beside(addChoice("userBeside", [] { return tr("Compare with"); }))
    , m_predictor(addChoice("userPredictor", [] { return tr("Predicted by"); }))
{
    row()->insertWidget(0, title(), 1);
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

void TimelineChoiceBar::fill()
{
    const QStringList summarizers = m_user ? m_user->summarizers : QStringList();
    const QStringList predictors = m_user ? m_user->predictors : QStringList();
    const TimelineChoice choice = m_user ? m_user->choice : TimelineChoice();
    m_summarizer->offer(summarizers, summarizers.indexOf(choice.summarizer), tr("None"));
    m_predictor->offer(predictors, predictors.indexOf(choice.predictor), tr("None"));
    QStringList others = summarizers;
    others.removeAll(choice.summarizer);
    others.prepend(tr("None", "no second summarizer"));
    m_beside->offer(others, choice.beside ? others.indexOf(*choice.beside) : 0, {});
    m_beside->setEnabled(summarizers.size() > 1);
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
    choice.predictor = nextInRing(user.predictors, choice.predictor);
    return choice;
}

TimelineChoice withNextBeside(const ShownTimelineUser& user)
{
    TimelineChoice choice = user.choice;
    QStringList others = user.summarizers;
    others.removeAll(choice.summarizer);
    choice.beside = nextOrNone(others, choice.beside);
    return choice;
}

} // namespace tandem
