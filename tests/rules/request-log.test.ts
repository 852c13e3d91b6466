import { expect, it } from 'vitest';
import { loggedPath } from '../../server/pipeline/request-log.ts';

it.each([
  ['/api/student/Requests/Get', '/api/student/Requests/Get'],
  ['/sim/requests/APL-2026-000001/decide', '/sim/requests/APL-2026-000001/decide'],
  ['/api/public/Documents/Verify/WJVN-SKFH-ZPYR', '/api/public/Documents/Verify/•••'],
  ['/verify/wjvnskfhzpyr', '/verify/•••'],
  [`/calendar/${'k'.repeat(43)}.ics`, '/calendar/•••'],
])('the log holds %s as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
