import { Group, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isAbout, tellsState } from '../../../api/code-traits.ts';
import type { Refusal, Schema } from '../../../api/operations.ts';
import { OverrideLink } from '../../../ui/override/OverrideLink.tsx';
import { WaivedReasons } from '../../../ui/override/WaivedReasons.tsx';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import type { ChangeRequest } from '../registered/ChangeDialog.tsx';
import { mayBeLifted, sameReason, standingReasons, unsaidReasons } from './section-reasons.ts';
import type { SectionFact } from './section-facts.ts';
import { sectionFacts } from './section-facts.ts';
import { Reasons } from './Reasons.tsx';
import { SeatAlertButton } from './SeatAlertButton.tsx';
import { SeatsLeft } from './SeatsLeft.tsx';
import { SectionButton } from './SectionButton.tsx';
import classes from './SectionRow.module.css';
import { SectionFacts } from './SectionFacts.tsx';
import { SectionTimes } from './SectionTimes.tsx';

type Props = {
  period: Period;
  course: Schema<'OfferedCourse'>;
  section: Schema<'Section'>;
  /** The reasons that the course card already shows for all its sections. */
  common: Refusal[];
  /** The facts that the course card already states for all its sections. */
  shared: readonly SectionFact[];
  registered: Schema<'RegisteredCourse'> | undefined;
  replacing: Schema<'RegisteredCourse'> | undefined;
  canChoose: boolean;
  saidAbove: ReadonlySet<string>;
  onRequest: (request: ChangeRequest) => void;
};

/** One section: times and rooms, instructor, seats, refusals, and the button. */
export function SectionRow({
  period,
  course,
  section,
  common,
  shared,
  registered,
  replacing,
  canChoose,
  saidAbove,
  onRequest,
}: Props) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const mine = registered?.sectionId === section.sectionId && registered.status === 'registered';
  const refusals = unsaidReasons(section.refusals, { saidAbove, registered, replacing });
  const waiting = refusals.filter(tellsState('waiting'));
  const own =
    waiting.length > 0 ? waiting : refusals.filter((refusal) => !common.some((other) => sameReason(refusal, other)));
  // A section that cannot be registered has no questions to confirm. The question about a full section is left out,
  // because `SeatsLeft` shows that it is full.
  const questions = mayBeLifted(refusals) ? section.confirmations.filter((question) => !isAbout('seat')(question)) : [];
  // A question about the teaching language names the language, so the language is not repeated among the facts.
  const asksLanguage = !mine && questions.some(isAbout('language'));
  const ownFacts = sectionFacts.filter((fact) => !shared.includes(fact) && !(fact === 'language' && asksLanguage));
  const full = !registered && section.confirmations.some(isAbout('seat'));
  const alerting =
    canChoose && !registered && section.availableSeats === 0 && waiting.length === 0 && mayBeLifted(refusals);
  return (
    <li className={classes.section} data-mine={mine || undefined}>
      <span>
        <VisuallyHidden>{t('section')}</VisuallyHidden> <CodeText strong>{section.number}</CodeText>
      </span>
      <div className={classes.times}>
        <VisuallyHidden>{t('offered.times')}</VisuallyHidden>
        <SectionTimes meetings={section.meetings} />
      </div>
      <div className={classes.button}>
        <SectionButton
          course={course}
          section={section}
          refusals={refusals}
          registered={registered}
          replacing={replacing}
          canChoose={canChoose}
          onRequest={onRequest}
        />
      </div>
      <Group gap="0 0.75rem" className={`${classes.facts} sis-quiet`}>
        <span>{pick(section.instructor)}</span>
        <SectionFacts section={section} facts={ownFacts} />
      </Group>
      <div className={classes.seats}>
        <SeatsLeft section={section} />
      </div>
      {!mine && (own.length > 0 || questions.length > 0 || section.remarks || full || section.waived || alerting) && (
        <div className={classes.notes}>
          {section.remarks && <p>{pick(section.remarks)}</p>}
          <Reasons refusals={own} tone={waiting.length > 0 ? 'ask' : 'refuse'} period={period} />
          <Reasons refusals={questions} tone="ask" period={period} />
          <WaivedReasons waived={section.waived} />
          <Group gap="0.25rem 1.25rem" className={classes.asks}>
            {alerting && <SeatAlertButton period={period} course={course.code} section={section} />}
            {period === 'current' && (own.length > 0 || full) && (
              <OverrideLink
                section={{ ...course, ...section }}
                reasons={standingReasons(section, { registered, replacing })}
              />
            )}
          </Group>
        </div>
      )}
    </li>
  );
}
