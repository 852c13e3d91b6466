import { Tabs } from '@mantine/core';
import { IconDeviceDesktopAnalytics } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SimulatorPanel } from '../api/simulator.ts';
import { settings } from '../api/settings.ts';
import { openSimulator, useCaller } from '../api/simulator.ts';
import { paths } from '../paths.ts';
import { Drawer } from '../ui/overlays/opened-overlays.tsx';
import { useReturnFocus } from '../ui/overlays/useReturnFocus.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { OutboxPanel } from './OutboxPanel.tsx';
import { PersonasPanel } from './PersonasPanel.tsx';
import { RefusalPanel } from './RefusalPanel.tsx';
import { pageAddress } from './sandbox-address.ts';
import { ScenariosPanel } from './ScenariosPanel.tsx';
import { WatchPanel } from './watch/WatchPanel.tsx';
import classes from './ToolsDrawer.module.css';

const panels = {
  clock: ClockPanel,
  personas: PersonasPanel,
  outbox: OutboxPanel,
  scenarios: ScenariosPanel,
  refusal: RefusalPanel,
  watch: WatchPanel,
};
const ofSimulator: SimulatorPanel[] = ['clock', 'personas', 'outbox', 'scenarios', 'refusal'];

/** Drawer with the trainer's tools, beside the page that they change. */
export default function ToolsDrawer({ panel }: { panel: SimulatorPanel }) {
  const { t } = useTranslation(['simulator', 'common']);
  useReturnFocus();
  const caller = useCaller();
  // Trainees and guests get only the panel with the codes.
  const ofCaller = caller === 'trainer' ? ofSimulator : caller ? (['outbox'] as const) : [];
  const shown: SimulatorPanel[] = [...ofCaller, ...(settings().watch ? (['watch'] as const) : [])];
  const opened = shown.includes(panel) ? panel : (shown[0] ?? 'outbox');
  // Mantine mirrors sides in Arabic, so "right" is the end of the line.
  return (
    <Drawer
      opened
      onClose={() => openSimulator(null)}
      position="right"
      size="28rem"
      title={caller === 'trainer' ? t('tools.title') : t(`panels.${opened}`)}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      classNames={{ title: 'sis-strong' }}
      overlayProps={{ backgroundOpacity: 0.25 }}
    >
      {caller === 'trainer' && (
        <a
          href={pageAddress(paths.simulator)}
          target="_blank"
          rel="opener"
          className={`sis-row sis-box ${classes.console}`}
        >
          <IconDeviceDesktopAnalytics size={26} stroke={1.5} aria-hidden />
          <span>
            <span className="sis-accent sis-strong">{t('tools.console')}</span>
            <span className="sis-note">{t('tools.consoleText')}</span>
          </span>
        </a>
      )}
      <Tabs value={opened} onChange={(next) => next && openSimulator(next as SimulatorPanel)} keepMounted={false}>
        {shown.length > 1 && (
          <Tabs.List grow className={classes.tabs} data-many={shown.length > ofSimulator.length || undefined}>
            {shown.map((name) => (
              <Tabs.Tab key={name} value={name} className={classes.tab}>
                {t(`panels.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        )}
        {shown.map((name) => {
          const Panel = panels[name];
          return (
            <Tabs.Panel key={name} value={name} pt="md">
              <Panel />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Drawer>
  );
}
