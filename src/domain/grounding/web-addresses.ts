import { blankOut, matchClaims, type Claim } from './claim.ts'
import { buildAlternation, buildPattern, wordEnd, wordStart } from './pattern.ts'

/**
 * A page in the form used for comparison; `host` alone is its front page. null for anything that is not a plain web
 * address.
 */
export interface Page {
  host: string
  key: string
}

const plainHost = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}$/

/**
 * Host and path without `www.`, trailing slash or fragment. Anything with a name before an @, another port, an escaped
 * host or letters of another script is not a plain address, however it looks.
 */
export function parsePage(address: string): Page | null {
  const [, scheme, authority = '', path = ''] = /^(?:(https?):\/\/)?([^/?#\\]+)([^#\\]*)/i.exec(address.trim()) ?? []
  if (scheme === undefined && /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/:]+:\d/.test(address)) return null
  const host = authority
    .toLowerCase()
    .replace(/:(?:80|443)$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '')
  if (!plainHost.test(host) || address.includes('\\')) return null
  return { host, key: host + path.replace(/\/+(?=$|\?)/, '').replace(/\?$/, '') }
}

const email = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.)+\p{L}{2,24}/giu
/** "name at place dot org", "name [at] place (.) org". */
const spelledDot = String.raw`(?:\s+(?:dot|punto)\s+|\s*[[({<]\s*(?:dot|punto|\.)\s*[\])}>]\s*)`
const spelledAt = String.raw`(?:\s+(?:at|arroba)\s+|\s*[[({<]\s*(?:at|arroba|@)\s*[\])}>]\s*)`
/** "Look at example.org", "apply at example.org": a page, not an email address. */
const pageVerbs = buildAlternation('look looked apply applied up register registered check online start shop book')
const spelledEmail = buildPattern(
  'gi',
  String.raw`(?<![\w.%+-])(?!${pageVerbs}\s)[\w.%+-]{1,64}${spelledAt}(?!www\.)[\w-]{1,63}`,
  String.raw`(?:(?:${spelledDot}|\.)[\w-]{1,63}){0,4}(?:${spelledDot}|\.)[a-z]{2,24}`,
)
const handle = /(?<![\p{L}\d._/@])@[\p{L}\d_]{3,30}/giu

/** `[words](target)` and `[ref]: target`; the target of an image counts too. */
const linkTarget = /\]\(\s*<?([^\s)>]*)>?[^)]*\)?/g
const linkDefinition = /^\s{0,3}\[[^\]\n]+\]:\s*<?(\S+?)>?\s*$/gm
const withScheme = buildPattern(
  'giu',
  wordStart,
  String.raw`(?:[a-z][a-z\d+.-]{1,12}:\/\/|`,
  String.raw`(?:javascript|data|vbscript|tel|sms|mailto|whatsapp|file|blob|https?):(?=\S))[^\s<>"']*`,
)
const spacedScheme = /h\s*[tx]\s*[tx]\s*p\s*s?\s*:\s*\/\s*\/\s*\S*|(?<!\p{L})w\s?w\s?w\s*[.\s]\s*\S+/giu
const label = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?`
const hostLike = buildPattern(
  'giu',
  String.raw`(?<![\p{L}\d@._-])(?:${label}\.){1,9}(?:xn--[a-z\d-]+|\p{L}{2,24})(?::\d{1,5})?(?![\p{L}\d@])`,
  String.raw`(?:[/?#][^\s<>"']*)?`,
)
const ipAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])(?::\d+)?(?:\/\S*)?/g

const endings = buildAlternation(
  'com org net gov edu mil info biz us io co app help care house center online site xyz top me ly mx link click club',
  'live shop ru cn tk',
)
const commonEndings = buildAlternation('com org net gov edu')
const spelledHost = buildPattern(
  'giu',
  wordStart,
  String.raw`[\p{L}\d-]{2,63}(?:${spelledDot}[\p{L}\d-]{2,63}){0,4}${spelledDot}${endings}`,
  wordEnd,
  String.raw`(?:\s*(?:/|slash)\s*\S+)?`,
)
const gappedHost = buildPattern(
  'giu',
  wordStart,
  String.raw`[\p{L}\d-]{2,63}(?:\s+\.\s*|\s*\.\s+)${commonEndings}`,
  wordEnd,
  String.raw`|(?:^|\s)\.${commonEndings}`,
  wordEnd,
)

/** Abbreviations with dots, and a period without the space after it: not a host. */
const shortForms = /^(?:\p{L}(?:\.\p{L})+|ee\.uu|ph\.d)$/iu
const lostSpace = /^[\p{Ll}\d-]+\.\p{Lu}\p{Ll}*$/u
const knownEnding = buildPattern('i', String.raw`\.${endings}$`)

const trimmed = (address: string) => address.replace(/[.,;:!?'"»”’)\]}*_]+$/, '')

/** Web addresses, email addresses and handles, plain or disguised. */
export function findWebAddresses(text: string): Claim[] {
  let rest = text
  const take = (found: Claim[]) => {
    rest = blankOut(rest, found)
    return found
  }
  return [
    ...take(matchClaims('web', rest, linkTarget, (match) => targetKey(match[1] ?? ''))),
    ...take(matchClaims('web', rest, linkDefinition, (match) => targetKey(match[1] ?? ''))),
    ...take(cut(matchClaims('web', rest, withScheme, ([found]) => targetKey(trimmed(found))))),
    ...take(matchClaims('email', rest, email, ([found]) => toEmailKey(found))),
    ...take(matchClaims('email', rest, spelledEmail, ([found]) => `spelled ${found}`)),
    ...take(matchClaims('web', rest, handle, ([found]) => found.toLowerCase())),
    ...take(matchClaims('web', rest, spacedScheme, ([found]) => parsePage(trimmed(found))?.key ?? `odd ${found}`)),
    ...take(cut(matchClaims('web', rest, hostLike, ([found]) => hostKey(trimmed(found))))),
    ...take(matchClaims('web', rest, ipAddress, ([found]) => `odd ${found}`)),
    ...take(matchClaims('web', rest, spelledHost, ([found]) => `spelled ${found}`)),
    ...take(matchClaims('web', rest, gappedHost, ([found]) => `spelled ${found}`)),
  ]
}

/** The period after an address belongs to the sentence. */
const cut = (claims: Claim[]) =>
  claims.map((claim) => {
    const text = trimmed(claim.text)
    return { ...claim, text, end: claim.start + text.length }
  })

export const toEmailKey = (address: string) => address.toLowerCase().replace(/\.$/, '')

/** The key of a link target: a page, a phone number or an email address; anything else cannot be on file. */
function targetKey(target: string): string {
  const dialed = /^(?:tel|sms):([+\d().\s-]+)/i.exec(target)?.[1]
  if (dialed !== undefined) return `tel:${dialed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`
  const mail = /^mailto:([^?]+)$/i.exec(target)?.[1]
  if (mail !== undefined) return `mailto:${toEmailKey(mail)}`
  return /^https?:\/\//i.test(target) ? (parsePage(target)?.key ?? `odd ${target}`) : `odd ${target}`
}

function hostKey(found: string): string | null {
  const host = /^[^/?#:]+/.exec(found)?.[0] ?? ''
  if (shortForms.test(host) || (lostSpace.test(host) && !knownEnding.test(host))) return null
  return parsePage(found)?.key ?? `odd ${found}`
}
