#pragma once

#include "ui/selectabletextview.h"

namespace tandem {

/// A discussion as bubbles; items say what they are by discussion::Role. Words can be selected and
/// highlighted.
class DiscussionView final : public SelectableTextView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiscussionView)

public:
    explicit DiscussionView(QWidget* parent = nullptr);
};

} // namespace tandem
