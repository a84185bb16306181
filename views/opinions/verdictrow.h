#pragma once

#include <QAbstractButton>

#include <optional>

namespace tandem {

/// One question about an opinion with its key and its answer; a click answers it the other way.
class VerdictRow final : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY(VerdictRow)

public:
    explicit VerdictRow(QWidget* parent = nullptr);

    void setQuestion(const QString& key, const QString& question);
    void setVerdict(std::optional<bool> verdict);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_key;
    std::optional<bool> m_verdict;
};

} // namespace tandem
