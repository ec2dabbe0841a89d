import { Plus } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { maxTaskDescription, maxTaskTitle } from '#domain/action-plan/task-list.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'

export interface TaskDraft {
  /** The same for every attempt, so that a retry does not create a second task. */
  id: string
  title: string
  description: string
  dueOn: string | null
}

export interface AddTaskProps {
  today: string
  /** Resolves to whether the task was added; the typed text stays until it was. */
  onAdd: (draft: TaskDraft) => Promise<boolean>
}

export function AddTask({ today, onAdd }: AddTaskProps) {
  const t = useText('planPage')
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setIsOpen(false))
    button.current?.focus()
  }
  return (
    <div className="tasks-add" data-print="hide">
      {isOpen ? (
        <TaskForm today={today} onAdd={onAdd} onClose={close} />
      ) : (
        <Button ref={button} wide icon={<Plus aria-hidden size={20} />} onClick={() => setIsOpen(true)}>
          {t('add.open')}
        </Button>
      )}
    </div>
  )
}

function TaskForm({ today, onAdd, onClose }: AddTaskProps & { onClose: () => void }) {
  const t = useText('planPage')
  const common = useText('common')
  const [id] = useState(() => crypto.randomUUID())
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [dueOn, setDueOn] = useState('')
  const [isSending, setIsSending] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const isBlank = title.trim() === ''
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBlank || isSending) return
    setIsSending(true)
    const isAdded = await onAdd({ id, title, description, dueOn: dueOn || null })
    setIsSending(false)
    if (isAdded) onClose()
  }
  return (
    <form className="tasks-card" aria-labelledby="plan-add-title" onSubmit={(event) => void handleSubmit(event)}>
      <h3 id="plan-add-title">{t('add.title')}</h3>
      <TextField
        label={t('add.name')}
        value={title}
        maxLength={maxTaskTitle}
        autoComplete="off"
        ref={first}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextAreaField
        label={t('add.notes')}
        value={description}
        maxLength={maxTaskDescription}
        rows={3}
        onChange={(event) => setDescription(event.target.value)}
      />
      <TextField
        type="date"
        label={t('add.day')}
        hint={t('add.dayHint')}
        value={dueOn}
        min={today}
        onChange={(event) => setDueOn(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={isBlank} busy={isSending}>
          {t('add.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}
