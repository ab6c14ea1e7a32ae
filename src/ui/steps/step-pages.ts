import { createElement } from 'react';
import { stepResource, type Wizard } from '#domain/definition/steps.ts';
import { type Page, screen } from '../resource/page.ts';

/** A page for each step. */
export const stepPages = (of: Wizard): readonly Page[] =>
  Object.keys(of.steps).map((step) => {
    const opened = async () => {
      const { StepPage } = await import('./StepPage.tsx');
      return { Opened: () => createElement(StepPage, { of, step }) };
    };
    return {
      path: `${of.path}/${step}`,
      title: `resources.${stepResource(of, step)}.name`,
      screen: screen(opened, 'Opened'),
      permission: of.owner === 'person' ? [] : [of.owner],
      layout: 'Main',
    };
  });
