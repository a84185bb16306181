#pragma once

#include "storage/runs/runoptions.h"

#include <QObject>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QWidget;

namespace tandem {

class ChosenNames;

/// What a run of some kind is to do: rows of a form that others share, and what was chosen in them.
/// Each class that derives from it knows the kinds about one subject.
class RunForm : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunForm)

public:
    /// The options as they were shown, with what was chosen since; who has no name has that of
    /// `model`.
    virtual RunOptions options(const QString& model) const = 0;
    /// What is to be asked the same beside the model that the others' form names; each goes by its
    /// own name.
    virtual QStringList otherModels() const { return {}; }
    /// What is still to be chosen or put right before the run can begin; empty where nothing is.
    virtual QString problem() const = 0;

signals:
    /// Something else is chosen.
    void changed();

protected:
    static constexpr int kMostAsks = 100;

    /// Rows go to `form` and show `options`; `parent` is the widget with the form.
    RunForm(const RunOptions& options, QFormLayout* form, QWidget* parent);

    /// As they were shown.
    const RunOptions& shown() const { return m_options; }

    /// Fields that say when they are changed, in no row yet.
    QLineEdit* newLine(const char* name, const QString& text, const QString& placeholder);
    QSpinBox* newSpin(const char* name, int low, int high, int value);
    QComboBox* newCombo(const char* name);
    QCheckBox* newCheck(const char* name, const QString& text, bool isChecked);
    /// As ChosenNames has it; `heading` names it to those who do not see the row.
    ChosenNames* newNames(const char* name, const QString& heading, const QStringList& names,
        const QStringList& chosen, const QString& unnamed = {});
    /// The row of a field; without a label that of a box, which has its own.
    void addRow(const QString& label, QWidget* field);

private:
    QWidget* const m_parent;
    QFormLayout* const m_form;
    const RunOptions m_options;
};

/// `typed` as a name, and that of `model` where nothing is typed.
QString nameOr(const QString& typed, const QString& model);

} // namespace tandem
