#pragma once

#include "models/studies/designcheck.h"

#include <QHash>
#include <QString>

class QFormLayout;
class QLabel;
class QWidget;

namespace tandem {

/// Notes beside the fields of a design, each saying what is wrong at its place; those that have
/// nothing to say take no room.
class ProblemNotes final
{
public:
    /// A note for this place, a JSON pointer ("/title"), and for all below it.
    QLabel* add(QWidget* parent, const QString& place);
    /// A note below a field that has its row in the form already.
    void addBelow(QFormLayout* form, QWidget* field, const QString& place);
    /// A row of a form: `field` with its note below it, called by `label`.
    void addRow(QFormLayout* form, const QString& label, QWidget* field, const QString& place);
    /// Shows each problem at the note whose place is nearest to its own; of several at one note the
    /// first. Returns how many have a note.
    int show(const QList<studies::DesignProblem>& problems);
    /// The note of this place; null where there is none.
    QLabel* at(const QString& place) const;

private:
    QHash<QString, QLabel*> m_notes; ///< by place
};

} // namespace tandem
