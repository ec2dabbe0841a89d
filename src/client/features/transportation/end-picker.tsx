import { LocateFixed, MapPin, Search } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import type { TripEnd } from '#domain/transportation/trip-end.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { endName } from './trip-words.ts'
import type { EndLookup } from './use-end-lookup.ts'

export interface EndPickerProps {
  which: 'from' | 'to'
  end: TripEnd | null
  listedEnds: readonly TripEnd[]
  lookup: EndLookup
  onChoose: (end: TripEnd | null) => void
  onFind: (typed: string) => void
  /** Only for the start of the trip, where the person can be now. */
  onDevice?: () => void
}

/** One end of the trip: from the list, from the device, or typed. */
export function EndPicker({ which, end, ...props }: EndPickerProps) {
  const t = useText('transportation')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="tg-end">
      <h3 id={heading}>{t(which)}</h3>
      {end ? (
        <div className="tg-end-chosen">
          <MapPin aria-hidden size={20} />
          <span>{endName(end, t)}</span>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('changeEnd', { end: t(which) })}
            onClick={() => props.onChoose(null)}
          >
            {t('change')}
          </Button>
        </div>
      ) : (
        <Ways {...props} />
      )}
      <LookupNews lookup={props.lookup} />
    </section>
  )
}

function Ways({ listedEnds, lookup, onChoose, onFind, onDevice }: Omit<EndPickerProps, 'which' | 'end'>) {
  const t = useText('transportation')
  const promise = useId()
  return (
    <>
      {onDevice && (
        <div className="grid gap-1">
          <Button
            size="small"
            busy={lookup.phase === 'askingDevice'}
            icon={<LocateFixed aria-hidden size={18} />}
            aria-describedby={promise}
            className="justify-self-start"
            onClick={onDevice}
          >
            {t('device')}
          </Button>
          <p id={promise} className="text-sm text-ink-2">
            {t('devicePromise')}
          </p>
        </div>
      )}
      {listedEnds.length > 0 && <ListedEnds listedEnds={listedEnds} onChoose={onChoose} />}
      <TypedEnd isAsking={lookup.phase === 'asking'} onFind={onFind} />
      {lookup.phase === 'choosing' && (
        <div role="group" aria-label={t('choose')} className="tg-chips">
          <p>{t('choose')}</p>
          {lookup.choices.map((choice) => (
            <button key={endName(choice, t)} type="button" className="tg-chip" onClick={() => onChoose(choice)}>
              {endName(choice, t)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

const shownFirst = 3

function ListedEnds({ listedEnds, onChoose }: Pick<EndPickerProps, 'listedEnds' | 'onChoose'>) {
  const t = useText('transportation')
  const [showsAll, setShowsAll] = useState(false)
  const visibleEnds = showsAll ? listedEnds : listedEnds.slice(0, shownFirst)
  return (
    <div role="group" aria-label={t('fromList')} className="tg-chips">
      <p>{t('fromList')}</p>
      {visibleEnds.map((end) => (
        <button key={`${end.name} ${end.address}`} type="button" className="tg-chip" onClick={() => onChoose(end)}>
          {end.name}
        </button>
      ))}
      {visibleEnds.length < listedEnds.length && (
        <Button size="small" variant="quiet" onClick={() => setShowsAll(true)}>
          {t('morePlaces', { count: listedEnds.length })}
        </Button>
      )}
    </div>
  )
}

function TypedEnd({ isAsking, onFind }: { isAsking: boolean; onFind: (typed: string) => void }) {
  const t = useText('transportation')
  const [typed, setTyped] = useState('')
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isAsking) onFind(typed)
  }
  return (
    <form noValidate className="tg-typed" onSubmit={handleSubmit}>
      <TextField
        label={t('typed')}
        hint={t('typedHint')}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={isAsking} icon={<Search aria-hidden size={18} />}>
        {t('find')}
      </Button>
    </form>
  )
}

/** A live region that is always in the page, so that screen readers announce changes. */
function LookupNews({ lookup }: { lookup: EndLookup }) {
  const t = useText('transportation')
  return (
    <div role="status" className="tg-news">
      {lookup.phase === 'asking' && <p className="text-ink-2">{t('asking')}</p>}
      {lookup.phase === 'askingDevice' && <p className="text-ink-2">{t('askingDevice')}</p>}
      {lookup.phase === 'failed' && <Notice tone="warning">{t(`problems.${lookup.problem}`)}</Notice>}
    </div>
  )
}
