import { ChevronRight, ClipboardList, FileText, Leaf, type LucideIcon, MessageCircle, Vote } from 'lucide-react'
import { type PrepTool, type PrepToolScreen, prepToolScreens } from '#domain/navigation/prep-tools.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** In the order they are shown. */
const tools = [
  ['chat', MessageCircle],
  ['documents', FileText],
  ['actionPlan', ClipboardList],
  ['voting', Vote],
  ['mindfulness', Leaf],
] as const satisfies readonly [PrepTool, LucideIcon][]

/** Tools to use while the search runs; it does not stop for them. */
export function PrepToolCards({ onOpen }: { onOpen: (tool: PrepToolScreen) => void }) {
  const t = useText('search')
  return (
    <section aria-labelledby="search-tools-title" className="grid gap-3">
      <div>
        <h2 id="search-tools-title">{t('prepTools.title')}</h2>
        <p className="text-ink-2">{t('prepTools.text')}</p>
      </div>
      <ul className="search-tools">
        {tools.map(([key, Icon]) => (
          <li key={key}>
            <button type="button" className="search-tool" onClick={() => onOpen(prepToolScreens[key])}>
              <span className="search-icon">
                <Icon aria-hidden size={22} />
              </span>
              <span className="ui-row-text">
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
