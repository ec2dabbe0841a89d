import { ChevronRight, ClipboardList, FileText, Leaf, MessageCircle, Vote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Screen } from '#domain/navigation/screens.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Drawer } from '#client/ui/drawer/drawer.tsx'

/** Each tool's name in the texts, its picture and its screen. */
const tools = [
  { key: 'chat', icon: MessageCircle, screen: 'chat' },
  { key: 'actionPlan', icon: ClipboardList, screen: 'action-plan' },
  { key: 'documents', icon: FileText, screen: 'document-preparation' },
  { key: 'voting', icon: Vote, screen: 'voting-rights-guide' },
  { key: 'mindfulness', icon: Leaf, screen: 'zen-reggie-mindfulness' },
] as const satisfies readonly { screen: Screen; [key: string]: unknown }[]

export type PrepToolScreen = (typeof tools)[number]['screen']

export interface PrepToolsPanelProps {
  open: boolean
  /** The way out, which the open panel would otherwise cover (T-5.6). */
  exit?: ReactNode
  onClose: () => void
  onChoose: (screen: PrepToolScreen) => void
}

export function PrepToolsPanel({ open, exit, onClose, onChoose }: PrepToolsPanelProps) {
  const t = useText('results')
  const about = useText('search')
  const common = useText('common')
  return (
    <Drawer side="right" open={open} onClose={onClose} title={t('prepTools')} closeLabel={common('close')}>
      {exit && <div className="pb-3">{exit}</div>}
      <p className="pb-3 text-ink-2">{t('prepToolsText')}</p>
      <ul className="grid gap-3">
        {tools.map(({ key, icon: Icon, screen }) => (
          <li key={key}>
            <button
              type="button" onClick={() => onChoose(screen)}
              className="flex w-full items-center gap-3 rounded-m border border-line p-3 text-start hover:bg-brand-tint"
            >
              <Icon aria-hidden size={24} className="flex-none text-brand" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{about(`prepTools.${key}.title`)}</span>
                <span className="block text-md text-ink-2">{about(`prepTools.${key}.text`)}</span>
              </span>
              <ChevronRight aria-hidden size={20} className="flex-none" />
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
