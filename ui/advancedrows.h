#pragma once

#include <QList>
#include <QObject>

class QFormLayout;
class QSettings;
class QToolButton;
class QWidget;

namespace tandem {

/// The rows of a form that few people need: below a button, "Advanced", that folds and unfolds
/// them. They unfold by themselves where one of them says something unusual, and stay as somebody
/// left them.
class AdvancedRows final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AdvancedRows)

public:
    /// Adds the button to `form`, called `name`; rows that are added to the form afterwards stand
    /// below it.
    AdvancedRows(QFormLayout* form, const QString& name, QWidget* parent);

    /// Folds the row of this widget with the others; it is in the form already.
    void add(QWidget* field);
    bool isOpen() const;
    /// Unfolds the rows where one of them `isUnusual` or somebody left them open, or else folds
    /// them.
    void openFor(bool isUnusual);
    /// Takes from the settings whether somebody left them open, and keeps it there from now on,
    /// under this key. `settings` must outlive this.
    void remember(QSettings& settings, const QString& key);

signals:
    void toggled(bool isOpen);

private:
    void show(bool isOpen);

    QFormLayout* const m_form;
    QToolButton* const m_button;
    QList<QWidget*> m_fields;
    bool m_isUnusual = false;
    bool m_wasLeftOpen = false;
};

} // namespace tandem
