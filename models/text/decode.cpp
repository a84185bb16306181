#include "models/text/decode.h"

#include "models/words.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr QByteArrayView utf8Mark("\xEF\xBB\xBF", 3);
constexpr QByteArrayView utf16LittleMark("\xFF\xFE", 2);
constexpr QByteArrayView utf16BigMark("\xFE\xFF", 2);
constexpr QByteArrayView zipMark("PK\x03\x04", 4);
constexpr QByteArrayView oldOfficeMark("\xD0\xCF\x11\xE0", 4);
constexpr QByteArrayView pdfMark("%PDF-", 5);
constexpr qsizetype sniffedBytes = 4096;

tl::unexpected<Error> decodeRefusal(
    const QString& what, const QString& where, qsizetype byte, qsizetype line)
{
    return failure(ErrorCode::InvalidInput, what,
        TextWords::tr("%1 (line %2, byte %3)").arg(where).arg(line).arg(byte),
        TextWords::tr("Open it in a text editor and save it as plain text in UTF-8."));
}

bool isLatin(char c)
{
    return (c >= ' ' && c <= '~') || c == '\t' || c == '\n' || c == '\r';
}

qsizetype lineOfByte(QByteArrayView bytes, qsizetype offset)
{
    return 1 + std::count(bytes.begin(), bytes.begin() + offset, '\n');
}

bool isContinuation(uchar byte)
{
    return (byte & 0xC0) == 0x80;
}

/// The number of bytes of the sequence at `at`, or 0 where it is not valid (RFC 3629, section 4).
int sequenceLength(QByteArrayView bytes, qsizetype at)
{
    const auto byte = [&](qsizetype i) {
        return i < bytes.size() ? static_cast<uchar>(bytes[i]) : uchar(0);
    };
    const uchar lead = byte(at);
    if (lead < 0x80)
        return 1;
    const uchar second = byte(at + 1);
    if (lead >= 0xC2 && lead <= 0xDF)
        return isContinuation(second) ? 2 : 0;
    if (!isContinuation(second) || !isContinuation(byte(at + 2)))
        return 0;
    if (lead >= 0xE0 && lead <= 0xEF) {
        const bool overlong = lead == 0xE0 && second < 0xA0;
        const bool surrogate = lead == 0xED && second > 0x9F;
        return overlong || surrogate ? 0 : 3;
    }
    if (lead < 0xF0 || lead > 0xF4 || !isContinuation(byte(at + 3)))
        return 0;
    const bool overlong = lead == 0xF0 && second < 0x90;
    const bool beyondUnicode = lead == 0xF4 && second > 0x8F;
    return overlong || beyondUnicode ? 0 : 4;
}

/// Whether more than a tenth of the beginning is control characters that text does not use.
bool looksBinary(QByteArrayView bytes)
{
    const QByteArrayView head = bytes.first(std::min(bytes.size(), sniffedBytes));
    const auto odd = std::count_if(head.begin(), head.end(), [](char c) {
        const auto byte = static_cast<uchar>(c);
        return byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f';
    });
    return odd * 10 > head.size();
}

/// Whether bytes beyond ASCII stand singly beside letters, as in encodings of one byte a letter
/// that languages of Latin script were written in; in most others there are words of them.
bool looksWestern(QByteArrayView bytes)
{
    const auto at = [&](qsizetype i) {
        return i < 0 || i >= bytes.size() ? uchar(0) : static_cast<uchar>(bytes[i]);
    };
    const auto isLetter = [](uchar byte) {
        return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    };
    qsizetype single = 0;
    qsizetype others = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (at(i) < 0x80)
            continue;
        const bool isAlone = at(i - 1) < 0x80 && at(i + 1) < 0x80;
        ++(isAlone && (isLetter(at(i - 1)) || isLetter(at(i + 1))) ? single : others);
    }
    constexpr qsizetype kSinglesToEach = 4;
    return single > kSinglesToEach * others;
}

Expected<QString> decodeUtf8(QByteArrayView bytes, const QString& where, qsizetype markLength)
{
    if (const qsizetype nul = bytes.indexOf('\0'); nul >= 0) {
        return decodeRefusal(TextWords::tr("It contains a NUL byte: this is binary data, or UTF-16 "
                                           "without a byte order mark."),
            where, nul + markLength, lineOfByte(bytes, nul));
    }
    if (looksBinary(bytes))
        return refuseBinary(where);
    if (const qsizetype bad = firstInvalidUtf8(bytes); bad >= 0) {
        QString what = TextWords::tr("Byte %1 is not valid UTF-8 here.")
                           .arg(QString::number(static_cast<uchar>(bytes[bad]), 16).toUpper());
        if (markLength == 0 && looksWestern(bytes))
            what += u' ' + TextWords::tr("The file may be in Windows-1252 or Latin-1.");
        return decodeRefusal(what, where, bad + markLength, lineOfByte(bytes, bad));
    }
    return fromUtf8Exact(bytes);
}

