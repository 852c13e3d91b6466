import { Stack } from '@mantine/core';
import type { Schema } from '../../api/operations.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import type { ServiceState } from '../../ui/refusals/service-state.ts';
import { CoursePanel } from './CoursePanel.tsx';
import { AnswerBar } from './results/AnswerBar.tsx';
import { AnswerColumn } from './results/AnswerColumn.tsx';
import { toPicks, type Pick } from './results/picks.ts';
import { useAnswer } from './results/useAnswer.ts';
import { useSharedLink } from './saved/useSharedLink.ts';
import classes from './TimetableBuilder.module.css';
import { useBuilder } from './useBuilder.ts';
import { useFolding } from './useFolding.ts';
import { useWords } from './useWords.ts';
import { InstructorNames, useInstructorNames } from './wishes/instructor-names.ts';
import { WishPanel } from './wishes/WishPanel.tsx';

type Props = {
  period: Schema<'Period'>;
  /** The closed registration service, if registration is closed. */
  closed: ServiceState | undefined;
  /** True while the rest of the page is still loading. */
  reading: boolean;
  /** True if courses can be put in the basket, now or before the opening. */
  canChoose: boolean;
  /** True if registration is open. */
  isOpen: boolean;
  /** True if the basket has its own bar at the bottom of the window. */
  hasBar: boolean;
  onTake: (picks: Pick[], courseIds: ReadonlySet<number>) => void;
};

/** The timetable builder: the student chooses courses and gets the best timetables. All other entries are optional. */
export function TimetableBuilder({ period, closed, reading, canChoose, isOpen, hasBar, onTake }: Props) {
  const builder = useBuilder(period);
  const missing = useSharedLink(builder);
  const answer = useAnswer(builder);
  const folding = useFolding(builder);
  const instructorOf = useInstructorNames(builder);
  const { t } = useWords();
  const { chosen, registered, data, error } = builder;
  const withBar = folding.folds && !hasBar;
  const isReading = reading || builder.isReading;
  const take = (): void => {
    if (!answer.shown) return;
    // Items of another timetable for these courses are removed from the basket.
    onTake(
      toPicks(answer.shown, builder),
      new Set([...chosen.flatMap(({ courseIds }) => courseIds), ...registered.map(({ courseId }) => courseId)]),
    );
  };
  const basket = { canChoose, isOpen, onTake: take };

  return (
    <PageLayout title={t(`title.${period}`)} description={t('about')} service={closed} reading={isReading}>
      {!isReading && error && !data && <ErrorState error={error} retry={builder.refresh} />}
      {!isReading && (!error || data) && (
        <InstructorNames value={instructorOf}>
          <div className={classes.builder}>
            <Stack justify="flex-start" miw={0}>
              {missing > 0 && (
                <p role="alert" className="sis-notice">
                  {t('share.missing', { count: missing })}
                </p>
              )}
              <CoursePanel builder={builder} folding={folding} />
              {chosen.length > 0 && <WishPanel builder={builder} folding={folding} />}
            </Stack>
            <AnswerColumn builder={builder} answer={answer} folding={folding} withBar={withBar} basket={basket} />
          </div>
          {withBar && <AnswerBar answer={answer} folding={folding} basket={basket} />}
        </InstructorNames>
      )}
    </PageLayout>
  );
}
