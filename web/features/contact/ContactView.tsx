import { IconHeartHandshake, IconHome, IconMail, IconPhone } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactDetails } from './contact-draft.ts';
import classes from './ContactView.module.css';

/** The details on record, each kind in its own card. */
export function ContactView({ details: { address, mobiles, universityEmail, personalEmail, emergencyContact } }: { details: ContactDetails }) {
  const { t } = useTranslation('contact');
  const none = <span className={classes.none}>{t('notOnRecord')}</span>;
  const text = (value: ReactNode): ReactNode => (value ? <bdi dir="ltr">{value}</bdi> : none);
  /** An address too long for its line goes on with what follows its name. */
  const mail = (value: string | null): ReactNode => {
    const [name, host] = value?.split('@') ?? [];
    return text(host ? <>{name}<wbr />@{host}</> : null);
  };
  return (
    <div className={classes.cards}>
      <Card icon={IconHome} title={t('sections.address')}>
        {address.flat && <Fact name={t('fields.flat')}>{text(address.flat)}</Fact>}
        <Fact name={t('fields.building')}>{text(address.building)}</Fact>
        <Fact name={t('fields.road')}>{text(address.road)}</Fact>
        <Fact name={t('fields.block')}>{text(address.block)}</Fact>
        <Fact name={t('fields.area')}>{address.area ? t(`areas.${address.area}`) : none}</Fact>
      </Card>
      <Card icon={IconPhone} title={t('sections.mobiles')}>
        {mobiles.length === 0 && <Fact name={t('fields.mobile')}>{none}</Fact>}
        {mobiles.map((number, index) => (
          <Fact key={number} name={t('fieldNames.number', { position: index + 1 })} note={index === 0 ? t('receivesTexts') : undefined}>
            {text(number)}
          </Fact>
        ))}
      </Card>
      <Card icon={IconMail} title={t('sections.email')}>
        <Fact name={t('universityEmail')}>{mail(universityEmail)}</Fact>
        <Fact name={t('fields.email')}>{mail(personalEmail)}</Fact>
      </Card>
      <Card icon={IconHeartHandshake} title={t('sections.emergency')}>
        <Fact name={t('fieldNames.name')}>{emergencyContact.name ? <bdi>{emergencyContact.name}</bdi> : none}</Fact>
        <Fact name={t('fieldNames.phone')}>{text(emergencyContact.phone)}</Fact>
      </Card>
    </div>
  );
}

function Card({ icon: Icon, title, children }: { icon: ComponentType<{ size?: number; stroke?: number }>; title: string; children: ReactNode }) {
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>
        <Icon size={20} stroke={1.75} /> {title}
      </h2>
      <dl className={classes.facts}>{children}</dl>
    </section>
  );
}

const Fact = ({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <span className={classes.note}>{note}</span>}
    </dd>
  </div>
);
