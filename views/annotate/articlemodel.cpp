#include "views/annotate/articlemodel.h"

#include "models/results/spelling.h"
#include "ui/textrowroles.h"
#include "views/annotate/labellingcontroller.h"

namespace tandem {

namespace {

textrow::AnswerMark markOf(const Answer& answer)
{
    if (!answer.value)
        return textrow::AnswerMark::None;
    return *answer.value == YesNo::Yes ? textrow::AnswerMark::Yes : textrow::AnswerMark::No;
}

} // namespace

ArticleModel::ArticleModel(const LabellingController& controller, QObject* parent)
    : QAbstractListModel(parent)
    , m_controller(controller)
{
    connect(&controller, &LabellingController::aboutToReload, this, [this] { beginResetModel(); });
    connect(&controller, &LabellingController::reloaded, this, [this] { endResetModel(); });
    connect(&controller, &LabellingController::itemChanged, this,
        [this](int row) { emit dataChanged(index(row), index(row)); });
    connect(&controller, &LabellingController::modeChanged, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    });
}

int ArticleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_controller.count();
}

QVariant ArticleModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return m_controller.sample().items.at(index.row()).text;
    case Qt::AccessibleTextRole:
        return QString(leftText(index.row()) + textrow::accessibleText(index));
    case textrow::Number:
        return m_controller.sample().items.at(index.row()).number;
    case textrow::Heading:
        return headingOf(index.row());
    case textrow::Answerable:
        return showsAnswers();
    case textrow::Hints:
        if (m_controller.mode() == LabellingMode::Labelling)
            return {};
        return QVariant::fromValue(QList<KeyHint>());
    default:
        return showsAnswers() ? answerData(index.row(), role) : QVariant();
    }
}

QVariant ArticleModel::headingOf(int row) const
{
    const OpenSample& sample = m_controller.sample();
    const ItemRow& item = sample.items.at(row);
    if (sample.row.step != Step::KeyFacts ||
        (row > 0 && sample.items.at(row - 1).paragraph == item.paragraph))
        return {};
    return tr("Paragraph %1: %2", "number, text")
        .arg(results::countText(item.paragraph))
        .arg(sample.paragraphTexts.value(item.paragraph));
}

QVariant ArticleModel::answerData(int row, int role) const
{
    const std::optional<Answer> slow = m_controller.slowAnswer(row);
    const Answer answer = slow.value_or(m_controller.answer(row));
    switch (role) {
    case textrow::Dimmed:
        return answer.isComplete();
    case textrow::Answer:
        return int(markOf(answer));
    case textrow::Saving:
        return slow.has_value();
    case textrow::Unsure:
        return answer.unsure;
    case textrow::Note:
        return answer.note;
    default:
        return {};
    }
}

QString ArticleModel::leftText(int row) const
{
    const int left = m_controller.leftIndex();
    if (left < 0 || row != m_controller.currentIndex())
        return {};
    const Answer& answer = m_controller.answer(left);
    const QString words = answer.unsure                ? tr("%1 unsure, %2 of %3 answered. ")
                          : answer.value == YesNo::Yes ? tr("%1 yes, %2 of %3 answered. ")
                          : answer.value == YesNo::No  ? tr("%1 no, %2 of %3 answered. ")
                                                       : tr("%1 open, %2 of %3 answered. ");
    return words.arg(results::countText(m_controller.sample().items.at(left).number),
        results::countText(m_controller.answeredCount()), results::countText(m_controller.count()));
}

bool ArticleModel::showsAnswers() const
{
    switch (m_controller.mode()) {
    case LabellingMode::Labelling:
    case LabellingMode::Submitted:
    case LabellingMode::Closed:
        return true;
    default:
        return false;
    }
}

} // namespace tandem
