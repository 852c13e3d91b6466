import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useLocation, useNavigate, useParams } from 'react-router-dom';
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
import { FileCheck } from './FileCheck.tsx';
import { findPdfCode } from './pdf-code.ts';
import { Verdict } from './Verdict.tsx';
import classes from './VerifyPage.module.css';

type Verified = Schema<'VerifiedDocument'>;

const noSuchCode: CallFailure['error'] = {
  Message: 'document.noSuchCode',
  ErrorMessageType: 'FromTranslation',
  Details: '',
  Refusals: [{ Code: 'document.noSuchCode', Params: {} }],
};

/** The public page that verifies a document by its code. The server counts each request as a lookup. */
export default function VerifyPage() {
  const { t } = useTranslation('document');
  const { code } = useParams();
  const { data, error, mutate } = useSWRImmutable<Verified, CallFailure>(
    code === undefined ? null : ['verifyDocument', code],
    () => call('verifyDocument', { path: { code: code ?? '' } }),
    // Repeated requests are suppressed, because the server counts each one as a lookup.
    { shouldRetryOnError: false, dedupingInterval: minute },
  );
  const offered = useIsAvailable('verifyDocument');
  // The API may refuse a mistyped code as malformed (400). The page shows it like an unknown code.
  const unknown = offered && (error?.status === 404 || error?.status === 400);
  const content = (): ReactNode => {
    if (!offered) return <NotAvailable />;
    if (code === undefined) {
      return (
        <>
          <CodeEntry />
          <FindByFile />
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
    return <Found code={code} document={data} />;
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
    <form className={`sis-loose ${classes.entry}`} onSubmit={look} noValidate>
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

/** A PDF that somebody has chosen: its name and the SHA-256 of its content. */
type ChosenPdf = { name: string; hash: string };

/**
 * Opens the page of the document whose code is in a PDF; that page then compares the file. `code`: the document to
 * compare with if the PDF has no code. Returns false if there is neither.
 */
function useOpenPdf(code: string | null = null) {
  const navigate = useNavigate();
  return (name: string, content: Uint8Array): boolean => {
    const named = findPdfCode(content) ?? code;
    if (named === null) return false;
    const state: ChosenPdf = { name, hash: bytesToHex(sha256(content)) };
    void navigate(generatePath(paths.verify, { code: named }), { state, replace: named === code });
    return true;
  };
}

function FindByFile() {
  return <FileCheck onPdf={useOpenPdf()} />;
}

function Found({ code, document }: { code: string; document: Verified }) {
  const chosen = useLocation().state as ChosenPdf | null;
  const openPdf = useOpenPdf(code);
  const { t } = useTranslation('document');
  const { pick } = useLanguage();
  const { status, since, number, type, language, issuedAt, validUntil, name, figures, sha256: hash } = document;
  const differs = chosen !== null && chosen.hash !== hash;
  return (
    <>
      <div role="status" className="sis-loose">
        {differs && (
          <Verdict status="changed" title={t('verify.other')} text={t('verify.otherText', { name: chosen.name })} />
        )}
        {!(differs && status === 'valid') && (
          <Verdict
            status={status}
            title={t(`verify.${status}`)}
            since={
              <>
                {t('verify.since')} <DateText at={since} format="longDate" />
              </>
            }
            text={t(`verify.${status}Text`)}
            note={chosen?.hash === hash && t('verify.same', { name: chosen.name })}
          />
        )}
      </div>
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
            <span className="sis-block sis-note sis-light">{t('verify.nameNote')}</span>
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
      <FileCheck onPdf={openPdf}>
        {hash && (
          <QuietText>
            {t('verify.fingerprint')}: <bdi className={classes.hash}>{hash}</bdi>
          </QuietText>
        )}
      </FileCheck>
      <Link to={paths.verifyByCode}>{t('verify.another')}</Link>
      <QuietText>
        {t('verify.counted')} <a href={apiAddress('/api/public/Documents/Keys')}>{t('verify.keys')}</a>
      </QuietText>
    </>
  );
}
