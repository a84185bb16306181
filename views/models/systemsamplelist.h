#pragma once

#include "ui/rows/rowsof.h"
#include "views/models/systemsamplereader.h"

#include <QWidget>

class QComboBox;

namespace tandem {

class CardsView;
class PaneHeader;

/// The samples that a system has outputs of, with their scores; only those in focus.
class SystemSampleList final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SystemSampleList)

public:
    explicit SystemSampleList(QWidget* parent = nullptr);

    /// `keepsCurrent`: the current one stays in the list where it is not what is looked at any
    /// more, as when its last opinion was given.
    void setRows(
        const QList<SystemSampleRow>& rows, kgds::Pattern pattern, bool keepsCurrent = false);
    /// Makes a sample current; false where it is not shown.
    bool setCurrent(SampleId sample);
    SampleId current() const;
    const SystemSampleRow* row(SampleId sample) const;
    /// The sample `by` rows away from the current one; invalid at the ends.
    SampleId neighbour(int by) const;
    /// The first that is shown; invalid where none is.
    SampleId first() const;
    /// The shown ones behind the current one, then those before it; all where none is current.
    QList<SystemSampleRow> behindCurrent() const;
    /// Whether a sample passes what is looked at.
    bool isShown(SampleId sample) const;

    const SampleFocus& focusOn() const { return m_focus; }
    void setFocusOn(const SampleFocus& focus);
    void openFocusChoice();
    CardsView* list() const { return m_list; }

signals:
    /// The user moved to another sample.
    void sampleChosen(tandem::SampleId sample);
    /// Enter or a click: the user wants to work on it.
    void sampleActivated();
    void focusOnChanged();

private:
    void filter();
    void retranslate();

    RowsOf<SystemSampleRow>* m_rows;
    PaneHeader* m_header;
    QComboBox* m_choice;
    CardsView* m_list;
    SampleFocus m_focus;
    SampleId m_kept; ///< in the list in any case
    kgds::Pattern m_pattern = kgds::Pattern::Extractive;
    bool m_following = false; ///< the row changes, but not by the user
};

/// "OP-GM 0.73 · BSP-F1 0.67 · CAO-R 0.80"; what is unknown is left out.
QString scoreText(const kgds::SampleScore& score, kgds::Pattern pattern);

} // namespace tandem
