#pragma once

#include "models/llm/endpoint.h"
#include "storage/endpoints/endpointkeys.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tandem {

class EndpointKeyField;

/// Everything that is set up about one endpoint, to be typed.
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

    /// Offers models that the server named; the one that is chosen stays.
    void offerModels(const QStringList& models);
    /// Whether the list of models is on its way.
    void setFetching(bool fetching);

signals:
    void edited();
    void modelsRequested();

private:
    QWidget* buildModel();
    QWidget* buildPrices();
    void buildConnection(QFormLayout* form);
    void buildLimits(QFormLayout* form);
    void buildManners(QFormLayout* form);
    QSpinBox* addCount(QFormLayout* form, const char* name, const QString& label, int least,
        int most, const QString& none);
    void chooseFormat();

    llm::Endpoint m_shown;
    QLineEdit* m_name;
    QComboBox* m_format;
    QLineEdit* m_address;
    EndpointKeyField* m_key;
    QComboBox* m_model;
    QPushButton* m_fetch;
    QLineEdit* m_inputPrice;
    QLineEdit* m_outputPrice;
    QLineEdit* m_currency;
    QSpinBox* m_atOnce;
    QSpinBox* m_requests;
    QSpinBox* m_tokens;
    QSpinBox* m_seconds;
    QSpinBox* m_attempts;
    QComboBox* m_structured;
    QComboBox* m_header;
    QLineEdit* m_version;
    QCheckBox* m_insecure;
    QCheckBox* m_temperature = nullptr;
};

} // namespace tandem
