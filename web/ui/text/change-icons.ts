import {
  IconArrowsExchange,
  IconClockHour4,
  IconClockPause,
  IconClockX,
  IconMinus,
  IconPlus,
  IconRotate2,
} from '@tabler/icons-react';

/** The icon for each kind of registration change. */
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
