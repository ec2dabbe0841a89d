import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReadyCardKind } from '#client/state/search/search-ready.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

export interface ReadyCardProps {
  kind: ReadyCardKind
  onView: () => void
  onContinue: () => void
}

const texts = {
  found: { title: 'ready.title', text: 'ready.text', view: 'ready.view' },
  none: { title: 'ready.title', text: 'ready.textNone', view: 'ready.view' },
  failed: { title: 'ready.failedTitle', text: 'ready.failedText', view: 'ready.failedView' },
} as const satisfies Record<ReadyCardKind, unknown>

/** A search ended while the person was doing something else. It waits and takes neither focus nor the screen. */
export function ReadyCard({ kind, onView, onContinue }: ReadyCardProps) {
  const t = useText('search')
  const { title, text, view } = texts[kind]
  const Icon = kind === 'failed' ? CircleAlert : CircleCheck
  return (
    <section aria-labelledby="search-ready-title" className={`search-ready search-ready-${kind}`} data-print="hide">
      <div className="search-ready-row">
        <Icon aria-hidden size={24} className="flex-none" />
        <p className="min-w-0">
          <strong id="search-ready-title" className="block">
            {t(title)}
          </strong>
          <span className="search-ready-text">{t(text)}</span>
        </p>
      </div>
      <div className="search-ready-acts">
        <Button size="small" variant="primary" onClick={onView}>
          {t(view)}
        </Button>
        <Button size="small" onClick={onContinue}>
          {t('ready.continueTask')}
        </Button>
      </div>
    </section>
  )
}

/** The same for screen readers; the live region must exist before its text does. */
export function SpokenReady({ kind }: { kind: ReadyCardKind }) {
  const t = useText('search')
  const { title, text } = texts[kind]
  return (
    <>
      {t(title)} {t(text)}
    </>
  )
}
