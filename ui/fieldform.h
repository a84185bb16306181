#pragma once

#include "models/fields/field.h"

#include <QObject>

#include <memory>

class QFormLayout;
class QWidget;

namespace tandem {

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

/// Settings as rows of a form: widgets, bounds, words and what is greyed follow from the fields.
/// Those that are less used stand below a button that unfolds them.
class FieldForm final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(FieldForm)

public:
    /// Adds rows to `form` that show `options`. Widgets are named `prefix` and the field's key,
    /// like "startRunFirstTokens". `source` outlives it; `parent` is the widget with the form.
    template <typename Options>
    FieldForm(const fields::Fields& fields, const Options& options, const FieldSource& source,
        const char* prefix, QFormLayout* form, QWidget* parent)
        : FieldForm(fields, std::make_shared<Options>(options), std::make_shared<Options>(), source,
              prefix, form, parent)
    {
    }

    /// The options as they were shown, with what was chosen since; of the type that it was made of.
    template <typename Options>
    const Options& options() const
    {
        return *static_cast<const Options*>(m_options.get());
    }
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
        std::function<QString()> problem = {}; ///< of what stands in the widget
    };

    FieldForm(const fields::Fields& fields, const Shared& options, const Shared& usual,
        const FieldSource& source, const char* prefix, QFormLayout* form, QWidget* parent);
    void addRow(const fields::Field& field);
    /// Puts what is less used below a button.
    void fold(const Shared& usual);
    Part flagPart(const fields::Field& field);
    Part numberPart(const fields::Field& field);
    Part largeNumberPart(const fields::Field& field);
    Part linePart(const fields::Field& field);
    Part namePart(const fields::Field& field);
    Part namesPart(const fields::Field& field);
    Part wordPart(const fields::Field& field);
    Part wordsPart(const fields::Field& field);
    Part rangePart(const fields::Field& field);
    Part itemsPart(const fields::Field& field);
    QString nameOf(const QString& key) const;
    QVariant valueOf(const fields::Field& field) const;
    void take();
    void note();
    void refillNames();

    const Shared m_options;
    const FieldSource& m_source;
    const QString m_prefix;
    QFormLayout* const m_form;
    QWidget* const m_parent;
    QList<Part> m_parts;
};

} // namespace tandem
