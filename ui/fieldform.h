#pragma once

#include "models/fields/field.h"

#include <QObject>

#include <memory>

class QFormLayout;
class QWidget;

namespace tandem {

class AdvancedRows;

/// What the widget of a field is named: prefix "startRun", key "first_tokens":
/// "startRunFirstTokens".
QString fieldWidgetName(const QString& prefix, const QString& key);

/// What a form asks about the project whose names and items its fields are about.
class FieldSource
{
public:
    virtual ~FieldSource() = default;

    /// The names that there are to choose from, of these options: those of one log may be others
    /// than those of all.
    virtual QStringList names(fields::Names of, const void* options) const = 0;
    /// Items as they are typed, by their ids.
    virtual QString textOf(fields::Names of, const QVariantList& items) const = 0;
    /// What is typed; none where it names others.
    virtual std::optional<QVariantList> itemsIn(fields::Names of, const QString& text) const = 0;
    /// How such items are typed, said to who typed something else.
    virtual QString howToType(fields::Names of) const = 0;
};

/// Settings as rows of a form: widgets, bounds, words and what is greyed follow from the fields,
/// and words the language. Those that are less used stand among the AdvancedRows of the form.
class FieldForm final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(FieldForm)

public:
    /// Makes the widget of a field that the caller shows and reads itself; null of others.
    using Own = std::function<QWidget*(const fields::Field& field)>;
    /// Whether fields that are less used follow the others at once, below a button of their own, or
    /// by addRare(), where other rows come between.
    enum class Rare { Folded, Later };

    /// Adds rows to `form` that show `options`. Widgets are named `prefix` and the field's key,
    /// like "startRunFirstTokens". `source` outlives it and may be null where no field takes names
    /// or items of a project; `parent` is the widget with the form.
    template <typename Options>
    FieldForm(const fields::Fields& fields, const Options& options, const FieldSource* source,
        const char* prefix, QFormLayout* form, QWidget* parent, const Own& own = {},
        Rare rare = Rare::Folded)
        : FieldForm(fields, std::make_shared<Options>(options), std::make_shared<Options>(), source,
              prefix, form, parent, own, rare)
    {
    }

    /// Adds the rows of the fields that are less used, which `rows` folds.
    void addRare(AdvancedRows& rows);
    /// Whether a field that is less used has another value than at first.
    bool hasUnusual() const;

    /// The options as they were shown, with what was chosen since; of the type that it was made of.
    template <typename Options>
    const Options& options() const
    {
        return *static_cast<const Options*>(m_options.get());
    }
    /// Shows other options of that type, with the same fields; nothing is said to have changed.
    template <typename Options>
    void show(const Options& options)
    {
        *static_cast<Options*>(m_options.get()) = options;
        show();
    }
    /// The widget that shows the field with this key; null where the form has none of its own.
    QWidget* widgetOf(const QString& key) const;
    /// What is still to be chosen or put right; empty where nothing is.
    QString problem() const;

signals:
    /// Something else is chosen.
    void changed();

private:
    using Shared = std::shared_ptr<void>;
    /// A field with what shows it.
    struct Part
    {
        fields::Field field;
        QWidget* widget = nullptr;
        std::function<QVariant()> value;
        std::function<void(const QVariant&)> show;
        std::function<QString()> problem = {}; ///< of what stands in the widget
    };

    FieldForm(const fields::Fields& fields, const Shared& options, const Shared& usual,
        const FieldSource* source, const char* prefix, QFormLayout* form, QWidget* parent,
        const Own& own, Rare rare);
    /// The widget that shows the field.
    QWidget* addRow(const fields::Field& field);
    Part flagPart(const fields::Field& field);
    Part numberPart(const fields::Field& field);
    Part largeNumberPart(const fields::Field& field);
    /// A number that may be unknown.
    Part unknownNumberPart(const fields::Field& field);
    Part linePart(const fields::Field& field);
    Part namePart(const fields::Field& field);
    Part namesPart(const fields::Field& field);
    Part wordPart(const fields::Field& field);
    Part wordsPart(const fields::Field& field);
    Part rangePart(const fields::Field& field);
    Part itemsPart(const fields::Field& field);
    QString nameOf(const QString& key) const { return fieldWidgetName(m_prefix, key); }
    void show();
    void take();
    void note();
    void refillNames();

    const Shared m_options;
    const Shared m_usual;
    const FieldSource* const m_source;
    const QString m_prefix;
    QFormLayout* const m_form;
    QWidget* const m_parent;
    const Own m_own;
    fields::Fields m_rare; ///< that have no rows yet
    QList<Part> m_parts;
    bool m_isShowing = false; ///< what widgets say of it is no change
};

} // namespace tandem
