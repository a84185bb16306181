#pragma once

#include "storage/formats/recordreader.h"

#include <QSet>

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
    struct Keys
    {
        int count = 0;
        QSet<QByteArray> names; ///< where none may be there twice
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
    std::vector<Keys> m_keys; ///< of the open lists and objects of the record, outermost first
};

} // namespace tandem
