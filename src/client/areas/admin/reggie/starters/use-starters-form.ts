import { useState } from 'react'
import type { StarterQuestion } from '#contracts/reggie-control.ts'
import { starterBounds, type StarterIssue, findStarterIssues } from '#domain/reggie/starters.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { StarterList } from '../queries.ts'
import { questionsIn, toStarterRows, type StarterRow } from './starter-rows.ts'

/** The whole list as one form, as it is saved. */
export function useStartersForm(list: StarterList, onSave: (questions: StarterQuestion[]) => Promise<void>) {
  const t = useText('adminReggie')
  const issueText = useStarterIssueText()
  const [seen, setSeen] = useState(list)
  const [wasSaved, setWasSaved] = useState(false)
  const form = useForm<{ rows: StarterRow[] }>({
    initial: { rows: toStarterRows(list.questions) },
    validate: ({ rows }) => ({ rows: findStarterIssues(rows).length === 0 ? undefined : t('starters.problem') }),
    problemText: () => t('starters.problem'),
    onSubmit: async ({ rows }) => {
      await onSave(questionsIn(rows))
      setWasSaved(true)
    },
  })
  // Server data replaces the form only while there are no unsaved changes.
  if (list !== seen && !form.isDirty && !form.isSubmitting) {
    setSeen(list)
    form.reset({ rows: toStarterRows(list.questions) })
  }
  const { rows } = form.values
  return {
    form,
    rows,
    wasSaved: wasSaved && !form.isDirty,
    setRows: (next: StarterRow[]) => form.set('rows', next),
    issueTexts: findStarterIssues(rows).map(issueText),
  }
}

function useStarterIssueText() {
  const t = useText('adminReggie')
  return ({ at, field, problem, other = 0 }: StarterIssue): string => {
    const number = at + 1
    switch (problem) {
      case 'missing':
        return t(field === 'en' ? 'starters.missingEn' : 'starters.missingEs', { number })
      case 'too_long':
        return t('starters.longAt', { number })
      case 'twice':
        return t('starters.doubleAt', { number, other: other + 1 })
      case 'none_on':
        return t('starters.noneOn')
      case 'too_many':
        return t('starters.tooMany', { most: starterBounds.stored })
    }
  }
}
