import { useTranslation } from 'react-i18next';
import type requestTexts from '../../../locales/en/request.json';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../text/CodeText.tsx';
import { FileLink } from './FileLink.tsx';
import { Money } from '../text/Money.tsx';
import { useLanguage } from '../text/useLanguage.ts';

type Fact = Schema<'RequestFact'>;
type FactName = keyof (typeof requestTexts)['facts'];

/**
 * The labelled values of a request of any kind, as <dt> and <dd> of the surrounding list. `referenceNumber` is set on
 * the pages of an office, for downloads.
 */
export function RequestFacts({ facts, referenceNumber }: { facts: Fact[]; referenceNumber?: string }) {
  const { t } = useTranslation('request');
  return facts.map((fact) => (
    <div key={fact.name} data-name={fact.name} data-type={fact.type}>
      <dt>{t(`facts.${fact.name as FactName}`)}</dt>
      <dd>
        <FactValue fact={fact} {...(referenceNumber !== undefined && { desk: referenceNumber })} />
      </dd>
    </div>
  ));
}

function FactValue({ fact, desk }: { fact: Fact; desk?: string }) {
  const { t } = useTranslation('request');
  const { pick } = useLanguage();
  switch (fact.type) {
    case 'text':
      return <span dir="auto">{pick(fact.text)}</span>;
    case 'code':
      return (
        <>
          <CodeText strong>{fact.code}</CodeText> {fact.text && pick(fact.text)}
        </>
      );
    case 'money':
      return <Money fils={fact.fils} />;
    case 'share':
      return t('of', { number: fact.number, total: fact.total });
    case 'file':
      return <FileLink file={fact.file} {...(desk !== undefined && { desk })} />;
  }
}
