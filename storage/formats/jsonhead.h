#pragma once

#include <QByteArrayView>
#include <QSet>
#include <QString>

namespace tandem {

/// What the beginning of a JSON file tells of the whole.
struct JsonHead
{
    bool isList = false;     ///< the document is a list; otherwise an object
    QSet<QString> keys;      ///< of the first object, as far as it could be read
    bool objectEnds = false; ///< the first object ends within the beginning
    bool isMalformed =
        false; ///< it stops being JSON before the first object ends, and not because it was cut
    bool oneLine = true; ///< no line break inside the first object
    bool moreFollows =
        false; ///< after a first object that is no list element, something else begins
};

/// Looks at `head`, the first bytes of a file (with or without byte order mark), up to the end of
/// its first object.
JsonHead readJsonHead(QByteArrayView head);

} // namespace tandem
