#pragma once

#include "models/kgds/carryingwords.h"
#include "views/models/shownsystemsample.h"

#include <QWidget>

#include <memory>

namespace tandem {

class PaneHeader;
class SpanTextView;

/// What a system made of a sample: its background, or the paragraphs that it chose, and its opinion
/// summary; with the words that carry the fact or opinion that is looked at.
class SummaryPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SummaryPane)

public:
    /// `name` is the object name of the text.
    explicit SummaryPane(const char* name, QWidget* parent = nullptr);

    /// `verifier`: whose explanations point at words.
    void setOutput(const ShownOutput& output, const kgds::SampleRecord& record,
        const QString& verifier, const QString& figures);
    void clear();
    /// Marks what carries the subject of this decision and brings it into sight; none takes the
    /// marks away.
    void setCurrent(const std::optional<kgds::JudgementDecision>& decision);
    /// How the marked words were found; Nothing where none are marked.
    kgds::CarriedBy carriedBy() const { return m_carriedBy; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void showFigures();
    void mark();

    PaneHeader* m_header;
    SpanTextView* m_text;
    ShownOutput m_output;
    kgds::SampleRecord m_record;
    QString m_verifier;
    QString m_figures;
    std::unique_ptr<kgds::CarrierSearch> m_background;
    std::unique_ptr<kgds::CarrierSearch> m_opinions;
    std::optional<kgds::JudgementDecision> m_current;
    kgds::CarriedBy m_carriedBy = kgds::CarriedBy::Nothing;
};

} // namespace tandem
