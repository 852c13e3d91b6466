import { Group, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { formatCodes } from './CourseNames.tsx';
import type { Step } from './plan-map.ts';
import { layOut, node, reach, walk } from './plan-map.ts';
import classes from './PlanMapView.module.css';
import { StateMark } from './StateMark.tsx';

type Course = Schema<'PlanCourse'>;

/** The arrow keys for a left-to-right page; `mirrored` swaps them for right-to-left. */
const steps: Record<string, Step> = {
  ArrowRight: 'after',
  ArrowLeft: 'before',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'previousColumn',
  PageDown: 'nextColumn',
  Home: 'first',
  End: 'last',
};
const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };
const head = 44;

/**
 * Prerequisites as a map with keyboard navigation: semesters in reading direction, lines from a course to the courses
 * it opens. Only one course is in the tab order. Hover and focus highlight everything before and after a course.
 */
export function PlanMapView({ courses, onOpen }: { courses: Course[]; onOpen: (courseId: number) => void }) {
  const { t } = useTranslation(['plan', 'common']);
  const { language, pick, direction } = useLanguage();
  const map = useMemo(() => layOut(courses), [courses]);
  const byId = useMemo(() => new Map(courses.map((course) => [course.courseId, course])), [courses]);
  const beginning = useMemo(
    () =>
      (
        courses.find(({ state }) => state === 'open' || state === 'repeat') ??
        courses.find(({ state }) => state === 'running') ??
        courses[0]
      )?.courseId ?? 0,
    [courses],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const stop = chosen !== null && byId.has(chosen) ? chosen : beginning;
  const lit = hovered ?? focused;
  const chain = useMemo(
    () => (lit === null ? null : { before: reach(lit, map.before), after: reach(lit, map.after) }),
    [lit, map],
  );

  // The map scrolls to the first course that can be taken, otherwise to the first one in progress.
  useEffect(() => {
    const x = map.nodes.get(beginning)?.x ?? 0;
    const inset = Math.max(0, x - node.width);
    if (frame.current) frame.current.scrollLeft = direction === 'rtl' ? -inset : inset;
  }, [map, beginning, direction]);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = direction === 'rtl' ? (mirrored[event.key] ?? event.key) : event.key;
    const step = steps[key];
    if (!step) return;
    event.preventDefault();
    const next = walk(map, stop, step);
    if (next === null) return;
    setChosen(next);
    frame.current?.querySelector<HTMLElement>(`[data-course="${next}"]`)?.focus();
  };

  const partOf = (id: number): 'self' | 'before' | 'after' | undefined =>
    id === lit ? 'self' : chain?.before.has(id) ? 'before' : chain?.after.has(id) ? 'after' : undefined;
  const edgePart = (from: number, to: number): 'before' | 'after' | undefined =>
    !chain
      ? undefined
      : to === lit || (chain.before.has(to) && chain.before.has(from))
        ? 'before'
        : from === lit || (chain.after.has(from) && chain.after.has(to))
          ? 'after'
          : undefined;

  const nameOf = ({ code, name, state, creditHours, needs, opens }: Course): string =>
    [
      t('map.node', {
        code,
        name: pick(name),
        state: t(`state.${state}`),
        hours: t('common:creditHours', { count: creditHours }),
      }),
      needs.length > 0
        ? t('map.nodeNeeds', { count: needs.length, courses: formatCodes(needs, language) })
        : `${t('map.needsNothing')}.`,
      ...(opens.length > 0
        ? [
            t('map.nodeOpens', {
              courses: formatCodes(
                opens.map((one) => [one]),
                language,
              ),
            }),
          ]
        : []),
    ].join(' ');

  return (
    <Stack gap="sm">
      <p id="plan-map-hint" className={`sis-note ${classes.hint}`}>
        {t('map.hint')} <span className={classes.keys}>{t('map.keys')}</span>
      </p>
      <div
        ref={frame}
        className={`${classes.frame} sis-frame`}
        role="group"
        aria-label={t('map.title')}
        aria-describedby="plan-map-hint"
      >
        <div
          className={classes.sheet}
          data-lit={(chain && chain.before.size + chain.after.size > 0) || undefined}
          style={{ inlineSize: map.width, blockSize: map.height + head }}
        >
          <svg
            className={classes.lines}
            width={map.width}
            height={map.height}
            viewBox={`0 0 ${map.width} ${map.height}`}
            style={{ insetBlockStart: head }}
            aria-hidden
          >
            {[...map.edges]
              .sort(
                (a, b) => Number(edgePart(a.from, a.to) !== undefined) - Number(edgePart(b.from, b.to) !== undefined),
              )
              .map(({ from, to, d }) => (
                <path
                  key={`${from}>${to}`}
                  d={d}
                  className={classes.line}
                  data-part={edgePart(from, to)}
                  data-done={byId.get(from)?.state === 'done' || undefined}
                />
              ))}
          </svg>
          {map.columns.map(({ year, term, x, courses: ids }) => (
            <section
              key={`${year}.${term}`}
              aria-label={t('yearTerm', { year: t('year', { year }), term: t(`term.${term as 1 | 2 | 3}`) })}
            >
              <p className={classes.column} style={{ insetInlineStart: x, inlineSize: node.width }} aria-hidden>
                <strong>{t('year', { year })}</strong>
                <span>{t(`term.${term as 1 | 2 | 3}`)}</span>
              </p>
              {ids
                .flatMap((id) => byId.get(id) ?? [])
                .map((course) => (
                  <button
                    key={course.courseId}
                    type="button"
                    className={classes.node}
                    data-course={course.courseId}
                    data-state={course.state}
                    data-part={partOf(course.courseId)}
                    style={{
                      insetInlineStart: x,
                      insetBlockStart: head + (map.nodes.get(course.courseId)?.y ?? 0),
                      inlineSize: node.width,
                      blockSize: node.height,
                    }}
                    tabIndex={course.courseId === stop ? 0 : -1}
                    aria-label={nameOf(course)}
                    onKeyDown={onKeyDown}
                    onFocus={() => {
                      setChosen(course.courseId);
                      setFocused(course.courseId);
                    }}
                    onBlur={() => setFocused(null)}
                    onPointerEnter={() => setHovered(course.courseId)}
                    onPointerLeave={() => setHovered(null)}
                    onClick={() => onOpen(course.courseId)}
                  >
                    <Group component="span" gap="0.25rem" justify="space-between" wrap="nowrap" fz="sm">
                      <CodeText strong>{course.code}</CodeText>
                      <StateMark state={course.state} bare />
                    </Group>{' '}
                    <span className={classes.name}>{pick(course.name)}</span>
                  </button>
                ))}
            </section>
          ))}
        </div>
      </div>
      <Group
        component="ul"
        gap="0.25rem 1.25rem"
        align="stretch"
        className={`sis-list sis-note ${classes.key}`}
        aria-hidden
      >
        <li data-part="before">{t('map.before')}</li>
        <li data-part="after">{t('map.after')}</li>
      </Group>
    </Stack>
  );
}
