/** Places that lock people up, by the names they have. None of them is ever a resource (DESIGN §3). */
const facility = new RegExp([
  String.raw`\b(penitentiary|reformatory|house of corrections?)\b`,
  String.raw`\bcorrection(al|s)? (facility|institution|institute|center|centre|complex|camp|unit|annex)\b`,
  String.raw`\b(detention|intake and classification|boot) (center|centre|facility|camp|complex)\b`,
  String.raw`\b(state|county|federal|city|regional|municipal|parish|private) (prison|jail)\b`,
  String.raw`\b(prison|jail)( (camp|complex|annex|farm|unit|facility))?$`,
  String.raw`\b(department|dept\.?|division|bureau) of (corrections?|prisons)\b`,
].join('|'), 'i')

/** How federal ones are shortened. */
const shortForm = /\b(FCI|USP|FDC) [A-Z]/

/** Those who help people leave such places carry the same words. */
const helper =
  /\b(re-?entry|ministry|ministries|fellowship|diversion|after|alternatives?|legal|law|reform|project|families)\b/i

export function isCorrectionalFacility(name: string): boolean {
  return (facility.test(name) || shortForm.test(name)) && !helper.test(name)
}
