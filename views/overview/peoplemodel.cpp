#include "views/overview/peoplemodel.h"

#include "models/rounds/timetext.h"
#include "views/overview/moneytext.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

PeopleModel::PeopleModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

int PeopleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_people.size());
}

int PeopleModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant PeopleModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Person& person = m_people.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(person, index.column());
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() >= Samples ? Qt::AlignRight : Qt::AlignLeft));
    case Id:
        return QVariant::fromValue(person.id);
    case Colour:
        return person.colour;
    case SetAside:
        return !person.active;
    default:
        return {};
    }
}

QString PeopleModel::text(const Person& person, int column) const
{
    const QLocale locale;
    PersonProgress progress;
    for (const PersonProgress& candidate : m_progress) {
        if (candidate.person == person.id)
            progress = candidate;
    }
    switch (column) {
    case Name:
        return person.active ? person.name : tr("%1 (set aside)").arg(person.name);
    case RoleColumn:
        return person.role == tandem::Role::Lead ? tr("lead") : tr("annotator");
    case Samples:
        return locale.toString(progress.samples);
    case HandedIn:
        return tr("%1 of %2", "rounds handed in of all")
            .arg(locale.toString(progress.handedIn), locale.toString(progress.rounds));
    case Answered:
        return tr("%1 of %2", "answered items of all")
            .arg(locale.toString(progress.answered), locale.toString(progress.items));
    case Time:
        return timeText(progress.activeMs, progress.unmeasured);
    case Cost:
        return m_wage > 0.0 && (progress.activeMs > 0 || progress.unmeasured == 0)
                   ? moneyText(progress.cost, m_currency)
                   : QString(QChar(0x2013));
    default:
        return {};
    }
}

QVariant PeopleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section >= Samples ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Person");
    case RoleColumn:
        return tr("Role");
    case Samples:
        return tr("Samples");
    case HandedIn:
        return tr("Rounds handed in");
    case Answered:
        return tr("Items answered");
    case Time:
        return tr("Active time");
    case Cost:
        return tr("Cost");
    default:
        return {};
    }
}

void PeopleModel::setPeople(const QList<Person>& people)
{
    const int before = int(m_people.size());
    const int after = int(people.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_people += people.mid(before);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_people.resize(after);
        endRemoveRows();
    }
    m_people = people;
    announce(0, ColumnCount - 1);
}

void PeopleModel::setProgress(const QList<PersonProgress>& progress)
{
    if (progress == m_progress)
        return;
    m_progress = progress;
    announce(Samples, Cost);
}

void PeopleModel::setWage(double hourlyWage, const QString& currency)
{
    m_wage = hourlyWage;
    m_currency = currency;
    announce(Cost, Cost);
}

void PeopleModel::announce(int firstColumn, int lastColumn)
{
    if (!m_people.isEmpty())
        emit dataChanged(index(0, firstColumn), index(int(m_people.size()) - 1, lastColumn));
}

PersonId PeopleModel::personAt(int row) const
{
    return row >= 0 && row < m_people.size() ? m_people.at(row).id : PersonId();
}

void PeopleModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    announce(0, ColumnCount - 1);
}

} // namespace tandem
