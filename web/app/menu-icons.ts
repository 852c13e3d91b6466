import type { Icon } from '@tabler/icons-react';
import { createContext } from 'react';

/** The icons of the menu's forms by form name, as declared by the features and provided at the start of the page. */
export const MenuIconsContext = createContext<Readonly<Record<string, Icon>>>({});
