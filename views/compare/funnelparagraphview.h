#pragma once

#include "ui/selectabletextview.h"

namespace tandem {

/// The paragraphs of a stage of the funnel, to be read.
class FunnelParagraphView final : public SelectableTextView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FunnelParagraphView)

public:
    explicit FunnelParagraphView(QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace tandem
