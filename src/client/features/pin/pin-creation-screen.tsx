import { CheckboxTile, TileGrid } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import './pin.css'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { NeedKey } from '#domain/needs/needs.ts'
import { findCreationProblems, type LocationForm } from '#domain/pin/form-problems.ts'
import type { PinSavingState } from '#domain/pin/saving.ts'
import type { Location } from '#domain/places/location.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { LoadCounties } from '#client/shared/location/use-counties.ts'
import { ProofProgress } from '#client/shared/proof/proof-progress.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { NewPinFields } from './new-pin-fields.tsx'
import { PinLocationFields } from './pin-location-fields.tsx'
import { useFirstProblem } from './use-first-problem.ts'

export interface NewPinForm {
  pin: string
  confirmation: string
  location: Location
  leftOut: ReadonlySet<NeedKey>
}

export interface PinCreationScreenProps {
  saving: PinSavingState
  /** Location of the last search, if there was one; it can be changed. */
  location: Location | null
  sensitiveNeeds: readonly NeedKey[]
  /** "Is this your phone or a shared one?" comes first: the answer decides whether a PIN is needed at all. */
  deviceQuestion: ReactNode
  loadCounties?: LoadCounties | undefined
  onPick: () => Promise<string>
  onSubmit: (form: NewPinForm, options: { useAnyway: boolean }) => void
  /** The person is typing another PIN. */
  onChange: () => void
  /** Stops a proof of work. */
  onCancel: () => void
  onBack: () => void
}

const nowhere: LocationForm = { state: '', county: '' }

export function PinCreationScreen(props: PinCreationScreenProps) {
  const { saving, onSubmit, onChange } = props
  const t = useText('pin')
  const common = useText('common')
  const [pins, setPins] = useState({ pin: '', confirmation: '' })
  const [location, setLocation] = useState<LocationForm>(props.location ?? nowhere)
  const [leftOut, setLeftOut] = useState<ReadonlySet<NeedKey>>(new Set())
  const [wasTried, setWasTried] = useState(false)
  const { form, showFirst } = useFirstProblem()
  const found = findCreationProblems({ ...pins, ...location })
  const problems = wasTried ? found : {}

  const handlePins = (next: typeof pins) => {
    if (next.pin !== pins.pin) onChange()
    setPins(next)
  }
  const submit = (useAnyway: boolean) => {
    setWasTried(true)
    if (Object.keys(found).length > 0) showFirst()
    else onSubmit({ ...pins, location, leftOut }, { useAnyway })
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    submit(false)
  }
  const handleAnother = () => {
    handlePins({ pin: '', confirmation: '' })
    setWasTried(false)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <Page wide aria-labelledby="pin-creation-title" className="grid gap-5">
      <h1 id="pin-creation-title">{t('create.title')}</h1>
      <p>{t('create.text')}</p>
      <form ref={form} noValidate className="ui-sides" onSubmit={handleSubmit}>
        <div className="grid gap-5">
          {props.deviceQuestion}
          <NewPinFields {...pins} problems={problems} onPick={props.onPick} onChange={handlePins} />
          <SavedLocation
            knownLocation={props.location}
            location={location}
            problems={problems}
            loadCounties={props.loadCounties}
            onChange={setLocation}
          />
        </div>
        <div className="grid gap-5">
          <p className="text-ink-2">{t('create.kept')}</p>
          <LeaveOutTiles needs={props.sensitiveNeeds} leftOut={leftOut} onChange={setLeftOut} />
          <SavingNotice saving={saving} onUseAnyway={() => submit(true)} onAnother={handleAnother} />
          <ProofProgress isProving={saving.phase === 'saving' && saving.isProving} onCancel={props.onCancel} />
          <Button wide type="submit" variant="primary" busy={saving.phase === 'saving'}>
            {t('create.submit')}
          </Button>
        </div>
      </form>
      <Button variant="quiet" icon={<ArrowLeft aria-hidden size={20} />} onClick={props.onBack}>
        {common('back')}
      </Button>
    </Page>
  )
}

interface SavedLocationProps {
  knownLocation: Location | null
  location: LocationForm
  problems: { state?: 'required'; county?: 'required' }
  loadCounties?: LoadCounties | undefined
  onChange: (location: LocationForm) => void
}

/** The location is half of the secret. A known location is shown as text, with a button to change it. */
function SavedLocation({ knownLocation, ...fields }: SavedLocationProps) {
  const t = useText('pin')
  const [isOpen, setIsOpen] = useState(knownLocation === null)
  if (!isOpen) {
    return (
      <div className="grid gap-1">
        <p>{t('create.place', fields.location)}</p>
        <Button size="small" variant="quiet" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {t('create.changePlace')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <p>{t('create.placeAsked')}</p>
      <PinLocationFields {...fields} />
    </>
  )
}

interface LeaveOutTilesProps {
  /** Sensitive needs of the person's search. */
  needs: readonly NeedKey[]
  leftOut: ReadonlySet<NeedKey>
  onChange: (leftOut: ReadonlySet<NeedKey>) => void
}

/** "Don't keep this" for each sensitive need (T-10.2). */
function LeaveOutTiles({ needs, leftOut, onChange }: LeaveOutTilesProps) {
  const t = useText('pin')
  const names = useText('needs')
  const handleTick = (need: NeedKey, isTicked: boolean) =>
    onChange(new Set(isTicked ? [...leftOut, need] : [...leftOut].filter((other) => other !== need)))
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="leave-out-title" className="grid gap-2">
      <h2 id="leave-out-title">{t('create.keepTitle')}</h2>
      <p className="text-ink-2">{t('create.keepText')}</p>
      <TileGrid label={t('create.keepTitle')}>
        {needs.map((need) => (
          <CheckboxTile
            key={need}
            label={t('create.dontKeep', { need: names(`${need}.label`) })}
            checked={leftOut.has(need)}
            onChange={(isTicked) => handleTick(need, isTicked)}
          />
        ))}
      </TileGrid>
    </section>
  )
}

interface SavingNoticeProps {
  saving: PinSavingState
  onUseAnyway: () => void
  onAnother: () => void
}

/** Why saving stopped: an easy PIN, or a failure. */
function SavingNotice({ saving, onUseAnyway, onAnother }: SavingNoticeProps) {
  const t = useText('pin')
  if (saving.phase === 'warned') {
    return (
      <Notice tone="warning" announce title={t('create.weak')}>
        <p>{t('create.weakText')}</p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button size="small" onClick={onAnother}>
            {t('create.another')}
          </Button>
          <Button size="small" variant="quiet" onClick={onUseAnyway}>
            {t('create.useAnyway')}
          </Button>
        </div>
      </Notice>
    )
  }
  if (saving.phase === 'entry' && saving.failure !== null) {
    return (
      <Notice tone="danger" announce title={saving.failure || t('create.failed')}>
        <p>{t('create.failedHelp')}</p>
      </Notice>
    )
  }
  return null
}
