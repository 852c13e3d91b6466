import type { NextFunction, Request, Response } from 'express';
import { expect, it } from 'vitest';
import { inTurn, type Step } from '../../server/http/steps.ts';

const passes: Step = (_req, _res, next) => next();

/** What `next` of the app gets from the combined steps. */
const outcomeOf = (...steps: Step[]): Promise<unknown> =>
  new Promise((resolve) => {
    void inTurn(steps)({} as Request, {} as Response, resolve as NextFunction);
  });

it('goes on after the last step', async () => {
  expect(await outcomeOf(passes, passes)).toBeUndefined();
});

it('passes on the error of a later step that fails after a pause', async () => {
  const error = new Error('no answer');
  expect(await outcomeOf(passes, () => Promise.reject(error))).toBe(error);
});

it('skips the other steps after an error', async () => {
  const error = new Error('refused');
  const reached: number[] = [];
  const refuses: Step = (_req, _res, next) => next(error);
  expect(await outcomeOf(refuses, () => void reached.push(1))).toBe(error);
  expect(reached).toEqual([]);
});
