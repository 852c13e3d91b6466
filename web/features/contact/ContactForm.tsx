import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type en from '../../../locales/en/contact.json';
import { isLiftedBy } from '../../api/code-traits.ts';
import { notifyMessages } from '../../api/notices.ts';
import type { ErrorBody } from '../../api/failure.ts';
import type { Refusal, Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeStep } from '../../ui/request/CodeStep.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { KeptNote } from '../../ui/refusals/KeptNote.tsx';
import { LeaveGuard } from '../../ui/request/LeaveGuard.tsx';
import { RefusalList } from '../../ui/refusals/RefusalList.tsx';
import { ownDirection } from '../../theme.ts';
import { useCodeSending } from '../../ui/request/useCodeSending.ts';
import { useFormStash } from '../../ui/request/useFormStash.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { ContactDetails, Draft, Kept, Section } from './contact-draft.ts';
import { byField, toDraft, keptChange, keptName } from './contact-draft.ts';
import classes from './ContactForm.module.css';
import { MobileFields } from './MobileFields.tsx';

type Problem = { status: number; error: ErrorBody };
type Area = keyof (typeof en)['areas'];

/**
 * The form for one section of the details. The server checks it first; a code is sent only if there is no fault. A new
 * first mobile number is then verified with a second code.
 */
