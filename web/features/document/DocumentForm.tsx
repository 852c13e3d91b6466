import { Checkbox, NumberInput, Radio, Select, Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../locales/dates.ts';
import type { Schema } from '../../api/operations.ts';
import { enums } from '../../api/enums.gen.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { CardChoice } from '../../ui/controls/CardChoice.tsx';
import { ReasonLinks } from '../../ui/refusals/ReasonLinks.tsx';
import { Reasons } from '../../ui/refusals/Reasons.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';
import classes from './DocumentForm.module.css';

type Options = Schema<'DocumentOptions'>;
type Submission = Schema<'DocumentSubmission'>;

/** The maximum length of a postal address in characters, as in the contract. */
const longestAddress = 300;
/**
 * The expiry dates that the form offers, in days after the first possible date. The last possible date is added to
 * them.
 */
const laterDays = [0, 60, 150, 335];

const one = <Value extends string>(values: readonly Value[], value: string): Value =>
  values.find((known) => known === value) ?? values[0]!;

type Form = ReturnType<typeof useDocumentForm>;

/** The form's values, and the parts of them that are sent. */
function useDocumentForm(degrees: Options['degrees']) {
  const { t } = useTranslation('document');
  const { language: spoken } = useLanguage();
  const needed = {
    type: t('form.needed.type'),
    reasons: t('form.needed.reasons'),
    language: t('form.needed.language'),
    copies: t('form.needed.copies'),
    delivery: t('form.needed.delivery'),
    mailAddress: t('form.needed.mailAddress'),
  };
  const empty = {
    type: '',
    reasons: '',
    language: spoken as string,
    copies: 1,
    delivery: 'collect',
    mailAddress: '',
    validUntil: '',
  };
  const toBody = (values: typeof empty): Submission => {
    const type = one(enums.DocumentKind, values.type);
    return {
      type,
      reasons: values.reasons.split(' ').map((reason) => one(enums.DocumentReason, reason)),
      copies: type === 'certificate' ? 1 : values.copies,
      language: one(enums.Language, values.language),
      delivery: one(enums.DocumentDelivery, values.delivery),
      mailAddress: values.delivery === 'mail' ? values.mailAddress.trim() : '',
      ...(type !== 'certificate' && values.validUntil && { validUntil: values.validUntil }),
      ...(type !== 'transcript' && degrees[0] && { degree: degrees[0].degree }),
    };
  };
  // A document that is not mailed needs no address. Its address is '-', so that the field does not count as empty.
  return useRequestForm('submitDocumentRequest', empty, {
    optional: ['validUntil'],
    needed,
    body: toBody,
    details: (entered) => ({
      ...entered,
      copies: entered.copies || null,
      mailAddress: entered.delivery === 'mail' ? entered.mailAddress.trim() || null : '-',
    }),
  });
}

/** The form of a document request: document, purposes, language, printed copies, their delivery, and expiry. */
export function DocumentForm({ options: { documents, degrees, purposes, validFrom, validTo } }: { options: Options }) {
  const { t } = useTranslation('document');
  const form = useDocumentForm(degrees);
  const { values } = form;
  const chosen = documents.find(({ type }) => type === values.type);
  const ofCertificate = chosen?.type === 'certificate';
  const reasons = values.reasons.split(' ').filter(Boolean);
  const days = [...laterDays.map((later) => addDays(validFrom, later)).filter((date) => date < validTo), validTo];
  const offered = purposes.filter((reason) => ofCertificate || (reason !== 'lost' && reason !== 'damaged'));
  return (
    <RequestForm
      form={form}
      title={t('form.title')}
      send={t('form.send')}
      confirm={{
        title: t('confirm.title'),
        children: chosen && <ConfirmText document={chosen} language={one(enums.Language, values.language)} />,
      }}
    >
      <DocumentChoice form={form} documents={documents} />
      <ReasonLinks reasons={documents.flatMap((document) => document.reasons)} />
      {chosen && chosen.type !== 'transcript' && degrees[0] && <DegreeFact degree={degrees[0]} />}
      <Checkbox.Group
        value={reasons}
        error={form.field('reasons').error}
        label={t('form.reasons')}
        onChange={(chosenReasons) => form.set('reasons', chosenReasons.join(' '))}
      >
        <div className={`sis-wrap ${classes.choices}`}>
          {offered.map((reason) => (
            <Checkbox
              key={reason}
              value={reason}
              label={t(`reason.${reason}`)}
              data-field="reasons"
              aria-invalid={form.field('reasons').error ? true : undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
      <LanguageChoice form={form} />
      <DeliveryChoice form={form} />
      {!ofCertificate && <CopiesAndExpiry form={form} maximumCopies={chosen?.maximumCopies ?? 10} days={days} />}
    </RequestForm>
  );
}

/** The confirmation text before the request is sent: the document, its fee, and the certificate that it replaces. */
function ConfirmText({
  document,
  language,
}: {
  document: Options['documents'][number];
  language: Submission['language'];
}) {
  const { t } = useTranslation('document');
  return (
    <Stack gap="0.5rem" className={classes.confirm}>
      <p>
        {t('confirm.text', {
          type: t(`type.${document.type}`),
          language: t(`language.${language}`),
        })}
      </p>
      {document.fee > 0 && <p>{t('confirm.fee', { fils: document.fee })}</p>}
      {document.replaces && <p>{t('confirm.replaces', { number: document.replaces })}</p>}
    </Stack>
  );
}

/** The documents with their fees, and the reasons against those that the student cannot have. */
function DocumentChoice({ form, documents }: { form: Form; documents: Options['documents'] }) {
  const { t } = useTranslation('document');
  return (
    <CardChoice
      field="type"
      label={t('form.type')}
      value={form.values.type}
      error={form.field('type').error}
      onChange={(value) => form.set('type', value)}
      options={documents.map(({ type, fee, reasons: against }) => ({
        value: type,
        head: <strong>{t(`type.${type}`)}</strong>,
        children: (
          <>
            <span className="sis-note">{t(`form.about.${type}`)}</span>
            <span className="sis-small">{fee > 0 ? t('form.fee', { fils: fee }) : t('form.free')}</span>
            <Reasons reasons={against} />
          </>
        ),
      }))}
    />
  );
}

/** The degree that the document is about. */
function DegreeFact({ degree }: { degree: Options['degrees'][number] }) {
  const { t } = useTranslation('document');
  const { pick } = useLanguage();
  return (
    <FactList>
      <Fact name={t('form.degree')} wide>
        {pick(degree.name)}
        {degree.graduatedOn && (
          <>
            {' · '}
            <DateText at={degree.graduatedOn} />
          </>
        )}
      </Fact>
    </FactList>
  );
}

/** The language of the document. */
function LanguageChoice({ form }: { form: Form }) {
  const { t } = useTranslation('document');
  return (
    <Radio.Group
      value={form.values.language}
      error={form.field('language').error}
      label={t('form.language')}
      onChange={(value) => form.set('language', value)}
    >
      <div className={`sis-wrap ${classes.choices}`}>
        {enums.Language.map((language) => (
          <Radio key={language} value={language} label={t(`language.${language}`)} data-field="language" />
        ))}
      </div>
    </Radio.Group>
  );
}

/** The delivery of printed copies, with the address if they are mailed. */
function DeliveryChoice({ form }: { form: Form }) {
  const { t } = useTranslation('document');
  return (
    <>
      <Radio.Group
        value={form.values.delivery}
        error={form.field('delivery').error}
        label={t('form.delivery')}
        description={t('form.copiesNote')}
        onChange={(value) => form.set('delivery', value)}
      >
        <div className={`sis-wrap ${classes.choices}`}>
          {enums.DocumentDelivery.map((delivery) => (
            <Radio key={delivery} value={delivery} label={t(`delivery.${delivery}`)} data-field="delivery" />
          ))}
        </div>
      </Radio.Group>
      {form.values.delivery === 'mail' && (
        <Textarea
          {...form.field('mailAddress')}
          label={t('form.mailAddress')}
          description={t('form.mailNote')}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          rows={3}
          maxLength={longestAddress}
          autoComplete="street-address"
        />
      )}
    </>
  );
}

type CopiesProps = {
  form: Form;
  maximumCopies: number;
  /** The expiry dates that are offered. */
  days: string[];
};

/** The number of printed copies, and the day on which the document expires. */
function CopiesAndExpiry({ form, maximumCopies, days }: CopiesProps) {
  const { t } = useTranslation('document');
  return (
    <div className={`sis-airy ${classes.pair}`}>
      <NumberInput
        {...form.field('copies')}
        label={t('form.copies')}
        min={1}
        max={maximumCopies}
        clampBehavior="strict"
        allowDecimal={false}
        value={form.values.copies}
        onChange={(value) => form.set('copies', Number(value))}
      />
      <Select
        {...form.field('validUntil')}
        label={t('form.validUntil')}
        description={t('form.validNote')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('never')}
        clearable
        value={form.values.validUntil || null}
        data={days.map((date) => ({ value: date, label: t('form.until', { at: date }) }))}
        onChange={(value: string | null) => form.set('validUntil', value ?? '')}
      />
    </div>
  );
}
