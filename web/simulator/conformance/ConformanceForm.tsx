import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { areaName } from '../console/area-name.ts';
import classes from './Conformance.module.css';
import { readAccounts } from './read-accounts.ts';
import { Form } from '../controls/Form.tsx';

const isAddress = (text: string): boolean => /^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text);

/** Form of a conformance check: the server, the extent of the check, and the accounts to use. */
export function ConformanceForm({
  running,
  onStarted,
}: {
  running: boolean;
  onStarted: (id: number | undefined) => void;
}) {
  const { t } = useTranslation('conformance');
  const { t: ofConsole } = useTranslation('console');
  const { language } = useLanguage();
  const scenarios = useApi('getScenarios', {}, { quiet: true });
  const starting = useAction('startConformanceRun');
  const [baseUrl, setBaseUrl] = useState('');
  const [area, setArea] = useState('');
  const [changing, setChanging] = useState(false);
  const [simulator, setSimulator] = useState(false);
  const [accounts, setAccounts] = useState('');
  const [tried, setTried] = useState(false);
  const read = readAccounts(accounts);
  const areas = [...new Set(scenarios.data?.scenarios.map((one) => one.area))]
    .map((key) => ({ value: key, label: areaName(ofConsole, key) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));

  return (
    <Form
      className={`${classes.card} sis-frame`}
      noValidate
      onSubmit={() => {
        setTried(true);
        if (!isAddress(baseUrl) || read === null) return;
        void starting
          .run({ body: { baseUrl, changing, simulator, ...(area && { area }), ...(read && { accounts: read }) } })
          .then((outcome) => outcome.ok && onStarted(outcome.data.runs[0]?.id));
      }}
    >
      <h2 className="sis-headline">{t('check')}</h2>
      <div className={classes.fields}>
        <TextInput
          size="md"
          dir="ltr"
          type="url"
          label={t('baseUrl')}
          description={t('baseUrlText')}
          value={baseUrl}
          maxLength={300}
          error={tried && !isAddress(baseUrl) ? t('invalidUrl') : undefined}
          onChange={(event) => setBaseUrl(event.currentTarget.value.trim())}
        />
        <NativeSelect
          size="md"
          label={t('area')}
          value={area}
          onChange={(event) => setArea(event.currentTarget.value)}
          data={[{ value: '', label: t('allAreas') }, ...areas]}
        />
      </div>
      <Switch
        label={t('changing')}
        description={t('changingText')}
        checked={changing}
        onChange={(event) => setChanging(event.currentTarget.checked)}
      />
      <Switch
        label={t('simulator')}
        description={t('simulatorText')}
        checked={simulator}
        onChange={(event) => setSimulator(event.currentTarget.checked)}
      />
      <Textarea
        dir="ltr"
        autosize
        minRows={2}
        maxRows={8}
        label={t('accounts')}
        description={t('accountsText')}
        value={accounts}
        autoComplete="off"
        spellCheck={false}
        error={tried && read === null ? t('invalidAccounts') : undefined}
        onChange={(event) => setAccounts(event.currentTarget.value)}
      />
      <Button type="submit" size="md" className={classes.start} loading={starting.running} disabled={running}>
        {t('start')}
      </Button>
    </Form>
  );
}
