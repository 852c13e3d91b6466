import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { reportFailure } from '../../../api/errors.ts';
import { CallFailure } from '../../../api/failure.ts';
import { useRecord } from '../../../api/useRecord.ts';
import { useAction } from '../../../api/useAction.ts';
import { chosenIn, sectionsIn, textOfChosen } from '../chosen.ts';
import type { Builder } from '../useBuilder.ts';

/**
 * Opens a shared link: adds the courses of its sections to the chosen ones and, unless the URL has `instead=1`, locks
 * each of them to its section. Returns the number of its sections that are not offered in the semester. A failed call
 * is told by an alert.
 */
export function useSharedLink({ period, setLocks }: Pick<Builder, 'period' | 'setLocks'>): number {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { record } = useRecord();
  const { run } = useAction('checkRegistration');
  const [missing, setMissing] = useState(0);
  const read = useRef('');
  const StudFacultyCode = record?.studFacultyCode;
  useEffect(() => {
    const sectionIds = sectionsIn(hash);
    if (sectionIds.length === 0 || !StudFacultyCode || read.current === hash) return;
    read.current = hash;
    const open = async (): Promise<void> => {
      // The registration preview gives the course of each section.
      const outcome = await run({
        query: { Period: period },
        body: { changes: sectionIds.map((sectionId) => ({ action: 'register' as const, sectionId })) },
      });
      if (!outcome.ok) return;
      const offered = new Set(outcome.data.schedule.map(({ sectionId }) => sectionId));
      setMissing(sectionIds.filter((id) => !offered.has(id)).length);
      const named = outcome.data.schedule.filter(
        ({ sectionId, change }) => sectionIds.includes(sectionId) && change !== 'none',
      );
      const courses = await Promise.all(
        named.map(async ({ code, sectionId }) => {
          const { items } = await call('coursesToRegister', {
            query: { StudFacultyCode, Period: period, code, pageSize: 1 },
          });
          return items.map(({ courseId }) => ({ courseId, sectionId }));
        }),
      );
      const found = courses.flat();
      if (found.length === 0) return;
      const query = new URLSearchParams(search);
      const instead = query.get('instead') === '1';
      query.delete('instead');
      const others = chosenIn(query.get('courses')).filter(
        ({ courseIds }) => !found.some(({ courseId }) => courseIds.includes(courseId)),
      );
      query.set(
        'courses',
        textOfChosen([...others, ...found.map(({ courseId }) => ({ courseIds: [courseId], optional: false }))]),
      );
      await navigate({ pathname, search: query.toString() }, { replace: true });
      // The shared section is locked, except if the link was opened to find another section for the course.
      if (!instead) setLocks(found);
    };
    open().catch((reason: unknown) => {
      if (!(reason instanceof CallFailure)) throw reason;
      reportFailure(reason, 'coursesToRegister');
    });
  }, [hash, pathname, search, StudFacultyCode, period, run, navigate, setLocks]);
  return missing;
}
