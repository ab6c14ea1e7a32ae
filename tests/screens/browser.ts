import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { ORIGIN } from '../api/origin.ts';
import { lightComputedStyle } from './computed-style.ts';

/** Classes for binary data stay Node's: the product runs in this process and reads them. */
const CARRIERS = ['Blob', 'File', 'FormData', 'DOMException'] as const;

/** A vitest worker with a browser window, created first because modules look for it while loading. */
const browser: Environment = {
  name: 'browser',
  // The product runs in this process, with the same sources as all other tests.
  viteEnvironment: 'ssr',
  setup: (global) => {
    const own = CARRIERS.map((name) => [name, global[name]] as const);
    const window = new GlobalWindow({
      url: ORIGIN,
      width: 1440,
      height: 900,
      settings: {
        disableComputedStyleRendering: true,
        // There is no server to navigate to: the URL changes, and nothing is loaded.
        navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
      },
    });
    window.getComputedStyle = lightComputedStyle(window);
    populateGlobal(global, window, { bindFunctions: true });
    for (const [name, value] of own) global[name] = value;
    return { teardown: () => window.happyDOM.close() };
  },
};

export default browser;
