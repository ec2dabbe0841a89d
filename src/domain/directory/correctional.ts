import { fold } from '#domain/text/fold.ts'

/** Places that hold people, by the names they have. Nobody who comes home is ever sent to one as "help". */
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

/** How federal ones are shortened; only in capitals, or a clinic of that name would be one. */
const shortForm = /\b(FCI|USP|FDC) [A-Z]/

/** A name that speaks of holding people without being such a place for sure. */
const mention = /\b(jails?|prisons?|inmates?|detention|work release|incarcerated)\b/

/** People who work for those inside or after it name the place too. */
const helper = new RegExp(
  [
    String.raw`\b(minist(ry|ries)|fellowship|reform|law|legal|projects?|alumni|famil(y|ies)|outreach|re ?entry|diversion)\b`,
    String.raw`\b(aftercare|society|association|coalition|college|education|library|books?|visit(or|ation)?s?|volunteers?|alternatives?)\b`,
    String.raw`\b(after|from|beyond|advocates?|rights|arts?|health|support|jobs)\b`,
  ].join('|'),
)

/** `doubtful`: it carries such a name but seems to help; where nobody looks at it, leave it out. */
export type CorrectionalVerdict = 'blocked' | 'doubtful' | 'no'

export function classifyCorrectional(name: string): CorrectionalVerdict {
  const folded = fold(name)
  if (facility.test(folded) || shortForm.test(name)) return helper.test(folded) ? 'doubtful' : 'blocked'
  return mention.test(folded) && !helper.test(folded) ? 'doubtful' : 'no'
}
