#pragma once

#include "views/inspect/showncase.h"
#include "views/inspect/twosystemsrows.h"

#include <QAbstractTableModel>

namespace tandem {

/// Two systems' outputs of one case, row by row against the aspects of the expected text.
class TwoSystemsModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TwoSystemsModel)

public:
    enum Column { Expected, First, Second, Columns };
    enum Role {
        LabelRole = Qt::UserRole, ///< QString: "E3", "O1"; empty where there is nothing
        EvidenceRole,             ///< QString
        VerdictRole,              ///< int of expert::LinkVerdict; none where there is nothing
        FaultRole,                ///< bool
    };

    explicit TwoSystemsModel(QObject* parent = nullptr);

    void setCases(const ShownCase& first, const ShownCase& second);
    void clear();
    /// Of which mode the F is that stands with the systems' names; at first the average.
    void setMode(expert::Mode mode);
    const QList<TwoSystemsRow>& rows() const { return m_rows; }
    const ShownCase& shown(int system) const { return m_cases[std::size_t(system)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant expectedData(const TwoSystemsRow& row, int role) const;
    QVariant systemData(const TwoSystemsRow& row, int system, int role) const;
    QVariant nothing(const TwoSystemsRow& row, int system, int role) const;
    QString systemTitle(int system) const;

    std::array<ShownCase, 2> m_cases;
    QList<TwoSystemsRow> m_rows;
    expert::Mode m_mode = expert::Mode::Average;
};

} // namespace tandem
