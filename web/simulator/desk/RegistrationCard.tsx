import { Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Reasons } from '../../ui/refusals/Reasons.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from '../Section.module.css';
import own from './RegistrationCard.module.css';
import { SearchField } from '../controls/SearchField.tsx';

/**
 * Counter of the registration department, for registrations that are not possible online. It is folded to keep the
 * requests in view.
 */
export function RegistrationCard() {
  const { t } = useTranslation('classroom');
  const { pick } = useLanguage();
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), 300);
  const [said, setSaid] = useState('');
  const found = useApi('getOfficeRegistrations', wanted ? { search: wanted } : null, { quiet: true });
  const { run, running } = useAction('registerByOffice');

  const register = async (student: string, section: string, confirm: string[]): Promise<void> => {
    const { ok } = await run({ body: { student, section, confirm } });
    setSaid(ok ? t('counter.done', { section }) : '');
  };
  const students = wanted ? found.data?.students : undefined;
  return (
    <details className={`${classes.card} sis-frame ${own.counter}`}>
      <summary className={own.summary}>
        <h2 className="sis-headline">{t('counter.title')}</h2>
      </summary>
      <p className="sis-quiet">{t('counter.text')}</p>
      <div className={`sis-wrap ${classes.form}`}>
        <SearchField size="md" label={t('counter.search')} value={search} maxLength={100} onChange={setSearch} />
      </div>
      {students?.map(({ code, name, sections }) => (
        <Stack key={code} component="section" gap="0.5rem" aria-label={pick(name)}>
          <h3 className="sis-subtitle">
            {pick(name)} · <CodeText>{code}</CodeText>
          </h3>
          {sections.length === 0 && <p className="sis-quiet">{t('counter.nothing')}</p>}
          <Stack component="ul" gap="sm" className="sis-list">
            {sections.map(({ section, name: course, registered, free, reasons, questions }) => (
              <li key={section} className={`sis-row ${own.section}`}>
                <div className={own.words}>
                  <span>
                    <CodeText strong>{section}</CodeText> {pick(course)} ·{' '}
                    {registered ? t('counter.registered') : t('counter.free', { count: free })}
                  </span>
                  <Reasons reasons={reasons.length > 0 ? reasons : questions} />
                </div>
                {!registered && (
                  <Button
                    size="compact-md"
                    variant="default"
                    disabled={running || reasons.length > 0}
                    aria-label={t('counter.registerLabel', { name: pick(name), section })}
                    onClick={() =>
                      void register(
                        code,
                        section,
                        questions.map(({ Code }) => Code),
                      )
                    }
                  >
                    {t('counter.register')}
                  </Button>
                )}
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
      <p role="status" className="sis-quiet">
        {said || (students?.length === 0 ? t('counter.none') : '')}
      </p>
    </details>
  );
}
