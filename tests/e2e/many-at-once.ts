import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const actOn = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** A preview is shown before many letters are sent. */
export const sendMany = async (page: Page, name: string, look = async () => undefined as unknown): Promise<void> => {
  const question = page.getByRole('dialog', { name });
  await expect(question.getByRole('figure')).toContainText('[tautan]');
  if (name === 'Kirim email') await expect(question.getByText(/^Dari PT /)).toBeVisible();
  await look();
  await question.getByRole('button', { name: /^Kirim [\d.]+ / }).click();
};
