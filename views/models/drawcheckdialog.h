#pragma once

#include "storage/project/checkedsystems.h"
#include "views/session/watchedlatest.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace tandem {

class ConfirmBar;
class FieldForm;
class MessageBar;
class ProjectSession;
class SectionView;

/// Shows of which verdicts a part can be drawn, and how many of each would be. Asks how a part of a
/// verifier's verdicts is to be drawn for people to check, and draws it.
class DrawCheckDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DrawCheckDialog)

public:
    /// Show it with open().
    DrawCheckDialog(ProjectSession& session, const QString& verifier, QWidget* parent = nullptr);

    /// Asks first where more than half of what there is would be drawn.
    void accept() override;

signals:
    /// The part is kept.
    void drawn();

private:
    void build();
    void draw();
    kgds::CheckDesign design() const;
    /// Another design is chosen.
    void followDesign();
    /// Reads what there is of the kind that is chosen.
    void readChecks();
    /// Counts anew in the strata that are chosen.
    void countStrata();
    /// How many of each would be drawn.
    void showStrata();

    ProjectSession& m_session;
    const QString m_verifier;
    MessageBar* m_messages;
    ConfirmBar* m_confirm;
    FieldForm* m_form = nullptr;
    kgds::CheckDesign m_seen; ///< what the counts are about
    QPushButton* m_draw = nullptr;
    QLabel* m_designNote = nullptr;
    SectionView* m_table = nullptr;
    DrawableChecks m_checks;
    QList<kgds::CheckStratumCount> m_counts;
    qsizetype m_all = 0;   ///< that there are
    qsizetype m_taken = 0; ///< that would be drawn
    bool m_isRead = false;
    WatchedLatest<DrawableChecks> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
