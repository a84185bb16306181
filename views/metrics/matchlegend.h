#pragma once

#include <QWidget>

namespace tandem {

/// What the lines under matched words mean, each drawn before its name.
class MatchLegend final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatchLegend)

public:
    explicit MatchLegend(QWidget* parent = nullptr);

    /// Stems and synonyms are told of where the measure knows them.
    void setKinds(bool stems, bool synonyms);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList names() const;

    bool m_stems = false;
    bool m_synonyms = false;
};

} // namespace tandem
