import { useTranslation } from 'react-i18next';
import type { ResponseBodyOf } from '../api/operations.ts';
import { useApi } from '../api/useApi.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import classes from './ScriptPanel.module.css';

/** A step that the panel of the scenario performed as a request: its index and the response. */
export type Played = { step: number; answer: ResponseBodyOf<'playScenarioStep'> };

/** The response to a step that was performed as a request. */
export function PlayedAnswer({ of: { status, codes, asWritten } }: { of: Played['answer'] }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const [code] = codes;
  const known = useApi('getCodes', code ? {} : null, { quiet: true });
  const text = known.data?.codes.find((one) => one.code === code)?.text;
  return (
    <p className={`sis-under sis-done ${classes.answer}`} data-other={!asWritten || undefined} role="status">
      {t(asWritten ? 'script.asWritten' : 'script.otherwise')} {status > 0 && <CodeText>{status}</CodeText>}{' '}
      {code && <CodeText>{code}</CodeText>}
      {!asWritten && text && <span> {pick(text)}</span>}
    </p>
  );
}
