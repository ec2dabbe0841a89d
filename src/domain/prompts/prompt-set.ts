/** The starter questions of one module: the same questions in the same order in both languages. */
export interface PromptSet {
  readonly en: readonly string[]
  readonly es: readonly string[]
}
