#pragma once

#include <QWidget>

class QLabel;
class QListView;

namespace tandem {

class OpinionsController;
template <typename Row>
class RowsOf;
struct OpinionRow;

/// The utterances that the person writes about, each with how far it is; whoever writes about none
/// sees all of them. The one that is chosen comes in front.
class UtteranceList final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(UtteranceList)

public:
    explicit UtteranceList(OpinionsController& controller, QWidget* parent = nullptr);

    /// Shows the utterances as they are now.
    void showAll();

signals:
    /// The person goes on with the utterance in front.
    void entered();

private:
    void retitle();
    bool isOwn() const;

    OpinionsController& m_controller;
    QLabel* m_title;
    RowsOf<OpinionRow>* m_rows;
    QListView* m_list;
    bool m_showing = false;
};

} // namespace tandem
