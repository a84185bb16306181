#include "storage/expertreport/reportstyle.h"

namespace tandem {

namespace {

// Colours: the program's palette; text in a verdict's colour is darkened (lightened) to 4.5 to 1.
constexpr char kColours[] = R"css(
:root{color-scheme:light dark;--win:#f6f7f9;--panel:#fff;--line:#e1e4ea;--text:#1c2330;--soft:#5d6879;
--accent:#2f5bd0;--sel:#eaf0ff;--bad:#9a4708;--badbg:#fdf0e3;
--cs:#009E73;--c:#0072B2;--s:#B0508F;--x:#D55E00;--u:#98a1b2;
--cst:#007857;--ct:#0067a1;--st:#9a3f7b;--xt:#ad4b00;--ut:#5d6879}
@media (prefers-color-scheme:dark){:root{--win:#15181e;--panel:#1c2027;--line:#2d333d;--text:#e6e9ef;
--soft:#9aa4b5;--accent:#7da2ff;--sel:#22304f;--bad:#ffb06b;--badbg:#43301f;
--cs:#2fd3a2;--c:#56B4E9;--s:#e08bc3;--x:#ff8d4d;--u:#6c7688;
--cst:#2fd3a2;--ct:#56B4E9;--st:#e08bc3;--xt:#ff8d4d;--ut:#9aa4b5}}
.v-cs{--v:var(--cs);--vt:var(--cst)}.v-c{--v:var(--c);--vt:var(--ct)}.v-s{--v:var(--s);--vt:var(--st)}
.v-x{--v:var(--x);--vt:var(--xt)}.v-u{--v:var(--u);--vt:var(--ut)}
)css";

constexpr char kCommon[] = R"css(
*{box-sizing:border-box}html{scroll-behavior:smooth}
body{margin:0;background:var(--win);color:var(--text);font:15px/1.55 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:1480px;margin:0 auto;padding:16px 24px 48px}
a{color:var(--accent);text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}
h1{font-size:24px;line-height:1.3;margin:8px 0 4px;overflow-wrap:anywhere}
h2{font-size:17px;margin:32px 0 12px}h3{font-size:15px;margin:0}
.soft{color:var(--soft)}.small{font-size:13px}.num{font-variant-numeric:tabular-nums}
nav{display:flex;gap:20px;font-size:13px;min-height:20px}nav .end{margin-inline-start:auto}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:10px}
.notice{background:var(--badbg);color:var(--text);border-inline-start:4px solid var(--bad);border-radius:6px;padding:8px 16px;margin:16px 0}
.notice ul{margin:4px 0;padding-inline-start:20px}.notice b{color:var(--bad)}
table{border-collapse:collapse;width:100%}.scroll{overflow-x:auto;padding:4px 16px 12px;min-width:0}td bdi{overflow-wrap:anywhere}
th,td{padding:6px 10px;border-bottom:1px solid var(--line);text-align:start;vertical-align:baseline}
th{font-weight:600;color:var(--soft);font-size:13px}tr:last-child>td,tr:last-child>th{border-bottom:0}
.r{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
footer{margin-top:40px;color:var(--soft);font-size:13px}
@media print{body{background:#fff}main{max-width:none;padding:0}nav{display:none}.card,tr{break-inside:avoid}}
)css";

constexpr char kCaseStyle[] = R"css(
.txt,.prompt,.why,.rev{unicode-bidi:plaintext;text-align:start}
.prompt{white-space:pre-wrap;overflow-wrap:anywhere;max-width:75ch;margin:4px 0 0;color:var(--soft)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:20px 0}
.tile{padding:12px 16px}.tile .big{font-size:26px;font-weight:650;font-variant-numeric:tabular-nums}
.tile.main{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.bar{height:6px;border-radius:3px;background:var(--line);margin:6px 0;overflow:hidden}.bar i{display:block;height:100%;background:var(--soft)}
.tile.main .bar i{background:var(--accent)}
.three{display:grid;grid-template-columns:minmax(0,1fr) minmax(300px,440px) minmax(0,1fr)}
.three>div{padding:16px 20px;min-width:0}.three>div+div{border-inline-start:1px solid var(--line)}
.three h2{margin:0 0 2px}.txt{white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.85;max-width:75ch;margin:12px 0 0}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:13px;color:var(--soft);padding:10px 20px;border-bottom:1px solid var(--line)}
.legend span{display:inline-flex;align-items:center;gap:6px}.legend b{color:var(--vt);font-size:12px}
.key{width:26px;border-top:2px solid var(--v)}.key.v-cs{border-top-width:4px}.key.v-s{border-top-style:dashed}
.key.v-x{border-top-style:dotted;border-top-width:3px}.key.v-u{width:20px;height:12px;border:1.5px dashed var(--v);border-radius:3px}
mark{background:none;color:inherit;border-bottom:2px solid var(--v);border-radius:2px}
mark.v-cs{border-bottom-width:3px}mark.v-s{border-bottom-style:dashed}mark.v-x,mark.v-u{border-bottom-style:dotted}
mark.shared{border-bottom-style:double;border-bottom-width:4px}mark.f-fuzzy{font-style:italic}
.no{font-size:11px;font-weight:700;color:var(--vt);vertical-align:super;line-height:1;padding-inline-end:2px;unicode-bidi:isolate}
.links{width:100%;height:auto;display:block}.links.stick{position:sticky;top:12px}.links a{text-decoration:none}
.box rect{fill:var(--win);stroke:var(--v);stroke-width:1.6}.box.v-u rect{stroke-dasharray:4 3}.box.v-cs rect{stroke-width:2.4}
.lab{font:700 12px/1.3 system-ui,sans-serif;color:var(--vt)}
.tit{font:12px/1.3 system-ui,sans-serif;color:var(--text);display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere}
.link path{fill:none;stroke:var(--v);stroke-width:2}.link.v-cs path{stroke-width:4}.link.v-s path{stroke-dasharray:8 5}
.link.v-x path{stroke-dasharray:1 5;stroke-linecap:round;stroke-width:2.6}.link polygon{fill:var(--v)}
.link circle{fill:var(--panel);stroke:var(--v);stroke-width:2}
.link text{font:700 10px system-ui,sans-serif;fill:var(--vt);text-anchor:middle}
.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(420px,1fr));gap:0 24px}
.card{border-inline-start:4px solid var(--v);padding:12px 16px;margin:0 0 12px;scroll-margin-top:12px}
.card.v-s{border-inline-start-style:dashed}.card.v-x,.card.v-u{border-inline-start-style:dotted}
.card h3{display:flex;gap:8px;align-items:baseline;flex-wrap:wrap}.card h3 .lab{font-size:14px}
.card h3 bdi{overflow-wrap:anywhere}
.card p,.card ul{margin:6px 0}.fit{white-space:nowrap}.card ul{padding-inline-start:20px}.why{overflow-wrap:anywhere;white-space:pre-wrap}
.chip{font-size:12px;border:1px solid var(--v);color:var(--vt);border-radius:10px;padding:0 8px;margin-inline-start:auto;white-space:nowrap;font-weight:600}
.fit{font-size:12px;color:var(--soft)}.f-absent.fit,.f-fuzzy.fit{color:var(--bad)}
.two{display:grid;grid-template-columns:1fr 1fr;gap:4px 20px;margin-top:8px;border-top:1px solid var(--line);padding-top:8px}
.yes{color:var(--cst);font-weight:600}.noo{color:var(--soft);font-weight:600}.fault{color:var(--bad)}
.rev{display:block;font-size:13px;color:var(--soft);white-space:pre-wrap}
:target{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:1000px){.three{grid-template-columns:1fr}.three>div+div{border-inline-start:0;border-top:1px solid var(--line)}
.sides{grid-template-columns:1fr}.links{max-width:520px;margin:auto}}
@media (max-width:560px){.two{grid-template-columns:1fr}}
)css";

} // namespace

QString reportPage(const QString& title, const HtmlText& styles, const HtmlText& body,
    const ReportOptions& options)
{
    HtmlText page;
    page.raw("<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n", options.locale.bcp47Name(),
        options.isRightToLeft() ? QLatin1String("rtl") : QLatin1String("ltr"));
    // Should a text ever get through as markup, this keeps it from doing anything.
    page.raw("<head>\n<meta charset=\"utf-8\"/>\n<meta http-equiv=\"Content-Security-Policy\""
             " content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
             "<title>%1</title>\n<style>",
        title);
    page.raw(kColours).raw(kCommon).raw(kCaseStyle);
    page.add(styles).raw("</style>\n</head>\n<body>\n<main>\n").add(body);
    page.raw("</main>\n</body>\n</html>\n");
    return page.html();
}

} // namespace tandem
