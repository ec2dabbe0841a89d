import type { ReplyTemplate } from '#contracts/partner-settings.ts'

/** A reply in the form. Its key moves with it, so that it keeps the keyboard focus. */
export interface TemplateRow extends ReplyTemplate {
  key: string
}

export const toTemplateRows = (templates: readonly ReplyTemplate[]): TemplateRow[] =>
  templates.map((template, at) => ({ ...template, key: `stored ${at}` }))

export const emptyTemplate = (): TemplateRow => ({
  key: crypto.randomUUID(),
  kind: 'accepted',
  name: '',
  en: '',
  es: '',
})

export const templatesIn = (rows: readonly TemplateRow[]): ReplyTemplate[] =>
  rows.map(({ kind, name, en, es }) => ({ kind, name: name.trim(), en: en.trim(), es: es.trim() }))

export function movedTemplates(rows: readonly TemplateRow[], at: number, by: 1 | -1): TemplateRow[] {
  const [row, other] = [rows[at], rows[at + by]]
  return row && other ? rows.with(at, other).with(at + by, row) : [...rows]
}

export const isWhole = ({ name, en, es }: ReplyTemplate) => [name, en, es].every((text) => text.trim() !== '')
