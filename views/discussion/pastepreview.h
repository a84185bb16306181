#pragma once

#include "models/kgds/record.h"

#include <QDialog>
#include <QList>

namespace tandem {

/// Shows pasted utterances before they are added.
class PastePreview final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PastePreview)

public:
    /// `newNames`: speakers that are not among the participants yet.
    PastePreview(const QList<kgds::UtteranceRecord>& utterances, const QStringList& newNames,
        QWidget* parent = nullptr);
};

} // namespace tandem
