import { useTranslation } from 'react-i18next';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useCaller } from '../api/simulator.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../api/useRecord.ts';
import { paths } from '../paths.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { isOfRequests, placeOf } from './console/places.ts';
import { followEvery } from './follow.ts';
import { LatestCode } from './LatestCode.tsx';
import { PlayedAnswer, type Played } from './PlayedAnswer.tsx';
import { pageAddress } from './sandbox-address.ts';
import classes from './ScriptPanel.module.css';
import type { Scenario } from './search.ts';
import { StepDoing } from './StepDoing.tsx';
import { wholeCodes } from './whole-codes.ts';

type Props = {
  scenario: Scenario;
  index: number;
  done: ReadonlySet<number>;
  played: Played | null;
  onPlayed: (played: Played | null) => void;
};

/** One step: what to do and see, which student does it, and the response to expect. */
export function ScriptStep({ scenario, index, done, played, onPlayed }: Props) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const step = scenario.steps[index];
  const code = step?.code;
  const ofRequests = step?.by === 'console' && isOfRequests(step.call);
  const personas = useApi('getPersonas', ofRequests ? {} : null, { quiet: true });
  const isTrainer = useCaller() === 'trainer';
  if (!step) return null;
  const section = step.by === 'console' ? placeOf(step.call) : undefined;
  // The offices list many requests, so the link searches for the student of this scenario.
  const student = ofRequests ? personas.data?.personas.find(({ key }) => key === scenario.persona) : undefined;
  return (
    <>
      <p className="sis-note">
        {t('script.step', { step: index + 1, count: scenario.steps.length })}
        {done.has(index) && (
          <span className={`sis-inline ${classes.ticked}`}>
            <IconCircleCheckFilled size={16} aria-hidden /> {t('script.stepDone')}
          </span>
        )}
      </p>
      {step.by !== 'console' && (
        <Person of={step.as ?? scenario.persona} page={scenario.page} told={step.as !== null} />
      )}
      <p className={classes.show}>{wholeCodes(pick(step.show))}</p>
      {step.way && <p className={classes.aside}>{t('script.way', { way: pick(step.way) })}</p>}
      {step.by === 'console' && !isTrainer && <p className="sis-under sis-ask sis-medium">{t('script.byTrainer')}</p>}
      {section && isTrainer && (
        <p className="sis-under sis-ask sis-medium">
          <a
            href={pageAddress(
              `${paths.simulator}/${section}${student ? `?search=${encodeURIComponent(pick(student.name))}` : ''}`,
            )}
            target="_blank"
            rel="opener"
          >
            {t('script.trainer', { section: t(`sections.${section}`) })}
          </a>
        </p>
      )}
      {step.call === 'getOutbox' && <SentCode />}
      {step.by === 'call' && <p className={classes.aside}>{t('script.call')}</p>}
      {(isTrainer || step.by === 'call') && !done.has(index) && (
        <StepDoing key={index} scenario={scenario} index={index} done={done} onPlayed={onPlayed} />
      )}
      {played?.step === index && <PlayedAnswer of={played.answer} />}
      {code && (
        <div className={classes.expect}>
          <p className="sis-note">
            {t('script.expect')} <CodeText>{code}</CodeText>
          </p>
          {step.said && <p>{pick(step.said)}</p>}
        </div>
      )}
    </>
  );
}

/** The latest code, shown inside the step that needs it. */
function SentCode() {
  const outbox = useApi('getOutbox', {}, { refreshEvery: followEvery, quiet: true });
  return outbox.data ? <LatestCode messages={outbox.data.messages} /> : null;
}

/**
 * The step's student, with a link that opens their page in a separate tab. Shows nothing if this page's student does
 * the step and no other is named.
 */
function Person({ of: key, page, told }: { of: string; page: string; told: boolean }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const session = useSession();
  const personas = useApi('getPersonas', {}, { quiet: true });
  if (key === 'nobody') return <p className="sis-under sis-ask sis-medium">{t('script.nobody')}</p>;
  const persona = personas.data?.personas.find((one) => one.key === key);
  if (!persona) return null;
  const here = session?.user.userName === persona.userName;
  if (here)
    return told ? (
      <p className="sis-under sis-ask sis-medium">{t('script.asHere', { name: pick(persona.name) })}</p>
    ) : null;
  // The step's student signs in on this page by hand, so no link is needed.
  if (!told && !session) return null;
  return (
    <p className="sis-under sis-ask sis-medium">
      <a
        href={pageAddress(`${paths.simulator}/as/${key}?tab=own&page=${encodeURIComponent(page)}`)}
        target="_blank"
        rel="noopener"
        title={t('script.ownTab')}
      >
        {t('script.as', { name: pick(persona.name) })}
      </a>
    </p>
  );
}
