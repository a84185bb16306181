#pragma once

#include "models/people/person.h"
#include "models/rounds/progress.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace tandem {

/// How far everybody is: samples, answers, time and cost. Counts only, never answers.
class PeopleModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(PeopleModel)

public:
    enum Column { Name, RoleColumn, Samples, HandedIn, Answered, Time, Cost, ColumnCount };
    enum Role : int {
        Id = Qt::UserRole + 0x440, ///< PersonId
        Colour,                    ///< QString "#rrggbb"
        SetAside,                  ///< bool
    };

    explicit PeopleModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// People are only ever added, so rows are too.
    void setPeople(const QList<Person>& people);
    void setProgress(const QList<PersonProgress>& progress);
    /// Costs are shown in this currency; not at all without a wage.
    void setWage(double hourlyWage, const QString& currency);
    PersonId personAt(int row) const;
    void retranslate();

private:
    QString text(const Person& person, int column) const;
    void announce(int firstColumn, int lastColumn);

    QList<Person> m_people;
    QList<PersonProgress> m_progress;
    double m_wage = 0.0;
    QString m_currency;
};

} // namespace tandem
