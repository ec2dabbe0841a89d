import { fold } from '#domain/text/fold.ts'

/** Places that hold people. No one leaving one is ever sent to one as "help". */
const facility = new RegExp([
  String.raw`\bcorrection(s|al)? (facility|institut(e|ion)|center|complex|camp|unit)\b`,
  String.raw`\bpenitentiar(y|ies)\b`,
  String.raw`\b(county|city|regional|parish|municipal|central|district|tribal) jail\b`,
  String.raw`\bjail( annex| facility| complex)?$`,
  String.raw`\b(state|federal|county|women ?s|mens?) prison\b`,
  String.raw`\bprison( camp| complex| farm)?$`,
  String.raw`\bdetention (center|facility|home|complex)\b`,
  String.raw`\bjuvenile hall\b`,
  String.raw`\bfederal bureau of prisons\b`,
].join('|'))

/** People who work for those inside or after it name the place too. */
const helper = new RegExp([
  String.raw`\b(minist(ry|ries)|fellowship|reform|law|legal|project|alumni|famil(y|ies)|outreach|re ?entry)\b`,
  String.raw`\b(aftercare|society|association|coalition|college|education|library|books?)\b`,
  String.raw`\b(visit(or|ation)?s?|volunteers?|alternatives?)\b`,
  String.raw`\b(after|from|beyond|advocates?|rights|arts?|health|support)\b`,
].join('|'))

export type CorrectionalVerdict = 'blocked' | 'doubtful' | 'no'

export function correctionalVerdict(name: string): CorrectionalVerdict {
  const folded = fold(name)
  if (!facility.test(folded)) return 'no'
  return helper.test(folded) ? 'doubtful' : 'blocked'
}
