import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { maxAlternatives } from '#domain/introductions/partner-answer.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { OtherListing } from './response-values.ts'

export type FindListings = (words: string) => Promise<OtherListing[]>

interface OtherListingsProps {
  value: readonly OtherListing[]
  onChange: (listings: readonly OtherListing[]) => void
  find: FindListings
}

/** Up to two listings that may help instead: selected from a search, never typed, so that they exist. */
export function OtherListings({ value, onChange, find }: OtherListingsProps) {
  const t = useText('partnerAnswer')
  const [words, setWords] = useState('')
  const [search, setSearch] = useState<'none' | 'busy' | 'failed' | readonly OtherListing[]>('none')
  const handleFind = async () => {
    setSearch('busy')
    try {
      setSearch(await find(words.trim()))
    } catch (error) {
      reportQuietly('other places', error)
      setSearch('failed')
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter in this field must not submit the answer.
    event.preventDefault()
    void handleFind()
  }
  const isFull = value.length >= maxAlternatives
  const found = typeof search === 'string' ? [] : search.filter(({ id }) => !value.some((chosen) => chosen.id === id))
  return (
    <fieldset className="pa-stack">
      <legend className="ui-field-label">
        {t('form.others')} {t('form.optional')}
      </legend>
      <p className="pa-quiet">{t('form.othersHint')}</p>
      <ListingLines
        listings={value}
        action="remove"
        onAct={({ id }) => onChange(value.filter((chosen) => chosen.id !== id))}
      />
      {!isFull && (
        <>
          <div className="pa-row">
            <TextField
              label={t('form.findOthers')}
              value={words}
              maxLength={200}
              onKeyDown={handleKey}
              onChange={(event) => setWords(event.target.value)}
            />
            <Button busy={search === 'busy'} onClick={() => void handleFind()}>
              {t('form.find')}
            </Button>
          </div>
          {search === 'failed' && (
            <Notice announce tone="warning">
              {t('form.othersFailed')}
            </Notice>
          )}
          {typeof search !== 'string' && found.length === 0 && <p role="status">{t('form.noOthers')}</p>}
          <ListingLines listings={found} action="add" onAct={(listing) => onChange([...value, listing])} />
        </>
      )}
    </fieldset>
  )
}

interface ListingLinesProps {
  listings: readonly OtherListing[]
  action: 'add' | 'remove'
  onAct: (listing: OtherListing) => void
}

function ListingLines({ listings, action, onAct }: ListingLinesProps) {
  const t = useText('partnerAnswer')
  if (listings.length === 0) return null
  const Icon = action === 'add' ? Plus : X
  return (
    <ul className="pa-places">
      {listings.map((listing) => (
        <li key={listing.id}>
          <span>
            <strong>{listing.name}</strong>
            {listing.city && <span className="pa-quiet">{listing.city}</span>}
          </span>
          <Button
            size="small"
            icon={<Icon aria-hidden size={18} />}
            aria-label={t(`form.${action}Name`, { name: listing.name })}
            onClick={() => onAct(listing)}
          >
            {t(`form.${action}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
