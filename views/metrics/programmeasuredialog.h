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

/// One measure that a program of the user's computes, or an embedding model: set up, tried with two
/// example texts, saved and removed. A program runs only when it is tested; a model is asked
/// nothing.
class ProgramMeasureDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProgramMeasureDialog)

public:
    /// What computes a measure that is new.
    enum class Kind { Program, Embedding };
    /// Of the measure called `key`; a new one where that is empty. Show it with open(); accepted
    /// where the measure was saved or removed.
    ProgramMeasureDialog(const QString& key, Kind kind, QWidget* parent = nullptr);

    /// Warns once where something is not saved.
    void reject() override;

signals:
    /// Measures are listed anew: the one called `before` (empty: none) is called `now` (empty: it
    /// was removed).
    void edited(const QString& before, const QString& now);

private:
    void build();
    QString noteText() const;
    /// What speaks against saving the measure.
    Expected<void> check(const ProgramMeasure& measure) const;
    void test();
    void showTest(const ProgramTestReport& report);
    void save();
    void remove();
    void showError(const Error& error);
    void showState();

    ProgramMeasureStore m_store;
    const QString m_key;
    ProgramMeasure m_saved;
    Kind m_kind;
    bool m_hasWarned = false;
    FieldForm* m_form = nullptr;
    MessageBar* m_messages = nullptr;
    QPushButton* m_test = nullptr;       ///< null where a server would be asked
    Latest<ProgramTestReport> m_testing; ///< last, so that it ends before what it tells
};

} // namespace tandem
