import { useSearchParams } from 'react-router-dom';
import { parseId } from './plan-paths.ts';

/** The course of the open drawer, kept in the URL so that it can be shared. The Back button closes the drawer. */
export function useCourseParam(): { courseId: number | null; open: (courseId: number) => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const change = (courseId: number | null): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (courseId === null) next.delete('course');
        else next.set('course', String(courseId));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { courseId: parseId(params.get('course') ?? undefined), open: change, close: () => change(null) };
}
