import { Button, FileButton, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { IconFileSearch } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useNavigate, useParams } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import { minute } from '../../../locales/durations.ts';
import { findDocumentCode } from '../../../locales/typed-code.ts';
import { call } from '../../api/client.ts';
import type { CallFailure } from '../../api/failure.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import type { Schema } from '../../api/operations.ts';
import { apiAddress } from '../../api/settings.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { NotAvailable } from '../../ui/refusals/NotAvailable.tsx';
import { Panel, QuietText } from '../../ui/layout/Panel.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { paths } from '../../paths.ts';
import { StandalonePage } from '../../ui/layout/StandalonePage.tsx';
import { CredentialCheck } from './CredentialCheck.tsx';
import { Verdict } from './Verdict.tsx';
import classes from './VerifyPage.module.css';

type Verified = Schema<'VerifiedDocument'>;

const noSuchCode: CallFailure['error'] = {
  Message: 'document.noSuchCode',
  ErrorMessageType: 'FromTranslation',
  Details: '',
  Refusals: [{ Code: 'document.noSuchCode', Params: {} }],
};

/** The public page that verifies a document by its code. Each visit counts as one lookup. */
export default function VerifyPage() {
  const { t } = useTranslation('document');
  const { code } = useParams();
  const { data, error, mutate } = useSWRImmutable<Verified, CallFailure>(
    code === undefined ? null : ['verifyDocument', code],
    () => call('verifyDocument', { path: { code: code ?? '' } }),
    // Repeated requests are suppressed, because each visit counts as one lookup.
    { shouldRetryOnError: false, dedupingInterval: minute },
  );
  // The API may refuse a mistyped code as malformed (400). The page shows it like an unknown code.
  const offered = useIsAvailable('verifyDocument');
  const unknown = offered && (error?.status === 404 || error?.status === 400);
  const content = (): ReactNode => {
    if (!offered) return <NotAvailable />;
    if (code === undefined) {
      return (
        <>
          <CodeEntry />
          <CredentialCheck />
        </>
      );
    }
    if (unknown) {
      return (
        <>
          <ErrorState error={{ status: 404, error: noSuchCode }} />
          <CodeEntry key={code} before={code} />
        </>
      );
    }
    if (error) return <ErrorState error={error} retry={() => mutate()} />;
    if (!data) return <Skeleton height={360} radius="lg" aria-busy />;
    return <Found document={data} />;
  };
  return (
    <StandalonePage
      title={t(unknown ? 'verify.notFound' : 'verify.title')}
      text={offered && code === undefined && t('verify.intro')}
    >
      <Stack w="100%">{content()}</Stack>
    </StandalonePage>
  );
}

/** The form for the code printed on a document. `before`: an unknown code to correct. */
function CodeEntry({ before = '' }: { before?: string }) {
  const { t } = useTranslation('document');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(before);
  const [faulty, setFaulty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const look = (event: FormEvent): void => {
    event.preventDefault();
    const code = findDocumentCode(typed);
    setFaulty(code === null);
    if (code === null) field.current?.focus();
    else void navigate(generatePath(paths.verify, { code }));
  };
  return (
    <form className={classes.entry} onSubmit={look} noValidate>
      <TextInput
        ref={field}
        size="lg"
        label={t('verify.code')}
        description={t('verify.codeNote')}
        error={faulty && t('verify.codeFault')}
        dir="ltr"
        classNames={{ input: classes.code ?? '' }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFaulty(false);
        }}
      />
      <Button type="submit" size="md">
        {t('verify.check')}
      </Button>
    </form>
  );
}

function Found({ document }: { document: Verified }) {
  const { t } = useTranslation('document');
  const { pick } = useLanguage();
  const { status, since, number, type, language, issuedAt, validUntil, name, figures, sha256: hash } = document;
  return (
    <>
      <Verdict
        status={status}
        title={t(`verify.${status}`)}
        since={
          <>
            {t('verify.since')} <DateText at={since} format="longDate" />
          </>
        }
        text={t(`verify.${status}Text`)}
      />
      <Panel label={t('verify.document')}>
        <FactList>
          <Fact name={t('verify.document')}>
            {t(`type.${type}`)} · {t(`language.${language}`)}
          </Fact>
          <Fact name={t('verify.number')}>
            <CodeText strong>{number}</CodeText>
          </Fact>
          <Fact name={t('verify.issued')}>
            <DateText at={issuedAt} format="longDate" />
          </Fact>
          {validUntil && (
            <Fact name={t('verify.until')}>
              <DateText at={new Date(Date.parse(validUntil) - 1).toISOString()} format="longDate" />
            </Fact>
          )}
          <Fact name={t('verify.name')} wide>
            <bdi>{pick(name)}</bdi>
            <span className={classes.note}>{t('verify.nameNote')}</span>
          </Fact>
          {figures && (
            <>
              <Fact name={t('verify.programme')} wide>
                {pick(figures.programme)}
              </Fact>
              <Fact name={t('verify.college')} wide>
                {pick(figures.college)}
              </Fact>
              <Fact name={t('verify.degree')} wide>
                {figures.degree ? pick(figures.degree) : t('verify.none')}
              </Fact>
              {figures.graduatedOn && (
                <Fact name={t('verify.graduated')}>
                  <DateText at={figures.graduatedOn} format="longDate" />
                </Fact>
              )}
              <Fact name={t('verify.hours')}>
                <CodeText strong>{figures.hours}</CodeText>
              </Fact>
              <Fact name={t('verify.cgpa')}>
                <CodeText strong>{figures.cgpa?.toFixed(2) ?? '–'}</CodeText>
              </Fact>
            </>
          )}
        </FactList>
      </Panel>
      {hash && <FileCheck hash={hash} />}
      <CredentialCheck />
      <Link to={paths.verifyByCode}>{t('verify.another')}</Link>
      <QuietText>
        {t('verify.counted')} <a href={apiAddress('/api/public/Documents/Keys')}>{t('verify.keys')}</a>
      </QuietText>
    </>
  );
}

/** Checks in the browser if a PDF is identical to the issued file. The file is not uploaded. */
function FileCheck({ hash }: { hash: string }) {
  const { t } = useTranslation('document');
  const [found, setFound] = useState<{ name: string; same: boolean } | null>(null);
  const check = async (file: File | null): Promise<void> => {
    if (!file) return;
    const content = new Uint8Array(await file.arrayBuffer());
    setFound({ name: file.name, same: bytesToHex(sha256(content)) === hash });
  };
  return (
    <Panel title={t('verify.file')} text={t('verify.fileText')}>
      <Group gap="sm">
        <FileButton accept="application/pdf" onChange={(file) => void check(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileSearch size={18} stroke={1.75} aria-hidden />}>
              {t('verify.choose')}
            </Button>
          )}
        </FileButton>
        <p role="status" className={classes.found} data-same={found?.same}>
          {found && (
            <>
              <bdi>{found.name}</bdi>: {t(found.same ? 'verify.same' : 'verify.other')}
            </>
          )}
        </p>
      </Group>
      <QuietText>
        {t('verify.fingerprint')}:{' '}
        <span dir="ltr" className={classes.hash}>
          {hash}
        </span>
      </QuietText>
    </Panel>
  );
}
