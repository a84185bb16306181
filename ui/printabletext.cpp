#include "ui/printabletext.h"

namespace tandem {

QString printableText(QStringView text, QChar lineBreak)
{
    QString shown = text.toString();
    for (QChar& unit : shown) {
        if (unit == u'\n' || unit == QChar::LineSeparator || unit == QChar::ParagraphSeparator)
            unit = lineBreak;
        else if (unit.unicode() < 0x20 || unit.unicode() == 0x7f || unit.unicode() == 0xfdd0 ||
                 unit.unicode() == 0xfdd1 || unit == QChar::ObjectReplacementCharacter)
            unit = u' '; // two of these stand for frames in a QTextDocument
    }
    return shown;
}

} // namespace tandem
