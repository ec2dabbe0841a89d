import type { PocketListing } from '#domain/take-with-me/pocket-listing.ts'
import { formatPhone } from '#domain/take-with-me/take-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { PrintMode } from './use-print-mode.ts'

interface ListingLinesProps {
  listing: PocketListing
  words: PrintMode['words']
  /** Hours and languages, where there is room. */
  isFull: boolean
}

/** A listing in print. Long texts end after two lines, so that everything fits on one page. */
export function ListingLines({ listing, words, isFull }: ListingLinesProps) {
  const t = useText('takeWithMe')
  const { name, phone, address, hours, isSpanishSpoken } = listing
  return (
    <>
      <strong className="paper-name">{name}</strong>
      <span className="paper-phone">{phone ? formatPhone(phone, words) : t('paper.noPhone')}</span>
      {address && <span className="paper-line">{address}</span>}
      {isFull && hours && <span className="paper-line">{t('paper.hours', { hours })}</span>}
      {isFull && isSpanishSpoken && <span className="paper-line">{words.spanish}</span>}
    </>
  )
}
