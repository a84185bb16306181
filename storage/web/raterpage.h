#pragma once

#include <QByteArray>

namespace tandem::web {

/// The page that raters are given.
struct RaterPage
{
    QByteArray html;
    QByteArray policy; ///< what it may load and do (Content-Security-Policy)
};

} // namespace tandem::web
