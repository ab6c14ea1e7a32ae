import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';

/** A cheap telephone: bytes per second each way, milliseconds of delay, and a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
const WINDOW = { width: 390, height: 844 };
/** A page without its row after this time has failed. */
const LONGEST_MS = 60_000;

/** Times in ms since the navigation began. */
export type PageRequest = {
  readonly path: string;
  readonly at: number;
  readonly received: { readonly at: number; readonly bytes: number }[];
};

export type FirstRow = {
  /** Milliseconds from the start of the navigation until the first row is drawn. */
  readonly ms: number;
  /** Bytes received until then, as sent: compressed, without headers. */
  readonly bytes: number;
  /** Requests sent until then. */
  readonly requests: readonly PageRequest[];
};

const listen = (cdp: CDPSession): Map<string, PageRequest> => {
  const sent = new Map<string, PageRequest>();
  let start = Number.NaN;
  const since = (timestamp: number): number => (timestamp - start) * 1000;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (Number.isNaN(start) && type === 'Document') start = timestamp;
    if (request.url.startsWith('data:')) return;
    sent.set(requestId, { path: new URL(request.url).pathname, at: since(timestamp), received: [] });
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) =>
    sent.get(requestId)?.received.push({ at: since(timestamp), bytes: encodedDataLength }),
  );
  return sent;
};

const watch = (selector: string) => {
  const scope = window as unknown as { firstRow?: number };
  const seen = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(scope, { firstRow: performance.now() })));
  });
  seen.observe(document, { childList: true, subtree: true });
};

export class SlowPhone {
  private constructor(
    private readonly browser: Browser,
    private readonly context: BrowserContext,
  ) {}

  /** A browser with an empty cache, signed in by this cookie. */
  static async start(url: string, cookie: string): Promise<SlowPhone> {
    const executablePath = findChromium();
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    const context = await browser.newContext({ viewport: WINDOW, isMobile: true, hasTouch: true, locale: 'id-ID' });
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
      }),
    );
    return new SlowPhone(browser, context);
  }

  async open(address: string, selector: string): Promise<FirstRow> {
    const page = await this.context.newPage();
    const cdp = await this.context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch, selector);
    const sent = listen(cdp);
    await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MS });
    const handle = await page.waitForFunction(() => (window as unknown as { firstRow?: number }).firstRow, undefined, {
      timeout: LONGEST_MS,
      polling: 100,
    });
    const ms = Number(await handle.jsonValue());
    const requests = [...sent.values()].filter(({ at }) => at <= ms);
    // Open requests may stay open for ever (events); the page is closed when the rest has arrived and run.
    await page.waitForLoadState('load').catch(() => undefined);
    await page.waitForTimeout(3000);
    await page.close();
    const pieces = requests.flatMap(({ received }) => received.filter(({ at }) => at <= ms));
    return { ms, bytes: pieces.reduce((sum, { bytes }) => sum + bytes, 0), requests };
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
