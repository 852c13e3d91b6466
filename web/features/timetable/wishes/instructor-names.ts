import { createContext } from 'react';

/** Translates an instructor's English name, which the solver uses, into the language of the page. */
export const InstructorNames = createContext<(english: string) => string>((english) => english);
