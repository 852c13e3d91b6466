import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints.gen.ts';
import { useApi } from '../../api/useApi.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { callName } from '../console/call-name.ts';
import classes from './Conformance.module.css';
import { isDay, type AccountRow, type KnownDifference } from './plan-form.ts';

/** The calls that a known difference can name. */
const apiCalls = Object.entries(endpoints).flatMap(([call, { tag }]) => (tag === 'simulator' ? [] : [call]));

type RowsProps<Row> = { rows: readonly Row[]; fails: boolean; set: (rows: Row[]) => void };

/** Functions that change and remove the row at `index`. */
function editRows<Row>({ rows, set }: Pick<RowsProps<Row>, 'rows' | 'set'>, index: number) {
  return {
    change: (change: Partial<Row>) => set(rows.map((row, at) => (at === index ? { ...row, ...change } : row))),
    remove: () => set(rows.filter((_, at) => at !== index)),
  };
}

/** The accounts of a test plan, one for each persona. */
export function AccountRows({ rows, fails, set }: RowsProps<AccountRow>) {
  const { t } = useTranslation('conformance');
  const { data } = useApi('getPersonas', {}, { quiet: true });
  const { pick } = useLanguage();
  const personas = data?.personas ?? [];
  const options = personas.map(({ key, title }) => ({ value: key, label: `${pick(title)} (${key})` }));
  const missing = t('missing');
  return (
    <fieldset className={classes.rows}>
      <legend className="sis-medium">{t('accounts')}</legend>
      <p className="sis-quiet">{t('accountsText')}</p>
      {rows.map(({ persona, userName, password }, index) => {
        const { change, remove } = editRows({ rows, set }, index);
        return (
          <div key={index} className={classes.row}>
            <NativeSelect
              label={t('persona')}
              value={persona}
              data={['', ...options]}
              error={fails && !persona && missing}
              onChange={(event) => change({ persona: event.currentTarget.value })}
            />
            <TextInput
              dir="ltr"
              label={t('userName')}
              value={userName}
              maxLength={100}
              autoComplete="off"
              error={fails && !userName && missing}
              onChange={(event) => change({ userName: event.currentTarget.value })}
            />
            <PasswordInput
              dir="ltr"
              label={t('password')}
              value={password}
              maxLength={200}
              autoComplete="off"
              error={fails && !password && missing}
              onChange={(event) => change({ password: event.currentTarget.value })}
            />
            <Button variant="default" onClick={remove}>
              {t('remove')}
            </Button>
          </div>
        );
      })}
      <Button
        variant="default"
        className="sis-start"
        onClick={() => set([...rows, { persona: '', userName: '', password: '' }])}
      >
        {t('addAccount')}
      </Button>
    </fieldset>
  );
}

export function KnownDifferenceRows({ rows, fails, set }: RowsProps<KnownDifference>) {
  const { t } = useTranslation('conformance');
  const { t: ofConsole } = useTranslation('console');
  const calls = apiCalls.map((call) => ({ value: call, label: callName(ofConsole, call) }));
  const missing = t('missing');
  return (
    <fieldset className={classes.rows}>
      <legend className="sis-medium">{t('knownDifferences')}</legend>
      <p className="sis-quiet">{t('knownDifferencesText')}</p>
      {rows.map(({ call, at = '', reason, owner, until }, index) => {
        const { change, remove } = editRows({ rows, set }, index);
        return (
          <div key={index} className={classes.row}>
            <NativeSelect
              label={t('call')}
              value={call}
              data={[{ value: '', label: '' }, ...calls]}
              error={fails && !call && missing}
              onChange={(event) => change({ call: event.currentTarget.value })}
            />
            <TextInput
              dir="ltr"
              label={t('knownAt')}
              value={at}
              maxLength={300}
              onChange={(event) => change({ at: event.currentTarget.value })}
            />
            <TextInput
              label={t('reason')}
              value={reason}
              maxLength={300}
              error={fails && !reason && missing}
              onChange={(event) => change({ reason: event.currentTarget.value })}
            />
            <TextInput
              label={t('owner')}
              value={owner}
              maxLength={100}
              error={fails && !owner && missing}
              onChange={(event) => change({ owner: event.currentTarget.value })}
            />
            <TextInput
              dir="ltr"
              placeholder="2027-03-31"
              label={t('until')}
              value={until}
              error={fails && !isDay(until) && missing}
              onChange={(event) => change({ until: event.currentTarget.value })}
            />
            <Button variant="default" onClick={remove}>
              {t('remove')}
            </Button>
          </div>
        );
      })}
      <Button
        variant="default"
        className="sis-start"
        onClick={() => set([...rows, { call: '', reason: '', owner: '', until: '' }])}
      >
        {t('addKnown')}
      </Button>
    </fieldset>
  );
}
