// Local replacement of Google: an OpenID provider (oauth2-mock-server) with a page to choose an identity.
import { createServer } from 'node:http';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';

const people = [
  { sub: 'google-sora', email: 'sora@example.com', email_verified: true, name: 'ソラ' },
  { sub: 'google-haruka', email: 'haruka@example.com', email_verified: true, name: 'ハルカ' },
  { sub: 'google-unverified', email: 'host-admin@example.com', email_verified: false, name: '未確認' },
];

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function chooser(url) {
  const linkTo = (claims) => {
    url.searchParams.set('as', JSON.stringify(claims));
    return escaped(url.pathname + url.search);
  };
  const items = people.map(
    (person) =>
      `<li><a href="${linkTo(person)}">${escaped(`${person.name} ${person.email}`)}${person.email_verified ? '' : ' (not verified)'}</a></li>`,
  );
  const back = new URL(url.searchParams.get('redirect_uri'));
  back.searchParams.set('error', 'access_denied');
  back.searchParams.set('state', url.searchParams.get('state') ?? '');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local stand-in for Google</title><body style="font: 1.1rem/2.4 system-ui; margin: 2rem">
<h1 style="line-height: 1.3">Local stand-in for Google</h1><ul>${items.join('')}</ul>
<a href="${escaped(back.href)}">Cancel</a>`;
}

/** JSON in `as` of /authorize overrides the token's claims, else the visitor chooses. @returns the issuer's URL */
export async function startOpenIdProvider() {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  const claimsOf = new Map();
  service.on('beforeAuthorizeRedirect', ({ url }, request) => {
    claimsOf.set(url.searchParams.get('code'), JSON.parse(request.query.as));
  });
  service.on('beforeTokenSigning', ({ payload }, request) => {
    Object.assign(payload, claimsOf.get(request.body.code));
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url, issuer.url);
    if (url.pathname !== '/authorize' || url.searchParams.has('as'))
      return service.requestHandler(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(chooser(url));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  // Doesn't keep the process alive.
  server.unref();
  issuer.url = `http://localhost:${server.address().port}`;
  return issuer.url;
}
