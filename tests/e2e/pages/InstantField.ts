import type { Locator, Page } from 'playwright';
import type { Texts } from '../texts.ts';

/** Sets a field to a day of the month that it shows, given by its accessible name, and to a time such as "14:30". */
export async function setInstant(
  page: Page,
  { say }: Texts,
  field: Locator,
  dayName: string,
  time: string,
): Promise<void> {
  await field.click();
  await page.getByRole('table').getByRole('button', { name: dayName, exact: true }).click();
  const [hours = '', minutes = ''] = time.split(':');
  await page.getByRole('spinbutton', { name: say('simulator:instant.hours'), exact: true }).fill(hours);
  await page.getByRole('spinbutton', { name: say('simulator:instant.minutes'), exact: true }).fill(minutes);
  await page.getByRole('button', { name: say('simulator:instant.done') }).click();
}
