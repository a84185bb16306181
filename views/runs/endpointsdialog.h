#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"

#include <QDialog>
#include <QString>

#include <functional>

class QPushButton;
class QSettings;

namespace tandem {

class CardsView;
class EndpointForm;
template <typename Row>
class RowsOf;
class EndpointKeys;
class EndpointStore;
class EndpointTestPanel;
class MessageBar;
namespace llm {
class Gateway;
}

/// The user's endpoints, for all projects: added, changed, tried out and removed.
class EndpointsDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY(EndpointsDialog)

public:
    /// All three must outlive this. Show it with open().
    EndpointsDialog(
        EndpointStore& store, EndpointKeys& keys, llm::Gateway& gateway, QWidget* parent = nullptr);

    /// Has it remembered there whether what few need was left unfolded.
    void remember(QSettings& settings);
    /// Warns once where something is not saved.
    void reject() override;

signals:
    /// The endpoint `saved` was added or changed; empty: one was removed.
    void endpointsChanged(const QString& saved);

private:
    void build();
    QWidget* buildList();
    void connectAll();
    void reload(const QString& selected);
    void rowChosen(int row);
    void showRow();
    void showEndpoint(const llm::Endpoint& endpoint, bool isNew);
    void beginNew();
    void save();
    void saveKey(const llm::Endpoint& saved, const QString& before);
    void moveKey(const llm::Endpoint& saved, const QString& before);
    void remove();
    void forgetKey();
    void fetchModels();
    void showError(const Error& error);
    void showButtons();

    EndpointStore& m_store;
    EndpointKeys& m_keys;
    llm::Gateway& m_gateway;
    RowsOf<llm::Endpoint>* m_rows;
    QString m_name; ///< of the endpoint that is shown; empty: a new one
    bool m_warned = false;
    quint64 m_fetched = 0; ///< answers to earlier questions are of no use
    MessageBar* m_messages = nullptr;
    CardsView* m_list = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    EndpointForm* m_form;
    EndpointTestPanel* m_test;
    QPushButton* m_save = nullptr;
};

} // namespace tandem
