import { describe, expect, it } from 'vitest';
import { billingStatus, ntpnStatus } from '#domain/billing/status.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { isTest, lineAt, loadedFrom, type Source, sourcesIn, stylesheets, withoutComments } from './sources.ts';

/** Also states of a job's item, or of the last stage of a contract. */
const shared = new Set(['WAITING', 'PAID']);
const states = [
  ...new Set([fakturStatus, billingStatus, ntpnStatus, sptStatus].flatMap(({ states: of }) => Object.keys(of))),
].filter((state) => !shared.has(state));
const LITERAL = new RegExp(
  `(?:[=!]==?\\s*['"](${states.join('|')})['"])|(?:['"](${states.join('|')})['"]\\s*[=!]==?)|(?:case\\s+['"](${states.join('|')})['"]\\s*:)`,
  'g',
);

/** Comparisons with a literal status; the state machine's predicates (`allows`, `isApproved`, ...) are used instead. */
const comparedStatuses = ({ path, text }: Source): string[] => {
  const plain = withoutComments(text);
  return (
    [...plain.matchAll(LITERAL)]
      // A job and an import have states of their own, and an invoice a kind, some of the same name.
      .filter(
        ({ index }) =>
          !/\b(?:job|item|step|row|delivery|before|entry|imported|history)\w*(?:\?)?\.(?:status|state)\s*$|\.kind\s*$/.test(
            plain.slice(Math.max(0, index - 40), index),
          ),
      )
      .map(({ index }) => `${path}:${lineAt(plain, index)}`)
  );
};

const anyTypes = ({ path, text }: Source): string[] => {
  const plain = withoutComments(text);
  return [
    ...plain.matchAll(
      /(?::\s*|<|\bas\s+|,\s*|\|\s*)any\b(?!\s*[:(-]|\s+\w)|@ts-(?:ignore|expect-error|nocheck)|biome-ignore/g,
    ),
    ...text.matchAll(/@ts-(?:ignore|nocheck)|biome-ignore/g),
  ].map(({ index }) => `${path}:${lineAt(text, index)}`);
};

/** `satisfies` and clocks: the domain takes time and randomness as arguments. */
const impurities = ({ path, text }: Source): string[] => {
  const plain = withoutComments(text);
  return [...plain.matchAll(/\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\bprocess\.|\bfetch\(|\bcrypto\./g)].map(
    ({ index }) => `${path}:${lineAt(plain, index)}`,
  );
};

/** Screens call the API by paths the compiler checks (`client/request.ts`); plain addresses are left to the client. */
const relatedQuestions = ({ path, text }: Source): string[] =>
  /^src\/(?!client\/|main)/.test(path)
    ? [...text.matchAll(/^import \{([^}]*)\} from '[./]+client\/http\.ts'/gm)]
        .filter(([, names = '']) => names.split(',').some((name) => /^\s*(?:call|callList|send)\s*$/.test(name)))
        .map(({ index }) => `${path}:${lineAt(text, index)}`)
    : [];

const LONGEST = 500;
const LONG = 250;
const linesOf = ({ text }: Source): number => text.split('\n').length;
const tooLong = (source: Source): boolean => linesOf(source) > LONGEST;

const DRAWERS = /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.tsx?$)/;
const NAMED =
  /\/(?:[a-z\d]+(?:-[a-z\d]+)*(?:\.test|\.scenario|(?:\.wide|\.narrow)?\.spec|\.setup)?\.ts|[a-z\d]+(?:-[a-z\d]+)*\.(?:test|config)\.tsx?|(?:[A-Z][A-Za-z\d]*|[a-z\d]+(?:-[a-z\d]+)*)(?:\.test)?\.tsx)$/;
const misnamed = ({ path }: Source): boolean => DRAWERS.test(path) || !NAMED.test(path);

