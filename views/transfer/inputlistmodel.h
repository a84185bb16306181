#pragma once

#include "views/transfer/importjob.h"

#include <QAbstractTableModel>
#include <QList>

namespace tandem {

/// The files to import and what each was recognised as.
class InputListModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InputListModel)

public:
    enum Column { File, Kind, ColumnCount };
    enum Role : int {
        Usable = Qt::UserRole + 1, ///< bool: it can be imported
        Remark,                    ///< QString: why it cannot be, or ""
    };

    explicit InputListModel(QObject* parent = nullptr);

    /// Adds what is not there yet.
    void add(const QList<RecognisedInput>& inputs);
    void removeInput(int row);
    QStringList paths() const;
    bool contains(const QString& path) const;
    /// Whether there is something, and all of it can be imported.
    bool isReady() const;
    /// Why the first unusable one is that; empty where there is none.
    QString firstRemark() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<RecognisedInput> m_inputs;
};

} // namespace tandem
