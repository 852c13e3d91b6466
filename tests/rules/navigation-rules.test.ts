import { expect, it } from 'vitest';
import { isNavigation, menuEntries, toMenuPath, type Place } from '../../web/app/navigation-rules.ts';

const place = (address: string): Place => {
  const { pathname, search } = new URL(address, 'https://portal.example');
  return { pathname, search };
};

type Row = [what: string, from: string | null, to: string, by: 'PUSH' | 'POP' | 'REPLACE', is: boolean];

it.each<Row>([
  ['the first page', null, '/home', 'POP', true],
  ['another page by a link', '/home', '/inbox', 'PUSH', true],
  ['another page by a redirect', '/', '/sign-in', 'REPLACE', true],
  ['another tab by a link', '/EarlyregisteredCourses?tab=offered', '/EarlyregisteredCourses?tab=log', 'PUSH', true],
  ['back to a tab', '/registeredCourses?tab=offered', '/registeredCourses', 'POP', true],
  ['the next page of a list', '/inbox?page=1', '/inbox?page=2', 'PUSH', true],
  ['another message', '/inbox-details?id=1', '/inbox-details?id=2', 'PUSH', true],
  [
    'typing in a search',
    '/registeredCourses?tab=offered',
    '/registeredCourses?tab=offered&search=stat',
    'REPLACE',
    false,
  ],
  ['a filter', '/inbox', '/inbox?unread=1', 'REPLACE', false],
  ['the same link again', '/home', '/home', 'REPLACE', false],
  [
    'a drawer opened over the page',
    '/registeredCourses?tab=offered',
    '/registeredCourses?tab=offered&course=7',
    'PUSH',
    false,
  ],
  [
    'and closed by the back button',
    '/registeredCourses?tab=offered&course=7',
    '/registeredCourses?tab=offered',
    'POP',
    false,
  ],
])('%s', (_, from, to, by, is) => expect(isNavigation(from === null ? null : place(from), place(to), by)).toBe(is));

it.each([
  ['/home', '/dashboard'],
  ['/dashboard', '/dashboard'],
  ['/inbox-details', '/inbox'],
  ['/requests', '/requests'],
  ['/requests/REF-2026-000001', '/requests'],
  ['/courseEvaluationForm', '/courseEvaluation'],
  ['/acadmicPlanDetails/3', '/acadmicPlan'],
  ['/payment-result/7', '/studentFees'],
  ['/paymentHistory', '/studentFees'],
  ['/courseRegistrationLog', '/registeredCourses'],
  ['/EarlyregisteredCourses', '/Earlydashboard'],
  ['/courseSchedule', '/courseSchedule'],
])('%s is marked in the menu at %s', (pathname, marked) => expect(toMenuPath(pathname)).toBe(marked));

it('a tab is no entry of the menu beside its page, and is one without it', () => {
  const [fees, history] = [{ path: '/studentFees' }, { path: '/paymentHistory' }];
  expect(menuEntries([history], [fees, history])).toEqual([]);
  expect(menuEntries([history], [history])).toEqual([history]);
});
