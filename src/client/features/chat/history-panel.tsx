import { SquarePen, Trash2 } from 'lucide-react'
import type { ChatSession } from '#domain/chat/sessions.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Drawer } from '#client/ui/drawer/drawer.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { TopicShortcuts } from './topic-shortcuts.tsx'

export interface HistoryPanelProps {
  open: boolean
  /** Newest first. */
  sessions: readonly ChatSession[]
  currentId: string
  onClose: () => void
  onSelect: (session: ChatSession) => void
  onDelete: (session: ChatSession) => void
  onStartNew: () => void
  onTopic: (module: PromptModule) => void
}

/** Conversations stored in this browser. */
export function HistoryPanel({ open, sessions, currentId, ...props }: HistoryPanelProps) {
  const t = useText('chat')
  const common = useText('common')
  return (
    <Drawer side="right" open={open} onClose={props.onClose} title={t('past.title')} closeLabel={common('close')}>
      <div className="chat-past">
        <Button wide variant="primary" icon={<SquarePen aria-hidden size={20} />} onClick={props.onStartNew}>
          {t('past.startNew')}
        </Button>
        {sessions.length === 0 && <p className="text-ink-2">{t('past.none')}</p>}
        <ul aria-label={t('past.list')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isCurrent={session.id === currentId}
              onSelect={() => props.onSelect(session)}
              onDelete={() => props.onDelete(session)}
            />
          ))}
        </ul>
        <h3>{t('past.topics')}</h3>
        <TopicShortcuts label={t('past.topics')} onTopic={props.onTopic} />
      </div>
    </Drawer>
  )
}

interface SessionRowProps {
  session: ChatSession
  isCurrent: boolean
  onSelect: () => void
  onDelete: () => void
}

function SessionRow({ session: { title, messages, lastUpdated }, isCurrent, onSelect, onDelete }: SessionRowProps) {
  const t = useText('chat')
  const { dayAndTime } = useMoments()
  const name = title === '' ? t('past.untitled') : title
  const count = messages.length === 1 ? t('past.one') : t('past.many', { count: messages.length })
  return (
    <li className="chat-session">
      <button type="button" className="chat-session-open" aria-current={isCurrent || undefined} onClick={onSelect}>
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-2">{dayAndTime(lastUpdated)}</span>
        <span className="block text-sm text-ink-2">{count}</span>
        {isCurrent && <span className="block text-sm font-semibold text-brand">{t('past.isOpen')}</span>}
      </button>
      <IconButton
        label={t('past.remove', { title: name })}
        icon={<Trash2 aria-hidden size={20} />}
        onClick={onDelete}
      />
    </li>
  )
}
