import './pin.css'
import { type SyntheticEvent, useState } from 'react'
import type { PinEntryState, PinRefusal } from '#domain/pin/entry.ts'
import { findLoginProblems, type LocationForm, parseReturnWords } from '#domain/pin/form-problems.ts'
import type { Location } from '#domain/places/location.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { LoadCounties } from '#client/shared/location/use-counties.ts'
import { ProofProgress } from '#client/shared/proof/proof-progress.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { PinLogin } from './open-pin.ts'
import { PinField } from './pin-field.tsx'
import { PinLocationFields } from './pin-location-fields.tsx'
import { StartFreshOrBack } from './start-fresh-or-back.tsx'
import { useFirstProblem } from './use-first-problem.ts'
import { WordsField } from './words-field.tsx'

export interface PinLoginScreenProps {
  entry: Exclude<PinEntryState, { phase: 'locked' }>
  /** Location of the last search on this device, if there was one. */
  location: Location | null
  loadCounties?: LoadCounties | undefined
  /** Set when the list is on this device anyway. */
  onViewList?: (() => void) | undefined
  onSubmit: (login: PinLogin) => void
  /** Stops a proof of work. */
  onCancel: () => void
  onStartFresh: () => void
  onBack: () => void
}

const nowhere: LocationForm = { state: '', county: '' }

export function PinLoginScreen(props: PinLoginScreenProps) {
  const { entry, loadCounties, onSubmit, onStartFresh, onBack } = props
  const t = useText('pin')
  const [pin, setPin] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [location, setLocation] = useState<LocationForm>(props.location ?? nowhere)
  const [words, setWords] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { form, showFirst } = useFirstProblem()
  const found = findLoginProblems({ pin, ...location, words })
  const problems = wasTried ? found : {}

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (Object.keys(found).length > 0) showFirst()
    else onSubmit({ pin, location, words: parseReturnWords(words) })
  }
  return (
    <Page wide aria-labelledby="pin-login-title" className="grid gap-5">
      <h1 id="pin-login-title">{t('login.title')}</h1>
      {props.onViewList && (
        <Notice tone="success" title={t('login.onPhone')}>
          <Button size="small" className="mt-2" onClick={props.onViewList}>
            {t('prompt.view')}
          </Button>
        </Notice>
      )}
      <p>{t('login.text')}</p>
      <div className="ui-sides">
        <form ref={form} noValidate className="grid gap-5" onSubmit={handleSubmit}>
          <PinField
            label={t('fields.pin')}
            autoComplete="current-password"
            value={pin}
            isShown={isShown}
            error={problems.pin && t(`problems.pin.${problems.pin}`)}
            onChange={setPin}
            onToggle={() => setIsShown(!isShown)}
          />
          <PinLocationFields
            location={location}
            problems={problems}
            loadCounties={loadCounties}
            onChange={setLocation}
          />
          <WordsField
            value={words}
            isNeeded={entry.phase !== 'opened' && entry.needsWords}
            isOffered={entry.phase === 'entry' && entry.offersWords === true}
            hasProblem={problems.words !== undefined}
            onChange={setWords}
          />
          {entry.phase === 'entry' && entry.refusal && <RefusalNotice refusal={entry.refusal} />}
          <ProofProgress isProving={entry.phase === 'checking' && entry.isProving} onCancel={props.onCancel} />
          <Button wide type="submit" variant="primary" busy={entry.phase === 'checking'}>
            {t('login.submit')}
          </Button>
        </form>
        <div className="grid gap-5">
          <LostPin />
          <StartFreshOrBack onStartFresh={onStartFresh} onBack={onBack} />
        </div>
      </div>
    </Page>
  )
}

function RefusalNotice({ refusal }: { refusal: PinRefusal }) {
  const t = useText('pin')
  const text = refusal.cause === 'incorrect' ? t('login.incorrect') : (refusal.sentence ?? t('login.failed'))
  return (
    <Notice tone="danger" announce>
      {text}
    </Notice>
  )
}

/** Says kindly and truthfully that nobody can open a lost session, and what to do next (T-2.9). */
function LostPin() {
  const t = useText('pin')
  return (
    <details>
      <summary className="pin-summary">{t('login.lost')}</summary>
      <div className="grid gap-2 pt-1">
        <p>{t('login.lostText')}</p>
        <p>{t('login.lostNext')}</p>
      </div>
    </details>
  )
}
