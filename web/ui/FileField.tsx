import '@mantine/dropzone/styles.layer.css';
import { Button, Input } from '@mantine/core';
import type { FileRejection } from '@mantine/dropzone';
import { Dropzone } from '@mantine/dropzone';
import { IconFileText, IconUpload, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Schema } from '../api/operations.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FileField.module.css';
import { formatBytes } from './format-bytes.ts';
import { useLanguage } from './useLanguage.ts';

/** On the server the content counts too. */
const kinds = { 'application/pdf': ['.pdf'], 'application/msword': ['.doc'], 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'] };
const mebibyte = 1024 * 1024;

type Props = { name: string; label: ReactNode; description?: ReactNode; value: File | null; /** What the server has of it already. */ kept?: Schema<'Attachment'> | null; keeping?: boolean; readOnly?: boolean; error?: ReactNode; /** As the server tells it. */ maximumMebibytes: number; onChange: (file: File | null) => void };

/** One Word or PDF file: dropped or chosen, shown with its size, replaced or taken out again. */
export function FileField({ name, label, description, value, kept = null, keeping = false, readOnly = false, error, maximumMebibytes, onChange }: Props) {
  const { t } = useTranslation('request');
  const { language, messageText } = useLanguage();
  const open = useRef<() => void>(null);
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const message = fault ?? error;
  const shown = value ?? kept;
  const size = value?.size ?? kept?.bytes ?? 0;

  const refuse = ([rejected, ...others]: FileRejection[]): void => {
    const file = rejected?.file.name ?? '';
    const [reason] = rejected?.errors ?? [];
    const say = (code: string, figures: Record<string, string | number>): void => setFault([messageText(code, figures), messageText(code, figures, 'action')].filter(Boolean).join(' '));
    if (others.length > 0 || reason?.code === 'too-many-files') setFault(t('file.one'));
    else if (reason?.code === 'file-too-large') say('file.tooLarge', { maximum: maximumMebibytes });
    else if (reason?.code === 'file-too-small') say('file.empty', { name: file });
    else say('file.kind', { name: file, kinds: Object.values(kinds).flat().join(' / ') });
  };
  const take = (files: File[]): void => {
    setFault(null);
    onChange(files[0] ?? null);
  };

  return (
    <Input.Wrapper label={label} description={description} error={message} labelElement="div" inputWrapperOrder={['label', 'description', 'input', 'error']} errorProps={{ id: `${id}-error` }}>
      <Dropzone
        className={classes.zone}
        data-invalid={message ? true : undefined}
        openRef={open}
        multiple={false}
        validator={(file) => (file.size === 0 ? { code: 'file-too-small', message: '' } : null)}
        maxSize={maximumMebibytes * mebibyte}
        accept={kinds}
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        disabled={readOnly}
        role="group"
        aria-label={typeof label === 'string' ? label : undefined}
        inputProps={{ name, 'aria-hidden': true, tabIndex: -1 }}
        onDrop={take}
        onReject={refuse}
      >
        <div className={classes.inside}>
          {shown ? (
            <>
              <IconFileText size={24} stroke={1.5} aria-hidden className={classes.icon} />
              <span className={classes.file} role="status">
                <bdi className={classes.name}>{shown.name}</bdi>
                <span className={classes.quiet}>
                  {keeping ? t('form.keptNow') : value ? <bdi>{formatBytes(size, language)}</bdi> : t('form.kept', { size: formatBytes(size, language) })}
                </span>
              </span>
              {!readOnly && <span className={classes.buttons}>
                <Button variant="default" size="sm" loading={keeping} data-file={name} data-invalid={message ? true : undefined} aria-describedby={message ? `${id}-error` : undefined} onClick={() => open.current?.()}>
                  {t('file.replace')}
                </Button>
                {value && !keeping && (
                  <Button variant="subtle" size="sm" px={8} aria-label={t('file.remove')} onClick={() => take([])}>
                    <IconX size={18} aria-hidden />
                  </Button>
                )}
              </span>}
            </>
          ) : (
            <>
              <IconUpload size={24} stroke={1.5} aria-hidden className={classes.icon} />
              <Button variant="light" size="sm" data-file={name} data-invalid={message ? true : undefined} aria-describedby={message ? `${id}-error` : undefined} onClick={() => open.current?.()}>
                {t('file.choose')}
              </Button>
              <span className={classes.quiet}>
                {t('file.drop')} · {t('file.kinds', { maximum: maximumMebibytes })}
              </span>
            </>
          )}
        </div>
      </Dropzone>
    </Input.Wrapper>
  );
}
