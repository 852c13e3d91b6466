import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OperationId } from '../api/operations.ts';
import { endpointOf } from '../api/operations.ts';
import { useCaller } from '../api/simulator.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import { paths } from '../app/paths.ts';
import { CodeText } from '../ui/CodeText.tsx';
import { useLanguage } from '../ui/useLanguage.ts';
import type { SectionKey } from './console/sections.ts';
import { pageAddress } from './sandbox-address.ts';
import classes from './ScriptPanel.module.css';
import type { Scenario } from './search.ts';
import { wholeCodes } from './whole-codes.ts';

/** Where in the console the trainer's own calls are made, by the beginning of their paths; what has no place of its own is done now. */
const places: [beginning: string, section: SectionKey][] = [
  ['/sim/outbox', 'messages'],
  ['/sim/requests', 'offices'],
  ['/sim/desk', 'offices'],
  ['/sim/registrations', 'offices'],
  ['/sim/faults', 'faults'],
  ['/sim/traffic', 'traffic'],
  ['/sim/snapshots', 'snapshots'],
  ['/sim/replay', 'snapshots'],
  ['/sim/sandboxes', 'sandboxes'],
  ['/sim/classrooms', 'classroom'],
  ['/sim/scenarios', 'gallery'],
  ['/sim/gateway', 'gateway'],
  ['/sim/identity-provider', 'identity'],
  ['/sim/keys', 'identity'],
];

/** The section of the console in which the trainer does this call; undefined where it is the student's. */
function consoleSectionOf(call: string): SectionKey | undefined {
  // The contract may name a call that this page does not know yet.
  const path = (endpointOf(call as OperationId) as ReturnType<typeof endpointOf> | undefined)?.path;
  if (!path?.startsWith('/sim/')) return undefined;
  return places.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'now';
}

/** One step: what to do and see, in whose place, and the words the page will answer with. */
export function ScriptStep({ step: { call, as, code, clock, show } }: { step: Scenario['steps'][number] }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const codes = useApi('getCodes', code ? {} : null, { quiet: true });
  const expected = codes.data?.codes.find((one) => one.code === code);
  const personas = useApi('getPersonas', {}, { quiet: true });
  const other = as && personas.data?.personas.find(({ key }) => key === as);
  const section = consoleSectionOf(call);
  const setting = useAction('setClock');
  const isTrainer = useCaller() === 'trainer';
  return (
    <>
      {other && <p className={classes.as}>{t('script.as', { name: pick(other.name) })}</p>}
      <p className={classes.show}>{wholeCodes(pick(show))}</p>
      {clock !== null && isTrainer && (
        <Button variant="light" loading={setting.running} onClick={() => void setting.run({ body: { mode: 'frozen', now: clock } })}>
          {t('script.setClock', { at: clock })}
        </Button>
      )}
      {(section || clock !== null) && !isTrainer && <p className={classes.as}>{t('script.byTrainer')}</p>}
      {section && isTrainer && (
        <p className={classes.as}>
          <a href={pageAddress(`${paths.simulator}/${section}`)} target="_blank" rel="opener">
            {t('script.trainer', { section: t(`sections.${section}`) })}
          </a>
        </p>
      )}
      {code && (
        <div className={classes.expect}>
          <p className={classes.count}>
            {t('script.expect')} <CodeText>{code}</CodeText>
          </p>
          {expected && <p>{pick(expected.text)}</p>}
        </div>
      )}
    </>
  );
}
