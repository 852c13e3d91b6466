import type { Schema } from '../../server/http/operations.ts';

/** The entries that the page stores in the browser for this session, so that a test can open a page with it. */
export const storedSession = (
  { user, idToken, auditId, records, context }: Schema<'SignedIn'>,
  basePath = '/',
): Record<string, string> => {
  const items = {
    user: JSON.stringify(user),
    token: context.accessToken.token,
    tokenExpiry: context.accessToken.validTo,
    refreshToken: context.refreshToken.token,
    refreshTokenExpiry: context.refreshToken.validTo,
    id_token: idToken,
    auditId: String(auditId),
    userInfo: JSON.stringify({ records, studFacultyCode: records[0]?.studFacultyCode ?? null }),
  };
  return Object.fromEntries(
    Object.entries(items).map(([key, value]) => [basePath === '/' ? key : `${basePath}${key}`, value]),
  );
};
