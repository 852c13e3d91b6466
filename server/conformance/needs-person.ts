/** A step that a person has to do. The message says what. */
export class NeedsPerson extends Error {}
