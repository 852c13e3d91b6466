import { Button, Group } from '@mantine/core';
import { IconHeartHandshake, IconHome, IconMail, IconPencil, IconPhone } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactDetails, Section } from './contact-draft.ts';
import classes from './ContactView.module.css';

/** The details on record, one card for each section. Without `onEdit` they cannot be changed. */
export function ContactView({
  details: { address, mobiles, universityEmail, personalEmail, emergencyContact },
  onEdit,
}: {
  details: ContactDetails;
  onEdit?: ((section: Section) => void) | undefined;
}) {
  const { t } = useTranslation('contact');
  const none = <span className="sis-quiet">{t('notOnRecord')}</span>;
  const text = (value: ReactNode): ReactNode => (value ? <bdi dir="ltr">{value}</bdi> : none);
  /** An e-mail address, in which a line may break before the @; a note if there is none. */
  const mail = (value: string | null): ReactNode => {
    const [name, host] = value?.split('@') ?? [];
    return text(
      host ? (
        <>
          {name}
          <wbr />@{host}
        </>
      ) : null,
    );
  };
  return (
    <div className={`sis-loose ${classes.cards}`}>
      <Card icon={IconHome} section="address" onEdit={onEdit}>
        {address.flat && <Fact name={t('fields.flat')}>{text(address.flat)}</Fact>}
        <Fact name={t('fields.building')}>{text(address.building)}</Fact>
        <Fact name={t('fields.road')}>{text(address.road)}</Fact>
        <Fact name={t('fields.block')}>{text(address.block)}</Fact>
        <Fact name={t('fields.area')}>{address.area ? t(`areas.${address.area}`) : none}</Fact>
      </Card>
      <Card icon={IconPhone} section="mobiles" onEdit={onEdit}>
        {mobiles.length === 0 && <Fact name={t('fields.mobile')}>{none}</Fact>}
        {mobiles.map((number, index) => (
          <Fact
            key={number}
            name={t('fieldNames.number', { position: index + 1 })}
            note={index === 0 ? t('receivesTexts') : undefined}
          >
            {text(number)}
          </Fact>
        ))}
      </Card>
      <Card icon={IconMail} section="email" onEdit={onEdit}>
        <Fact name={t('universityEmail')}>{mail(universityEmail)}</Fact>
        <Fact name={t('fields.email')}>{mail(personalEmail)}</Fact>
      </Card>
      <Card icon={IconHeartHandshake} section="emergency" onEdit={onEdit}>
        <Fact name={t('fieldNames.name')}>{emergencyContact.name ? <bdi>{emergencyContact.name}</bdi> : none}</Fact>
        <Fact name={t('fieldNames.phone')}>{text(emergencyContact.phone)}</Fact>
      </Card>
    </div>
  );
}

function Card({
  icon: Icon,
  section,
  onEdit,
  children,
}: {
  icon: ComponentType<{ size?: number; stroke?: number }>;
  section: Section;
  onEdit: ((section: Section) => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('contact');
  const title = t(`sections.${section}`);
  return (
    <section className={`${classes.card} sis-frame`}>
      <Group gap="0.5rem" justify="space-between">
        <Group component="h2" gap="0.5rem" wrap="nowrap" className={`sis-subtitle ${classes.title}`}>
          <Icon size={20} stroke={1.75} /> {title}
        </Group>
        {onEdit && (
          <Button
            variant="light"
            size="sm"
            leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
            aria-label={t('editSection', { section: title })}
            onClick={() => onEdit(section)}
          >
            {t('change')}
          </Button>
        )}
      </Group>
      <dl className="sis-close">{children}</dl>
    </section>
  );
}

const Fact = ({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) => (
  <div className={`sis-spaced ${classes.fact}`}>
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <span className="sis-done sis-small">{note}</span>}
    </dd>
  </div>
);
