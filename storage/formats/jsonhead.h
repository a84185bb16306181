#pragma once

#include "models/error.h"

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

    /// Whether it looks like one object in each line.
    bool hasLines() const { return objectEnds && oneLine && moreFollows; }
};

/// Looks at `head`, the first bytes of a file (with or without byte order mark), up to the end of
/// its first object.
JsonHead readJsonHead(QByteArrayView head);

/// The first MiB of the file at `path`, from which its kind is told. NotFound, Unreadable.
Expected<QByteArray> readFileHead(const QString& path);
/// `head` without the byte order mark of UTF-8.
QByteArrayView withoutUtf8Mark(QByteArrayView head);
/// The first byte that is neither a mark nor a blank; NUL where there is none.
char firstVisible(QByteArrayView head);

} // namespace tandem
