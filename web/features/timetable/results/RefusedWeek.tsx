import { Button } from '@mantine/core';
import { useState } from 'react';
import { RefusalList } from '../../../ui/refusals/RefusalList.tsx';
import { isSame } from '../solver/differences.ts';
import type { Timetable } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import { useWords } from '../useWords.ts';
import { useWeekCheck } from './useWeekCheck.ts';

type Props = {
  builder: Builder;
  timetable: Timetable;
  /** All timetables that were found, the best first. */
  timetables: readonly Timetable[];
  onShow: (timetable: Timetable) => void;
};

/**
 * The reasons why registration refuses the shown timetable, and a button that shows the best accepted one instead;
 * nothing if there are no reasons.
 */
export function RefusedWeek({ builder, timetable, timetables, onShow }: Props) {
  const { t } = useWords();
  const { refusals, findAccepted } = useWeekCheck(builder, timetable);
  const [search, setSearch] = useState<'idle' | 'running' | 'none' | 'failed'>('idle');
  if (refusals.length === 0) return null;
  const others = timetables.filter((one) => !isSame(one, timetable));
  const find = async (): Promise<void> => {
    setSearch('running');
    try {
      const accepted = await findAccepted(others);
      setSearch(accepted ? 'idle' : 'none');
      if (accepted) onShow(accepted);
    } catch {
      setSearch('failed');
    }
  };
  return (
    <>
      <RefusalList title={t('refused.title')} refusals={[...refusals]} tone="ask" />
      {search === 'none' && <p>{t('refused.none')}</p>}
      {search === 'failed' && <p>{t('refused.failed')}</p>}
      {search !== 'none' && others.length > 0 && (
        <Button variant="default" className="sis-start" loading={search === 'running'} onClick={() => void find()}>
          {t('refused.find')}
        </Button>
      )}
    </>
  );
}
