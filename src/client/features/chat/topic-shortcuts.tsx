import type { PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { moduleIcons } from '#client/platform/prompts/module-icons.ts'
import { shortcutModules } from './topics.ts'

interface TopicShortcutsProps {
  label: string
  /** In one row above the input that scrolls sideways. */
  inRow?: boolean
  onTopic: (module: PromptModule) => void
}

/** Each tap inserts the next question of the topic. */
export function TopicShortcuts({ label, inRow = false, onTopic }: TopicShortcutsProps) {
  const t = useText('chat')
  return (
    <ul aria-label={label} className={inRow ? 'chat-shortcuts' : 'flex flex-wrap gap-2'}>
      {shortcutModules.map((module) => {
        const Icon = moduleIcons[module]
        return (
          <li key={module} className={inRow ? undefined : 'max-w-full'}>
            <button type="button" className="chat-chip" onClick={() => onTopic(module)}>
              <Icon aria-hidden size={18} />
              {t(`modules.${module}`)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
