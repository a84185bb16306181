#pragma once

#include "models/error.h"

#include <QObject>

namespace tandem {

/// What every VerdictDesk tells, whatever is judged at it.
class VerdictDeskSignals : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    /// What is on disk changed, or who sits here, or a note could not be stored.
    void reviewsChanged();
    void failed(const tandem::Error& error);
};

} // namespace tandem
