import {
  IconArrowsExchange,
  IconClockHour4,
  IconClockPause,
  IconClockX,
  IconMinus,
  IconPlus,
  IconRotate2,
} from '@tabler/icons-react';

/** The icon of each change of a registration. */
export const changeIcons = {
  register: IconPlus,
  promote: IconPlus,
  replace: IconArrowsExchange,
  delete: IconMinus,
  drop: IconMinus,
  withdraw: IconMinus,
  undrop: IconRotate2,
  unwithdraw: IconRotate2,
  wait: IconClockHour4,
  leave: IconClockX,
  passOver: IconClockPause,
};
