#include "views/overview/agreementitemmodel.h"

#include "ui/plaintooltip.h"
#include "views/overview/drilldownmodel.h"

#include <QLocale>

namespace tandem {

AgreementItemModel::AgreementItemModel(PersonOf personOf, QObject* parent)
    : QAbstractListModel(parent)
    , m_personOf(std::move(personOf))
{
}

int AgreementItemModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_items.size());
}

QVariant AgreementItemModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const AgreementItem& item = m_items.at(index.row());
    const auto place = [&] {
        return tr("%1 · %2", "answers, place").arg(answersText(item), placeText(item));
    };
    switch (role) {
    case Qt::DisplayRole:
        return item.text.simplified();
    case Qt::ToolTipRole:
        return plainToolTip(item.text);
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "place and text").arg(place(), item.text);
    case DrillDownModel::Place:
        return place();
    default:
        return {};
    }
}

QString AgreementItemModel::sideText(PersonId person, std::optional<YesNo> answer) const
{
    const QString word = !answer                ? QString(QChar(u'\u2013'))
                         : answer == YesNo::Yes ? tr("yes")
                                                : tr("no");
    return tr("%1: %2", "person and answer").arg(m_personOf(person).name, word);
}

QString AgreementItemModel::answersText(const AgreementItem& item) const
{
    if (item.excluded)
        return agreementExclusionText(*item.excluded);
    if (!item.pair.a.isValid())
        return tr("one yes, the other no");
    return tr("%1, %2", "both answers")
        .arg(sideText(item.pair.a, item.a), sideText(item.pair.b, item.b));
}

QString AgreementItemModel::placeText(const AgreementItem& item)
{
    const QLocale locale;
    const QString sample = tr("%1 %2", "number and title of a sample")
                               .arg(locale.toString(item.samplePosition), item.sampleTitle)
                               .trimmed();
    const QString fact = item.number > 0 ? tr("fact %1") : tr("a fact that is gone");
    const QString numbered = item.step == Step::Paragraphs ? tr("paragraph %1") : fact;
    return tr("%1, %2", "place in the sample, sample")
        .arg(item.number > 0 ? numbered.arg(locale.toString(item.number)) : numbered, sample);
}

void AgreementItemModel::setItems(const QList<AgreementItem>& items)
{
    beginResetModel();
    m_items = items;
    endResetModel();
}

} // namespace tandem
