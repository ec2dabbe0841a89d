import './today.css'
import { ArrowRight, Check } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

export interface NextThing {
  id: string
  title: string
  when?: string
}

interface NextThingsProps {
  things: readonly NextThing[]
  onDone: (id: string) => void
  onOpen: () => void
}

/** The next things in one line each; whom to call and what to say is a tap away. */
export function NextThings({ things, onDone, onOpen }: NextThingsProps) {
  const t = useText('today')
  if (things.length === 0) return null
  return (
    <section aria-labelledby="next-things-title" className="today">
      <h2 id="next-things-title">{things.length === 3 ? t('nextThree') : t('planNext')}</h2>
      <ol className="next-things">
        {things.map(({ id, title, when }) => (
          <li key={id}>
            <button
              type="button"
              className="next-done"
              aria-label={t('doneLabel', { title })}
              onClick={() => onDone(id)}
            >
              <Check aria-hidden size={20} />
            </button>
            <span>
              <strong>{title}</strong>
              {when !== undefined && <span className="block text-md text-ink-2">{when}</span>}
            </span>
          </li>
        ))}
      </ol>
      <Button size="small" className="justify-self-start" icon={<ArrowRight aria-hidden size={18} />} onClick={onOpen}>
        {t('open')}
      </Button>
    </section>
  )
}
