import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type agendaTexts from '../../locales/en/agenda.json';
import { formatInstant } from '../../locales/i18n.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useLanguage } from '../ui/useLanguage.ts';
import { bahrainInstant, bahrainLocal } from './bahrain-time.ts';
import { BusinessTime } from './BusinessTime.tsx';
import classes from './ToolsDrawer.module.css';

const steps = [
  ['hour', 3_600],
  ['day', 86_400],
  ['week', 604_800],
] as const;
type ServiceName = keyof (typeof agendaTexts)['services'];

/** The business clock: freeze it, let it run, move it. */
export function ClockPanel() {
  const { t } = useTranslation(['simulator', 'agenda']);
  const { language } = useLanguage();
  const clock = useApi('getClock', {});
  const setting = useAction('setClock');
  const advancing = useAction('advanceClock');
  const resetting = useAction('resetSandbox');
  const [chosen, setChosen] = useState('');
  const [expireSessions, setExpireSessions] = useState(false);
  const [sure, setSure] = useState(false);

  if (clock.error) return <ErrorState error={clock.error} retry={clock.refresh} />;
  if (!clock.data) return null;
  const { mode, now, marks } = clock.data;
  const set = (body: { mode: 'live' | 'ticking' | 'frozen'; now?: string }): void => void setting.run({ body: { ...body, expireSessions } });
  const moved = mode === 'live' ? 'ticking' : mode;

  return (
    <div className={classes.stack}>
      <div>
        <p className={classes.now}>
          <BusinessTime />
        </p>
        <p className={classes.quiet}>{t(`clock.modes.${mode}`)}</p>
      </div>
      <div className={classes.buttons}>
        {mode === 'frozen' ? (
          <Button variant="light" leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => set({ mode: 'ticking' })} loading={setting.running}>
            {t('clock.tick')}
          </Button>
        ) : (
          <Button variant="light" leftSection={<IconPlayerPause size={16} aria-hidden />} onClick={() => set({ mode: 'frozen' })} loading={setting.running}>
            {t('clock.freeze')}
          </Button>
        )}
        {mode !== 'live' && (
          <Button variant="default" onClick={() => set({ mode: 'live' })}>
            {t('clock.live')}
          </Button>
        )}
      </div>
      <div className={classes.buttons}>
        {steps.map(([name, seconds]) => (
          <Button key={name} variant="default" onClick={() => void advancing.run({ body: { seconds, expireSessions } })} loading={advancing.running}>
            {t(`clock.advance.${name}`)}
          </Button>
        ))}
      </div>
      <NativeSelect
        label={t('clock.jump')}
        value=""
        onChange={(event) => event.currentTarget.value && set({ mode: moved, now: event.currentTarget.value })}
        data={[
          { value: '', label: t('clock.choose') },
          ...marks.map(({ function: service, edge, at }) => ({
            value: at,
            label: `${t(`clock.edges.${edge}`, { service: t(`agenda:services.${service as ServiceName}`, { defaultValue: service }) })} · ${formatInstant(at, language, 'shortDateTime')}`,
          })),
        ]}
      />
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault();
          set({ mode: moved, now: bahrainInstant(chosen || bahrainLocal(now)) });
        }}
      >
        <TextInput type="datetime-local" label={t('clock.set')} value={chosen || bahrainLocal(now)} onChange={(event) => setChosen(event.currentTarget.value)} />
        <Checkbox label={t('clock.expire')} checked={expireSessions} onChange={(event) => setExpireSessions(event.currentTarget.checked)} />
        <div className={classes.buttons}>
          <Button type="submit" variant="light" loading={setting.running}>
            {t('clock.setButton')}
          </Button>
        </div>
      </form>
      <p className={`${classes.quiet} ${classes.apart}`}>{t('reset.text')}</p>
      <div className={classes.buttons}>
        {sure ? (
          <Button color="red" loading={resetting.running} onClick={() => void resetting.run().then(({ ok }) => ok && location.reload())}>
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
