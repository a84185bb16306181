#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPair>

namespace tandem::llm {

/// A request as the test server read it.
struct ServedRequest
{
    QByteArray method;
    QByteArray path; ///< as sent, without the query
    QByteArray query;
    QHash<QByteArray, QByteArray> headers; ///< by lower-case name
    QByteArray body;
};

/// What the test server sends, and how badly.
struct ServedAnswer
{
    enum class Delivery {
        Whole,
        Chunked,          ///< whole, without Content-Length
        UntilClose,       ///< whole, its end marked by the end of the connection alone
        Never,            ///< nothing is sent, the connection stays open
        Drip,             ///< the body byte by byte, far too slowly
        CutBeforeHeaders, ///< the connection ends instead
        CutInHeaders,
        CutInBody,
    };
    int status = 200;
    QList<QPair<QByteArray, QByteArray>> headers{{"Content-Type", "application/json"}};
    QByteArray body;
    Delivery delivery = Delivery::Whole;

    void setHeader(const QByteArray& name, const QByteArray& value)
    {
        headers.removeIf([&](const auto& header) { return header.first == name; });
        headers.append({name, value});
    }
};

} // namespace tandem::llm
