import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RegistrationBasket } from '../features/registration/RegistrationBasket.tsx';
import { TimetableBuilder } from '../features/timetable/TimetableBuilder.tsx';
import { PageLayout } from '../ui/PageLayout.tsx';

/** /timetable: which sections, so that everything fits. What is found goes into the basket of the registration. */
export default function TimetablePage() {
  const { t } = useTranslation('timetable');
  const [params] = useSearchParams();
  const period = params.get('period') === 'early' ? 'early' : 'current';
  return (
    <RegistrationBasket key={period} period={period}>
      {({ closed, canAdd, canChoose, take }) => (
        <PageLayout title={t(`title.${period}`)} description={t('about')} service={closed}>
          <TimetableBuilder period={period} canChoose={canChoose} isOpen={canAdd} onTake={take} />
        </PageLayout>
      )}
    </RegistrationBasket>
  );
}
