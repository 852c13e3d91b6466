import { Button, Group, Input } from '@mantine/core';
import { IconFileText, IconUpload, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useSimulating } from '../../api/simulator.ts';
import classes from './FileField.module.css';
import { formatBytes } from '../../../locales/format-bytes.ts';
import { samplePdf } from './sample-pdf.ts';
import { useLanguage } from '../text/useLanguage.ts';

/** The accepted file types; the server also checks the content. */
const kinds = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};
const mebibyte = 1024 * 1024;

type Props = {
  name: string;
  label: ReactNode;
  description?: ReactNode;
  value: File | null;
  /** The file that the server has already stored. */
  kept?: Schema<'Attachment'> | null;
  /** True while `value` is being uploaded. */
  keeping?: boolean;
  readOnly?: boolean;
  /** True if an office asked the student to change this field, so that the field stands out. */
  wanted?: boolean;
  error?: ReactNode;
  /** The size limit given by the server. */
  maximumMebibytes: number;
  onChange: (file: File | null) => void;
};

/** Field for one Word or PDF file, which can be dropped, chosen, replaced and, before it is stored, removed. */
export function FileField({
  name,
  label,
  description,
  value,
  kept = null,
  keeping = false,
  readOnly = false,
  wanted = false,
  error,
  maximumMebibytes,
  onChange,
}: Props) {
  const { t } = useTranslation('request');
  const { language, messageText } = useLanguage();
  const simulating = useSimulating();
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const message = fault ?? error;
  const shown = value ?? kept;
  const size = value?.size ?? kept?.bytes ?? 0;

  const refuse = ([rejected, ...others]: readonly FileRejection[]): void => {
    const file = rejected?.file.name ?? '';
    const [reason] = rejected?.errors ?? [];
    const say = (code: string, figures: Record<string, string | number>): void =>
      setFault([messageText(code, figures), messageText(code, figures, 'action')].filter(Boolean).join(' '));
    if (others.length > 0 || reason?.code === 'too-many-files') setFault(t('file.one'));
    else if (reason?.code === 'file-too-large') say('file.tooLarge', { maximum: maximumMebibytes });
    else if (reason?.code === 'file-too-small') say('file.empty', { name: file });
    else say('file.kind', { name: file, kinds: Object.values(kinds).flat().join(' / ') });
  };
  const take = (files: File[]): void => {
    setFault(null);
    onChange(files[0] ?? null);
  };

  const { getRootProps, getInputProps, isDragActive, isDragAccept, isDragReject, open } = useDropzone({
    multiple: false,
    disabled: readOnly,
    maxSize: maximumMebibytes * mebibyte,
    accept: kinds,
    validator: (file) => (file.size === 0 ? { code: 'file-too-small', message: '' } : null),
    // Two buttons of the field open the file chooser; the zone itself only accepts drops.
    noClick: true,
    noKeyboard: true,
    onDropAccepted: take,
    onDropRejected: refuse,
  });

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={message}
      labelElement="div"
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        {...getRootProps({ tabIndex: -1, role: 'group' })}
        className={classes.zone}
        data-wanted={wanted || undefined}
        data-invalid={message ? true : undefined}
        data-accept={(isDragActive && isDragAccept) || undefined}
        data-reject={(isDragActive && isDragReject) || undefined}
        aria-label={typeof label === 'string' ? label : undefined}
      >
        <input {...getInputProps({ name, 'aria-hidden': true, tabIndex: -1 })} />
        <Group gap="0.5rem 0.75rem" miw={0}>
          {shown ? (
            <>
              <IconFileText size={24} stroke={1.5} aria-hidden className="sis-icon" />
              <span className={classes.file} role="status" tabIndex={-1} data-keeps-focus>
                <bdi className={classes.name}>{shown.name}</bdi>
                <span className="sis-note">
                  {keeping ? (
                    t('form.keptNow')
                  ) : value ? (
                    <bdi>{formatBytes(size, language)}</bdi>
                  ) : (
                    t('form.kept', { size: formatBytes(size, language) })
                  )}
                </span>
              </span>
              {!readOnly && (
                <span className={classes.buttons}>
                  <Button
                    variant="default"
                    size="sm"
                    loading={keeping}
                    data-file={name}
                    data-invalid={message ? true : undefined}
                    aria-describedby={message ? `${id}-error` : undefined}
                    onClick={open}
                  >
                    {t('file.replace')}
                  </Button>
                  {value && !keeping && (
                    <Button variant="subtle" size="sm" px={8} aria-label={t('file.remove')} onClick={() => take([])}>
                      <IconX size={18} aria-hidden />
                    </Button>
                  )}
                </span>
              )}
            </>
          ) : (
            <>
              <IconUpload size={24} stroke={1.5} aria-hidden className="sis-icon" />
              <Button
                variant="light"
                size="sm"
                data-keeps-focus
                data-file={name}
                data-invalid={message ? true : undefined}
                aria-describedby={message ? `${id}-error` : undefined}
                onClick={open}
              >
                {t('file.choose')}
              </Button>
              {simulating && (
                <Button variant="subtle" size="sm" onClick={() => take([samplePdf(name)])}>
                  {t('file.sample')}
                </Button>
              )}
              <span className="sis-note">
                {t('file.drop')} · {t('file.kinds', { maximum: maximumMebibytes })}
              </span>
            </>
          )}
        </Group>
      </div>
    </Input.Wrapper>
  );
}