export function ContactForm({
  details,
  section,
  onClose: closed,
}: {
  details: ContactDetails;
  section: Section;
  onClose: () => void;
}) {
  const { t } = useTranslation(['contact', 'common']);
  const { messageText } = useLanguage();
  const check = useAction('updateContactDetails', { inPlace: true });
  const saving = useAction('updateContactDetails', { inPlace: true });
  const [lost, setLost] = useState(false);
  const sending = useCodeSending('sendVerificationCode', details.pendingCode, {
    purpose: 'contact',
    ...(lost && { channel: 'email' as const }),
  });
  const [kept] = useState(() => keptChange(details.version));
  const [draft, setDraft] = useState<Draft>(() => kept?.draft ?? toDraft(details));
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [failure, setFailure] = useState<Problem | null>(null);
  const [confirming, setConfirming] = useState(kept?.confirming === true && details.pendingCode !== null);
  /** The code of the first step, kept while the new number is verified. */
  const [passed, setPassed] = useState<string | null>(null);
  const trying = useCodeSending('sendVerificationCode', null, { purpose: 'contact', mobile: draft.mobiles[0] ?? '' });
  const form = useRef<HTMLFormElement>(null);
  const { fields, others } = byField(refusals);

  // The first invalid field gets the focus.
  useEffect(() => {
    const [part] = byField(refusals).fields.keys();
    if (part) form.current?.querySelector<HTMLElement>(`[name="${part}"]`)?.focus();
  }, [refusals]);

  const unsaved = JSON.stringify(draft) !== JSON.stringify(toDraft(details));
  // A reload resumes the change; closing the form discards it.
  const typed = useFormStash(keptName, { entries: { section, draft, confirming } satisfies Kept, changed: unsaved });
  const onClose = (): void => {
    typed.forget();
    closed();
  };

  const discard = (): void => {
    typed.forget();
    setDraft(toDraft(details));
    setRefusals([]);
  };
  const faultOf = (part: string): string | undefined => {
    const refusal = fields.get(part);
    return (
      refusal &&
      [messageText(refusal.Code, refusal.Params), messageText(refusal.Code, refusal.Params, 'action')]
        .filter(Boolean)
        .join(' ')
    );
  };
  const change = (patch: Partial<Draft>, ...parts: string[]): void => {
    setDraft((now) => ({ ...now, ...patch }));
    setRefusals((now) =>
      now.filter(
        ({ Params }) => !parts.some((part) => typeof Params.part === 'string' && Params.part.startsWith(part)),
      ),
    );
  };

  /**
   * Shows the server's reasons (422) against the draft, or the failure, and leaves the code step. A missing code is not
   * one of these reasons.
   */
  const refused = (outcome: Problem): void => {
    const found = outcome.error.Refusals;
    setRefusals(outcome.status === 422 ? found : []);
    setFailure(outcome.status === 422 && found.length > 0 ? null : outcome);
    setConfirming(false);
    setPassed(null);
  };

  const goOn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(null);
    const looked = await check.run({ body: draft });
    if (looked.ok || looked.status !== 409) {
      if (!looked.ok) refused(looked);
      return;
    }
    setRefusals([]);
    const problem = await sending.ensure();
    if (problem) setFailure(problem);
    else setConfirming(true);
  };

  const save = async (codes: { code: string; mobileCode?: string }): Promise<Problem | null> => {
    const outcome = await saving.run({ body: { ...draft, ...codes } });
    if (!outcome.ok) return outcome;
    notifyMessages(outcome.data.messages);
    onClose();
    return null;
  };

  /** Sends the change with a code. If only the verification of the new number is missing, the second step begins. */
  const confirm = async (code: string): Promise<Problem | null> => {
    const problem = await save({ code });
    if (!problem?.error.Refusals.some(isLiftedBy('verificationCode'))) return problem;
    const unsent = await trying.ensure();
    if (unsent) return unsent;
    setPassed(code);
    setConfirming(false);
    return null;
  };

  const address = (name: 'flat' | 'building' | 'road' | 'block', hint?: string) => (
    <TextInput
      name={`address.${name}`}
      label={name === 'flat' ? `${t(`fields.${name}`)} (${t('optional')})` : t(`fields.${name}`)}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      dir="ltr"
      inputMode={name === 'flat' || name === 'building' ? 'text' : 'numeric'}
      maxLength={20}
      value={draft.address[name]}
      error={faultOf(`address.${name}`)}
      onChange={(event) =>
        change({ address: { ...draft.address, [name]: event.currentTarget.value } }, `address.${name}`)
      }
    />
  );

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void goOn(event)} noValidate>
      <KeptNote at={kept && typed.back} onDiscard={discard} />
      {fields.size > 0 && (
        <p className={classes.correct} role="alert">
          {t('form.correct')}
        </p>
      )}
      {others.length > 0 && <RefusalList refusals={others} />}
      {failure && <FailureBox failure={failure} />}
      {section === 'address' && (
        <fieldset className={`${classes.section} sis-frame`}>
          <legend className={classes.title}>{t('sections.address')}</legend>
          <p className={classes.note}>{t('addressNote')}</p>
          <div className={classes.four}>
            {address('flat', t('hints.flat'))}
            {address('building')}
            {address('road')}
            {address('block')}
          </div>
          <Select
            name="address.area"
            className={classes.half}
            label={t('fields.area')}
            placeholder={t('areaPlaceholder')}
            searchable
            data={Object.keys(t('areas', { returnObjects: true })).map((value) => ({
              value,
              label: t(`areas.${value as Area}`),
            }))}
            value={draft.address.area}
            error={faultOf('address.area')}
            onChange={(value) =>
              change({ address: { ...draft.address, area: value as Schema<'Area'> } }, 'address.area')
            }
          />
        </fieldset>
      )}
      {section === 'mobiles' && (
        <MobileFields
          mobiles={draft.mobiles}
          maximum={details.maximumMobiles}
          faultOf={faultOf}
          onChange={(mobiles) => change({ mobiles }, 'mobiles')}
        />
      )}
      {section === 'email' && (
        <fieldset className={`${classes.section} sis-frame`}>
          <legend className={classes.title}>{t('sections.email')}</legend>
          <div className={classes.two}>
            <TextInput
              label={t('universityEmail')}
              description={t('universityEmailNote')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              dir="ltr"
              readOnly
              value={details.universityEmail ?? t('notOnRecord')}
            />
            <TextInput
              name="personalEmail"
              type="email"
              label={`${t('fields.email')} (${t('optional')})`}
              dir="ltr"
              autoComplete="email"
              maxLength={100}
              value={draft.personalEmail ?? ''}
              error={faultOf('personalEmail')}
              onChange={(event) => change({ personalEmail: event.currentTarget.value || null }, 'personalEmail')}
            />
          </div>
        </fieldset>
      )}
      {section === 'emergency' && (
        <fieldset className={`${classes.section} sis-frame`}>
          <legend className={classes.title}>{t('sections.emergency')}</legend>
          <p className={classes.note}>{t('emergencyNote')}</p>
          <div className={classes.two}>
            <TextInput
              name="emergencyContact.name"
              label={t('fieldNames.name')}
              attributes={ownDirection}
              maxLength={100}
              value={draft.emergencyContact.name}
              error={faultOf('emergencyContact.name')}
              onChange={(event) =>
                change(
                  { emergencyContact: { ...draft.emergencyContact, name: event.currentTarget.value } },
                  'emergencyContact.name',
                )
              }
            />
            <TextInput
              name="emergencyContact.phone"
              type="tel"
              label={t('fieldNames.phone')}
              description={t('hints.phone')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              dir="ltr"
              maxLength={30}
              value={draft.emergencyContact.phone}
              error={faultOf('emergencyContact.phone')}
              onChange={(event) =>
                change(
                  { emergencyContact: { ...draft.emergencyContact, phone: event.currentTarget.value } },
                  'emergencyContact.phone',
                )
              }
            />
          </div>
        </fieldset>
      )}
      {details.codeWay && (
        <Stack gap="0.5rem" className={classes.way}>
          <p className={classes.note}>
            {t(lost ? 'way.email' : `way.${details.codeWay.channel}`, {
              recipient: (lost ? details.emailWay : details.codeWay)?.recipient ?? '',
            })}
          </p>
          {details.codeWay.channel === 'sms' && details.emailWay && (
            <Checkbox
              checked={lost}
              onChange={(event) => setLost(event.currentTarget.checked)}
              label={t('way.lost', { recipient: details.codeWay.recipient })}
            />
          )}
        </Stack>
      )}
      <Group gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={check.running || sending.running} disabled={!unsaved}>
          {t('form.continue')}
        </Button>
        {!unsaved && <span className={classes.note}>{t('form.unchanged')}</span>}
      </Group>
      <CodeStep
        opened={confirming}
        confirm={confirm}
        confirming={saving.running || trying.running}
        words={{ confirm: t('code.save'), back: t('code.back'), startOver: t('code.startOver') }}
        sending={sending}
        onBack={() => setConfirming(false)}
        onStartOver={onClose}
        onRefused={refused}
      />
      <CodeStep
        opened={passed !== null}
        title={t('code.tryTitle')}
        confirm={(mobileCode) => save({ code: passed ?? '', mobileCode })}
        confirming={saving.running}
        words={{ confirm: t('code.save'), back: t('code.back'), startOver: t('code.startOver') }}
        sending={trying}
        onBack={() => setPassed(null)}
        onStartOver={onClose}
        onRefused={refused}
      />
      <LeaveGuard
        unsaved={unsaved}
        title={t('leave.title')}
        text={t('leave.text')}
        stay={t('leave.stay')}
        go={t('leave.go')}
        onLeave={typed.forget}
      />
    </form>
  );
}
