import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatList, formatWeekday, isolate, toLocale, type Language } from '../../../locales/i18n.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { figureOfWish, type FigureLine } from './results/compared.ts';
import { InstructorNames } from './wishes/instructor-names.ts';
import type { LeftOut } from './solver/left-out.ts';
import type { Choice, Course, Figures, Lock, Section, Wish, WishMeasure } from './solver/problem.ts';
import type { Demand } from './solver/why-not.ts';
import { saysSomething, formatTime } from './wishes/wishes.ts';

type Texts = { t: TFunction<['timetable', 'registration', 'common']>; language: Language };
type Figure = { line: FigureLine; text: string; asks: boolean };

/** Functions that format numbers, durations, days and spans of time. */
function quantityWords(language: Language) {
  const unit = (count: number, of: 'hour' | 'minute' | 'day'): string =>
    new Intl.NumberFormat(toLocale(language), { style: 'unit', unit: of, unitDisplay: 'long' }).format(count);
  const duration = (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return formatList(
      [...(hours > 0 ? [unit(hours, 'hour')] : []), ...(rest > 0 || hours === 0 ? [unit(rest, 'minute')] : [])],
      language,
    );
  };
  const days = (list: readonly number[]): string =>
    formatList(
      list.map((day) => formatWeekday(day, language)),
      language,
    );
  const span = (from: number, to: number): string => isolate(`${formatTime(from)}–${formatTime(to)}`);
  const number = (count: number): string => new Intl.NumberFormat(toLocale(language)).format(count);
  return { unit, duration, days, span, number };
}

/**
 * Functions that describe wishes, and the amounts by which they are missed. `instructorOf` returns the name in the
 * page's language.
 */
function wishWords({ t, language }: Texts, instructorOf: (english: string) => string) {
  const { unit, duration, days, span } = quantityWords(language);
  const names = (list: readonly string[]): string => formatList(list.map(instructorOf), language, 'or');

  const wish = (one: Wish): string => {
    if (one.kind !== 'breaks' && !saysSomething(one)) return t(`wishes.kind.${one.kind as 'daysOff' | 'instructors'}`);
    switch (one.kind) {
      case 'daysOff':
        return t('wish.daysOff', { days: days(one.days) });
      case 'freeDays':
        return t('wish.freeDays', { count: one.atLeast });
      case 'earliest':
        return t('wish.earliest', { at: formatTime(one.from) });
      case 'latest':
        return t('wish.latest', { at: formatTime(one.until) });
      case 'gaps':
        return one.atMost === 0 ? t('wish.noGaps') : t('wish.gaps', { duration: duration(one.atMost) });
      case 'lunch':
        return t('wish.lunch', { duration: duration(one.minutes), span: span(one.from, one.to) });
      case 'breaks':
        return one.breaks.length > 0
          ? t('wish.breaksAt', {
              breaks: formatList(
                one.breaks.map(({ day, from, to }) => `${formatWeekday(day, language)} ${span(from, to)}`),
                language,
              ),
            })
          : t('wish.breaks');
      case 'examSpread':
        return t('wish.examSpread', { count: one.daysBetween });
      case 'travel':
        return one.atMost === 0 ? t('wish.noTravel') : t('wish.travel', { duration: duration(one.atMost) });
      case 'instructors':
        return formatList(
          [
            ...(one.preferred.length > 0 ? [t('wish.instructors', { names: names(one.preferred) })] : []),
            ...(one.avoided.length > 0 ? [t('wish.instructorsNot', { names: names(one.avoided) })] : []),
          ],
          language,
        );
      case 'creditHours':
        return t('wish.creditHours', { count: one.target });
      case 'language':
        return t('wish.language', { language: t(`registration:language.${one.language === 'ar' ? 'ar' : 'en'}`) });
      case 'changeInTime':
      case 'fullSections':
      case 'keep':
        return t(`wish.${one.kind}`);
    }
  };

  /** Formats the amount by which a wish is missed, in the unit of that wish. */
  const missed = ({ kind }: Wish, by: number): string => {
    switch (kind) {
      case 'daysOff':
      case 'freeDays':
      case 'lunch':
      case 'examSpread':
        return unit(by, 'day');
      case 'earliest':
      case 'latest':
      case 'gaps':
      case 'breaks':
      case 'travel':
      case 'changeInTime':
        return duration(by);
      case 'creditHours':
        return t('missed.creditHours', { count: by });
      case 'instructors':
      case 'language':
      case 'fullSections':
      case 'keep':
        return t('missed.sections', { count: by });
    }
  };

  return { wish, missed };
}

