import { Button, NativeSelect } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type agendaTexts from '../../locales/en/agenda.json';
import { formatInstant } from '../../locales/i18n.ts';
import { useAction } from '../api/useAction.ts';
import { ErrorState } from '../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { BusinessTime } from './BusinessTime.tsx';
import { ClockBack } from './ClockBack.tsx';
import { ClockEntry } from './ClockEntry.tsx';
import { ClockModes } from './ClockModes.tsx';
import classes from './ToolsDrawer.module.css';
import { useClockMoves } from './useClockMoves.ts';

const steps = [
  ['fiveMinutes', 300],
  ['hour', 3_600],
  ['day', 86_400],
  ['week', 604_800],
] as const;
type ServiceName = keyof (typeof agendaTexts)['services'];

/** Panel of the business clock: its mode, the ways to move it, and the reset of the sandbox. */
export function ClockPanel() {
  const { t } = useTranslation(['simulator', 'agenda']);
  const { language } = useLanguage();
  const moves = useClockMoves();
  const { clock, setMode, jump, advance, moving } = moves;
  const resetting = useAction('resetSandbox');
  const [sure, setSure] = useState(false);

  if (clock.error) return <ErrorState error={clock.error} retry={clock.refresh} />;
  if (!clock.data) return null;
  const { mode, now, marks } = clock.data;
  return (
    <div className="sis-rows sis-loose">
      <p className="sis-heading">
        <BusinessTime />
      </p>
      <ClockModes mode={mode} choose={setMode} />
      <div className="sis-buttons">
        {steps.map(([name, seconds]) => (
          <Button
            key={name}
            variant="default"
            disabled={mode === 'live'}
            onClick={() => advance(seconds)}
            loading={moving}
          >
            {t(`clock.advance.${name}`)}
          </Button>
        ))}
      </div>
      <NativeSelect
        label={t('clock.jump')}
        value=""
        onChange={(event) => event.currentTarget.value && jump(event.currentTarget.value)}
        data={[
          { value: '', label: t('clock.choose') },
          ...marks.map(({ function: service, edge, at }) => ({
            value: at,
            label: `${t(`clock.edges.${edge}`, { service: t(`agenda:services.${service as ServiceName}`, { defaultValue: service }) })} · ${formatInstant(at, language, 'shortDateTime')}`,
          })),
        ]}
      />
      <ClockEntry now={now} moves={moves} />
      <ClockBack moves={moves} />
      <p className={`sis-note ${classes.apart}`}>{t('reset.text')}</p>
      <div className="sis-buttons">
        {sure ? (
          <Button
            color="red"
            loading={resetting.running}
            onClick={() => void resetting.run().then(({ ok }) => ok && location.reload())}
          >
            {t('reset.sure')}
          </Button>
        ) : (
          <Button variant="default" leftSection={<IconRotate size={16} aria-hidden />} onClick={() => setSure(true)}>
            {t('reset.button')}
          </Button>
        )}
      </div>
    </div>
  );
}
