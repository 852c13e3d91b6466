import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RequestPage } from '../../ui/RequestPage.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { ExemptionForm } from './ExemptionForm.tsx';
import classes from './ExemptionRequestPage.module.css';
import { writtenScore } from './score.ts';

/** What exempts from the orientation programme and what an exemption brings, before the form for it. */
export default function ExemptionRequestPage() {
  const { t } = useTranslation('exemption');
  const offer = useApi('getExemption');
  return (
    <RequestPage
      kind="exemption"
      title={t('title')}
      description={t('description')}
      reads={[offer]}
      top={offer.data && <Offer offer={offer.data} />}
      form={offer.data && <ExemptionForm offer={offer.data} />}
    />
  );
}

function Offer({ offer: { tests, takenFrom } }: { offer: Schema<'ExemptionOffer'> }) {
  const { t } = useTranslation('exemption');
  const { pick } = useLanguage();
  return (
    <div className={classes.offer}>
      <Panel title={t('tests.title')} text={t('tests.text', { from: takenFrom })}>
        <table className={classes.tests}>
          <thead>
            <tr>
              <th scope="col">{t('tests.test')}</th>
              <th scope="col">{t('tests.from')}</th>
              <th scope="col">{t('tests.scale')}</th>
            </tr>
          </thead>
          <tbody>
            {tests.map((test) => (
              <tr key={test.code}>
                <th scope="row">{pick(test.name)}</th>
                <td>
                  <CodeText strong>{writtenScore(test.minimum, test)}</CodeText>
                </td>
                <td>
                  <CodeText>{`${writtenScore(test.lowest, test)}–${writtenScore(test.highest, test)}`}</CodeText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel title={t('effect.title')}>
        <ul className={classes.effects}>
          <li>{t('effect.online')}</li>
          <li>{t('effect.courses')}</li>
          <li>{t('effect.money')}</li>
        </ul>
      </Panel>
    </div>
  );
}
