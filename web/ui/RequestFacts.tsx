import { useTranslation } from 'react-i18next';
import type requestTexts from '../../locales/en/request.json';
import type { Schema } from '../api/operations.ts';
import { CodeText } from './CodeText.tsx';
import { formatBytes } from './format-bytes.ts';
import { Money } from './Money.tsx';
import { useLanguage } from './useLanguage.ts';

type Fact = Schema<'RequestFact'>;
type FactName = keyof (typeof requestTexts)['facts'];

/** What is to know of a request of whatever kind, as <dt> and <dd> of the list around it. */
export function RequestFacts({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation('request');
  return facts.map((fact) => (
    <div key={fact.name}>
      <dt>{t(`facts.${fact.name as FactName}`)}</dt>
      <dd>
        <FactValue fact={fact} />
      </dd>
    </div>
  ));
}

function FactValue({ fact }: { fact: Fact }) {
  const { t } = useTranslation('request');
  const { pick, language } = useLanguage();
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
      return (
        <span>
          <bdi>{fact.file.name}</bdi> · <bdi>{formatBytes(fact.file.bytes, language)}</bdi>
        </span>
      );
  }
}
