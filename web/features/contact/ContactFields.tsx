import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type en from '../../../locales/en/contact.json';
import type { Schema } from '../../api/operations.ts';
import { ownDirection } from '../../theme.ts';
import classes from './ContactForm.module.css';
import type { Draft } from './contact-draft.ts';

type Area = keyof (typeof en)['areas'];

type Props = {
  draft: Draft;
  /** Changes the draft and removes the faults of the named parts. */
  change: (patch: Partial<Draft>, ...parts: string[]) => void;
  faultOf: (part: string) => string | undefined;
};

/** The home address. */
export function Address({ draft, change, faultOf }: Props) {
  const { t } = useTranslation(['contact', 'common']);
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
    <fieldset className={`sis-rows ${classes.section} sis-frame`}>
      <legend className={classes.title}>{t('sections.address')}</legend>
      <p className={`sis-note ${classes.note}`}>{t('addressNote')}</p>
      <div className={`sis-loose ${classes.four}`}>
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
        onChange={(value) => change({ address: { ...draft.address, area: value as Schema<'Area'> } }, 'address.area')}
      />
    </fieldset>
  );
}

/** The e-mail address of the university, which cannot be changed, and the personal e-mail address. */
export function EmailAddresses({
  draft,
  change,
  faultOf,
  universityEmail,
}: Props & { universityEmail: string | null }) {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <fieldset className={`sis-rows ${classes.section} sis-frame`}>
      <legend className={classes.title}>{t('sections.email')}</legend>
      <div className="sis-loose sis-pairs">
        <TextInput
          label={t('universityEmail')}
          description={t('universityEmailNote')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          dir="ltr"
          readOnly
          value={universityEmail ?? t('notOnRecord')}
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
  );
}

/** The name and the telephone number of a person to call in an emergency. */
export function EmergencyContact({ draft, change, faultOf }: Props) {
  const { t } = useTranslation('contact');
  return (
    <fieldset className={`sis-rows ${classes.section} sis-frame`}>
      <legend className={classes.title}>{t('sections.emergency')}</legend>
      <p className={`sis-note ${classes.note}`}>{t('emergencyNote')}</p>
      <div className="sis-loose sis-pairs">
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
  );
}
