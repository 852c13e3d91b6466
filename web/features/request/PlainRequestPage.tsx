import { generatePath, Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { findDeclaredForm } from '../../ui/request/DeclaredForm.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import type { RequestKind } from '../../ui/request/request-scope.ts';
import { useFormTexts } from '../../ui/request/useFormTexts.ts';

/**
 * The page of a kind of request that has no page of its own: its form and the student's requests of this kind. Other
 * kinds are redirected to their page, unknown ones to the page for a wrong address.
 */
export default function PlainRequestPage() {
  const kind = useParams().kind as RequestKind;
  const { kindName, description } = useFormTexts(kind);
  const page = findDeclaredForm(kind)?.page;
  if (page === generatePath(paths.newRequest, { kind }))
    return <RequestPage key={kind} kind={kind} title={kindName} description={description} />;
  return <Navigate to={page ?? paths.notFound} replace />;
}
