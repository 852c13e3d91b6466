import { describe, expect, it } from 'vitest';
import { toExcerpt, holdsText, sendMessageRefusals } from '../../server/features/inbox/inbox-rules.ts';
import { inboxTexts } from '../../server/features/inbox/inbox-texts.ts';
import en from '../../locales/en/inbox.json';
import { messagesFor } from '../../seed/persona-messages.ts';
import { freshInstant } from '../../seed/university/calendar.ts';
import { listPersonas } from '../../seed/personas.ts';

const now = Date.parse('2026-09-07T10:00:00+03:00');
const minute = 60_000;

describe('writing to an office', () => {
  const ago = (...minutes: number[]) =>
    sendMessageRefusals({ now, maximum: 3, sentAt: minutes.map((count) => now - count * minute) });
  it.each<[string, number[], number | null]>([
    ['the first', [], null],
    ['the last of the hour', [1, 2], null],
    ['one too many', [5, 20, 50], 10],
    ['when the oldest is an hour old', [5, 20, 60], null],
    ['long after many', [61, 62, 63, 64], null],
    ['whatever their order', [50, 5, 20], 10],
    ['more than the limit in the hour', [10, 20, 30, 40], 30],
    ['a message that an earlier clock dates in the future does not count', [5, 20, -10], null],
    ['a message of this very instant counts', [0, 5, 20], 40],
  ])('%s', (_, minutes, wait) =>
    expect(ago(...minutes)).toEqual(
      wait === null ? [] : [{ Code: 'inbox.tooManyMessages', Params: { maximum: 3, minutes: wait } }],
    ),
  );
});

describe('finding a message', () => {
  const texts = [{ en: 'Fees of the \u2066First\u2069 Semester', ar: 'رسوم الفصل الأوّل' }];
  it.each<[string, boolean]>([
    ['fees', true],
    ['first semester', true],
    ['الاول', true],
    ['رُسوم', true],
    ['x', true],
    ['library', false],
    ['مكتبة', false],
    ['fe', true],
    ['zz', false],
  ])('%s', (search, found) => expect(holdsText(texts, search, 2)).toBe(found));
  it('keeps two texts apart', () =>
    expect(
      holdsText(
        [
          { en: 'one', ar: 'أ' },
          { en: 'two', ar: 'ب' },
        ],
        'أtwo',
        2,
      ),
    ).toBe(false));
});

describe('the beginning of a message', () => {
  it('stays whole when it is short', () => expect(toExcerpt(' one\n\ntwo ')).toBe('one two'));
  it('is cut between words and closes what it isolates', () => {
    const cut = toExcerpt(`${'word '.repeat(30)}\u2066${'isolated '.repeat(10)}\u2069`);
    expect(cut.length).toBeLessThanOrEqual(164);
    expect(cut.endsWith('\u2069 …')).toBe(true);
  });
  it.each<[string, string, string]>([
    ['160 characters stay', 'a'.repeat(160), 'a'.repeat(160)],
    ['161 without a space are cut at 160', 'a'.repeat(161), `${'a'.repeat(160)} …`],
    ['the last space that fits is the cut', `${'a'.repeat(100)} ${'b'.repeat(70)}`, `${'a'.repeat(100)} …`],
    ['a space right after 160 is the cut', `${'a'.repeat(160)} b`, `${'a'.repeat(160)} …`],
    [
      'isolates that are closed stay closed',
      `\u2066${'a'.repeat(20)}\u2069 ${'b'.repeat(100)} ${'c'.repeat(60)}`,
      `\u2066${'a'.repeat(20)}\u2069 ${'b'.repeat(100)} …`,
    ],
  ])('%s', (_, text, excerpt) => expect(toExcerpt(text)).toBe(excerpt));
});

describe('every template', () => {
  const params = {
    semester: { en: 'First', ar: 'الأول' },
    startsOn: '2026-09-13T00:00:00+03:00',
    opensAt: '2026-09-13T00:00:00+03:00',
    closesAt: '2026-09-13T00:00:00+03:00',
    dueAt: '2026-09-13T00:00:00+03:00',
    at: '2026-09-13T00:00:00+03:00',
    course: 'ITCS214',
    section: '01',
    about: 'a $t(common:yes) {{course}}',
  };
  it.each(
    Object.keys(en.templates).filter(
      (template) =>
        template in
        {
          acknowledged: 0,
          semesterWelcome: 0,
          registrationOpens: 0,
          feesReminder: 0,
          advisorNote: 0,
          academicWarning: 0,
          admissionWelcome: 0,
          contactReview: 0,
          maintenance: 0,
          promoted: 0,
          waitingListClosed: 0,
        },
    ),
  )('%s leaves nothing open in either language', (template) => {
    const { subject, body } = inboxTexts({
      template,
      params: template === 'acknowledged' ? { ...params, office: 'finance' } : params,
    });
    for (const text of [subject.en, subject.ar, body.en, body.ar])
      expect(text.replace('a $t(common:yes) {{course}}', '')).not.toMatch(/\{\{|\$t\(|undefined|Invalid|object/);
    expect(body.ar).toMatch(/[\u0621-\u064a]/);
  });
  it('says the student’s own words as they are', () =>
    expect(
      inboxTexts({ template: 'acknowledged', params: { office: 'finance', about: params.about } }).subject.en,
    ).toContain(params.about));
});

it('a warning leads to the ways to go on', () =>
  expect(
    inboxTexts({
      template: 'standingWarned',
      params: { semester: { en: 'First', ar: 'الأول' }, cgpa: '1.80', warnings: 1 },
    }).page,
  ).toBe('/stay-or-leave'));

it('every seeded student has messages from before the fresh morning, read and unread, the same every time', () => {
  for (const { records } of listPersonas())
    for (const record of records) {
      const messages = messagesFor(record);
      expect(messages.length).toBeGreaterThan(1);
      expect(messages.every(({ at }) => at < freshInstant)).toBe(true);
      expect(messages.map(({ at }) => at)).toEqual(messages.map(({ at }) => at).sort((a, b) => a - b));
      expect(messagesFor(record)).toEqual(messages);
    }
});
