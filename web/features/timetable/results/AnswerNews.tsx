import { Button, VisuallyHidden } from '@mantine/core';
import { formatList, isolate } from '../../../../locales/i18n.ts';
import { askedAfter } from '../asked.ts';
import { isSame } from '../solver/differences.ts';
import type { Lock, Solution, Timetable } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import { useWords } from '../useWords.ts';
import type { Answer } from './useAnswer.ts';
import { RefusedWeek } from './RefusedWeek.tsx';
import { WhyNotPanel } from './WhyNotPanel.tsx';

type Props = { builder: Builder; answer: Answer; withBar: boolean };

/**
 * The parts of the answer that are announced to screen readers: the state of the search, changed seats, and the reason
 * if no timetable is possible.
 */
export function AnswerNews({ builder, answer, withBar }: Props) {
  const { t, language, number } = useWords();
  const { problem, chosen, wishes, locks, setLocks, fullToo } = builder;
  const {
    found: { solution, searching },
    whyNot,
    shown,
    gone,
    better,
    show,
  } = answer;
  const namesOf = (sections: typeof gone): string =>
    formatList(
      sections.map(({ course, section }) => isolate(`${course.code} ${section.number}`)),
      language,
    );
  const isGone = ({ sectionId }: Lock): boolean => gone.some(({ section }) => section.sectionId === sectionId);
  const goneLocked = gone.filter(({ section }) => locks.some(({ sectionId }) => sectionId === section.sectionId));
  const proofText = ({ timetables, proof }: Solution, timetable: Timetable): string => {
    if (searching && !proof.proven) return t('results.searching');
    const place = timetables.findIndex((one) => isSame(one, timetable));
    if (place !== 0) return place > 0 ? t('results.nth', { number: place + 1 }) : t('bar.other');
    if (!proof.proven) return t('results.soFar');
    const { count, exact } = proof.possible;
    return t(exact ? 'results.proven' : 'results.provenMore', { count, number: number(count) });
  };
  const Proof = withBar ? VisuallyHidden : 'p';
  return (
    <>
      {whyNot && problem && !(shown && gone.length > 0) && (
        <WhyNotPanel
          whyNot={whyNot}
          problem={problem}
          codeOf={builder.codeOf}
          onTake={({ changes }) => builder.ask(changes.reduce(askedAfter, { chosen, wishes, locks, fullToo }))}
        />
      )}
      {gone.length > 0 && (
        <p className="sis-notice">
          {t(shown ? 'results.gone' : 'results.goneOnly', { sections: namesOf(gone) })}{' '}
          {goneLocked.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => setLocks(locks.filter((lock) => !isGone(lock)))}>
              {t('results.unlock', { sections: namesOf(goneLocked) })}
            </Button>
          )}
        </p>
      )}
      {better && (
        <p className="sis-notice">
          {t('results.better')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => show(better)}>
            {t('results.toBest')}
          </Button>
        </p>
      )}
      {shown && !searching && (
        <RefusedWeek
          key={shown.taken.map(({ section }) => section.sectionId).join()}
          builder={builder}
          timetable={shown}
          timetables={solution?.timetables ?? []}
          onShow={show}
        />
      )}
      {shown && solution && (
        <Proof>
          <strong>{t('figure.creditHours', { count: shown.figures.creditHours })}</strong>
          <span className="sis-quiet">{` · ${proofText(solution, shown)}`}</span>
        </Proof>
      )}
    </>
  );
}
