export interface SelectOption {
  value: string
  label: string
  /** An alternative spelling, such as a two-letter code. */
  alias?: string
}

/** Lower case without accents, so that "dona ana" finds "Doña Ana". */
function foldText(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Options that match, best first: an exact alias, then the start of the label, a word in it, and anywhere in it. */
export function filterOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const wanted = foldText(query)
  if (wanted === '') return options
  return options
    .map((option) => ({ option, rank: rankOption(option, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** The option whose label or alias was typed in full. */
export function exactOption(options: readonly SelectOption[], query: string) {
  const wanted = foldText(query)
  return options.find((option) => foldText(option.label) === wanted || foldText(option.alias ?? '\0') === wanted)
}

const NO_MATCH = 4

function rankOption({ label, alias }: SelectOption, wanted: string) {
  if (alias !== undefined && foldText(alias) === wanted) return 0
  const text = foldText(label)
  if (text.startsWith(wanted)) return 1
  if (text.includes(` ${wanted}`)) return 2
  return text.includes(wanted) ? 3 : NO_MATCH
}
