#pragma once

#include "views/models/typedoutput.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace tandem {

/// Takes the paragraphs that a system chose, beside the article that they are of. What the article
/// lacks may be the system's fault or a slip of who types: it is told while they type, and counts
/// once they say which of the two it is.
class TypedParagraphs final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TypedParagraphs)

public:
    explicit TypedParagraphs(QWidget* parent = nullptr);

    /// The sample that they are of; null while there is none. It outlives this or the next call.
    void setSample(const BenchmarkEntry* entry);
    QStringList paragraphs() const;
    /// What keeps them from being taken, translated; empty where nothing does.
    QString problem() const;
    void clear();

signals:
    void edited();

private:
    void showFound();

    const BenchmarkEntry* m_entry = nullptr;
    QLineEdit* m_paragraphs;
    QLabel* m_found;
    QCheckBox* m_keep;
    QPlainTextEdit* m_article;
    QString m_slips; ///< what may be no fault of the system, translated
};

} // namespace tandem
