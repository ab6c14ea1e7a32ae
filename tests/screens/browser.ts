import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { ORIGIN } from '../api/origin.ts';
import { lightComputedStyle } from './computed-style.ts';

/** What carries bytes stays Node's: the product answers in this very process, and its edge reads them. */
const CARRIERS = ['Blob', 'File', 'FormData', 'DOMException'] as const;

/** A worker of vitest with the window of a browser in it, made once: modules look for it while they are loaded. */
const browser: Environment = {
  name: 'browser',
  // The product answers in this very process: its sources are those of all other tests.
  viteEnvironment: 'ssr',
  setup: (global) => {
    const own = CARRIERS.map((name) => [name, global[name]] as const);
    const window = new GlobalWindow({
      url: ORIGIN,
      width: 1440,
      height: 900,
      settings: {
        disableComputedStyleRendering: true,
        // There is nobody to go to: the address changes, and nothing is loaded.
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
