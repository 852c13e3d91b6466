import type { Icon } from '@tabler/icons-react';
import { createContext } from 'react';

/** The icons of the menu's forms, by their names there, as the areas declare them; given where the page is started. */
export const MenuIconsContext = createContext<Readonly<Record<string, Icon>>>({});
