import { fold } from '#domain/text/fold.ts'

/** Names of correctional facilities. People coming home are never sent to one as "help". */
const facility = new RegExp(
  [
    String.raw`\bcorrection(s|al)? (fac\w*|inst\w*|cent\w*|ctr|complex|camp|unit|annex)\b`,
    String.raw`\b(county correctional|penitentiar(y|ies)|reformatory|houses? of corrections?|juvenile hall)\b`,
    String.raw`\b(detention|intake and classification|boot) (cent\w*|facility|home|camp|complex)\b`,
    String.raw`\b(county|city|regional|parish|municipal|central|district|tribal|state|federal|private) (jail|prison)\b`,
    String.raw`\b(women ?s|mens?) prison\b`,
    String.raw`\b(jail|prison)( (annex|facility|complex|camp|farm|unit))?$`,
    String.raw`\b(department|dept|division|bureau) of (corrections?|prisons)\b`,
    String.raw`\bjuvenile justice c\w+\b`,
  ].join('|'),
)

/**
 * Abbreviations of federal facilities; matched only in capitals, so that a clinic with a similar name is not blocked.
 */
const shortForm = /\b(FCI|USP|FDC) [A-Z]/

/** A name that mentions detention without clearly being a facility. */
const mention = /\b(jails?|prisons?|inmates?|detention|work release|incarcerated)\b/

/** Organizations that help people during or after incarceration mention it in their names too. */
const helper = new RegExp(
  [
    String.raw`\b(minist(ry|ries)|fellowship|reform|law|legal|projects?|alumni|famil(y|ies)|outreach|re ?entry|diversion)\b`,
    String.raw`\b(aftercare|society|association|coalition|college|education|library|books?|visit(or|ation)?s?|volunteers?|alternatives?)\b`,
    String.raw`\b(after|from|beyond|advocates?|rights|arts?|health|support|jobs)\b`,
  ].join('|'),
)

/** `doubtful`: the name mentions detention, but it seems to help people; leave it out unless a person reviews it. */
export type CorrectionalVerdict = 'blocked' | 'doubtful' | 'no'

export function classifyCorrectional(name: string): CorrectionalVerdict {
  const folded = fold(name)
  if (facility.test(folded) || shortForm.test(name)) return helper.test(folded) ? 'doubtful' : 'blocked'
  return mention.test(folded) && !helper.test(folded) ? 'doubtful' : 'no'
}
