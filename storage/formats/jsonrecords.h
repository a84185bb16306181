#pragma once

#include "storage/formats/jsoncopy.h"
#include "storage/formats/jsonvisitor.h"

#include <QByteArray>
#include <QSet>

#include <vector>

namespace tandem {

/// Walks through a JSON document whose substance is a row of objects, with one of them in memory at
/// a time, as compact JSON text. What the objects are is the business of the class that inherits.
class JsonRecords : public JsonVisitor
{
    Q_DECLARE_TR_FUNCTIONS(JsonRecords)

protected:
    /// Most keys of one object: looking one up must stay cheap whatever a file holds.
    static constexpr int maxKeys = 10'000;

    JsonRecords(JsonSource& jsonSource, const QString& fileName);

    /// Whether the object that begins is a record; topKey() and depth() tell where it is.
    virtual bool isRecord() const = 0;
    /// Whether a list or object above the records may stand here; false refuses the document.
    virtual bool mayEnter(Container container) = 0;
    /// Whether the value being read has no meaning here, whatever it is.
    virtual bool isIgnored() const;
    /// What should stand here, where mayEnter() says no or a plain value is found.
    virtual QString expectedHere() const = 0;
    /// Whether a key of a record matters; the values of others are not kept.
    virtual bool isWanted(std::string_view key) const;
    /// Takes a record; pointer() is its place. False after fail(): failIn() names a value in it.
    virtual bool takeRecord(const QByteArray& json) = 0;

    /// The key of the top-level object whose value is being read; empty in a top-level list.
    const QString& topKey() const { return m_topKey; }
    /// Fails at the value of the record that `inner` (a JSON pointer within the record) names.
    bool failIn(const QString& inner, const QString& what, const QString& remedy = {});
    /// Where the record begins, as people count.
    FilePlace recordPlace() const { return m_recordPlace; }

    bool enter(Container container) final;
    bool leave(Container container) final;
    bool field(std::string_view key) final;
    bool scalar(const JsonScalar& value) final;

private:
    bool inRecord() const { return m_recordDepth >= 0; }
    bool isSkipped() const;
    bool countValue();

    JsonText m_text{JsonText::Style::Compact};
    JsonCopy m_copy{m_text};
    QString m_topKey;
    QSet<QString> m_topKeys;
    FilePlace m_recordPlace;
    int m_recordDepth = -1;       ///< lists and objects around the record being read; -1: none is
    bool m_skipping = false;      ///< the value of an unwanted key of the record
    qint64 m_values = 0;          ///< kept of the record
    std::vector<int> m_keyCounts; ///< of the open objects of the record, outermost first
    QSet<QByteArray> m_recordKeys;
};

} // namespace tandem
