/** Thrown by a step that only a person can do. The message describes the task. */
export class NeedsPerson extends Error {}
