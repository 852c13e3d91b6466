import { Button, Skeleton } from '@mantine/core';
import { IconBasket, IconCalendarSearch, IconLink, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { formatList, isolate } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { courseColours } from '../../ui/course-colour.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { fragmentOf } from './chosen.ts';
import { CoursePanel } from './CoursePanel.tsx';
import { KeptPanel } from './KeptPanel.tsx';
import { Results } from './Results.tsx';
import { ShownWeek } from './ShownWeek.tsx';
import type { WayOut } from './solver/why-not.ts';
import classes from './TimetableBuilder.module.css';
import { useBuilder } from './useBuilder.ts';
import { useSharedLink } from './useSharedLink.ts';
import { useShownWeek } from './useShownWeek.ts';
import { useTimetables } from './useTimetables.ts';
import { useWords } from './useWords.ts';
import { WhyNotPanel } from './WhyNotPanel.tsx';
import { WishPanel } from './WishPanel.tsx';

/** A section to take, in the place of a registration where there is one. */
export type Pick = { courseId: number; code: string; name: Schema<'Text'>; number: string; sectionId: number; replaces: { registrationId: number; code: string; number: string } | null };
type Props = { period: Schema<'Period'>; /** Courses can be put in the basket, now or ahead of the opening. */ canChoose: boolean; /** Registration is open. */ isOpen: boolean; onTake: (picks: Pick[]) => void };

/** Courses in, the best weeks out; everything else is one step behind. */
export function TimetableBuilder({ period, canChoose, isOpen, onTake }: Props) {
  const builder = useBuilder(period);
  useSharedLink(builder);
  const { problem, chosen, locks, setLocks, wishes, setWishes, fullToo, setFullToo, registered } = builder;
  const found = useTimetables(problem);
  const { t, language } = useWords();
  const [copied, setCopied] = useState('');
  const { solution, whyNot } = found;
  const { shown, gone, better, show } = useShownWeek(problem, found);

  const colours = courseColours([...registered.map(({ code }) => code), ...(problem?.choices ?? []).flatMap(({ courses }) => courses.map(({ code }) => code))]);

  const takeWay = (way: WayOut): void => {
    switch (way.kind) {
      case 'section':
        setFullToo(true);
        return setLocks([...locks.filter(({ courseId }) => courseId !== way.courseId), { courseId: way.courseId, sectionId: way.sectionId }]);
      case 'lock':
        return setLocks(locks.filter(({ courseId }) => courseId !== way.lock.courseId));
      case 'wish':
        return setWishes(wishes.some(({ kind }) => kind === way.wish.kind) ? wishes.map((wish) => (wish.kind === way.wish.kind ? { ...wish, level: 'preferred' as const } : wish)) : [...wishes, { ...way.wish, level: 'preferred' }]);
      case 'choice': {
        const left = new Set(way.choice.courses.map(({ courseId }) => courseId));
        return builder.setChosen(chosen.filter(({ courseIds }) => !courseIds.some((id) => left.has(id))));
      }
    }
  };

  const take = (): void => {
    if (!shown) return;
    onTake(shown.taken.flatMap(({ course, section, held }): Pick[] => {
      const offered = builder.courseOf(course.courseId);
      if (held || section.seat === 'mine' || !offered) return [];
      const left = registered.find(({ courseId }) => courseId === course.courseId);
      return [{ courseId: course.courseId, code: course.code, name: offered.name, number: section.number, sectionId: section.sectionId, replaces: left ? { registrationId: left.registrationId, code: left.code, number: left.number } : null }];
    }));
  };
  const share = async (): Promise<void> => {
    if (!shown) return;
    const link = new URL(window.location.href);
    link.search = period === 'early' ? '?period=early' : '';
    link.hash = fragmentOf(shown.taken.filter(({ held }) => !held).map(({ section }) => section.sectionId));
    await navigator.clipboard.writeText(link.href).then(() => setCopied(link.href), () => undefined);
  };

  if (builder.error && !builder.data) return <ErrorState error={builder.error} retry={builder.refresh} />;
  return (
    <div className={classes.builder}>
      <div className={classes.asked}>
        <CoursePanel builder={builder} />
        {chosen.length > 0 && <WishPanel wishes={wishes} onChange={setWishes} />}
      </div>
      <div className={classes.answer} aria-busy={found.searching || undefined}>
        {builder.isReading && <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />}
        {builder.error && builder.data && <FailureBox failure={builder.error} />}
        {problem && chosen.length === 0 && <EmptyState icon={IconCalendarSearch} title={t('empty.title')} text={t('empty.text')} />}
        {problem && chosen.length > 0 && problem.choices.length === 0 && <EmptyState icon={IconCalendarSearch} title={t('empty.blocked')} text={t('empty.blockedText')} />}
        {found.failed && <p role="alert">{t('results.failed')}</p>}
        {whyNot && problem && !(shown && gone.length > 0) && <WhyNotPanel whyNot={whyNot} problem={problem} onTake={takeWay} />}
        <div role="status" className={classes.news}>
          {gone.length > 0 && <p className={classes.gone}>{t(shown ? 'results.gone' : 'results.goneOnly', { sections: formatList(gone.map(({ course, section }) => isolate(`${course.code} ${section.number}`)), language) })}</p>}
          {better && (
            <p className={classes.gone}>
              {t('results.better')} <Button variant="subtle" size="compact-sm" onClick={() => show(better)}>{t('results.toBest')}</Button>
            </p>
          )}
        </div>
        {shown && (
          <>
            <div className={classes.actions}>
              <Button leftSection={<IconBasket size={18} stroke={1.75} aria-hidden />} disabled={!canChoose} onClick={take}>{t(isOpen ? 'apply.now' : 'apply.ahead')}</Button>
              {locks.length > 0 && <Button variant="default" leftSection={<IconLockOpen size={18} stroke={1.75} aria-hidden />} onClick={() => setLocks([])}>{t('week.unlock')}</Button>}
              {'clipboard' in navigator && <Button variant="default" leftSection={<IconLink size={18} stroke={1.75} aria-hidden />} onClick={() => void share()}>{t('share.copy')}</Button>}
              <span role="status" className={classes.copied}>{copied && t('share.copied')}</span>
            </div>
            <ShownWeek builder={builder} found={found} timetable={shown} colours={colours} onShow={show}>
              <Results key={JSON.stringify([chosen, wishes, locks, fullToo])} solution={solution} searching={found.searching} shown={shown} colours={colours} onShow={show} />
            </ShownWeek>
          </>
        )}
        {!shown && !whyNot && !found.failed && problem && problem.choices.length > 0 && <Skeleton height={320} radius="lg" aria-busy aria-label={t('results.searching')} />}
        {!builder.isReading && <KeptPanel builder={builder} shown={shown} />}
      </div>
    </div>
  );
}
