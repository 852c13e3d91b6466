import { createContext } from 'react';

/** The solver knows instructors by their English names; this gives them in the language of the page. */
export const InstructorNames = createContext<(english: string) => string>((english) => english);
