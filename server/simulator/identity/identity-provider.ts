import type * as Oidc from 'oidc-provider';
import type { Configuration, JWK, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { decodeJwt, importJWK, SignJWT, type JWTPayload } from 'jose';
import type { Db } from '../../../db/db.ts';
import { isLanguage, type Language } from '../../../locales/i18n.ts';
import { toLanguage } from '../../http/messages.ts';
import { getPageAddress } from '../../http/origin.ts';
import type { Settings } from '../../settings.ts';
import type { Tenant } from '../../tenant.ts';
import { IdentityAdapter } from './identity-provider-adapter.ts';
import { plainPage, signOutPage, type PageSetting } from './identity-provider-pages.ts';
import {
  cookieSecret,
  findIdentity,
  keyAlgorithm,
  makeProviderKey,
  providerKeys,
  strikes,
} from './identity-provider-queries.ts';

/** An example application of another department. Any registered OpenID Connect client may sign students in. */
const demonstration = { id: 'demonstration', origin: 'http://127.0.0.1:8765' };

export const identityPath = '/identity';
/** The issuer of a tenant at this origin. */
export const toIssuer = (origin: string, tenant: Tenant): string => `${origin}${tenant.path}${identityPath}`;

/** Origins to which a form of the provider may redirect, besides its own. */
export const applicationOrigins = ({ pageUrl }: Settings): string[] => [
  demonstration.origin,
  ...(pageUrl ? [new URL(pageUrl).origin] : []),
];

const minute = 60;
const hour = 60 * minute;

/**
 * The language of a page of the provider: the person's choice, else the application's request, else the browser's
 * preference.
 */
export function pageLanguage(chosen: unknown, asked: unknown, accepts: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const wanted =
    typeof asked === 'string'
      ? asked
          .split(/\s+/)
          .map((tag) => tag.slice(0, 2).toLowerCase())
          .find(isLanguage)
      : undefined;
  return wanted ?? toLanguage(accepts);
}

type Locals = { nonce: string };
const settingOf = (ctx: KoaContextWithOIDC, base: string): PageSetting => ({
  language: pageLanguage(undefined, ctx.oidc?.params?.ui_locales, ctx.get('accept-language')),
  nonce: (ctx.res as unknown as { locals: Locals }).locals.nonce,
  base,
});

/** Signs a token again with changed claims, to simulate a failure. */
async function signedAgain(db: Db, token: string, changes: JWTPayload): Promise<string> {
  const key = providerKeys(db)[0];
  if (!key) throw new Error('no key to sign with');
  return new SignJWT({ ...decodeJwt(token), ...changes })
    .setProtectedHeader({ alg: keyAlgorithm, kid: key.kid })
    .sign(await importJWK(key, keyAlgorithm));
}

const machineSeconds = (): number => Math.floor(Date.now() / 1000);

/** Applies the simulated failure to an identity token before it is sent. */
async function failing(db: Db, token: string): Promise<string> {
  switch (strikes(db, 'wrongNonce', 'expired', 'rotatedKey', 'noStudentRecord')) {
    case 'wrongNonce':
      return signedAgain(db, token, { nonce: 'of-another-sign-in' });
    case 'expired':
      return signedAgain(db, token, { iat: machineSeconds() - 2 * hour, exp: machineSeconds() - hour });
    case 'rotatedKey':
      await makeProviderKey(db);
      forgetProviders(db);
      return signedAgain(db, token, {});
    case 'noStudentRecord': {
      const { email } = decodeJwt(token);
      return signedAgain(db, token, { email: `nobody.${String(email)}`, sub: `nobody.${String(email)}` });
    }
    default:
      return token;
  }
}

function createConfiguration(
  { errors }: Library,
  keys: JWK[],
  origin: string,
  tenant: Tenant,
  settings: Settings,
): Configuration {
  const { db, path } = tenant;
  const { studentDomain, clientId } = settings.identity;
  const base = `${path}${identityPath}`;
  // The page on this server stays a valid redirect address even if PAGE_URL names another page.
  const pages = [...new Set([`${origin}${path}`, getPageAddress(settings, tenant, origin)])];
  return {
    adapter: (model: string) => new IdentityAdapter(db, model),
    jwks: { keys },
    cookies: { keys: [cookieSecret(db)], long: { path: base } },
    clients: [
      {
        client_id: clientId,
        client_name: 'portal',
        token_endpoint_auth_method: 'none',
        redirect_uris: pages.map((page) => `${page}/Authentication`),
        post_logout_redirect_uris: pages.map((page) => `${page}/sign-in`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
      {
        client_id: demonstration.id,
        client_name: 'demonstration',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${demonstration.origin}/callback`],
        post_logout_redirect_uris: [`${demonstration.origin}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    // The identity token contains all claims, because not every application requests them separately.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(settingOf(ctx, base), form, ctx.oidc.client !== undefined);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = plainPage(settingOf(ctx, base), 'signedOut');
        },
      },
    },
    interactions: { url: (_, interaction) => `${base}/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      IdToken: 10 * minute,
      Interaction: hour,
      Session: 8 * hour,
      Grant: 8 * hour,
    },
    // The applications belong to the university, so no consent is asked for.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (strikes(db, 'denied')) throw new errors.AccessDenied('the identity provider denied the sign-in');
      const grant = new provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    findAccount: (_, sub) => {
      const identity = findIdentity(db, sub, studentDomain);
      return (
        identity && {
          accountId: sub,
          claims: () => ({
            sub,
            name: identity.name.en,
            preferred_username: identity.email.split('@')[0],
            email: identity.email,
            email_verified: true,
          }),
        }
      );
    },
    clientBasedCORS: () => false,
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = plainPage(
        settingOf(ctx, base),
        'broken',
        [out.error, out.error_description].filter(Boolean).join(': '),
      );
    },
  };
}

const providers = new WeakMap<Db, Map<string, Promise<Provider>>>();
const forgetProviders = (db: Db): boolean => providers.delete(db);

/** Only the type is imported at the top. The library is loaded at its first use, because most runs do not need it. */
type Library = typeof Oidc;

async function makeProvider(tenant: Tenant, origin: string, settings: Settings): Promise<Provider> {
  const { db } = tenant;
  const library = await import('oidc-provider');
  if (!providerKeys(db).length) await makeProviderKey(db);
  const keys = providerKeys(db).map(({ madeAt: _, ...key }) => key as JWK);
  const provider = new library.Provider(
    toIssuer(origin, tenant),
    createConfiguration(library, keys, origin, tenant, settings),
  );
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if ((ctx as KoaContextWithOIDC).oidc?.route === 'token' && body?.id_token)
      ctx.body = { ...body, id_token: await failing(db, body.id_token) };
  });
  return provider;
}

/** The provider of a tenant at this origin, created at first use. */
export function getProvider(tenant: Tenant, origin: string, settings: Settings): Promise<Provider> {
  const { db } = tenant;
  let ofTenant = providers.get(db);
  if (!ofTenant) providers.set(db, (ofTenant = new Map<string, Promise<Provider>>()));
  let provider = ofTenant.get(origin);
  if (!provider) {
    // The cache is emptied at 20 entries, so that requests with invented host names cannot fill the memory.
    if (ofTenant.size >= 20) ofTenant.clear();
    ofTenant.set(origin, (provider = makeProvider(tenant, origin, settings)));
  }
  return provider;
}
