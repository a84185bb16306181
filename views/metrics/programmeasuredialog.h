#pragma once

#include "storage/changes/latest.h"
#include "storage/scorers/programmeasurestore.h"
#include "storage/scorers/programtest.h"

#include <QDialog>
#include <QString>

class QPushButton;

namespace tandem {

class FieldForm;
class MessageBar;

/// One measure that a program of the user's computes: set up, tried with two example texts, saved
/// and removed. The program runs only when it is tested.
class ProgramMeasureDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProgramMeasureDialog)

public:
    /// Of the measure called `key`; a new one where that is empty. Show it with open(); accepted
    /// where the measure was saved or removed.
    explicit ProgramMeasureDialog(const QString& key, QWidget* parent = nullptr);

    /// Warns once where something is not saved.
    void reject() override;

private:
    void build();
    void test();
    void showTest(const ProgramTestReport& report);
    void save();
    void remove();
    void showError(const Error& error);
    void showState();

    ProgramMeasureStore m_store;
    const QString m_key;
    ProgramMeasure m_saved;
    bool m_hasWarned = false;
    FieldForm* m_form = nullptr;
    MessageBar* m_messages = nullptr;
    QPushButton* m_test = nullptr;
    Latest<ProgramTestReport> m_testing; ///< last, so that it ends before what it tells
};

} // namespace tandem
