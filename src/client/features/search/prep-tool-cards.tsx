import { ChevronRight, ClipboardList, FileText, Leaf, MessageCircle, Vote } from 'lucide-react'
import type { Screen } from '#domain/navigation/screens.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** Each tool's name in the texts, its picture and its screen. */
const tools = [
  { key: 'chat', icon: MessageCircle, screen: 'chat' },
  { key: 'documents', icon: FileText, screen: 'document-preparation' },
  { key: 'actionPlan', icon: ClipboardList, screen: 'action-plan' },
  { key: 'voting', icon: Vote, screen: 'voting-rights-guide' },
  { key: 'mindfulness', icon: Leaf, screen: 'zen-reggie-mindfulness' },
] as const satisfies readonly { screen: Screen; [key: string]: unknown }[]

export type SearchTool = (typeof tools)[number]['screen']

/** Things to do while the search goes on; it does not stop for them. */
export function PrepToolCards({ onOpen }: { onOpen: (tool: SearchTool) => void }) {
  const t = useText('search')
  return (
    <section aria-labelledby="search-tools-title" className="grid gap-3">
      <div>
        <h2 id="search-tools-title">{t('prepTools.title')}</h2>
        <p className="text-ink-2">{t('prepTools.text')}</p>
      </div>
      <ul className="search-tools">
        {tools.map(({ key, icon: Icon, screen }) => (
          <li key={key}>
            <button type="button" className="search-tool" onClick={() => onOpen(screen)}>
              <span className="search-icon"><Icon aria-hidden size={22} /></span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`prepTools.${key}.title`)}</span>
                <span className="block text-md text-ink-2">{t(`prepTools.${key}.text`)}</span>
              </span>
              <ChevronRight aria-hidden size={20} className="flex-none" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