/** Functions that describe demands, and the reasons why courses are not part of a timetable. */
function demandWords({ t, language }: Texts, instructorOf: (english: string) => string) {
  const { wish, missed } = wishWords({ t, language }, instructorOf);
  const codesOf = (courses: readonly Course[], joined: 'and' | 'or'): string =>
    formatList(
      courses.map(({ code }) => isolate(code)),
      language,
      joined,
    );
  const lock = ({ courseId, sectionId, instructor }: Lock, choices: readonly Choice[]): string => {
    const course = choices.flatMap(({ courses }) => courses).find((one) => one.courseId === courseId);
    const section = course?.sections.find((one) => one.sectionId === sectionId);
    if (!section && instructor !== undefined)
      return t('demand.lockInstructor', { course: course?.code ?? '', instructor: instructorOf(instructor) });
    return t('demand.lock', { course: course?.code ?? '', section: section?.number ?? '' });
  };
  const demand = (one: Demand, choices: readonly Choice[]): string => {
    switch (one.kind) {
      case 'choice':
        return one.choice.courses.length > 1
          ? t('demand.oneOf', { courses: codesOf(one.choice.courses, 'or') })
          : codesOf(one.choice.courses, 'and');
      case 'held':
        return t('demand.held', { course: one.held.course.code });
      case 'lock':
        return lock(one.lock, choices);
      case 'wish':
        return t('demand.wish', { wish: wish(one.wish) });
      case 'hours':
        return t('demand.hours', { count: one.atMost });
    }
  };

  /** Explains in one sentence why courses are not part of a timetable. */
  const leftOut = (
    { choices: left, reason }: LeftOut,
    choices: readonly Choice[],
    codeOf: (courseId: number) => string,
  ): string => {
    const course = formatList(
      left.map(({ courses }) => codesOf(courses, 'or')),
      language,
    );
    switch (reason?.kind) {
      case undefined:
        return t('leftOut.unknown', { course });
      case 'exam':
        return t('leftOut.exam', { course, other: reason.course.code });
      case 'clash':
        return t('leftOut.clash', { course, others: codesOf(reason.courses, 'and') });
      case 'hours':
        return t('leftOut.hours', {
          course,
          more: t('missed.creditHours', { count: reason.more }),
          count: reason.atMost,
        });
      case 'together':
        return t('leftOut.together', {
          course,
          others: formatList(
            reason.demands.map((one) => demand(one, choices)),
            language,
          ),
        });
      case 'wish':
        return t('leftOut.wish', { course, wish: wish(reason.wish), missed: missed(reason.wish, reason.missed) });
      case 'corequisite':
        return t('leftOut.corequisite', {
          course,
          others: formatList(reason.needed.map(codeOf).map(isolate), language),
        });
      case 'full':
      case 'fits':
        return t(`leftOut.${reason.kind}`, { course });
    }
  };

  return { codesOf, lock, demand, leftOut };
}

/** Functions that format the times of a section and the figures of a timetable. */
function weekWords({ t, language }: Texts) {
  const { unit, duration, days, span } = quantityWords(language);
  /** Days and hours of a section. */
  const times = ({ meetings }: Section): { days: string; time: string }[] => {
    const found = new Map<string, number[]>();
    for (const { day, start, end } of meetings)
      found.set(span(start, end), [...(found.get(span(start, end)) ?? []), day]);
    return [...found].map(([time, on]) => ({
      days: formatList(
        on.map((day) => formatWeekday(day, language, 'short')),
        language,
        'comma',
      ),
      time,
    }));
  };
  const when = (section: Section): string =>
    times(section)
      .map(({ days: on, time }) => `${on} ${time}`)
      .join(' · ');

  const examsOn = ({ date, exams }: { date: string; exams: number }): string =>
    t('figure.examsOnOneDay', { count: exams, day: formatInstant(`${date}T12:00:00+03:00`, language, 'dayMonth') });

  /** The figures of a timetable, one line each. `asks` marks a figure that misses a wish or that no student wants. */
  const figures = (of: Figures, wishes: readonly WishMeasure[] = []): Figure[] => {
    const {
      daysOff,
      earliest,
      latest,
      gapMinutes,
      travelMinutes,
      examsOnOneDay,
      daysBetweenExams,
      fullSections,
      creditHours,
    } = of;
    const isMissed = (line: FigureLine): boolean =>
      wishes.some((one) => one.missed > 0 && figureOfWish[one.wish.kind] === line);
    const figure = (line: FigureLine, text: string, asks = isMissed(line)): Figure[] => [{ line, text, asks }];
    return [
      ...figure('days', daysOff.length > 0 ? t('figure.daysOff', { days: days(daysOff) }) : t('figure.noDayOff')),
      ...(earliest !== null && latest !== null
        ? figure('hours', t('figure.hours', { span: span(earliest, latest) }))
        : []),
      ...figure('gaps', gapMinutes > 0 ? t('figure.gaps', { duration: duration(gapMinutes) }) : t('figure.noGaps')),
      ...(travelMinutes > 0 ? figure('travel', t('figure.travel', { duration: duration(travelMinutes) })) : []),
      ...(examsOnOneDay.length > 0
        ? figure('exams', formatList(examsOnOneDay.map(examsOn), language), true)
        : daysBetweenExams !== null
          ? figure('exams', t('figure.examDays', { duration: unit(daysBetweenExams, 'day') }))
          : []),
      ...(fullSections > 0 ? figure('full', t('figure.full', { count: fullSections }), true) : []),
      ...figure('creditHours', t('figure.creditHours', { count: creditHours })),
    ];
  };

  return { times, when, figures };
}

/** Texts for wishes, figures and reasons. They give all amounts in days, hours, minutes or sections. */
export function useWords() {
  const { t } = useTranslation(['timetable', 'registration', 'common']);
  const { language } = useLanguage();
  const instructorOf = useContext(InstructorNames);
  const { codesOf, ...demands } = demandWords({ t, language }, instructorOf);
  return {
    t,
    language,
    instructorOf,
    ...quantityWords(language),
    ...wishWords({ t, language }, instructorOf),
    ...demands,
    ...weekWords({ t, language }),
    codes: ({ courses }: Pick<Choice, 'courses'>): string => codesOf(courses, 'and'),
    coursesOf: (courses: readonly Course[]): string => codesOf(courses, 'and'),
    oneOf: ({ courses }: Pick<Choice, 'courses'>): string => codesOf(courses, 'or'),
  };
}
