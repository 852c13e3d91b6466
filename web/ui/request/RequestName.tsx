import type { Schema } from '../../api/operations.ts';
import { useRequestWords } from './request-words.ts';

/** The name of a request's kind, with its subject unless that repeats the kind: "Refund · BHD 144.000". */
export function RequestName({ request }: { request: Pick<Schema<'MyRequest'>, 'kind' | 'subject'> }) {
  const { kindOf, subjectOf } = useRequestWords();
  const subject = subjectOf(request);
  return (
    <>
      {kindOf(request)}
      {subject !== null && (
        <>
          {' '}
          · <bdi>{subject}</bdi>
        </>
      )}
    </>
  );
}
