#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/endpointkeys.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace tandem {

class AdvancedRows;
class FieldForm;

/// Where an endpoint's key comes from, and a field to type a new one. A key that is kept is never
/// shown: only where it is kept.
class EndpointKeyField final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EndpointKeyField)

public:
    /// `keys` must outlive this.
    explicit EndpointKeyField(EndpointKeys& keys, QWidget* parent = nullptr);

    /// Shows an endpoint's choice and looks where its key is; what was typed goes.
    void showEndpoint(const llm::Endpoint& endpoint);
    /// The environment variable's name; empty where the key is to be in the keyring.
    QString variable() const;
    /// A key that was typed and is not kept yet.
    std::optional<Secret> typed() const;
    /// Looks again where the key of this endpoint is; what was typed goes.
    void lookAgain(const llm::Endpoint& endpoint);

signals:
    /// Something was typed or chosen.
    void edited();
    /// The user wants the kept key forgotten.
    void forgetRequested();

private:
    void choosePlace();
    void showFound(const Expected<FoundKey>& found);

    EndpointKeys& m_keys;
    quint64 m_asked = 0; ///< answers to earlier questions are of no use
    QComboBox* m_place;
    QStackedWidget* m_inputs;
    QLineEdit* m_key;
    QLineEdit* m_variable;
    QLabel* m_where;
    QPushButton* m_forget;
};

/// Everything that is set up about one endpoint, to be typed: its name, address, key and model, and
/// what else few need folded below them.
class EndpointForm final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EndpointForm)

public:
    /// `keys` must outlive this.
    explicit EndpointForm(EndpointKeys& keys, QWidget* parent = nullptr);

    void showEndpoint(const llm::Endpoint& endpoint);
    /// The endpoint as it is typed now; what is wrong with it checkEndpoint() tells.
    llm::Endpoint endpoint() const;
    /// Whether it differs from the one that was shown, or a key was typed. Models that were
    /// offered are no edit: they are fetched again at any time.
    bool isEdited() const;
    /// The same, or other models were offered.
    bool hasNews() const;
    EndpointKeyField* keyField() { return m_key; }
    /// What few need.
    AdvancedRows& advanced() { return *m_advanced; }

    /// Offers models that the server named; the one that is chosen stays.
    void offerModels(const QStringList& models);
    /// Whether the list of models is on its way.
    void setFetching(bool fetching);

signals:
    void edited();
    void modelsRequested();

private:
    /// The list of models, called `name`, and what fetches it.
    QWidget* buildModel(const QString& name);
    /// A heading above the row of the field with this widget.
    void addSection(QFormLayout* form, const QString& title, const char* first);
    void noteChange();
    /// Whose server it is says its format, until somebody chooses another one.
    void takeFormatOf(const QString& address);

    llm::Endpoint m_shown;
    llm::WireFormat m_format{};    ///< that is chosen
    bool m_isFormatChosen = false; ///< by somebody
    FieldForm* m_fields = nullptr;
    AdvancedRows* m_advanced = nullptr;
    EndpointKeyField* m_key = nullptr;
    QComboBox* m_model = nullptr;
    QPushButton* m_fetch = nullptr;
};

} // namespace tandem
