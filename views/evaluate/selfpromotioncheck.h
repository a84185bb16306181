#pragma once

#include "views/evaluate/checkcard.h"

class QLineEdit;

namespace tandem {

class ProjectSession;

/// ExPerT's robustness check: does a self-promotion behind an output raise its score?
class SelfPromotionCheck final : public CheckCard
{
    Q_OBJECT

public:
    explicit SelfPromotionCheck(ProjectSession& session, QWidget* parent = nullptr);

protected:
    void fillChoices() override;
    Shown shown() const override;
    /// Makes the outputs, then asks for their evaluation.
    void start() override;

private:
    QString system() const;

    ProjectSession& m_session;
    QComboBox* m_system;
    QLineEdit* m_phrase;
};

} // namespace tandem
