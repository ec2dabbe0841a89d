const boundary = String.raw`(?<![\p{L}\d])`
const end = String.raw`(?![\p{L}\d])`

/**
 * Addressed to the reader, not a report about others: "they will call me" is not an invitation, "you can call me" is. Of many
 * empty lines only the last counts: a look from each of them over all others takes half a second.
 */
const asking =
  String.raw`(?:^|[.!?;:]\s*|\n[^\S\n]*|,\s*|(?<![\p{L}])(?:so|and|or|just|please|pls|you can|` +
  String.raw`you could|you may|feel free to|if you (?:need|want)[^.!?\n]{0,30}?|y|o|favor|puedes?|pueden)\s+)`

const otherApps =
  'snapchat|instagram|insta|ig|facebook|fb|messenger|whats ?app|telegram|tik ?tok|discord|cash ?app|venmo|zelle'

/** Invitations to meet or talk elsewhere: supervision conditions often forbid them, and they have led to harm. */
export const invitations: readonly RegExp[] = [
  new RegExp(
    String.raw`${boundary}(?:meet me|meet up with me|come meet|come find me|link up with me|hang(?:ing)? out with me|` +
      String.raw`hit me up|hmu|dm me|pm me|inbox me|slide in my dms?|private message)${end}`,
    'giu',
  ),
  new RegExp(String.raw`${boundary}let['’]?s (?:meet|link(?: up)?|hang out|talk (?:in )?private(?:ly)?)${end}`, 'giu'),
  new RegExp(
    String.raw`${asking}(?:(?:text|call|message|email|e-mail|write|contact|reach|add|follow|find) me)${end}`,
    'gimu',
  ),
  new RegExp(String.raw`${boundary}(?:my|mi|on|en)\s+(?:${otherApps})(?:\s+(?:is|es|:))${end}`, 'giu'),
  new RegExp(String.raw`${boundary}(?:my|mi)\s+(?:${otherApps})${end}`, 'giu'),
  new RegExp(String.raw`${boundary}(?:add|find|follow|message|text) me on${end}`, 'giu'),
  new RegExp(
    String.raw`${boundary}(?:nos vemos en|ve[aá]monos|vamos a vernos|quedamos en vernos|j[uú]nt[ae]te conmigo|` +
      String.raw`encu[eé]ntr[ae](?:me|nme))${end}`,
    'giu',
  ),
  new RegExp(
    String.raw`${boundary}(?:escr[ií]b[ae]n?me|ll[aá]m[ae]n?me|m[aá]nd[ae]n?me (?:un )?(?:mensaje|texto|whats ?app)|` +
      String.raw`cont[aá]ct[ae]n?me|b[uú]sc[ae]n?me|b[uú]squen?me|agr[eé]g[ae]n?me|agr[eé]guen?me|` +
      String.raw`mensaje privado|por privado|por inbox|al privado)${end}`,
    'giu',
  ),
]
