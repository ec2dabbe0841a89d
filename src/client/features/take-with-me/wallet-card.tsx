import { maxOnCard } from '#domain/take-with-me/pocket-listing.ts'
import { cardQrBytes } from '#domain/take-with-me/qr-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { PrintedQrCode } from './printed-qr-code.tsx'
import { ListingLines } from './listing-lines.tsx'
import { unbroken } from './unbroken.ts'
import type { PrintMode } from './use-print-mode.ts'

const perSide = 2

/** Four panels the size of a bank card: cut out and folded twice, it fits any wallet. */
export function WalletCard({ listings, words, madeOn }: PrintMode) {
  const t = useText('takeWithMe')
  const visibleListings = listings.slice(0, maxOnCard)
  const sides = [0, 1, 2].map((side) => visibleListings.slice(side * perSide, (side + 1) * perSide))
  return (
    <article>
      <p className="card-hint">{t('paper.fold')}</p>
      <div className="wallet-card">
        <section className="card-side card-cover">
          <div>
            <h1>{words.title}</h1>
            <p>{madeOn}</p>
            <p className="card-help">{unbroken(words.help)}</p>
          </div>
          <PrintedQrCode listings={visibleListings} words={words} mostBytes={cardQrBytes} />
        </section>
        {sides.map((side, index) => (
          <ul key={index} className="card-side">
            {side.map((listing) => (
              <li key={listing.id}>
                <ListingLines listing={listing} words={words} isFull={false} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </article>
  )
}
