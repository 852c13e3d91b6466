import { Drawer, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SimulatorPanel } from '../api/simulator.ts';
import { settings } from '../api/settings.ts';
import { openSimulator, useSimulating } from '../api/simulator.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { OutboxPanel } from './OutboxPanel.tsx';
import { PersonasPanel } from './PersonasPanel.tsx';
import { RefusalPanel } from './RefusalPanel.tsx';
import { ScenariosPanel } from './ScenariosPanel.tsx';
import { WatchPanel } from './watch/WatchPanel.tsx';
import classes from './ToolsDrawer.module.css';

const panels = { clock: ClockPanel, personas: PersonasPanel, outbox: OutboxPanel, scenarios: ScenariosPanel, refusal: RefusalPanel, watch: WatchPanel };
const ofSimulator: SimulatorPanel[] = ['clock', 'personas', 'outbox', 'scenarios', 'refusal'];

/** The trainer's tools, beside the page they change. */
export default function ToolsDrawer({ panel }: { panel: SimulatorPanel }) {
  const { t } = useTranslation(['simulator', 'common']);
  useReturnFocus();
  const names: SimulatorPanel[] = [...(useSimulating() ? ofSimulator : []), ...(settings().watch ? (['watch'] as const) : [])];
  // Mantine mirrors sides by itself: "right" is the end of the line.
  return (
    <Drawer
      opened
      onClose={() => openSimulator(null)}
      position="right"
      size="28rem"
      title={t('tools.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      classNames={{ title: classes.title }}
      overlayProps={{ backgroundOpacity: 0.25 }}
    >
      <Tabs value={panel} onChange={(next) => next && openSimulator(next as SimulatorPanel)} keepMounted={false}>
        <Tabs.List grow className={classes.tabs} data-many={names.length > ofSimulator.length || undefined}>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name} className={classes.tab}>
              {t(`panels.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => {
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
