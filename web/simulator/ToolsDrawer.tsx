import { Drawer, Tabs } from '@mantine/core';
import { IconDeviceDesktopAnalytics } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SimulatorPanel } from '../api/simulator.ts';
import { openSimulator } from '../api/simulator.ts';
import { paths } from '../app/paths.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { OutboxPanel } from './OutboxPanel.tsx';
import { PersonasPanel } from './PersonasPanel.tsx';
import { RefusalPanel } from './RefusalPanel.tsx';
import { pageAddress } from './sandbox-address.ts';
import { ScenariosPanel } from './ScenariosPanel.tsx';
import classes from './ToolsDrawer.module.css';

const panels = { clock: ClockPanel, personas: PersonasPanel, outbox: OutboxPanel, scenarios: ScenariosPanel, refusal: RefusalPanel };
const names = Object.keys(panels) as SimulatorPanel[];

/** The trainer's tools, beside the page they change. */
export default function ToolsDrawer({ panel }: { panel: SimulatorPanel }) {
  const { t } = useTranslation(['simulator', 'common']);
  useReturnFocus();
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
      <a href={pageAddress(paths.simulator)} target="_blank" rel="opener" className={classes.console}>
        <IconDeviceDesktopAnalytics size={26} stroke={1.5} aria-hidden />
        <span>
          <span className={classes.consoleName}>{t('tools.console')}</span>
          <span className={classes.quiet}>{t('tools.consoleText')}</span>
        </span>
      </a>
      <Tabs value={panel} onChange={(next) => next && openSimulator(next as SimulatorPanel)} keepMounted={false}>
        <Tabs.List grow className={classes.tabs}>
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
