/** Named entities that can hide a digit, a dot or a tag; every other entity is left as written. */
const namedSigns: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  period: '.',
  commat: '@',
  colon: ':',
  sol: '/',
  lpar: '(',
  rpar: ')',
  dash: '-',
  hyphen: '-',
  ndash: '–',
  mdash: '—',
  num: '#',
  dollar: '$',
  plus: '+',
  shy: '',
  zwnj: '',
  zwj: '',
  lbrack: '[',
  rbrack: ']',
  lsqb: '[',
  rsqb: ']',
  Tab: ' ',
  NewLine: ' ',
  comma: ',',
}
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi

/** Invisible characters: they could split a number that a reader sees as one. */
const invisibleCharacters = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\u20E3/gu
const controls = /(?![\t\n])\p{Cc}/gu
const hiddenBlocks = /<(script|style|iframe|object|svg|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const comments = /<!--[\s\S]*?(?:-->|$)/g
const tags = /<\/?[a-z][^<>]*>?/gi
/** `<https://…>` and `<a@b.org>` are ways to write a link, not tags. */
const autolink = /<((?:https?:\/\/|mailto:|[\w.+-]+@)[^<>\s]*)>/gi

/**
 * The text as a person would see it: entities decoded, tags and invisible characters removed, every kind of digit and
 * letter in its plain form. This makes the checked text exactly the displayed one.
 */
export function toVisibleText(text: string): string {
  const read = plainSigns(readEntities(text)).replace(invisibleCharacters, '').replace(controls, '')
  return read.replace(autolink, '$1').replace(comments, '').replace(hiddenBlocks, '').replace(tags, '')
}

/** Nested entities are decoded completely: the page would decode one more level. */
function readEntities(text: string): string {
  let [before, after] = ['', text]
  for (let level = 0; level < 8 && after !== before; level += 1) {
    before = after
    after = before.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return namedSigns[name] ?? namedSigns[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
  }
  return after
}

const isAscii = /^[\u0020-\u007E]+$/
/** Characters of Spanish and English text that are not normalized, such as ordinals and the ellipsis. */
const keepsForm = new Set(['ª', 'º', '…', '½', '¼', '¾', '™', '℠', '¨', '´', '¸', '¯'])

/** ５, ٥, 𝟓, ⑤ and ⁵ become 5; ｅ and 𝐞 become e; dots and dashes of other scripts become ASCII. */
function plainSigns(text: string): string {
  if (isAscii.test(text)) return text
  return text.replace(/\P{ASCII}/gu, (sign) => {
    if (keepsForm.has(sign)) return sign
    if (/[\p{Zs}\u2028\u2029]/u.test(sign)) return ' '
    if (/[。｡．․·∙⋅・]/u.test(sign)) return sign === '·' ? sign : '.'
    if (/[‐‑‒−﹣－]/u.test(sign)) return '-'
    if (/\p{Nd}/u.test(sign)) return toDigit(sign)
    const plain = sign.normalize('NFKC').replace(/^[(]?(\w{1,2})[).]?$/, '$1')
    return isAscii.test(plain) && plain.length <= 2 ? plain : sign
  })
}

/** The digits of a script are ten consecutive code points, starting at its zero. */
function toDigit(sign: string): string {
  const plain = sign.normalize('NFKC')
  if (/^\d$/.test(plain)) return plain
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
