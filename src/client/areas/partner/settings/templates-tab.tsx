import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { maxTemplates, type ReplyTemplate } from '#contracts/partner-settings.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ConflictPanel } from '#client/shared/conflict/conflict-panel.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { SaveBar } from '../listings/editor/save-bar.tsx'
import { TemplateFields } from './template-fields.tsx'
import { emptyTemplate, movedTemplates } from './template-rows.ts'
import { type StoredTemplates, useTemplatesForm } from './use-templates-form.ts'

interface TemplatesTabProps {
  stored: StoredTemplates
  /** Rejects when it could not be saved. */
  onSave: (edit: StoredTemplates) => Promise<StoredTemplates>
  onReload: () => Promise<StoredTemplates>
}

export function TemplatesTab(props: TemplatesTabProps) {
  const t = useText('partnerSettings')
  const { form, conflict, settle, failure, areStarters, wasSaved } = useTemplatesForm(props)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { rows } = form.values
  useUnsavedGuard(form.isDirty, t('leave'))
  const handleMove = (at: number, by: 1 | -1) => {
    form.set('rows', movedTemplates(rows, at, by))
    const name = rows[at]?.name || t('templates.oneNew', { number: at + 1 })
    setAnnouncement(t('templates.moved', { name, number: at + by + 1 }))
  }
  const handleRemove = (at: number) => {
    form.set('rows', rows.toSpliced(at, 1))
    list.current?.focus()
  }
  const formatNames = (templates: readonly Pick<ReplyTemplate, 'name'>[]) =>
    templates.map(({ name }) => name).join(', ') || t('templates.none')
  return (
    <form noValidate className="pl-form" onSubmit={form.submit}>
      <h2>{t('templates.title')}</h2>
      <p>{t('templates.text')}</p>
      {areStarters && <Notice>{t('templates.starters')}</Notice>}
      <FormErrors title={t('checkFields')} problems={form.problems} failure={failureText(failure, t('failed'))} />
      {conflict && (
        <ConflictPanel
          onUse={settle}
          rows={[
            {
              name: 'templates',
              label: t('fields.templates'),
              suggested: undefined,
              mine: formatNames(rows),
              theirs: formatNames(conflict.templates),
            },
          ]}
        />
      )}
      {rows.length === 0 && (
        <EmptyState headingLevel="h3" title={t('templates.empty')}>
          <p>{t('templates.emptyText')}</p>
        </EmptyState>
      )}
      <ol ref={list} id={form.fieldId('rows')} tabIndex={-1} className="pl-stack" aria-label={t('templates.title')}>
        {rows.map((row, at) => (
          <TemplateFields
            key={row.key}
            row={row}
            at={at}
            count={rows.length}
            isTried={form.errors.rows !== undefined}
            onChange={(next) => form.set('rows', rows.with(at, next))}
            onMove={(by) => handleMove(at, by)}
            onRemove={() => handleRemove(at)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {rows.length < maxTemplates && (
        <Button
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => form.set('rows', [...rows, emptyTemplate()])}
        >
          {t('templates.add')}
        </Button>
      )}
      <SaveBar
        isDirty={form.isDirty}
        isSubmitting={form.isSubmitting}
        saveLabel={t('save')}
        saved={wasSaved && t('saved')}
        onDrop={() => form.reset()}
      />
    </form>
  )
}
