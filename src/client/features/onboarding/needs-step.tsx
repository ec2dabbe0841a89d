import { CircleAlert, ListChecks, MapPin, Search } from 'lucide-react'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { type NeedKey, needKeys, maxOtherDescription } from '#domain/needs/needs.ts'
import { areAllSelected, type LocationChoice, type WizardState } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { NeedTiles } from './need-tiles.tsx'
import { usePlaceName } from './use-place-name.ts'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import { WizardFooter } from './wizard-footer.tsx'

export interface NeedsStepProps extends Pick<WizardState, 'needs' | 'otherText' | 'problem' | 'lookup' | 'point'> {
  location: LocationChoice | null
  /** The needs were chosen for an earlier search. */
  isResumed?: boolean
  onToggle: (need: NeedKey) => void
  onToggleAll: () => void
  onOther: (text: string) => void
  onChangeLocation: () => void
  onFind: () => void
}

/** Step 2: what the person needs help with. */
export function NeedsStep({ needs, otherText, problem, location, isResumed = false, ...on }: NeedsStepProps) {
  const t = useText('onboarding')
  const { area, notePress } = useFocusOnProblem<HTMLDivElement>(problem === 'oneNeed', 'input')
  const count = needKeys.filter((need) => needs[need]).length
  const handleFind = () => {
    on.onFind()
    notePress()
  }
  return (
    <>
      <div className="grid gap-1">
        <h1 tabIndex={-1}>{t('needs.title')}</h1>
        {location && <ChosenPlace {...on} location={location} />}
      </div>
      {isResumed && <Notice>{t('resumed')}</Notice>}
      <div className="wizard-all">
        <p className="text-ink-2">{t('needs.hint')}</p>
        <Button variant="quiet" size="small" icon={<ListChecks aria-hidden size={20} />} onClick={on.onToggleAll}>
          {areAllSelected(needs) ? t('needs.deselectAll') : t('needs.selectAll')}
        </Button>
      </div>
      <div ref={area} className="grid gap-3">
        {problem === 'oneNeed' && (
          <p role="alert" className="ui-field-error">
            <CircleAlert size={18} aria-hidden />
            <span>{t('problems.oneNeed')}</span>
          </p>
        )}
        <NeedTiles needs={needs} onToggle={on.onToggle} />
      </div>
      {needs.other && <OtherNeed text={otherText} onChange={on.onOther} />}
      <WizardFooter>
        <Button variant="primary" wide icon={<Search aria-hidden size={20} />} onClick={handleFind}>
          {t('needs.find')}
        </Button>
        <p role="status" className="wizard-note wizard-count">
          {count === 1 ? t('needs.chosenOne') : t('needs.chosenMany', { count })}
        </p>
      </WizardFooter>
    </>
  )
}

type ChosenPlaceProps = Pick<NeedsStepProps, 'lookup' | 'point' | 'onChangeLocation'> & { location: LocationChoice }

/** What the app understood on the step before, so that a wrong county is seen at once. */
function ChosenPlace({ location, lookup, point, onChangeLocation }: ChosenPlaceProps) {
  const t = useText('onboarding')
  const getName = usePlaceName()
  const city = lookup.phase === 'found' && lookup.by === 'name' ? lookup.city : undefined
  return (
    <div className="wizard-place">
      <MapPin aria-hidden size={18} />
      <span>{getName({ ...location, ...(city !== undefined && { city }), point })}</span>
      <button type="button" className="ui-text-link wizard-change" onClick={onChangeLocation}>
        {t('location.change')}
      </button>
      {lookup.phase === 'found' && lookup.by === 'zip' && !point && <p>{t('zip.noPoint')}</p>}
    </div>
  )
}

/** Free text for needs without a tile. Used for this search only and never stored. */
function OtherNeed({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useText('onboarding')
  return (
    <TextAreaField
      label={t('needs.otherLabel')}
      hint={
        <>
          {t('needs.otherHint')}
          <span className="block">{t('needs.otherLeft', { count: maxOtherDescription - text.length })}</span>
        </>
      }
      autoComplete="off"
      maxLength={maxOtherDescription}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
