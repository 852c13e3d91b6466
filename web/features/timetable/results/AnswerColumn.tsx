import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconBasket, IconCalendarSearch, IconLockOpen } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { FailureBox } from '../../../ui/refusals/FailureBox.tsx';
import { courseColours } from '../../../ui/week/course-colour.ts';
import { KeptPanel } from '../saved/KeptPanel.tsx';
import { ShareButton } from '../saved/ShareButton.tsx';
import type { Timetable } from '../solver/problem.ts';
import classes from '../TimetableBuilder.module.css';
import type { Builder } from '../useBuilder.ts';
import type { Folding } from '../useFolding.ts';
import { useWords } from '../useWords.ts';
import { AnswerNews } from './AnswerNews.tsx';
import { Results } from './Results.tsx';
import { ShownWeek } from './ShownWeek.tsx';
import type { Answer } from './useAnswer.ts';

/** The action that puts the shown timetable in the basket. */
export type Basket = { canChoose: boolean; isOpen: boolean; onTake: () => void };
type Props = {
  builder: Builder;
  answer: Answer;
  folding: Folding;
  /** True if the bar at the bottom of the window shows the state of the search and the button for the basket. */
  withBar: boolean;
  basket: Basket;
};

/** The answer to the chosen courses and wishes: the best timetables, or why there is none. */
export function AnswerColumn({ builder, answer, folding, withBar, basket }: Props) {
  const { t } = useWords();
  const { problem, chosen, registered, wishes, locks, fullToo } = builder;
  const { found, shown, whyNot, show } = answer;
  const colours = courseColours([
    ...registered.map(({ code }) => code),
    ...(problem?.choices ?? []).flatMap(({ courses }) => courses.map(({ code }) => code)),
  ]);
  const isSearching = !shown && !whyNot && !found.failed && problem !== null && problem.choices.length > 0;
  const actions = shown && <Actions builder={builder} timetable={shown} basket={withBar ? undefined : basket} />;
  return (
    <div ref={folding.answer} tabIndex={-1} className={classes.answer} aria-busy={found.searching || undefined}>
      {builder.error && builder.data && <FailureBox still failure={builder.error} />}
      {problem && problem.choices.length === 0 && <NothingToSolve builder={builder} folding={folding} />}
      {found.failed && (
        <p role="alert" className="sis-apart">
          {t('results.failed')}
        </p>
      )}
      <Stack role="status" aria-label={t('bar.title')} gap="0.5rem" className={classes.news}>
        <AnswerNews builder={builder} answer={answer} withBar={withBar} />
      </Stack>
      {shown && (
        <>
          {!withBar && actions}
          <ShownWeek builder={builder} found={found} timetable={shown} colours={colours} onShow={show}>
            <Results
              key={JSON.stringify([chosen, wishes, locks, fullToo])}
              registered={registered}
              solution={found.solution}
              isMoving={found.searching || !builder.isCurrent}
              shown={shown}
              colours={colours}
              onShow={show}
            />
          </ShownWeek>
          {withBar && actions}
        </>
      )}
      {isSearching && <Skeleton height={320} radius="lg" aria-busy aria-label={t('results.searching')} />}
      {answer.isSettled && <KeptPanel builder={builder} shown={shown} onOpen={answer.open} />}
    </div>
  );
}

function Actions({
  builder: { period, locks, setLocks },
  timetable,
  basket,
}: {
  builder: Builder;
  timetable: Timetable;
  basket: Basket | undefined;
}) {
  const { t } = useWords();
  return (
    <Group gap="0.5rem">
      {basket && (
        <Button
          leftSection={<IconBasket size={18} stroke={1.75} aria-hidden />}
          disabled={!basket.canChoose}
          onClick={basket.onTake}
        >
          {t(basket.isOpen ? 'apply.now' : 'apply.ahead')}
        </Button>
      )}
      {locks.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconLockOpen size={18} stroke={1.75} aria-hidden />}
          onClick={() => setLocks([])}
        >
          {t('week.unlock')}
        </Button>
      )}
      <ShareButton period={period} timetable={timetable} />
    </Group>
  );
}

/**
 * Content in place of the timetables if no course is chosen, or if none of the chosen ones can be taken. If no course
 * is chosen, it offers the next courses of the plan; on a phone and for a shared timetable it is then empty.
 */
function NothingToSolve({ builder, folding }: { builder: Builder; folding: Folding }) {
  const { t } = useWords();
  const { chosen, isShared, next, takeNext } = builder;
  if (chosen.length > 0)
    return <EmptyState icon={IconCalendarSearch} title={t('empty.blocked')} text={t('empty.blockedText')} />;
  // On a phone the student continues in the open panel of courses, so no next step is offered here.
  if (isShared || folding.narrow) return null;
  const take = (): void => {
    takeNext();
    folding.toAnswer();
  };
  return (
    <EmptyState icon={IconCalendarSearch} title={t('empty.title')} text={t('empty.text')}>
      {next.length > 1 && <Button onClick={take}>{t('empty.take')}</Button>}
    </EmptyState>
  );
}
