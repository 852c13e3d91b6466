import { Button, Textarea } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { CallFailure, toErrorBody } from '../../api/failure.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import classes from './FileCheck.module.css';
import { CredentialContent } from './CredentialContent.tsx';
import type { Checked, PublicCalls } from './credential-check.ts';
import { isPdf } from './pdf-code.ts';
import { Verdict } from './Verdict.tsx';

/** The most bytes that are read of a file (4 MiB), so that a wrong file costs little. Documents are smaller. */
const mostBytes = 4_194_304;
/** The most characters shown of another issuer's name. */
const longestIssuer = 100;

const publicCalls: PublicCalls = {
  didDocument: () => call('didDocument'),
  statusList: async (list) => (await call('statusList', { path: { list } })).text(),
  documentStatus: async (code) => (await call('verifyDocument', { path: { code } })).status,
};

/**
 * Checks a file that is dropped or chosen, or its pasted text. The content is read in the browser and not uploaded.
 * `onPdf` receives a PDF and returns false if the PDF cannot be checked. `children` are shown below the file field.
 */
export function FileCheck({
  onPdf,
  children,
}: {
  onPdf: (name: string, content: Uint8Array<ArrayBuffer>) => boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('document');
  const offered = useIsAvailable('statusList');
  const [pasted, setPasted] = useState('');
  const [running, setRunning] = useState(false);
  const [result, setResult] = useState<Checked | { outcome: 'unknownPdf' } | CallFailure | null>(null);
  const [latest, setLatest] = useState('');
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  const check = async (text: string): Promise<void> => {
    setLatest(text);
    setRunning(true);
    try {
      const { checkCredential } = await import('./credential-check.ts');
      setResult(await checkCredential(text, publicCalls));
    } catch (reason) {
      // Without a connection, `import` fails with an error of another kind.
      setResult(reason instanceof CallFailure ? reason : new CallFailure(0, toErrorBody(null)));
    } finally {
      setRunning(false);
    }
  };
  const read = async (file: File): Promise<void> => {
    const content = new Uint8Array(await file.slice(0, mostBytes).arrayBuffer());
    if (!isPdf(content)) await check(file.size > mostBytes ? '' : new TextDecoder().decode(content));
    else if (!onPdf(file.name, content)) setResult({ outcome: 'unknownPdf' });
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]) => {
      if (!file) return;
      setPasted('');
      setResult(null);
      void read(file);
    },
  });
  const checkPasted = (event: FormEvent): void => {
    event.preventDefault();
    void check(pasted);
  };

  return (
    <Panel title={t('verify.file')} text={t('verify.fileText')}>
      <div
        {...getRootProps({ tabIndex: -1, role: 'group' })}
        className={`sis-row ${classes.zone}`}
        data-over={isDragActive || undefined}
      >
        <input {...getInputProps({ 'aria-hidden': true, tabIndex: -1 })} />
        <IconFileSearch size={24} stroke={1.5} aria-hidden className="sis-icon" />
        <Button variant="default" loading={running} onClick={open}>
          {t('verify.choose')}
        </Button>
        <span className="sis-note">{t('verify.drop')}</span>
      </div>
      {children}
      {offered && (
        <form onSubmit={checkPasted}>
          <Textarea
            label={t('verify.credential.paste')}
            classNames={{ input: classes.text ?? '' }}
            dir="ltr"
            rows={2}
            spellCheck={false}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" mt="sm" loading={running} disabled={pasted.trim() === ''}>
            {t('verify.credential.check')}
          </Button>
        </form>
      )}
      <div role="status" ref={shown} className={classes.result}>
        {result instanceof CallFailure ? (
          <ErrorState error={result} retry={() => check(latest)} />
        ) : (
          result && <Result checked={result} />
        )}
      </div>
      {result && 'outcome' in result && result.outcome === 'valid' && (
        <CredentialContent credential={result.credential} />
      )}
    </Panel>
  );
}

function Result({ checked }: { checked: Checked | { outcome: 'unknownPdf' } }) {
  const { t } = useTranslation('document');
  const { outcome } = checked;
  if (outcome === 'replaced' || outcome === 'revoked' || outcome === 'expired')
    return <Verdict status={outcome} title={t(`verify.${outcome}`)} text={t(`verify.${outcome}Text`)} />;
  const issuer = checked.outcome === 'otherIssuer' ? checked.issuer.slice(0, longestIssuer) : '';
  return (
    <Verdict
      status={outcome}
      title={t(`verify.credential.${outcome}`)}
      text={t(`verify.credential.${outcome}Text`, { issuer })}
    />
  );
}
