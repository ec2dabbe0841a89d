import { Bus, ChevronRight, ClipboardList, FileText, Leaf, type LucideIcon, MessageCircle, Vote } from 'lucide-react'
import { type PrepTool, type PrepToolScreen, prepToolScreens } from '#domain/navigation/prep-tools.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Drawer } from '#client/ui/drawer/drawer.tsx'

/** In the order of the menu. */
const tools = [
  ['chat', MessageCircle],
  ['actionPlan', ClipboardList],
  ['documents', FileText],
  ['transportation', Bus],
  ['voting', Vote],
  ['mindfulness', Leaf],
] as const satisfies readonly [PrepTool, LucideIcon][]

export interface PrepToolsPanelProps {
  open: boolean
  onClose: () => void
  onChoose: (screen: PrepToolScreen) => void
}

export function PrepToolsPanel({ open, onClose, onChoose }: PrepToolsPanelProps) {
  const t = useText('results')
  const about = useText('search')
  const common = useText('common')
  return (
    <Drawer side="right" open={open} onClose={onClose} title={t('prepTools')} closeLabel={common('close')}>
      <p className="pb-3 text-ink-2">{t('prepToolsText')}</p>
      <ul className="grid gap-3">
        {tools.map(([key, Icon]) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onChoose(prepToolScreens[key])}
              className="flex w-full items-center gap-3 rounded-m border border-line p-3 text-start hover:bg-brand-tint"
            >
              <Icon aria-hidden size={24} className="flex-none text-brand" />
              <span className="ui-row-text">
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
