import { replace } from 'react-router-dom';
import { currentSession, takeReturnTo } from '../../api/session.ts';
import { defineFeature } from '../../feature.ts';
import { paths } from '../../paths.ts';

/**
 * Redirects a signed-in student to the home page. After the identity provider's sign-out, adds to the sign-in address
 * the page that was open before, so that the next sign-in returns to it.
 */
const signInOnce = () => {
  const returnTo = takeReturnTo();
  if (currentSession()) return replace(paths.home);
  return returnTo ? replace(`${paths.signIn}?from=${encodeURIComponent(returnTo)}`) : null;
};
/** Redirects a signed-in student, who already has an account, to the home page. */
const activateOnce = () => (currentSession() ? replace(paths.home) : null);
/** Redirects to the home page unless the session has no record selected yet. */
const chooseOnce = () => (currentSession()?.record === null ? null : replace(paths.home));

/** Pages and redirects of the account: signing in and out, passwords, activation and sessions. */
export const accountFeature = defineFeature({
  routes: [
    {
      path: paths.signIn,
      page: () => import('./SignInPage.tsx'),
      texts: ['account'],
      place: 'alone',
      guard: signInOnce,
    },
    {
      path: paths.activate,
      page: () => import('./ActivatePage.tsx'),
      texts: ['account', 'activation'],
      place: 'alone',
      guard: activateOnce,
    },
    { path: paths.authentication, page: () => import('./AuthenticationPage.tsx'), texts: ['account'], place: 'alone' },
    {
      path: paths.chooseRecord,
      page: () => import('./ChooseRecordPage.tsx'),
      texts: ['account'],
      place: 'alone',
      guard: chooseOnce,
    },
    { path: paths.passwordReset, page: () => import('./PasswordResetPage.tsx'), texts: ['account'], place: 'alone' },
    {
      path: paths.passwordChange,
      page: () => import('./PasswordChangePage.tsx'),
      texts: ['account', 'messages'],
      place: 'alone',
    },
    { path: paths.sessions, page: () => import('./SessionsPage.tsx'), texts: ['account'] },
  ],
  redirects: [
    { from: [paths.root, paths.legacySignIn, paths.legacySignInPage, paths.legacySignInHere], to: paths.signIn },
  ],
  invalidates: {
    userLogin: [],
    handleAuthentication: [],
    // The menu depends on the selected record, so it is requested again.
    selectRecord: ['getMenu'],
    logout: [],
    forgetPasswordRetrieveEmail: [],
    forgetPasswordChangePassword: [],
    forgotPassword: [],
    registerAccount: [],
    verifyToken: [],
  },
});
