#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/endpointkeys.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace tandem {

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

} // namespace tandem
