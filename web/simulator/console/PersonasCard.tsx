import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startSession } from '../../api/session.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { useSession } from '../../api/useRecord.ts';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { PersonaList } from '../PersonaList.tsx';
import { pageAddress } from '../sandbox-address.ts';
import { areaName } from './area-name.ts';
import classes from './NowSection.module.css';
import { Card } from '../controls/Card.tsx';
import { TabLink } from '../controls/TabLink.tsx';

/** Shows the signed-in student and signs in as another with one click. */
export function PersonasCard() {
  const { t } = useTranslation(['console', 'simulator']);
  const { pick, language } = useLanguage();
  const session = useSession();
  const personas = useApi('getPersonas', {}, { quiet: true });
  const { run, running } = useAction('startPersonaSession');
  const [area, setArea] = useState('');
  const areas = [...new Set(personas.data?.personas.map((persona) => persona.area))];

  return (
    <Card titleClass={classes.title} title={t('now.personas')}>
      <p role="status">{session ? t('now.signedIn', { name: pick(session.user.name) }) : t('now.nobody')}</p>
      <p className="sis-quiet">{t('now.personasText')}</p>
      <NativeSelect
        className={classes.area}
        label={t('now.area')}
        value={area}
        onChange={(event) => setArea(event.currentTarget.value)}
        data={[
          { value: '', label: t('now.allAreas') },
          ...areas
            .map((key) => ({ value: key, label: areaName(t, key) }))
            .sort((a, b) => a.label.localeCompare(b.label, language)),
        ]}
      />
      <PersonaList
        named
        area={area}
        actions={({ key, name, canSignIn }) => (
          <>
            {canSignIn && (
              <Button
                variant="light"
                disabled={running}
                aria-label={t('now.signInAs', { name: pick(name) })}
                onClick={() => void run({ path: { key } }).then((outcome) => outcome.ok && startSession(outcome.data))}
              >
                {t('simulator:personas.signIn')}
              </Button>
            )}
            <TabLink
              variant="default"
              href={pageAddress(`${paths.simulator}/as/${key}?tab=own`)}
              aria-label={t('now.openAs', { name: pick(name) })}
            >
              {t('now.open')}
            </TabLink>
          </>
        )}
      />
    </Card>
  );
}
