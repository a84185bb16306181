#pragma once

#include "models/error.h"
#include "storage/formats/chunkreader.h"
#include "storage/formats/linereader.h"

#include <QByteArrayView>

#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace tandem {

/// A place in a file: line and byte count from 1.
struct FilePlace
{
    qint64 line = 1;
    qint64 byte = 1;
};

/// The bytes of a JSON document for nlohmann's parser, one after the other, from a device or from
/// memory. Keeps the bounds of limits.h: a text or item that is too long looks like the end of the
/// input, and stop() says why. A text that is well-formed and at hand as a whole is read here, many
/// times faster than there: the parser is given an empty one in its place. All other texts, faulty
/// ones among them, it gets byte by byte.
class JsonSource final
{
public:
    enum class Stop { None, ReadFailed, TextTooLong, ItemTooLong };
    /// What the end of the bytes is: that of the file, or of a line with more of the file behind.
    enum class End { OfFile, OfLine };

    /// `reader` must outlive this.
    explicit JsonSource(ChunkReader& reader);
    /// All of `bytes`, which must outlive this and which stand at `start` in their file.
    JsonSource(QByteArrayView bytes, FilePlace start, End end = End::OfFile);
    /// The line at hand, which holds a whole document; `lines` must outlive this and stay there.
    explicit JsonSource(const LineReader& lines);
    Q_DISABLE_COPY_MOVE(JsonSource)

    bool atEnd()
    {
        const bool isEnd = m_cursor == m_end && !refill();
        if (m_isTextNew)
            readText();
        return isEnd;
    }
    char current() const { return *m_cursor; }
    void advance()
    {
        const char passed = *m_cursor++;
        if (passed == '"' && !m_isInText)
            m_isInText = m_isTextNew = true;
        else if (passed == '\n')
            m_hiddenInLine = 0;
    }

    /// A text or key has ended, of which the parser has seen `seen`. Its content, until the next
    /// byte is taken.
    std::string_view endText(std::string_view seen)
    {
        m_isInText = false;
        return m_isTextHidden ? m_content : seen;
    }
    /// What the parser was not shown of the last text or key, as it is written.
    std::string_view hiddenText() const { return m_isTextHidden ? m_written : std::string_view(); }
    /// How many bytes of the line it was not shown.
    qint64 hiddenInLine() const { return m_hiddenInLine; }

    /// Where the byte consumed last stands.
    FilePlace place();
    /// A new value begins: the bound on one text counts from here.
    void beginText() { m_textStart = consumed(); }
    /// A new item begins: the bound on one item counts from here.
    void beginItem() { m_itemStart = consumed(); }
    /// Whether the item has outgrown its bound, also where no more had to be read.
    bool isItemTooLong() const;

    Stop stop() const { return m_stop; }
    /// Why reading failed, where stop() is ReadFailed.
    const std::optional<Error>& readError() const { return m_readError; }
    /// Whether the parser has asked for more than there is.
    bool ranOut() const { return m_ranOut; }
    End end() const { return m_endsAt; }

    /// What nlohmann's parser walks with. All copies share the source's place; a default one is the
    /// end.
    class Iterator final
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = char;
        using difference_type = std::ptrdiff_t;
        using pointer = const char*;
        using reference = char;

        Iterator() = default;
        explicit Iterator(JsonSource& source)
            : m_source(&source)
        {
        }
        char operator*() const { return m_source->current(); }
        Iterator& operator++()
        {
            m_source->advance();
            return *this;
        }
        void operator++(int) { m_source->advance(); }
        bool operator==(const Iterator& other) const { return isEnd() == other.isEnd(); }
        bool operator!=(const Iterator& other) const { return !(*this == other); }

    private:
        bool isEnd() const { return m_source == nullptr || m_source->atEnd(); }

        JsonSource* m_source = nullptr;
    };

private:
    qint64 consumed() const { return m_base + (m_cursor - m_begin); }
    bool refill();
    void readText();

    ChunkReader* m_reader = nullptr;
    const char* m_begin = nullptr;
    const char* m_cursor = nullptr;
    const char* m_end = nullptr;
    const char* m_counted = nullptr; ///< line breaks are counted up to here
    qint64 m_base = 0;               ///< bytes of the file before m_begin
    qint64 m_line = 1;
    qint64 m_textStart = 0;
    qint64 m_itemStart = 0;
    End m_endsAt = End::OfFile;
    bool m_ranOut = false;
    Stop m_stop = Stop::None;
    std::optional<Error> m_readError;

    bool m_isInText = false;  ///< behind the opening quote of a text
    bool m_isTextNew = false; ///< just behind it
    bool m_isTextHidden = false;
    std::string_view m_content; ///< of a hidden text
    std::string_view m_written; ///< the same as it is written
    std::string m_decoded;      ///< the content where it has escapes
    std::string m_kept;         ///< what was written where its piece is gone
    qint64 m_hiddenInLine = 0;
};

} // namespace tandem
