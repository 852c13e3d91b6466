import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { localPart, moved, withPrefix } from './contact-draft.ts';
import formClasses from './ContactForm.module.css';
import classes from './MobileFields.module.css';

type Props = {
  mobiles: string[];
  maximum: number;
  faultOf: (part: string) => string | undefined;
  onChange: (mobiles: string[]) => void;
};

const prefix = '+973';

/** The mobile numbers in order; the first one receives text messages. */
export function MobileFields({ mobiles, maximum, faultOf, onChange }: Props) {
  const { t } = useTranslation('contact');
  return (
    <fieldset className={`sis-rows ${formClasses.section} sis-frame`}>
      <legend className={formClasses.title}>{t('sections.mobiles')}</legend>
      <p className={`sis-note ${formClasses.note}`}>{t('hints.mobiles', { count: maximum })}</p>
      <Stack component="ol" className="sis-list">
        {mobiles.map((number, index) => (
          // A number has no other identifier than its position.
          <Group key={index} component="li" gap="0.5rem" align="flex-start" wrap="nowrap">
            <TextInput
              name={`mobiles.${index}`}
              className={classes.field}
              type="tel"
              inputMode="numeric"
              autoComplete={index === 0 ? 'tel-local' : 'off'}
              dir="ltr"
              label={t('fieldNames.number', { position: index + 1 })}
              description={index === 0 ? t('receivesTexts') : t('hints.mobile')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              leftSection={<span className="sis-note">{prefix}</span>}
              leftSectionWidth="4rem"
              leftSectionProps={{ 'aria-hidden': true }}
              maxLength={20}
              value={localPart(number)}
              error={faultOf(`mobiles.${index}`)}
              onChange={(event) =>
                onChange(mobiles.map((one, at) => (at === index ? withPrefix(event.currentTarget.value) : one)))
              }
            />
            <Group component="span" gap="0.5rem" align="stretch" wrap="nowrap" pt="1.5625rem">
              {index > 0 && (
                <ActionIcon
                  variant="default"
                  size="input-sm"
                  aria-label={t('mobile.first', { position: index + 1 })}
                  title={t('mobile.first', { position: index + 1 })}
                  onClick={() => onChange(moved(mobiles, index, 0))}
                >
                  <IconArrowUp size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
              {mobiles.length > 1 && (
                <ActionIcon
                  variant="default"
                  size="input-sm"
                  aria-label={t('mobile.remove', { position: index + 1 })}
                  title={t('mobile.remove', { position: index + 1 })}
                  onClick={() => onChange(mobiles.filter((_, at) => at !== index))}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          </Group>
        ))}
      </Stack>
      {mobiles.length < maximum ? (
        <div>
          <Button
            variant="light"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => onChange([...mobiles, ''])}
          >
            {t('mobile.add')}
          </Button>
        </div>
      ) : (
        <p className={`sis-note ${formClasses.note}`} role="status">
          {t('mobile.full', { count: maximum })}
        </p>
      )}
    </fieldset>
  );
}
