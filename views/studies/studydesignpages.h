#pragma once

#include "models/fields/field.h"
#include "models/studies/design.h"
#include "models/studies/designcheck.h"
#include "ui/rows/rowspec.h"
#include "views/studies/problemnotes.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QPushButton;

namespace tandem {

class FieldForm;
class RowsView;
template <typename Row>
class RowsOf;

/// How a study is handed out, and which raters its results leave out.
class HandoutPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HandoutPage)

public:
    explicit HandoutPage(QWidget* parent = nullptr);

    void setDesign(const studies::Design& design);
    /// Sets in `design` what is chosen here.
    void applyTo(studies::Design& design) const;
    /// Returns how many of the problems stand here.
    int showProblems(const QList<studies::DesignProblem>& problems);
    /// Whether what is at this place of a design, a JSON pointer, is set here.
    bool has(const QString& place) const { return m_problems.at(place) != nullptr; }

signals:
    /// By the user.
    void edited();

private:
    FieldForm* addForm(QFormLayout* rows, const fields::Fields& fields, const QString& place);
    QWidget* newSeed(QWidget* parent);

    /// A name for the draw, taken from elsewhere as it is: neither grouped in thousands nor stepped
    /// by keys as the numbers of a FieldForm are.
    QLineEdit* m_seed = nullptr;
    FieldForm* m_assignment = nullptr;
    FieldForm* m_exclusions = nullptr;
    ProblemNotes m_problems;
};

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
