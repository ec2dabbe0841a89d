import { FileText, ListChecks, Mail, MessagesSquare } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { type ToolName, toolNames } from './tool-names.ts'

const icons = { record: MessagesSquare, resume: FileText, letter: Mail, log: ListChecks }

export interface ToolListProps {
  onOpen: (tool: ToolName) => void
  /** The tool the person just left. */
  focusOn?: ToolName | null
}

export function ToolList({ onOpen, focusOn = null }: ToolListProps) {
  const t = useText('jobTools')
  const hub = useText('opportunities')
  const returned = useFocusOnMount<HTMLButtonElement>()
  return (
    <>
      <p className="text-ink-2">{t('intro')}</p>
      <ul className="jt-tiles">
        {toolNames.map((name) => {
          const Icon = icons[name]
          return (
            <li key={name}>
              <button
                type="button"
                className="jt-tile"
                ref={name === focusOn ? returned : undefined}
                onClick={() => onOpen(name)}
              >
                <span className="jt-tile-icon" aria-hidden="true">
                  <Icon size={26} />
                </span>
                <span className="ui-row-text">
                  <span className="block font-semibold">{hub(`toolNames.${name}`)}</span>
                  <span className="block text-md text-ink-2">{t(`about.${name}`)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
