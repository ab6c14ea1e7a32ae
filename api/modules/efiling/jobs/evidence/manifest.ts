import { createHash } from 'node:crypto';
import { returnLabel } from '#domain/efiling/label.ts';
import type { RegisterRow } from '#domain/efiling/register.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { formatCount, formatLongDay, formatMoment, formatNpwp } from '#domain/text/format.ts';
import { verifyScript } from './verify-script.ts';

/** `sha256` in hex, `size` in bytes. `about`: a key under `evidence.about`. */
export type ListedFile = {
  readonly name: string;
  readonly about: string;
  readonly size: number;
  readonly sha256: string;
};

/** What a zip of evidence says of itself. */
export type Manifest = {
  readonly company: { readonly name: string; readonly npwp: string };
  readonly return: Pick<RegisterRow, 'kind' | 'period' | 'revision' | 'status' | 'origin' | 'bpe' | 'filedAt'>;
  readonly made: { readonly on: string; readonly by: string };
  readonly files: readonly ListedFile[];
};

export const manifestFile = (manifest: Manifest): Buffer => Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
/** A script element ends at the first `</script`, whatever the text around it. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:960px;padding:24px 16px}
h1{font-size:1.5rem;margin:0 0 4px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}
dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}
#drop{border:2px dashed #6b7785;border-radius:8px;padding:20px;margin:20px 0}
#drop.over{border-color:#1769c2}
label{display:inline-block;margin:8px 16px 0 0}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:6px 8px;border-bottom:1px solid #8884}
td:first-child,code{overflow-wrap:anywhere}
.size,.state{white-space:nowrap}
code{font-size:.75rem}
.good{color:#0b6b3a}.bad{color:#b3261e}
@media(prefers-color-scheme:dark){.good{color:#6fd19c}.bad{color:#ff8a80}}
#outcome{font-size:1.125rem;font-weight:600}
@media(max-width:600px){dl{grid-template-columns:1fr}thead{display:none}tr,td{display:block;border:0;padding:2px 0}tr{border-bottom:1px solid #8884;padding:8px 0}}
`;

/** A page that works from a folder on a disk: no network, the manifest is in it. */
export const verifyPage = (manifest: Manifest, locale: Locale): string => {
  const words = (key: string, params?: Record<string, string | number>) => say(locale, `evidence.page.${key}`, params);
  const { company, return: of, made, files } = manifest;
  const sha256 = createHash('sha256').update(manifestFile(manifest)).digest('hex');
  const facts: readonly (readonly [string, string])[] = [
    [words('company'), `${company.name}, NPWP ${formatNpwp(company.npwp)}`],
    [words('bpe'), of.bpe ?? '-'],
    [words('filed'), of.filedAt === null ? '-' : `${formatMoment(of.filedAt)} WIB`],
    [words('made'), words('made_by', { day: formatLongDay(made.on, locale), by: made.by })],
    [words('manifest'), sha256],
  ];
  const rows = files.map(
    ({ name, about, size, sha256: hash }, at) =>
      `<tr id="file-${at}"><td>${escaped(name)}</td><td>${escaped(say(locale, `evidence.about.${about}`))}</td><td class="size">${formatCount(size)}</td><td><code>${hash}</code></td><td class="state">${escaped(words('open'))}</td></tr>`,
  );
  const texts = Object.fromEntries(
    ['good', 'altered', 'missing', 'unknown', 'open', 'all_good', 'not_good', 'no_crypto', 'unreadable'].map((key) => [
      key,
      words(key),
    ]),
  );
  const listed = [...files, { name: 'manifest.json', sha256 }].map(({ name, sha256: hash }) => ({ name, hash }));
  const headings = ['name', 'what', 'size', 'sha256', 'state'].map(
    (key) => `<th scope="col">${escaped(words(key))}</th>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escaped(words('title'))}: ${escaped(returnLabel(of, locale))}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(returnLabel(of, locale))}</h1>
<p>${escaped(words('about'))}</p>
<dl>${facts.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
<div id="drop">
<p>${escaped(words('how'))}</p>
<label>${escaped(words('choose_zip'))} <input id="files" type="file" multiple></label>
<label>${escaped(words('choose_folder'))} <input id="folder" type="file" webkitdirectory></label>
</div>
<p id="outcome" role="status"></p>
<ul id="faults"></ul>
<table>
<thead><tr>${headings.join('')}</tr></thead>
<tbody>${rows.join('')}</tbody>
</table>
<script>
const LISTED = ${asScript(listed)};
const WORDS = ${asScript(texts)};
${verifyScript}
</script>
</body>
</html>
`;
};
