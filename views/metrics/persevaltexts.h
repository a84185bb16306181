#pragma once

#include "models/error.h"
#include "models/perseval/personalizeddocument.h"

#include <QList>
#include <QWidget>

class QPlainTextEdit;

namespace tandem {

class PaneHeader;

/// The texts that a figure is about, beside each other: the document, a user's own summary of it,
/// and a model's for this user. Plain text, to be read and copied.
class PersevalTexts final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersevalTexts)

public:
    explicit PersevalTexts(QWidget* parent = nullptr);

    void showTexts(
        const perseval::PersonalizedDocument& document, const QString& user, const QString& model);
    /// Shows a sentence in place of the texts.
    void showReason(const QString& sentence);

private:
    struct Pane
    {
        PaneHeader* header;
        QPlainTextEdit* text;
    };
    QWidget* makePane(const char* name);
    void showHeads(const QStringList& remarks, const QStringList& placeholders);
    static void fill(const Pane& pane, const QString& text);

    QList<Pane> m_panes; ///< document, the user's own, the model's
};

} // namespace tandem
