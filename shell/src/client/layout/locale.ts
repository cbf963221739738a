const LIFETIME_SECONDS = 365 * 24 * 3600;

/** Stores the visitor's locale, always French (decisions.md#storage-and-consent). */
export function rememberLocale(): void {
  if (/(^|; )locale=fr(;|$)/.test(document.cookie)) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=fr; Max-Age=${LIFETIME_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
