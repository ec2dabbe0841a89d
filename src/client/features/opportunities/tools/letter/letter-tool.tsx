import { useState } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import { useLoaded } from '#client/platform/loading/use-loaded.ts'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { PrintButton } from '../print-button.tsx'
import { PrintSheet } from '../print-sheet.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import type { ToolProps } from '../tool-props.ts'
import { LetterPage } from './letter-page.tsx'
import './letter.css'
import { type BondingFacts, loadLetterFacts } from './load-letter-facts.ts'

export function LetterTool({ onClose }: Pick<ToolProps, 'onClose'>) {
  const [facts, onRetry] = useLoaded(loadLetterFacts)
  const [now] = useState(() => Date.now())
  if (facts.phase === 'loading') return <LoadingPart />
  if (facts.phase === 'failed') return <NotLoaded onRetry={onRetry} />
  return <LetterView bonding={facts.value.bonding} now={now} onClose={onClose} />
}

interface LetterViewProps {
  bonding: BondingFacts
  now: number
  onClose: () => void
}

const longestName = 80

/** The two names are local state of this component and are never stored. */
export function LetterView({ bonding, now, onClose }: LetterViewProps) {
  const t = useText('jobTools')
  const { language } = useLanguage()
  const [name, setName] = useState('')
  const [employer, setEmployer] = useState('')
  const letter = { bonding, now, name: name.trim(), employer: employer.trim() }
  return (
    <ToolFrame name="letter" intro={t('letter.intro')} onClose={onClose}>
      <Notice tone="warning">{t('letter.first')}</Notice>
      <div className="jt-panes">
        <div className="jt-part">
          <TextField
            label={t('letter.name')}
            hint={t('notKept')}
            value={name}
            maxLength={longestName}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label={t('letter.employer')}
            value={employer}
            maxLength={longestName}
            autoComplete="off"
            onChange={(event) => setEmployer(event.target.value)}
          />
          <PrintButton />
        </div>
        <div className="jt-part">
          <section className="jt-part" aria-labelledby="jt-letter">
            <h4 id="jt-letter">{t('letter.page')}</h4>
            <div className="jt-sheet" lang="en">
              <LetterPage {...letter} language="en" />
            </div>
          </section>
          <details className="jt-reading" open={language === 'es'}>
            <summary>{t('letter.reading')}</summary>
            <p className="pb-2 text-md text-ink-2">{t('letter.readingHint')}</p>
            <div className="jt-sheet" lang="es">
              <LetterPage {...letter} language="es" />
            </div>
          </details>
        </div>
      </div>
      <PrintSheet lang="en">
        <LetterPage {...letter} language="en" />
      </PrintSheet>
    </ToolFrame>
  )
}
