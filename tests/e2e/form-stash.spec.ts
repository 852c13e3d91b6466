import { rather } from '../support/long.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { expect, test, type Portal } from './portal.ts';
import type { Texts } from './texts.ts';

/**
 * A form with its persona and address, and the input typed into it. The last field must be restored after a reload.
 */
type Form = {
  persona: string;
  path: string;
  at?: string;
  open?: (portal: Portal) => Promise<void>;
  fill: (portal: Portal) => Promise<void>;
  holds: (portal: Portal, isThere: boolean) => Promise<void>;
};

const september = '2026-09-07T10:04:00+03:00';
const october = '2026-10-05T10:04:00+03:00';
const words = 'Written in the corridor';

/** A form with one text field. */
const ofWords = (persona: string, path: string, label: (texts: Texts) => string, more: Partial<Form> = {}): Form => {
  const field = ({ page, texts }: Portal) => page.getByRole('textbox', { name: label(texts) });
  return {
    persona,
    path,
    fill: (portal) => field(portal).fill(words),
    holds: (portal, isThere) => expect(field(portal)).toHaveValue(isThere ? words : ''),
    ...more,
  };
};
const press =
  (name: (texts: Texts) => string) =>
  ({ page, texts }: Portal): Promise<void> =>
    page.getByRole('button', { name: name(texts) }).click();

const forms: Record<string, Form> = {
  transfer: {
    persona: 'transferStrong',
    path: '/transfer',
    at: '2026-09-14T10:04:00+03:00',
    fill: async ({ page, client, texts: { say, language } }) => {
      const { programmes } = await client.call('getTransferOptions');
      const programme = programmes.find(({ code }) => code === 'BMGT')!;
      await page.getByRole('radio', { name: say('transfer:kinds.collegeToCollege') }).check();
      await page.getByRole('combobox', { name: say('transfer:form.college') }).click();
      await page.getByRole('option', { name: programme.college[language], exact: true }).click();
      await page
        .getByRole('button', { name: say('transfer:programme.addLabel', { name: programme.name[language] }) })
        .click();
    },
    holds: ({ page, texts: { say } }, isThere) =>
      expect(page.getByRole('list', { name: say('transfer:ranked.list') }).getByRole('listitem')).toHaveCount(
        isThere ? 1 : 0,
      ),
  },
  officialWithdrawal: ofWords('postpones', '/officialWithdraw', ({ say }) =>
    say('request:forms.officialWithdrawal.remarks.label'),
  ),
  permanentWithdrawal: ofWords('leavesForGood', '/permanentWithdraw', ({ say }) =>
    say('request:forms.officialWithdrawal.remarks.label'),
  ),
  courseWithdrawal: ofWords(
    'withdrawalFloor',
    '/courseWithdraw',
    ({ say }) => say('request:forms.courseWithdrawal.reason.label'),
    {
      at: october,
      open: async (portal) => {
        // After this withdrawal too few credit hours are left, so the other courses need a request.
        await press(({ say }) => say('withdrawal:course.nowLabel', { code: 'ITCS222' }))(portal);
        await portal.page
          .getByRole('dialog')
          .getByRole('button', { name: portal.texts.say('withdrawal:course.now'), exact: true })
          .click();
        await press(({ say }) => say('withdrawal:course.askLabel', { code: 'MATHS205' }))(portal);
      },
    },
  ),
  transport: ofWords('eligible', '/transport', ({ say }) => say('transport:form.note')),
  thesisTopic: ofWords('thesisStudent', '/thesisTopic', ({ say }) => say('thesis:form.subTopic')),
  appeal: ofWords('gradeAppeal', '/appealRequest', ({ say }) => say('request:forms.appeal.reason.label'), {
    open: press(({ say }) => say('appeal:courses.appealLabel', { code: 'MATHS203' })),
  }),
  caseStudy: ofWords('dismissedOneYear', '/caseStudy', ({ say }) => say('request:forms.caseStudy.reason.label')),
  refund: ofWords('wantsRefund', '/refundRequest', ({ say }) => say('refund:form.remarks')),
  document: {
    persona: 'clearedGraduate',
    path: '/transcriptCertificate',
    fill: ({ page, texts: { say } }) => page.getByRole('checkbox', { name: say('document:reason.study') }).check(),
    holds: ({ page, texts: { say } }, isThere) =>
      expect(page.getByRole('checkbox', { name: say('document:reason.study') })).toBeChecked({ checked: isThere }),
  },
  exemption: {
    persona: 'orientation',
    path: '/exemptionRequest',
    fill: async ({ page, texts: { say } }) => {
      await page.getByRole('combobox', { name: say('exemption:form.test') }).click();
      await page.getByRole('option').first().click();
    },
    holds: ({ page, texts: { say } }, isThere) =>
      isThere
        ? expect(page.getByRole('combobox', { name: say('exemption:form.test') })).not.toHaveValue('')
        : expect(page.getByRole('combobox', { name: say('exemption:form.test') })).toHaveValue(''),
  },
  contact: {
    persona: 'twoMobiles',
    path: '/contactDetails',
    open: press(({ say }) => say('contact:editSection', { section: say('contact:sections.address') })),
    fill: ({ page, texts: { say } }) => page.getByLabel(say('contact:fields.block')).fill('808'),
    holds: ({ page, texts: { say } }, isThere) =>
      isThere
        ? expect(page.getByLabel(say('contact:fields.block'))).toHaveValue('808')
        : expect(page.getByLabel(say('contact:fields.block'))).not.toHaveValue('808'),
  },
  message: ofWords('eligible', '/inbox', ({ say }) => say('inbox:write.body'), {
    open: press(({ say }) => say('inbox:write.open')),
  }),
};