Expected<QString> decodeUtf16(QByteArrayView bytes, const QString& where, bool little)
{
    // not by QStringDecoder, which replaces lone surrogates and does not say where they were
    QString text(bytes.size() / 2, Qt::Uninitialized);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto low = static_cast<uchar>(bytes[2 * i + (little ? 0 : 1)]);
        const auto high = static_cast<uchar>(bytes[2 * i + (little ? 1 : 0)]);
        text[i] = QChar(static_cast<char16_t>(high << 8 | low));
    }
    const auto refuseAt = [&](const QString& what, qsizetype unit) {
        const auto line = 1 + QStringView(text).first(unit).count(QLatin1Char('\n'));
        return decodeRefusal(what, where, unit * 2 + utf16LittleMark.size(), line);
    };
    if (bytes.size() % 2 != 0)
        return refuseAt(
            TextWords::tr("The UTF-16 text ends in the middle of a character."), text.size());
    if (const qsizetype nul = text.indexOf(QChar(0)); nul >= 0)
        return refuseAt(TextWords::tr("It contains a NUL character: this is not text."), nul);
    if (const qsizetype lone = firstLoneSurrogate(text); lone >= 0)
        return refuseAt(TextWords::tr("It contains half of a UTF-16 surrogate pair."), lone);
    return text;
}

} // namespace

bool isUtf32(QByteArrayView head)
{
    if (head.size() < 4)
        return false;
    const QByteArrayView first = head.first(4);
    return first == QByteArrayView("\xFF\xFE\0\0", 4) ||
           first == QByteArrayView("\0\0\xFE\xFF", 4) ||
           (isLatin(first[0]) && first.sliced(1) == QByteArrayView("\0\0\0", 3)) ||
           (isLatin(first[3]) && first.first(3) == QByteArrayView("\0\0\0", 3));
}

bool isUtf16(QByteArrayView head)
{
    if (isUtf32(head) || head.size() < 2)
        return false;
    return head.startsWith(utf16LittleMark) || head.startsWith(utf16BigMark) ||
           (isLatin(head[0]) && head[1] == '\0') || (head[0] == '\0' && isLatin(head[1]));
}

tl::unexpected<Error> refuseBinary(const QString& where)
{
    return decodeRefusal(TextWords::tr("This looks like binary data, not text."), where, 0, 1);
}

qsizetype firstInvalidUtf8(QByteArrayView bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const int length = sequenceLength(bytes, at);
        if (length == 0)
            return at;
        at += length;
    }
    return -1;
}

qsizetype firstLoneSurrogate(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isSurrogate())
            continue;
        if (!text[i].isHighSurrogate() || i + 1 == text.size() || !text[i + 1].isLowSurrogate())
            return i;
        ++i;
    }
    return -1;
}

QString fromUtf8Exact(QByteArrayView utf8)
{
    qsizetype marks = 0;
    while (utf8.startsWith(utf8Mark)) {
        utf8 = utf8.sliced(utf8Mark.size());
        ++marks;
    }
    if (marks == 0)
        return QString::fromUtf8(utf8);
    QString text(marks, QChar(0xFEFF));
    text += QString::fromUtf8(utf8);
    return text;
}

Expected<void> refuseOfficeFile(QByteArrayView head, const QString& where)
{
    const auto has = [&](QByteArrayView part) { return head.contains(part); };
    const auto refused = [&](const QString& what, const QString& remedy) {
        return failure(ErrorCode::InvalidInput, what, where, remedy);
    };
    const QString saveTable = TextWords::tr("Open it in a spreadsheet program, save it as CSV (in "
                                            "Excel as “CSV UTF-8”), and choose that file.");
    const QString saveText = TextWords::tr("Open it in the program that created it, save it as "
                                           "plain text in UTF-8 (.txt), and choose that file.");
    if (head.startsWith(pdfMark))
        return refused(TextWords::tr("This is a PDF, not plain text."), saveText);
    if (head.startsWith(oldOfficeMark))
        return refused(TextWords::tr("This is an Excel or Word file (.xls, .doc)."),
            TextWords::tr("Open it in the program that created it. Save a table as CSV (in Excel "
                          "as “CSV UTF-8”), a text as plain text in UTF-8."));
    if (!head.startsWith(zipMark))
        return {};
    if (has("xl/") || has("opendocument.spreadsheet"))
        return refused(TextWords::tr("This is a spreadsheet (.xlsx, .ods)."), saveTable);
    if (has("word/") || has("opendocument.text"))
        return refused(
            TextWords::tr("This is a word-processing document (.docx, .odt)."), saveText);
    return refused(TextWords::tr("This is a ZIP archive or an office file."),
        TextWords::tr("Unpack it. From a spreadsheet, save a table as CSV; from a document, save "
                      "the plain text."));
}

Expected<void> refuseDatabase(QByteArrayView head, const QString& where)
{
    if (!head.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return {};
    return failure(ErrorCode::InvalidInput,
        TextWords::tr("This is an SQLite database, like Tandem's projects and packets."), where,
        TextWords::tr(
            "Merge a packet with \"tandem merge PROJECT FILE\"; export a project first."));
}

Expected<QString> decodeText(const QByteArray& bytes, const QString& where)
{
    const QByteArrayView all(bytes);
    TANDEM_DO(refuseOfficeFile(all, where));
    TANDEM_DO(refuseDatabase(all, where));
    if (isUtf32(all))
        return decodeRefusal(
            TextWords::tr("The text is in UTF-32, which is not supported."), where, 0, 1);
    if (all.startsWith(utf16LittleMark))
        return decodeUtf16(all.sliced(utf16LittleMark.size()), where, true);
    if (all.startsWith(utf16BigMark))
        return decodeUtf16(all.sliced(utf16BigMark.size()), where, false);
    const qsizetype markLength = all.startsWith(utf8Mark) ? utf8Mark.size() : 0;
    return decodeUtf8(all.sliced(markLength), where, markLength);
}

} // namespace tandem
