import { reportQuietly } from '../report-quietly.ts'

/**
 * The cookies the page itself may set. Neither grants access to anything; the server's own cookie cannot be read here.
 */
type CookieName = 'lang' | 'device_mode'

export function readCookie(name: CookieName): string | undefined {
  const pair = attempt(() => document.cookie)
    ?.split('; ')
    .find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Without `maxAgeSeconds` the cookie ends with the browser session. */
export function writeCookie(name: CookieName, value: string, maxAgeSeconds?: number): void {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  attempt(() => {
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}`
  })
}

export function removeCookies(): void {
  writeCookie('lang', '', 0)
  writeCookie('device_mode', '', 0)
}

/** Where access to cookies is blocked, there are none; on the server there is no document. */
function attempt<Result>(callback: () => Result): Result | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    return callback()
  } catch (error) {
    reportQuietly('cookie', error)
    return undefined
  }
}
