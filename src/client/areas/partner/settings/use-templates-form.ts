import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { Side } from '#client/shared/conflict/conflict-rows.ts'
import { useConflictForm } from '#client/shared/conflict/use-conflict-form.ts'
import { isWhole, toTemplateRows, type TemplateRow, templatesIn } from './template-rows.ts'

export interface StoredTemplates {
  templates: ReplyTemplate[]
  version?: string | undefined
  areStarters?: boolean | undefined
}

interface TemplatesForm {
  stored: StoredTemplates
  onSave: (edit: StoredTemplates) => Promise<StoredTemplates>
  onReload: () => Promise<StoredTemplates>
}

/** Edits all replies together. If a colleague saved in the meantime, the user chooses which list stays. */
export function useTemplatesForm({ stored, onSave, onReload }: TemplatesForm) {
  const t = useText('partnerSettings')
  const { base, theirs, keepMine, drop, ...rest } = useConflictForm<StoredTemplates, { rows: TemplateRow[] }>({
    stored,
    toDraft: ({ templates }) => ({ rows: toTemplateRows(templates) }),
    validate: ({ rows }) => ({ rows: rows.every(isWhole) ? undefined : t('templates.problem') }),
    onSave: ({ rows }, { version }) => onSave({ templates: templatesIn(rows), version }),
    onReload,
  })
  return {
    ...rest,
    settle: ({ templates: side }: { templates?: Side }) => (side === 'theirs' ? drop() : keepMine()),
    conflict: theirs,
    areStarters: base.areStarters === true,
  }
}
