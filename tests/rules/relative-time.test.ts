import { expect, it } from 'vitest';
import { relativeTime } from '../../web/ui/text/RelativeTime.tsx';

const now = '2026-09-07T10:00:00+03:00';

it.each([
  ['2026-09-07T10:00:00+03:00', 'now', 'الآن'],
  ['2026-09-07T09:59:30+03:00', 'now', 'الآن'],
  ['2026-09-07T10:00:59+03:00', 'now', 'الآن'],
  ['2026-09-07T09:59:00+03:00', '1 minute ago', 'قبل دقيقة واحدة'],
  ['2026-09-07T13:00:00+03:00', 'in 3 hours', 'بعد 3 ساعات'],
  ['2026-09-08T09:00:00+03:00', 'tomorrow', 'غدًا'],
])('%s is %s', (at, en, ar) => expect([relativeTime(at, now, 'en'), relativeTime(at, now, 'ar')]).toEqual([en, ar]));