/** The forms of the daily run: a ranking, a dialogue and a form opened from a list. */
const everyDay = new Set(['transfer', 'appeal', 'message']);

for (const [name, { persona, path, at = september, open, fill, holds }] of Object.entries(forms).filter(([one]) =>
  rather(everyDay.has(one), true),
))
  test(`what was typed is back after the tab was loaded anew: ${name}`, async ({
    page,
    portal,
    client,
    texts: { say },
  }) => {
    await client.freeze(at);
    await portal.enter(persona, path);
    await open?.(portal);
    await fill(portal);
    const back = page.getByText(say('entries.back', { at }));
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')));
    // A reload right after the last key press, as when the browser discards the tab.
    await page.reload();
    await holds(portal, true);
    await expect(back).toBeVisible();
    await page.getByRole('button', { name: say('entries.discard'), exact: true }).click();
    await expect(back).toBeHidden();
    await holds(portal, false);
    await expect.poll(kept).toEqual([]);
    await fill(portal);
    await expect.poll(kept).toHaveLength(1);
    await page.reload();
    await expect(back).toBeVisible();
    await portal.open('/logout');
    await expect(page).toHaveURL(/sign-in/);
    expect(await kept()).toEqual([]);
  });

test('what was typed is back at its place after the session ended by itself, and gone after another sign-in', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/^401 /);
  const { path, fill, holds } = forms.officialWithdrawal!;
  const end = (now: string) => client.call('setClock', { body: { mode: 'frozen', now, expireSessions: true } });
  const form = new SignInPage(portal);
  await client.freeze(september);
  await portal.enter('postpones', path);
  await fill(portal);
  await end('2026-09-08T10:04:00+03:00');
  await expect(page.getByText(say('account:signIn.entriesKept'))).toBeVisible();
  await form.signIn('postpones');
  await holds(portal, true);
  expect(portal.path()).toBe(path);
  await end('2026-09-09T10:04:00+03:00');
  await expect(page.getByText(say('account:signIn.entriesKept'))).toBeVisible();
  await form.signIn('eligible');
  await expect(page).not.toHaveURL(/sign-in/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')))).toEqual([]);
});

test('what one record typed is not there for another', async ({ page, portal, client, texts: { say } }) => {
  await client.freeze(september);
  await portal.enter('eligible', '/inbox');
  await forms.message!.open!(portal);
  await forms.message!.fill(portal);
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '))))
    .toHaveLength(1);
  await portal.enter('twoMobiles', '/inbox');
  await expect(portal.heading(say('inbox:title'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await forms.message!.open!(portal);
  await forms.message!.holds(portal, false);
  await portal.enter('eligible', '/inbox');
  await forms.message!.holds(portal, true);
});
