/** The cookies the page itself may set. Neither is a key to anything; the server's own cookie is out of reach here. */
type CookieName = 'lang' | 'device_mode'

export function readCookie(name: CookieName): string | undefined {
  if (typeof document === 'undefined') return undefined
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Without `maxAgeSeconds` the cookie ends with the browser session. */
export function writeCookie(name: CookieName, value: string, maxAgeSeconds?: number): void {
  if (typeof document === 'undefined') return
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}`
}

export function removeCookies(): void {
  writeCookie('lang', '', 0)
  writeCookie('device_mode', '', 0)
}
