/**
 * The script of the page of evidence, for a browser that opened it from a disk: no import, no network. It reads what a
 * person chooses or drops (files, a folder, or the zip itself), computes SHA-256 with WebCrypto, and compares it with
 * `LISTED`. `WORDS` has its texts.
 */
export const verifyScript = `
const byId = (id) => document.getElementById(id);
const hexOf = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const hashOf = async (blob) => hexOf(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));

/* The entries of a zip, from its central directory. */
const entriesOf = async (zip) => {
  const tail = new DataView(await zip.slice(Math.max(0, zip.size - 65557)).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) throw new Error('no zip');
  const count = tail.getUint16(end + 10, true);
  const start = tail.getUint32(end + 16, true);
  const directory = new DataView(await zip.slice(start, start + tail.getUint32(end + 12, true)).arrayBuffer());
  const found = [];
  for (let at = 0, n = 0; n < count; n++) {
    const length = (from) => directory.getUint16(at + from, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, length(28)));
    found.push({
      name,
      method: length(10),
      size: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + length(28) + length(30) + length(32);
  }
  return found;
};

const contentOf = async (zip, { method, size, offset }) => {
  const head = new DataView(await zip.slice(offset, offset + 30).arrayBuffer());
  const from = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const stored = zip.slice(from, from + size);
  if (method === 0) return stored;
  return new Response(stored.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob();
};

/* A zip of several returns has a folder for each; this page knows its own by the manifest. */
const inFolder = (names) => {
  const paths = names.filter((name) => name === 'manifest.json' || name.endsWith('/manifest.json'));
  return paths.map((path) => path.slice(0, -'manifest.json'.length));
};

const filesIn = async (files) => {
  const found = [];
  for (const file of files) {
    const path = file.webkitRelativePath || file.path || file.name;
    if (!/\\.zip$/i.test(file.name) || LISTED.some(({ name }) => name === file.name)) {
      found.push({ path, read: async () => file });
      continue;
    }
    for (const entry of await entriesOf(file))
      if (!entry.name.endsWith('/')) found.push({ path: entry.name, read: () => contentOf(file, entry) });
  }
  return found;
};

const chosenFrom = async (found) => {
  const expected = LISTED.find(({ name }) => name === 'manifest.json').hash;
  const folders = inFolder(found.map(({ path }) => path));
  for (const folder of folders) {
    const manifest = found.find(({ path }) => path === folder + 'manifest.json');
    if (folders.length === 1 || (await hashOf(await manifest.read())) === expected)
      return found
        .filter(({ path }) => path.startsWith(folder))
        .map((one) => ({ ...one, name: one.path.slice(folder.length) }));
  }
  return found.map((one) => ({ ...one, name: one.path.split('/').at(-1) }));
};

const show = (name, text, isGood) => {
  const at = LISTED.findIndex((one) => one.name === name);
  const cell = byId('file-' + at)?.querySelector('.state');
  if (!cell) return;
  cell.textContent = text;
  cell.className = 'state ' + (isGood === null ? '' : isGood ? 'good' : 'bad');
};

const report = (text, isGood, faults = []) => {
  byId('outcome').textContent = text;
  byId('outcome').className = isGood ? 'good' : 'bad';
  byId('faults').replaceChildren(
    ...faults.map((fault) => Object.assign(document.createElement('li'), { textContent: fault, className: 'bad' })),
  );
};

const faultOf = async (found, { name, hash }) => {
  const file = found.find((one) => one.name === name);
  if (!file) return WORDS.missing;
  try {
    return (await hashOf(await file.read())) === hash ? null : WORDS.altered;
  } catch {
    return WORDS.altered;
  }
};

const verify = async (files) => {
  if (files.length === 0) return;
  if (!globalThis.crypto?.subtle) return report(WORDS.no_crypto, false);
  report('...', true);
  let found;
  try {
    found = await chosenFrom(await filesIn(files));
  } catch {
    return report(WORDS.unreadable, false);
  }
  const faults = [];
  for (const one of LISTED) {
    const fault = await faultOf(found, one);
    show(one.name, fault ?? WORDS.good, fault === null);
    if (fault) faults.push(one.name + ': ' + fault);
  }
  for (const { name } of found)
    if (name !== 'index.html' && !LISTED.some((one) => one.name === name)) faults.push(name + ': ' + WORDS.unknown);
  report(faults.length === 0 ? WORDS.all_good : WORDS.not_good, faults.length === 0, faults);
};

const walk = async (entry) => {
  if (entry.isFile) {
    const file = await new Promise((resolve, reject) => entry.file(resolve, reject));
    return [Object.assign(file, { path: entry.fullPath.slice(1) })];
  }
  const reader = entry.createReader();
  const inside = [];
  for (;;) {
    const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    inside.push(...some);
  }
  return (await Promise.all(inside.map(walk))).flat();
};

for (const id of ['files', 'folder']) byId(id).addEventListener('change', ({ target }) => verify([...target.files]));
addEventListener('dragover', (event) => {
  event.preventDefault();
  byId('drop').className = 'over';
});
addEventListener('drop', async (event) => {
  event.preventDefault();
  byId('drop').className = '';
  const entries = [...event.dataTransfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const files = entries.length > 0 ? (await Promise.all(entries.map(walk))).flat() : [...event.dataTransfer.files];
  await verify(files);
});
`;
