import { maxOnSheet } from '#domain/take-with-me/pocket-listing.ts'
import { sheetQrBytes } from '#domain/take-with-me/qr-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { PrintedQrCode } from './printed-qr-code.tsx'
import { ListingLines } from './listing-lines.tsx'
import { unbroken } from './unbroken.ts'
import type { PrintMode } from './use-print-mode.ts'

const mostSteps = 3

/** One printed page, A4 or Letter, in large type, with room to write. */
export function PrintedSheet({ listings, steps, words, madeOn }: PrintMode) {
  const t = useText('takeWithMe')
  const visibleListings = listings.slice(0, maxOnSheet)
  return (
    <article className="paper-sheet">
      <header className="paper-head">
        <h1>{words.title}</h1>
        <p>{madeOn}</p>
      </header>
      {steps.length > 0 && (
        <section>
          <h2>{words.steps}</h2>
          <ol className="paper-steps">
            {steps.slice(0, mostSteps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <ol className="paper-places">
        {visibleListings.map((listing) => (
          <li key={listing.id}>
            <ListingLines listing={listing} words={words} isFull />
          </li>
        ))}
      </ol>
      <p className="paper-call">
        {words.callFirst} {unbroken(words.help)}
      </p>
      <footer className="paper-foot">
        <PrintedQrCode listings={visibleListings} words={words} mostBytes={sheetQrBytes} />
        <section className="paper-notes">
          <h2>{t('paper.notes')}</h2>
          <hr />
          <hr />
          <hr />
        </section>
      </footer>
    </article>
  )
}
