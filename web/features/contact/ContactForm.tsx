import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CodeStep } from '../../ui/request/CodeStep.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { KeptNote } from '../../ui/refusals/KeptNote.tsx';
import { LeaveGuard } from '../../ui/request/LeaveGuard.tsx';
import { RefusalList } from '../../ui/refusals/RefusalList.tsx';
import { Address, EmailAddresses, EmergencyContact } from './ContactFields.tsx';
import type { ContactDetails, Section } from './contact-draft.ts';
import classes from './ContactForm.module.css';
import { MobileFields } from './MobileFields.tsx';
import { useContactForm } from './useContactForm.ts';

/**
 * The form for one section of the details. The server checks the entries first; a code is sent only if there is no
 * fault. A new first mobile number is then verified with a second code.
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
  const contact = useContactForm(details, section, closed);
  const { kept, typed, draft, change, unsaved, fields, others, failure, faultOf, onClose } = contact;
  const fieldProps = { draft, change, faultOf };
  return (
    <form
      ref={contact.form}
      className={`sis-rows ${classes.form}`}
      onSubmit={(event) => void contact.goOn(event)}
      noValidate
    >
      <KeptNote at={kept && typed.back} onDiscard={contact.discard} />
      {fields.size > 0 && (
        <p className="sis-stop" role="alert">
          {t('form.correct')}
        </p>
      )}
      {others.length > 0 && <RefusalList refusals={others} />}
      {failure && <FailureBox failure={failure} />}
      {section === 'address' && <Address {...fieldProps} />}
      {section === 'mobiles' && (
        <MobileFields
          mobiles={draft.mobiles}
          maximum={details.maximumMobiles}
          faultOf={faultOf}
          onChange={(mobiles) => change({ mobiles }, 'mobiles')}
        />
      )}
      {section === 'email' && <EmailAddresses {...fieldProps} universityEmail={details.universityEmail} />}
      {section === 'emergency' && <EmergencyContact {...fieldProps} />}
      {details.codeWay && (
        <CodeRecipient
          codeWay={details.codeWay}
          emailWay={details.emailWay}
          lost={contact.lost}
          setLost={contact.setLost}
        />
      )}
      <Group gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={contact.checking || contact.sending.running} disabled={!unsaved}>
          {t('form.continue')}
        </Button>
        {!unsaved && <span className={`sis-note ${classes.note}`}>{t('form.unchanged')}</span>}
      </Group>
      <ContactCodes contact={contact} />
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

/** The code of the change, and a second one that verifies a new first mobile number. */
function ContactCodes({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const { t } = useTranslation('contact');
  const { confirming, passed, sending, trying, onClose } = contact;
  return (
    <>
      <CodeStep
        opened={confirming}
        confirm={contact.confirm}
        confirming={contact.saving || trying.running}
        words={{ confirm: t('code.save'), back: t('code.back'), startOver: t('code.startOver') }}
        sending={sending}
        onBack={() => contact.setConfirming(false)}
        onStartOver={onClose}
        onRefused={contact.refused}
      />
      <CodeStep
        opened={passed !== null}
        title={t('code.tryTitle')}
        confirm={(mobileCode) => contact.save({ code: passed ?? '', mobileCode })}
        confirming={contact.saving}
        words={{ confirm: t('code.save'), back: t('code.back'), startOver: t('code.startOver') }}
        sending={trying}
        onBack={() => contact.setPassed(null)}
        onStartOver={onClose}
        onRefused={contact.refused}
      />
    </>
  );
}

type RecipientProps = {
  codeWay: NonNullable<ContactDetails['codeWay']>;
  emailWay: ContactDetails['emailWay'];
  /** True if the student no longer has the telephone, so that the code goes by email. */
  lost: boolean;
  setLost: (lost: boolean) => void;
};

/** The recipient of the code, and the choice of email for a student without the telephone. */
function CodeRecipient({ codeWay, emailWay, lost, setLost }: RecipientProps) {
  const { t } = useTranslation('contact');
  return (
    <Stack gap="0.5rem" className={classes.way}>
      <p className={`sis-note ${classes.note}`}>
        {t(lost ? 'way.email' : `way.${codeWay.channel}`, {
          recipient: (lost ? emailWay : codeWay)?.recipient ?? '',
        })}
      </p>
      {codeWay.channel === 'sms' && emailWay && (
        <Checkbox
          checked={lost}
          onChange={(event) => setLost(event.currentTarget.checked)}
          label={t('way.lost', { recipient: codeWay.recipient })}
        />
      )}
    </Stack>
  );
}
