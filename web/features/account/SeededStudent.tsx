import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openSimulator, useCaller, useSimulating } from '../../api/simulator.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import classes from './SeededStudent.module.css';

const usual = 'eligible';
type Props = { onChoose: (userName: string, password: string) => void };

/** Offers a seeded account to sign in with. Rendered only on a simulator. */
export function SeededStudent(props: Props) {
  return useSimulating() ? <Seeded {...props} /> : null;
}

function Seeded({ onChoose }: Props) {
  const { t } = useTranslation('account');
  const caller = useCaller();
  // A guest is neither the trainer nor a trainee of the simulator, and gets no list of accounts.
  const isGuest = caller === 'guest';
  const { data, error } = useApi('getPersonas', caller && !isGuest ? {} : null, { quiet: true });
  const persona = data?.personas.find(({ key }) => key === usual) ?? data?.personas[0];
  // An empty element of the same size, so that the form does not move while a student is about to press a button.
  if (!data && !error && !isGuest) return <div className={`sis-tight ${classes.hint}`} data-waiting />;
  if (!data || !persona) return null;
  return (
    <div className={`sis-tight ${classes.hint}`}>
      <p className={`${classes.text} sis-quiet`}>
        {t('seeded.label')} <CodeText strong>{`${persona.userName} / ${data.password}`}</CodeText>
      </p>
      <Group gap="0.25rem 1.25rem" align="stretch">
        <button
          type="button"
          className={`sis-bare sis-inline ${classes.button}`}
          onClick={() => onChoose(persona.userName, data.password)}
        >
          {t('seeded.fill')}
        </button>
        {caller === 'trainer' && (
          <>
            <button
              type="button"
              className={`sis-bare sis-inline ${classes.button}`}
              onClick={() => openSimulator('personas')}
            >
              {t('seeded.others')}
            </button>
            <Link to={paths.simulator} className={`sis-bare sis-inline ${classes.button}`}>
              {t('seeded.console')}
            </Link>
          </>
        )}
      </Group>
    </div>
  );
}
