/**
 * What people say before what they ask inside a talk: thanks, "one more thing", "back to the kids". Read together with the
 * question it would hide it.
 */
export interface TurnOpening {
  /** The turn without its opening. */
  asks: string
  /** A subject of its own follows. */
  isNew: boolean
  /** Something that was talked about before follows. */
  isReturn: boolean
}

/** Less than this after the opening says nothing that could stand alone. */
const shortest = 10
const returns =
  /^.{0,40}?\b(?:(?:going |go |getting )?back to|about what i (?:said|asked) before|volviendo a|vuelvo a|regresando a|volvamos a|lo de antes)\b\s*(?:lo de |the |los |las |el |la |my |mis? )?/iu
const announces =
  /^.{0,60}?(?:\b(?:one|1|another|other) (?:more |last )?(?:thing|question)|\b(?:changing|change of|different|new) (?:the )?(?:subject|topic|question)|\b(?:una|otra|1) (?:cosa|pregunta|duda)(?: m[aá]s)?|\bcambiando de tema|\botro tema)(?![\p{L}\d])[\s,:;.…!¿¡-]*/iu
const thanks =
  /^(?:(?:ok|okay|oh|ah|perfect|great|cool|bueno|perfecto)[\s,.!]+)*(?:thank(?:s| you| u)|thx|ty|tysm|(?:muchas |mil )?gracias)(?: (?:so much|a lot|man|bro|reggie|you|mucho))*(?:[\s,.!]+(?:dios (?:la|lo|te) bendiga|god bless(?: you)?|amen))?(?:[.,!;]\s*|\s+(?=(?:and|but|so|what|how|y|pero|qu[eé]|c[oó]mo)\b))/iu

export function readOpening(text: string): TurnOpening {
  const back = returns.exec(text)
  if (back) return { asks: text, isNew: false, isReturn: true }
  const announced = announces.exec(text)
  if (announced && isEnough(text, announced)) return { asks: cut(text, announced), isNew: true, isReturn: false }
  const thanked = thanks.exec(text)
  const asks = thanked && isEnough(text, thanked) ? cut(text, thanked) : text
  return { asks, isNew: false, isReturn: false }
}

const cut = (text: string, [opening]: RegExpExecArray): string => text.slice(opening.length).trim()
const isEnough = (text: string, opening: RegExpExecArray): boolean => cut(text, opening).length >= shortest
