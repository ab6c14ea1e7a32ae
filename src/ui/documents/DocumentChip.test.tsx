import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakturStatus } from '#domain/faktur/status.ts';
import { DocumentChip } from './DocumentChip.tsx';

it('says a state in words with its code, and one nobody knows as such', () => {
  const known = renderToStaticMarkup(<DocumentChip of={fakturStatus} status="APPROVED" />);
  expect(known).toContain('chip g');
  expect(known).toContain('(APPROVED)');
  const strange = renderToStaticMarkup(<DocumentChip of={fakturStatus} status="toString" />);
  expect(strange).toContain('UNKNOWN_STATUS');
  expect(strange).toContain('(toString)');
});