/** Where the browser calls the server: everything else uses these, so that the company is always named. */
const ASKERS = /^src\/client\/(?:http|carried|early-answers|events|data-provider|requested-links)\.ts$/;
const callsElsewhere = ({ path, text }: Source): string[] => {
  if (!path.startsWith('src/') || ASKERS.test(path)) return [];
  const plain = withoutComments(text);
  return [
    ...plain.matchAll(/['"`]\/main\/api\b|\bfetch\(|\bnew (?:EventSource|XMLHttpRequest|WebSocket)\(|sendBeacon\(/g),
  ].map(({ index }) => `${path}:${lineAt(plain, index)}`);
};
/** Request bodies or route groups that bypass the shared check for unreadable texts. */
const unguarded = ({ path, text }: Source): string[] => {
  const plain = withoutComments(text);
  return [
    ...plain.matchAll(/\breq\.(?:json|text|parseBody|formData|arrayBuffer|blob|raw)\b|\bnew (?:OpenAPI)?Hono\b/g),
  ].map(({ index }) => `${path}:${lineAt(plain, index)}`);
};
/**
 * The check itself; raw bytes that are counted, hashed, verified by a signature, or passed to a thread with the same
 * check; a query checked like that of a GET; a form that is compared and not stored; input that a rule
 * looks at before it is checked; routes without input.
 */
const GUARDED =
  /^api\/(?:http\/(?:route|body|take-in|idempotency|in-thread|contract-version)|app\/(?:redirect-body-method|page-moves|event-routes|pages)|modules\/payment\/routes\/bank-callback)\.ts$/;

/** A billing code is read out in groups: it is shown by `Identifier` or formatted by `formatBillingCode`, never raw. */
const bareCodes = ({ path, text }: Source): string[] => {
  if (!/^src\/(?:billing|public-preview|spt\/(?:money|filing))\//.test(path)) return [];
  const plain = withoutComments(text);
  return [
    ...plain.matchAll(/>\s*\{[\w.]*\b(?:code|each|billing|slip|one|of)\.code(?: \?\? [^}]*)?\}|\$\{[\w.]*\.code\} ·/g),
  ].map(({ index }) => `${path}:${lineAt(plain, index)}`);
};

/** The product's papers are opened with `download` or in a new tab: a bare link would leave the page. */
const papersLeftFor = ({ path, text }: Source): string[] => {
  if (!path.startsWith('src/')) return [];
  const plain = withoutComments(text);
  return [
    ...plain.matchAll(
      /href=\{(?:(?:slip|receipt|pdf|original)Url|fakturFile|sptPaper|fileUrl(?=\(['"`][^'"`]*\/(?:pdf|xml|ssp|bpn)['"`]))\((?![^>]*target="_blank")/g,
    ),
  ].map(({ index }) => `${path}:${lineAt(plain, index)}`);
};

const oneLetterClasses = ({ path, text }: Source): string[] => {
  const rules = path.endsWith('.css');
  const found = rules
    ? text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.[a-zA-Z](?![\w-])/g)
    : withoutComments(text).matchAll(/className="(?:[^"]* )?[a-z](?: [^"]*)?"/g);
  return [...found].map(({ index }) => `${path}:${lineAt(text, index)}`);
};

/** Invisible characters, which tools and browsers may misinterpret. */
const unseen = ({ path, text }: Source): string[] =>
  [...text.matchAll(/(?![\t\n])\p{Cc}/gu)].map(({ index }) => `${path}:${lineAt(text, index)}`);

const own = sourcesIn('api', 'db', 'src', 'fixtures', 'tests');
const shipped = own.filter((source) => !isTest(source) && !source.path.startsWith('tests/'));

const LONG_WORK = ['pdfkit', 'yazl', 'exceljs'];
/** Workbook templates: their routes are answered by a worker thread. */
const ANSWERED_BY_THREAD = ['api/imports/template.ts', 'api/imports/files/annual-rows/template.ts'];
const longWorkIn = (root: string, sources: readonly Source[]): string[] => {
  const loaded = loadedFrom(
    root,
    sources.filter(({ path }) => !ANSWERED_BY_THREAD.includes(path)),
  );
  return LONG_WORK.filter((name) => loaded.has(name)).map((name) => `${loaded.get(name)} loads ${name}`);
};

/** Response schemas: screens import their types only, never runtime code. */
const ANSWERED = /^api\/domain\/.*(-schema|definition\/answers)\.ts$/;
const answersIn = (root: string, sources: readonly Source[]): string[] =>
  [...loadedFrom(root, sources)].flatMap(([path, by]) => (ANSWERED.test(path) ? [`${by} loads ${path}`] : []));

describe('habits', () => {
  it('draw, zip and write workbooks in threads of their own', () => {
    expect(longWorkIn('api/server.ts', shipped)).toEqual([]);
    expect(longWorkIn('api/worker.ts', shipped)).toEqual([]);
    expect(longWorkIn('api/request-thread.ts', shipped)).toEqual(['api/output/pdf/sheet.ts loads pdfkit']);
    const drawing = (how: string): Source[] => [
      { path: 'api/server.ts', text: "export { send } from './jobs/send.ts';" },
      { path: 'api/jobs/send.ts', text: how },
      { path: 'api/output/page.ts', text: "import PDFDocument from 'pdfkit';" },
    ];
    const noticed = ['api/output/page.ts loads pdfkit'];
    expect(longWorkIn('api/server.ts', drawing("import { draw, type Page } from '../output/page.ts';"))).toEqual(
      noticed,
    );
    expect(longWorkIn('api/server.ts', drawing("await import('../output/page.ts');"))).toEqual(noticed);
    expect(longWorkIn('api/server.ts', drawing("import type { Page } from '../output/page.ts';"))).toEqual([]);
  });

  it('take the types of answers to the browser, and not their schemas', () => {
    expect(answersIn('src/main.tsx', shipped)).toEqual([]);
    const page = (how: string): Source[] => [
      { path: 'src/main.tsx', text: "import('./page.tsx');" },
      { path: 'src/page.tsx', text: how },
    ];
    const from = "from '#domain/spt/view-schema.ts';";
    expect(answersIn('src/main.tsx', page(`import type { SptView } ${from}`))).toEqual([]);
    expect(answersIn('src/main.tsx', page(`import { sptViewSchema } ${from}`))).toEqual([
      'src/page.tsx loads api/domain/spt/view-schema.ts',
    ]);
  });

  it('compare no status with a word outside the domain and the office', () => {
    const request = shipped.filter(({ path }) => /^(src|api)\//.test(path) && !/^api\/(domain|gateways)\//.test(path));
    expect(request.flatMap(comparedStatuses)).toEqual([]);
  });

  it('need no `any` and silence no check', () => {
    expect(own.filter(({ path }) => path !== 'tests/architecture/habits.test.ts').flatMap(anyTypes)).toEqual([]);
  });

  it('ask the server in one place, which names the company of the page', () => {
    expect(shipped.flatMap(callsElsewhere)).toEqual([]);
  });

  it('call the API by paths the compiler checks, from every screen', () => {
    expect(shipped.flatMap(relatedQuestions)).toEqual([]);
    expect(shipped.filter(({ path, text }) => path.startsWith('src/') && /\bdataProvider\.call\b/.test(text))).toEqual(
      [],
    );
    const bare = { path: 'src/billing/X.tsx', text: "import { call } from '../client/http.ts';" };
    expect(relatedQuestions(bare)).toEqual(['src/billing/X.tsx:1']);
  });

  it('show billing numbers grouped wherever a person reads them', () => {
    expect(shipped.flatMap(bareCodes)).toEqual([]);
    const bare = { path: 'src/billing/pay/X.tsx', text: '<b>\n  {code.code}\n</b>' };
    expect(bareCodes(bare)).toEqual(['src/billing/pay/X.tsx:1']);
  });

  it('take papers home without leaving the page', () => {
    expect(shipped.flatMap(papersLeftFor)).toEqual([]);
  });

  it('keep the domain free of clocks, chance and the outside', () => {
    const pure = sourcesIn('api/domain').filter((source) => !isTest(source));
    expect(pure.flatMap(impurities)).toEqual([]);
  });

  it('keep files short enough to read', () => {
    const long = own.filter((source) => linesOf(source) > LONG && !source.path.startsWith('api/domain/messages/'));
    if (long.length > 0)
      console.log(`over ${LONG} lines:\n${long.map((source) => `  ${linesOf(source)}  ${source.path}`).join('\n')}`);
    expect(own.filter(tooLong).map(({ path }) => path)).toEqual([]);
  });

  it('name files as the field names things, and keep no drawers', () => {
    expect(own.filter(misnamed).map(({ path }) => path)).toEqual([]);
  });

  it('name classes by words', () => {
    const styled = [...shipped, ...stylesheets()].filter(({ path }) => path.startsWith('src/'));
    expect(styled.flatMap(oneLetterClasses)).toEqual([]);
    expect(oneLetterClasses({ path: 'src/x.css', text: '.tbl .r {\n}' })).toHaveLength(1);
    expect(oneLetterClasses({ path: 'src/x.tsx', text: '<td className="s sec" />' })).toHaveLength(1);
  });

  it('show no file input of the browser, whose words are not ours', () => {
    const shown = shipped.filter(
      ({ path, text }) =>
        path.startsWith('src/') && /<input(?![^>]*\bhidden\b)[^>]*type="file"(?![^>]*\bhidden\b)/.test(text),
    );
    expect(shown.map(({ path }) => path)).toEqual([]);
  });

  it('hold no character that nobody sees', () => {
    expect([...own, ...stylesheets()].flatMap(unseen)).toEqual([]);
    expect(unseen({ path: 'src/x.tsx', text: '\t<br />\n\u0000' })).toEqual(['src/x.tsx:2']);
  });

  it('take in text through the one place that reads it', () => {
    const edge = shipped.filter(({ path }) => /^api\/(?:app|http|.*routes)\b/.test(path) && !GUARDED.test(path));
    expect(edge.flatMap(unguarded)).toEqual([]);
  });

  it('would notice each of these', () => {
    const at = (text: string, path = 'src/x.ts') => ({ path, text });
    expect(comparedStatuses(at(`if (faktur.status === 'APPROVED') a();`))).toEqual(['src/x.ts:1']);
    expect(comparedStatuses(at(`switch (s) {\n case 'REJECTED': b(); }`))).toEqual(['src/x.ts:2']);
    expect(comparedStatuses(at(`if (isApproved(faktur)) a('APPROVED');`))).toEqual([]);
    expect(anyTypes(at(`const a: ${'any'} = 1; const b = c as ${'any'};`))).toHaveLength(2);
    expect(anyTypes(at(`// @ts-${'ignore'}`))).toHaveLength(1);
    expect(anyTypes(at(`const many = company.any(1); // any`))).toEqual([]);
    expect(impurities(at(`const now = Date.now();`))).toHaveLength(1);
    expect(callsElsewhere(at(`const url = \`/main/api/files/1\`;`, 'src/spt/x.ts'))).toHaveLength(1);
    expect(callsElsewhere(at(`await fetch(url); refetch();`, 'src/spt/x.ts'))).toHaveLength(1);
    expect(relatedQuestions(at(`import { call } from '../client/http.ts';`, 'src/spt/x.ts'))).toHaveLength(1);
    expect(relatedQuestions(at(`import type { Method } from '../client/http.ts';`, 'src/spt/x.ts'))).toEqual([]);
    expect(unguarded(at(`const said = await c.req.json();`, 'api/http/x.ts'))).toEqual(['api/http/x.ts:1']);
    expect(unguarded(at(`const app = new Hono<Env>();`))).toHaveLength(1);
    expect(tooLong(at('\n'.repeat(LONGEST + 1)))).toBe(true);
    expect(misnamed(at('', 'src/ui/utils.ts'))).toBe(true);
    expect(misnamed(at('', 'src/ui/someThing.ts'))).toBe(true);
    expect(misnamed(at('', 'src/ui/documents/StatusChip.tsx'))).toBe(false);
    expect(misnamed(at('', 'api/modules/faktur/move-fakturs.ts'))).toBe(false);
  });
});
