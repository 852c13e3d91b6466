import type { Db } from '../../../db/db.ts';
import { extensionPoint } from '../../extension-point.ts';
import type { Kind, RequestKind } from './request-kind.ts';

/** All kinds of requests by name, in the order of the contract. */
export type RequestKinds = Readonly<Record<RequestKind, Kind>>;

/** The kinds that the areas declare. */
export const requestKinds = extensionPoint<RequestKinds>('the kinds of requests');

export const kindByName = (db: Db, name: RequestKind): Kind => requestKinds.of(db)[name];

export const allKinds = (db: Db): Kind[] => Object.values(requestKinds.of(db));
