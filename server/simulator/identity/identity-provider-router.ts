import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Provider } from 'oidc-provider';
import { projectRoot } from '../../../db/root.ts';
import { minute } from '../../../locales/durations.ts';
import { identityText, formatRefusal } from '../../http/messages.ts';
import { getOrigin } from '../../http/origin.ts';
import { toNetwork } from '../../network/network.ts';
import { Refused, retryAfter } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import type { Tenant } from '../../tenant.ts';
import { applicationOrigins, identityPath, pageLanguage, getProvider } from './identity-provider.ts';
import { plainPage, signInPage, type PageSetting } from './identity-provider-pages.ts';
import { tryIdentity } from './identity-provider-queries.ts';

const fonts = join(projectRoot, 'node_modules/@fontsource/ibm-plex-sans-arabic/files');
const fontName = /^(arabic|latin)-(400|600)$/;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Locals = { tenant: Tenant; nonce: string; provider: Provider };

/**
 * The content security policy of the provider's pages. It allows only their own style, script, fonts and forms. A form
 * may redirect to an application.
 */
const pagePolicy = (nonce: string, settings: Settings): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; form-action 'self' ${applicationOrigins(settings).join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

const setting = (req: Request, { nonce, tenant }: Locals, params: Interaction['params'] = {}): PageSetting => ({
  language: pageLanguage(req.query.lang, params.ui_locales, req.headers['accept-language']),
  nonce,
  base: `${tenant.path}${identityPath}`,
});

/**
 * The university's identity provider in a sandbox. The sign-in page is here; oidc-provider does the rest of OpenID
 * Connect.
 */
export function identityProviderRouter(settings: Settings): Router {
  const router = express.Router();
  const { studentDomain } = settings.identity;

  router.use(async (req: Request, res: Response, next: NextFunction) => {
    const locals = res.locals as Locals;
    locals.nonce = randomBytes(16).toString('base64');
    locals.provider = await getProvider(locals.tenant, getOrigin(req), settings);
    // Browsers send the origin of a form only if the referrer policy allows it.
    res.set({ 'content-security-policy': pagePolicy(locals.nonce, settings), 'referrer-policy': 'same-origin' });
    next();
  });

  router.get('/font/:name', (req, res, next) => {
    const name = String(req.params.name);
    if (!fontName.test(name)) return next();
    res
      .set('cache-control', 'public, max-age=31536000, immutable')
      .sendFile(`ibm-plex-sans-arabic-${name}-normal.woff2`, { root: fonts });
  });

  const showForm = (
    req: Request,
    res: Response,
    { uid, params }: Interaction,
    email: string,
    wrong: (page: PageSetting) => string,
  ): void => {
    const locals = res.locals as Locals;
    const page = setting(req, locals, params);
    const here = `${page.base}/interaction/${uid}`;
    const kind = params.client_id === 'demonstration' ? 'demonstration' : 'portal';
    res
      .set('cache-control', 'no-store')
      .type('html')
      .send(
        signInPage(page, {
          action: `${here}/sign-in?lang=${page.language}`,
          cancel: `${here}/cancel`,
          otherLanguage: `${here}?lang=${page.language === 'ar' ? 'en' : 'ar'}`,
          email,
          application: identityText(page.language, `application.${kind}`),
          wrong: wrong(page),
        }),
      );
  };

  router.get('/interaction/:uid', async (req, res) => {
    const interaction = await (res.locals as Locals).provider.interactionDetails(req, res);
    const hint = interaction.params.login_hint;
    showForm(req, res, interaction, typeof hint === 'string' ? hint : '', () => '');
  });

  router.post('/interaction/:uid/sign-in', express.urlencoded({ extended: false, limit: '4kb' }), async (req, res) => {
    const { provider, tenant } = res.locals as Locals;
    const interaction = await provider.interactionDetails(req, res);
    const { email, password } = (req.body ?? {}) as Record<string, unknown>;
    const address = typeof email === 'string' ? email.slice(0, 200) : '';
    const trier = {
      address,
      password: typeof password === 'string' ? password.slice(0, 200) : '',
      network: toNetwork(req.ip ?? ''),
    };
    const tried = await tryIdentity(tenant.db, tenant.clock.now(), trier, studentDomain).catch((error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    });
    if (tried instanceof Refused) {
      res.status(tried.status).set(tried.headers);
      return showForm(req, res, interaction, address, ({ language }) =>
        tried.refusals.map((refusal) => formatRefusal(refusal, language)).join(' '),
      );
    }
    if ('identity' in tried)
      return provider.interactionFinished(
        req,
        res,
        { login: { accountId: tried.identity.email, remember: false } },
        { mergeWithLastSubmission: false },
      );
    res.status(tried.fault === 'locked' ? 429 : 401);
    if (tried.fault === 'locked') res.set(retryAfter(tried.milliseconds));
    showForm(req, res, interaction, address, ({ language }) =>
      identityText(
        language,
        `signIn.${tried.fault}`,
        tried.fault === 'locked' ? { minutes: Math.ceil(tried.milliseconds / minute) } : {},
      ),
    );
  });

  router.post('/interaction/:uid/cancel', async (req, res) => {
    const { provider } = res.locals as Locals;
    await provider.interactionFinished(
      req,
      res,
      { error: 'access_denied', error_description: 'canceled' },
      { mergeWithLastSubmission: false },
    );
  });

  router.use((req, res) => {
    void (res.locals as Locals).provider.callback()(req, res);
  });

  // The error page of an interaction that has ended or belongs to another browser. It gives no details.
  router.use((error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const known = error instanceof Error && error.name === 'SessionNotFound';
    if (!known) return next(error);
    res
      .status(400)
      .type('html')
      .send(plainPage(setting(req, res.locals as Locals), 'broken'));
  });
  return router;
}
