import { Plus } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import type * as FormDrafts from '#client/platform/form/form-drafts.ts'
import { maxTaskDescription, maxTaskTitle } from '#domain/action-plan/task-list.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
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
  const [drafts, setDrafts] = useState<Drafts | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    drafts?.forgetDraft('task')
    flushSync(() => setDrafts(null))
    button.current?.focus()
  }
  return (
    <div data-print="hide">
      {drafts ? (
        <TaskForm today={today} onAdd={onAdd} drafts={drafts} onClose={close} />
      ) : (
        <Button
          ref={button}
          wide
          icon={<Plus aria-hidden size={20} />}
          onClick={() => void loadDrafts().then(setDrafts)}
        >
          {t('add.open')}
        </Button>
      )}
    </div>
  )
}

/** With its id: a task that was on its way when the site was hidden must not be added twice. */
const TypedTask = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  dueOn: z.string(),
})
type TypedTask = z.infer<typeof TypedTask>

type Drafts = Pick<typeof FormDrafts, 'forgetDraft' | 'keepDraft' | 'readDraft'>

/**
 * Loaded by those who open the form, before it opens: what is typed must be kept at once, since the next tap may hide
 * the site. Without a network the form opens all the same.
 */
const loadDrafts = (): Promise<Drafts> =>
  import('#client/platform/form/form-drafts.ts').catch((error: unknown) => {
    reportQuietly('drafts', error)
    return { forgetDraft: () => undefined, keepDraft: () => undefined, readDraft: () => undefined }
  })

const isEmpty = ({ title, description, dueOn }: TypedTask) => title + description + dueOn === ''

const createTask = (): TypedTask => ({ id: crypto.randomUUID(), title: '', description: '', dueOn: '' })

/** Several tasks may be on their way: people type the next one while the first is saved. */
function TaskForm({ today, onAdd, drafts, onClose }: AddTaskProps & { drafts: Drafts; onClose: () => void }) {
  const t = useText('planPage')
  const common = useText('common')
  const [task, setTask] = useState(() => drafts.readDraft('task', TypedTask) ?? createTask())
  const [sending, setSending] = useState<readonly string[]>([])
  const latest = useRef(task)
  const refused = useRef<TypedTask[]>([])
  const first = useFocusOnMount<HTMLInputElement>()
  const { id, title, description, dueOn } = task
  const isBlank = title.trim() === ''
  const isSending = sending.includes(id)
  const show = (next: TypedTask) => {
    latest.current = next
    setTask(next)
    if (isEmpty(next)) drafts.forgetDraft('task')
    else drafts.keepDraft('task', next)
  }
  /** What is typed over a task on its way is the next task. */
  const change = (changes: Partial<TypedTask>) =>
    show({ ...task, ...(isSending && { id: crypto.randomUUID() }), ...changes })
  const send = async () => {
    setSending([...sending, id])
    const isAdded = await onAdd({ ...task, dueOn: dueOn || null })
    setSending((all) => all.filter((other) => other !== id))
    // The form was closed meanwhile, and another one may be open.
    if (!first.current) return
    const now = latest.current
    const keepTyped = (field: 'title' | 'description' | 'dueOn') => (now[field] === task[field] ? '' : now[field])
    if (now.id === id) {
      const next = isAdded ? refused.current.pop() : task
      if (next) show(next)
      else onClose()
    } else if (isAdded) {
      show({ ...now, title: keepTyped('title'), description: keepTyped('description'), dueOn: keepTyped('dueOn') })
    } else if (now.title) refused.current.push(task)
    else show(task)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBlank && !isSending) void send()
  }
  return (
    <form className="tasks-card" aria-labelledby="plan-add-title" onSubmit={handleSubmit}>
      <h3 id="plan-add-title">{t('add.title')}</h3>
      <TextField
        label={t('add.name')}
        value={title}
        maxLength={maxTaskTitle}
        autoComplete="off"
        ref={first}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        label={t('add.notes')}
        value={description}
        maxLength={maxTaskDescription}
        rows={3}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TextField
        type="date"
        label={t('add.day')}
        hint={t('add.dayHint')}
        value={dueOn}
        min={today}
        onChange={(event) => change({ dueOn: event.target.value })}
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
