#pragma once

#include "storage/formats/recordreader.h"

#include <QSet>

#include <string>
#include <string_view>
#include <vector>

namespace tandem {

/// Turns the events of a JSON document into its records, one in memory at a time.
class RecordVisitor final : public JsonVisitor
{
    Q_DECLARE_TR_FUNCTIONS(RecordVisitor)

public:
    /// All that is handed over must outlive this.
    RecordVisitor(JsonSource& jsonSource, const QString& fileName, const RecordShape& shape,
        const RecordSink& sink, RecordCounts& counts);

protected:
    bool enter(Container container) override;
    bool leave(Container container) override;
    bool field(std::string_view key) override;
    bool scalar(const JsonScalar& value) override;
    QString tooLargeRemedy() const override;

private:
    /// The keys of one object. Few and short ones, which most objects have, are compared with each
    /// other; the others are hashed.
    class Keys final
    {
    public:
        void clear();
        /// False where the key is there already.
        bool add(std::string_view key);
        int count = 0; ///< of those that may be there twice, too

    private:
        std::vector<std::string> m_few; ///< only the first m_size are there; the others keep memory
        std::size_t m_size = 0;
        QSet<QByteArray> m_many;
    };

    bool inRecord() const { return m_recordDepth >= 0; }
    bool isSkipped() const { return m_skipping && depth() > m_recordDepth; }
    bool isRecordHere() const;
    bool isIgnored() const;
    bool isListOfSection() const;
    QString expectedHere() const;
    bool enterAround(Container container);
    void beginRecord();
    bool topField(std::string_view key);
    bool countValue();
    bool countKeys(qsizetype keys);
    void beginItem();
    void openKeys();

    const RecordShape& m_shape;
    const RecordSink& m_sink;
    RecordCounts& m_counts;
    Record m_record;
    bool m_isList = false; ///< the document is a list of records
    int m_section = -1;    ///< that is being read
    QSet<QByteArray> m_topKeys;
    int m_recordDepth = -1;   ///< lists and objects around the record being read; -1: none is
    bool m_skipping = false;  ///< the value of a key that does not matter
    qint64 m_values = 0;      ///< kept of the record
    std::vector<Keys> m_keys; ///< of the lists and objects of the record, outermost first
    std::size_t m_open = 0;   ///< how many of them are open; the others keep their memory
};

} // namespace tandem
