#pragma once

#include "models/text/span.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

class QStandardItemModel;

namespace tandem {

class TextRowView;

/// The opinions that came with an imported sample, to be read.
class ImportedOpinions final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportedOpinions)

public:
    explicit ImportedOpinions(QWidget* parent = nullptr);

    void setOpinions(const QStringList& opinions);
    /// Brings opinion `number` (from 1) into sight; one that is not there does nothing.
    void goTo(int number);

private:
    QStandardItemModel* m_model;
    TextRowView* m_list;
    QHash<QString, QList<Utf16Span>> m_bold; ///< the clarified parts of each text
};

} // namespace tandem
