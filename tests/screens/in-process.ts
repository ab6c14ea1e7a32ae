import { configure, getQueriesForElement, waitFor } from '@testing-library/dom';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { PageServices } from '#domain/page-services.ts';
import type { Role } from '#domain/permissions.ts';
import type { CompanyKey } from '../../fixtures/cast/companies.ts';
import { type PersonKey, roles } from '../../fixtures/cast/people.ts';
import { type TestApp, testApp } from '../api/app.ts';
import { tellTime } from './clock.ts';
import { hands } from './hands.ts';
import { type Line, lineTo } from './line.ts';
import { withoutOwnerStacks } from './owner-stacks.ts';
import { resetPageModules } from './page-modules.ts';
import { quietConsole } from './quiet-console.ts';
import { windowListeners } from './window-listeners.ts';

// A busy machine is slow, which is no failure.
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message, within) => new Error(`${message?.split('\n')[0]}\n\n${within.textContent}`),
});

type Opened = {
  /** A person of the cast, or the person with this role; `null` for nobody signed in. */
  readonly as: Role | PersonKey | null;
  readonly at: string;
  readonly where?: CompanyKey;
  readonly locale?: 'id' | 'en';
  /** Services of others that are on. */
  readonly services?: PageServices;
};

const cast = Object.entries(roles) as [PersonKey, (typeof roles)[PersonKey]][];

const whoIs = (as: Role | PersonKey, where: CompanyKey): PersonKey => {
  const found = cast.find(
    ([key, places]) => key === as || places.some(([company, role]) => company === where && role === as),
  );
  if (!found) throw new Error(`nobody of the cast is ${as} at ${where}`);
  return found[0];
};

const blankPage = (at: string, locale: string, services: PageServices): Element => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('patuh.locale', locale);
  document.head.innerHTML = '<meta name="csrf-token" content=""><meta name="company" content="">';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'page-services';
  block.textContent = JSON.stringify(services);
  document.head.append(block);
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', at);
  return document.body.children[0] as Element;
};

/** Asserts one heading, and no loading state. */
export const stands = (): void => {
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
};

const messageOf = () => [...document.querySelectorAll('[role="status"], [role="alert"]')].map((one) => one.textContent);

/**
 * Screens run in a simulated window, and their requests are answered by the product in this process, on its own
 * database.
 */
export const inProcess = (options?: Parameters<typeof testApp>[0]) => {
  let app: TestApp;
  let line: Line | undefined;
  let root: Root | undefined;
  /** Listeners and timers would hold the modules of each page, and the server it uses, until the last test. */
  let release: (() => void) | undefined;
  const leave = () => {
    root?.unmount();
    line?.hangUp();
    release?.();
    root = undefined;
    release = undefined;
  };
  quietConsole();
  withoutOwnerStacks();
  beforeAll(async () => {
    app = await testApp(options);
  });
  afterEach(leave);
  afterAll(() => app.close());

  return {
    app: (): TestApp => app,
    /** Opens a page in place of the former one; resolves when it is loaded. */
    mount: async ({ as, at, where, locale = 'id', services = {} }: Opened) => {
      leave();
      tellTime(app.clock.now);
      const client = as && (await app.as(whoIs(as, where ?? 'sagara'), where, locale));
      line = lineTo(app, client ? client.cookie : '');
      const into = blankPage(at, locale, services);
      resetPageModules();
      const removeListeners = windowListeners();
      const { begin } = await import('../../src/app/begin.tsx');
      const { queryClient } = await import('../../src/client/query-client.ts');
      release = () => {
        removeListeners();
        queryClient.clear();
      };
      root = await begin(into);
      await waitFor(stands);
      // Without style sheets no element covers another.
      const user = userEvent.setup({ document, pointerEventsCheck: PointerEventsCheckLevel.Never });
      return {
        ...getQueriesForElement(document.body),
        ...hands(user),
        user,
        address: () => location.pathname + location.search,
        otherTab: client,
        /** Asserts a notification, visible and announced. */
        isNoted: (words: string | RegExp) =>
          waitFor(() => expect(messageOf()).toContainEqual(expect.stringMatching(words))),
      };
    },
  };
};
