import { Button, Stack } from '@mantine/core';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';
import { isSame } from '../solver/differences.ts';
import type { Folding } from '../useFolding.ts';
import { useWords } from '../useWords.ts';
import type { Basket } from './AnswerColumn.tsx';
import classes from './Results.module.css';
import type { Answer } from './useAnswer.ts';

type Props = { answer: Answer; folding: Folding; basket: Basket };

/** The bar at the bottom of a phone's screen: the state of the search and the next action. */
export function AnswerBar({ answer, folding: { isAsking, toAnswer }, basket }: Props) {
  const { t, number } = useWords();
  const {
    found: { solution, searching },
    shown,
    whyNot,
  } = answer;
  if (!shown && !(whyNot && isAsking)) return null;
  const { timetables = [], proof } = solution ?? {};
  const place = shown ? timetables.findIndex((one) => isSame(one, shown)) : -1;
  const best = (): string => {
    if (!shown) return t('whyNot.title');
    if (searching && !proof?.proven) return t('results.searching');
    if (place !== 0) return place > 0 ? t('results.nth', { number: place + 1 }) : t('bar.other');
    if (!proof?.proven) return t('bar.soFar');
    const { count, exact } = proof.possible;
    return t(exact ? 'bar.best' : 'bar.bestMore', { count, number: number(count) });
  };
  const action = isAsking ? (
    <Button key="show" onClick={toAnswer}>
      {t(shown ? 'bar.show' : 'bar.why')}
    </Button>
  ) : (
    <Button key="take" disabled={!basket.canChoose} onClick={basket.onTake}>
      {t(basket.isOpen ? 'bar.take' : 'apply.ahead')}
    </Button>
  );
  return (
    <BottomBar label={t('bar.title')} actions={action} className={classes.bar}>
      <Stack component="span" gap={0}>
        <strong>{best()}</strong>
        {shown && <span className="sis-note">{t('figure.creditHours', { count: shown.figures.creditHours })}</span>}
      </Stack>
    </BottomBar>
  );
}
