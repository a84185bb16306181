#include "ui/discussionview.h"

#include "ui/discussiondelegate.h"

namespace tandem {

DiscussionView::DiscussionView(QWidget* parent)
    : SelectableTextView(new DiscussionDelegate, parent)
{
    setAccessibleName(tr("Discussion"));
}

} // namespace tandem
