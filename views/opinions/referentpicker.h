#pragma once

#include "models/opinions/utterancework.h"
#include "models/rounds/samplerow.h"
#include "ui/spantextview.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace tandem {

/// Asks what a phrase points to: what is typed is looked for in the article, arrows walk through
/// its places, Enter takes the one in sight or, where there is none, the words as typed.
class ReferentPicker final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ReferentPicker)

public:
    explicit ReferentPicker(QWidget* parent = nullptr);

    /// Asks about `phrase`; hides when it has an answer.
    void ask(const QString& phrase, const QList<ParagraphRow>& paragraphs);
    void dismiss();
    bool isAsking() const { return !isHidden(); }

signals:
    /// Where the typed words stand in the article; `current` indexes the one that Enter would take.
    void searched(const QList<tandem::TextPlace>& places, qsizetype current);
    void chosen(const tandem::Referent& referent);
    /// Escape.
    void givenUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void step(int by);
    void choose(bool asTyped);
    void showResult();

    QLabel* m_question;
    QLineEdit* m_words;
    QLabel* m_result;
    QString m_phrase;
    QList<ParagraphRow> m_paragraphs;
    QList<TextPlace> m_places;
    qsizetype m_current = -1;
};

} // namespace tandem
