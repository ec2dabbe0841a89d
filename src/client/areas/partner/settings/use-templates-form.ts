import { useState } from 'react'
import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { Side } from '../listings/conflict/conflict-rows.ts'
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
  const [seen, setSeen] = useState(stored)
  const [base, setBase] = useState(stored)
  const [theirs, setTheirs] = useState<StoredTemplates>()
  const [resolvedFailure, setResolvedFailure] = useState<unknown>()
  const [wasSaved, setWasSaved] = useState(false)
  const form = useForm<{ rows: TemplateRow[] }>({
    initial: { rows: toTemplateRows(stored.templates) },
    validate: ({ rows }) => ({ rows: rows.every(isWhole) ? undefined : t('templates.problem') }),
    onSubmit: async ({ rows }) => {
      try {
        setBase(await onSave({ templates: templatesIn(rows), version: base.version }))
        setWasSaved(true)
      } catch (failure) {
        if (failure instanceof ApiError && failure.failure?.code === 'edited_elsewhere') setTheirs(await onReload())
        throw failure
      }
    },
  })
  // Updates from the server are applied only while there are no unsaved edits.
  if (stored !== seen && !form.isDirty && !form.isSubmitting && !theirs) {
    setSeen(stored)
    setBase(stored)
    form.reset({ rows: toTemplateRows(stored.templates) })
  }
  const settle = ({ templates: side }: { templates?: Side }) => {
    if (!theirs) return
    setBase(theirs)
    setTheirs(undefined)
    setResolvedFailure(form.failure)
    if (side === 'theirs') form.reset({ rows: toTemplateRows(theirs.templates) })
  }
  return {
    form,
    settle,
    conflict: theirs,
    areStarters: base.areStarters === true,
    failure: form.failure === resolvedFailure ? undefined : form.failure,
    wasSaved: wasSaved && !form.isDirty,
  }
}
