import { Button, Checkbox, FileButton, Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalParts } from '../../api/endpoints.gen.ts';
import { enums } from '../../api/enums.gen.ts';
import { useApi } from '../../api/useApi.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { areaName } from '../console/area-name.ts';
import { Form } from '../controls/Form.tsx';
import { download } from '../download.ts';
import classes from './Conformance.module.css';
import { AccountRows, KnownDifferenceRows } from './PlanRows.tsx';
import { formatPlan, listPlanFaults, parsePlan, toForm, type PlanFault, type PlanForm } from './plan-form.ts';

type Props = {
  form: PlanForm;
  onChange: (form: PlanForm) => void;
  /** True while a run is being started or is running. No second one can be started then. */
  running: boolean;
  onStart: () => void;
};

/** Form of a test plan: the API, the extent of the run, the accounts, and the known differences. */
export function ConformanceForm({ form, onChange, running, onStart }: Props) {
  const { t } = useTranslation('conformance');
  const [tried, setTried] = useState(false);
  const faults = listPlanFaults(form);
  const fails = (field: PlanFault): boolean => tried && faults.includes(field);
  const set = (change: Partial<PlanForm>): void => onChange({ ...form, ...change });

  return (
    <Form
      className={`${classes.card} sis-frame`}
      noValidate
      onSubmit={() => {
        setTried(true);
        if (!faults.length) onStart();
      }}
    >
      <Group justify="space-between" gap="0.75rem">
        <h2 className="sis-headline">{t('check')}</h2>
        <PlanFile form={form} onChange={onChange} />
      </Group>
      <div className={`sis-loose ${classes.fields}`}>
        <TextInput
          size="md"
          label={t('name')}
          description={t('nameText')}
          value={form.name}
          maxLength={100}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          size="md"
          dir="ltr"
          type="url"
          label={t('baseUrl')}
          description={t('baseUrlText')}
          value={form.baseUrl}
          maxLength={300}
          error={fails('baseUrl') && t('invalidUrl')}
          onChange={(event) => set({ baseUrl: event.currentTarget.value.trim() })}
        />
        <Selection form={form} set={set} />
      </div>
      <Switch
        label={t('changing')}
        description={t('changingText')}
        checked={form.changing}
        onChange={(event) => set({ changing: event.currentTarget.checked })}
      />
      <Switch
        label={t('simulator')}
        description={t('simulatorText')}
        checked={form.simulator}
        onChange={(event) => set({ simulator: event.currentTarget.checked })}
      />
      <Switch
        label={t('badInput')}
        description={t('badInputText')}
        checked={form.badInput !== false}
        onChange={(event) => set({ badInput: event.currentTarget.checked })}
      />
      <AccountRows rows={form.accounts} fails={fails('accounts')} set={(accounts) => set({ accounts })} />
      <details className={classes.more} open={fails('pageOrigin') || fails('knownDifferences') || undefined}>
        <summary className="sis-medium">{t('more')}</summary>
        <div className={`sis-loose ${classes.fields}`}>
          <TextInput
            size="md"
            dir="ltr"
            type="url"
            label={t('pageOrigin')}
            description={t('pageOriginText')}
            value={form.pageOrigin}
            maxLength={300}
            error={fails('pageOrigin') && t('invalidOrigin')}
            onChange={(event) => set({ pageOrigin: event.currentTarget.value.trim() })}
          />
          <TextInput
            size="md"
            dir="ltr"
            label={t('captchaToken')}
            description={t('captchaTokenText')}
            value={form.captchaToken}
            maxLength={4000}
            onChange={(event) => set({ captchaToken: event.currentTarget.value })}
          />
          <TextInput
            size="md"
            dir="ltr"
            label={t('verificationCode')}
            description={t('verificationCodeText')}
            value={form.verificationCode}
            maxLength={20}
            onChange={(event) => set({ verificationCode: event.currentTarget.value })}
          />
        </div>
        <Checkbox.Group
          label={t('notOffered')}
          description={t('notOfferedText')}
          value={form.notOffered}
          onChange={(notOffered) => set({ notOffered })}
        >
          <div className={classes.boxes} dir="ltr">
            {Object.keys(optionalParts).map((part) => (
              <Checkbox key={part} value={part} label={part} />
            ))}
          </div>
        </Checkbox.Group>
        <Checkbox.Group
          label={t('waived')}
          description={t('waivedText')}
          value={form.waived}
          onChange={(waived) => set({ waived })}
        >
          <div className={classes.boxes}>
            {enums.ReadinessCheck.map((check) => (
              <Checkbox key={check} value={check} label={t(`checks.${check}`)} />
            ))}
          </div>
        </Checkbox.Group>
        <KnownDifferenceRows
          rows={form.knownDifferences}
          fails={fails('knownDifferences')}
          set={(knownDifferences) => set({ knownDifferences })}
        />
      </details>
      <Button type="submit" size="md" className="sis-start" disabled={running}>
        {t('start')}
      </Button>
    </Form>
  );
}

/** Buttons that open a plan file and save one. Passwords are not saved. */
function PlanFile({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  const { t } = useTranslation('conformance');
  const [unreadable, setUnreadable] = useState(false);
  const reset = useRef<() => void>(null);
  const open = async (file: File | null): Promise<void> => {
    reset.current?.();
    if (!file) return;
    const plan = await parsePlan(await file.text());
    setUnreadable(!plan);
    if (plan) onChange(toForm(plan));
  };
  const save = async (): Promise<void> => download('plan.yaml', await formatPlan(form), 'application/yaml');
  return (
    <div className="sis-buttons">
      <FileButton resetRef={reset} accept=".yaml,.yml,.json" onChange={(file) => void open(file)}>
        {(props) => (
          <Button {...props} size="sm" variant="default">
            {t('openPlan')}
          </Button>
        )}
      </FileButton>
      <Button size="sm" variant="default" title={t('savePlanText')} onClick={() => void save()}>
        {t('savePlan')}
      </Button>
      {unreadable && <p role="alert">{t('noPlan')}</p>}
    </div>
  );
}

type PartProps = { form: PlanForm; set: (change: Partial<PlanForm>) => void };

/** The demonstrations to play: all, those of one area, or those that a file has listed. */
function Selection({ form: { scenarios }, set }: PartProps) {
  const { t } = useTranslation('conformance');
  const { t: ofConsole } = useTranslation('console');
  const { language } = useLanguage();
  const { data } = useApi('getScenarios', {}, { quiet: true });
  const areas = [...new Set(data?.scenarios.map((one) => one.area))]
    .map((key) => ({ value: key, label: areaName(ofConsole, key) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const value = scenarios.join(' ');
  const isListed = value !== '' && !areas.some((one) => one.value === value);
  return (
    <NativeSelect
      size="md"
      label={t('area')}
      description={t('areaText')}
      value={value}
      onChange={({ currentTarget: { value: chosen } }) => set({ scenarios: chosen ? chosen.split(' ') : [] })}
      data={[
        { value: '', label: t('allAreas') },
        ...(isListed ? [{ value, label: t('ofFile', { count: scenarios.length }) }] : []),
        ...areas,
      ]}
    />
  );
}
