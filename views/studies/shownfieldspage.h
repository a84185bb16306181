#pragma once

#include "models/studies/design.h"
#include "models/studies/designcheck.h"
#include "ui/rows/rowspec.h"
#include "views/studies/problemnotes.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace tandem {

template <typename Row>
class RowsOf;
class RowsView;

/// A field that an item may have, and whether raters see it.
struct FieldRow
{
    studies::ShownField field;
    bool isShown = false;

    bool operator==(const FieldRow&) const = default;
};

/// What of an item raters see: which fields, in which order, under which label, with evidence
/// marked or not. Space shows and hides, Alt with the arrows moves the chosen field.
class ShownFieldsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShownFieldsPage)

public:
    explicit ShownFieldsPage(QWidget* parent = nullptr);
    ~ShownFieldsPage() override;

    QList<studies::ShownField> fields() const;
    /// Shows these, ticked, and after them the names of others that could be shown.
    void setFields(const QList<studies::ShownField>& fields, const QStringList& others);
    /// Shows the problems below "/fields"; returns how many these are.
    int showProblems(const QList<studies::DesignProblem>& problems);

signals:
    /// By the user.
    void edited();

protected:
    /// Enter adds the field that is named.
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildForm();
    int current() const;
    void showRows();
    void showField();
    void changeField();
    void tick(int row, bool on);
    void move(int by);
    void addField();

    QList<FieldRow> m_fields;
    RowsOf<FieldRow>* m_rows;
    RowsView* m_table;
    QLineEdit* m_label = nullptr;
    QCheckBox* m_evidence = nullptr;
    QLineEdit* m_newName = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    ProblemNotes m_problems;
};

} // namespace tandem
