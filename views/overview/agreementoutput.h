#pragma once

#include <QWidget>

class QAction;

namespace tandem {

class ResultOutput;
class SectionView;

/// The buttons that copy the table of agreement or save it, with their commands.
class AgreementOutput final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementOutput)

public:
    /// The commands are those of `page`.
    AgreementOutput(ResultOutput& output, SectionView* table, QWidget* page);

    /// Whether there is anything to copy or save.
    void setAvailable(bool available);

private:
    QList<QAction*> m_commands;
};

} // namespace tandem
