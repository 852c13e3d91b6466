import { useSearchParams } from 'react-router-dom';
import { RegistrationBasket } from '../features/registration/basket/RegistrationBasket.tsx';
import { TimetableBuilder } from '../features/timetable/TimetableBuilder.tsx';

/** The page /timetable. It finds sections that fit together and puts them into the registration basket. */
export default function TimetablePage() {
  const [params] = useSearchParams();
  const period = params.get('period') === 'early' ? 'early' : 'current';
  return (
    <RegistrationBasket key={period} period={period}>
      {({ closed, reading, canAdd, canChoose, isEmpty, take }) => (
        <TimetableBuilder
          period={period}
          closed={closed}
          reading={reading}
          canChoose={canChoose}
          isOpen={canAdd}
          hasBar={!isEmpty}
          onTake={take}
        />
      )}
    </RegistrationBasket>
  );
}
